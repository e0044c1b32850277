/// Makes the rows of a screen from statements: rows, `if`, `switch` and `for`.
@resultBuilder
@MainActor
public enum RowBuilder<D: Destination> {
  public static func buildExpression(_ row: LinkRow<D>) -> [Row<D>] { [.link(row)] }
  public static func buildExpression(_ row: ButtonRow) -> [Row<D>] { [.button(row)] }
  public static func buildExpression(_ row: TextRow) -> [Row<D>] { [.text(row)] }
  public static func buildExpression(_ row: ImageRow) -> [Row<D>] { [.image(row)] }
  public static func buildExpression(_ row: FieldRow) -> [Row<D>] { [.field(row)] }
  public static func buildExpression(_ row: ToggleRow) -> [Row<D>] { [.toggle(row)] }
  public static func buildExpression(_ row: NumberRow) -> [Row<D>] { [.number(row)] }
  public static func buildExpression(_ row: PickerRow) -> [Row<D>] { [.picker(row)] }
  public static func buildExpression(_ row: DateRow) -> [Row<D>] { [.date(row)] }
  public static func buildExpression(_ row: StepperRow) -> [Row<D>] { [.stepper(row)] }
  public static func buildExpression(_ row: SectionRow<D>) -> [Row<D>] { [.section(row)] }
  public static func buildExpression(_ rows: [Row<D>]) -> [Row<D>] { rows }
  public static func buildBlock(_ rows: [Row<D>]...) -> [Row<D>] { rows.flatMap { $0 } }
  public static func buildOptional(_ rows: [Row<D>]?) -> [Row<D>] { rows ?? [] }
  public static func buildEither(first rows: [Row<D>]) -> [Row<D>] { rows }
  public static func buildEither(second rows: [Row<D>]) -> [Row<D>] { rows }
  public static func buildArray(_ rows: [[Row<D>]]) -> [Row<D>] { rows.flatMap { $0 } }
  public static func buildLimitedAvailability(_ rows: [Row<D>]) -> [Row<D>] { rows }
}

/// Makes the items of a toolbar from statements: buttons, links, `if`, `switch` and `for`.
@resultBuilder
@MainActor
public enum ToolbarBuilder<D: Destination> {
  public static func buildExpression(_ row: LinkRow<D>) -> [Row<D>] { [.link(row)] }
  public static func buildExpression(_ row: ButtonRow) -> [Row<D>] { [.button(row)] }
  public static func buildBlock(_ rows: [Row<D>]...) -> [Row<D>] { rows.flatMap { $0 } }
  public static func buildOptional(_ rows: [Row<D>]?) -> [Row<D>] { rows ?? [] }
  public static func buildEither(first rows: [Row<D>]) -> [Row<D>] { rows }
  public static func buildEither(second rows: [Row<D>]) -> [Row<D>] { rows }
  public static func buildArray(_ rows: [[Row<D>]]) -> [Row<D>] { rows.flatMap { $0 } }
}
