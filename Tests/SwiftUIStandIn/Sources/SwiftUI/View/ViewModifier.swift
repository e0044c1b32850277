extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  @MainActor public var body: Modifier.Body { modifier.body(content: _ViewModifier_Content(content: AnyView(content))) }
}

nonisolated public struct EmptyModifier: ViewModifier {
  public init() {}
  @MainActor public func body(content: Content) -> some View { content }
}
