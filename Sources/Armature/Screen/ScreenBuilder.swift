/// Makes the screen of a destination out of statements: `let`, `if`, `switch` and the screen itself, without `return`.
@resultBuilder
@MainActor
public enum ScreenBuilder<D: Hashable & Sendable> {
  public static func buildExpression(_ screen: Screen<D>) -> Screen<D> { screen }
  public static func buildBlock(_ screen: Screen<D>) -> Screen<D> { screen }
  public static func buildEither(first screen: Screen<D>) -> Screen<D> { screen }
  public static func buildEither(second screen: Screen<D>) -> Screen<D> { screen }
}
