/// Makes a list from statements: its elements, `if`, `switch` and `for`. Screens, toolbars, dialogs and questions use
/// it.
@resultBuilder
public enum ListBuilder<Element> {
  public static func buildExpression(_ element: Element) -> [Element] { [element] }
  public static func buildExpression(_ list: [Element]) -> [Element] { list }
  public static func buildBlock(_ lists: [Element]...) -> [Element] { lists.flatMap { $0 } }
  public static func buildOptional(_ list: [Element]?) -> [Element] { list ?? [] }
  public static func buildEither(first list: [Element]) -> [Element] { list }
  public static func buildEither(second list: [Element]) -> [Element] { list }
  public static func buildArray(_ lists: [[Element]]) -> [Element] { lists.flatMap { $0 } }
}

extension ListBuilder {
  public static func buildExpression<D>(_ row: LinkRow<D>) -> [Element] where Element == Row<D> {
    [Row(kind: .link(row))]
  }
  public static func buildExpression<D>(_ row: some PlainRow) -> [Element] where Element == Row<D> {
    // Only the types of this module have a kind. A type of the app's own is drawn as its description.
    [Row(kind: (row as? any DrawnRow)?.rowKind() ?? .text(TextRow("\(row)")))]
  }
  public static func buildExpression<D>(_ row: SectionRow<D>) -> [Element] where Element == Row<D> {
    [Row(kind: .section(row))]
  }
}

extension ListBuilder {
  public static func buildExpression<D>(_ row: LinkRow<D>) -> [Element] where Element == BarItem<D> {
    [BarItem(row: Row(kind: .link(row)))]
  }
  public static func buildExpression<D>(_ row: ButtonRow) -> [Element] where Element == BarItem<D> {
    [BarItem(row: Row(kind: .button(row)))]
  }
}

/// Makes the screen of a destination out of statements: `let`, `if`, `switch` and the screen itself, without `return`.
@resultBuilder
@MainActor
public enum ScreenBuilder<D: Hashable & Sendable> {
  public static func buildExpression(_ screen: Screen<D>) -> Screen<D> { screen }
  public static func buildBlock(_ screen: Screen<D>) -> Screen<D> { screen }
  public static func buildEither(first screen: Screen<D>) -> Screen<D> { screen }
  public static func buildEither(second screen: Screen<D>) -> Screen<D> { screen }
}
