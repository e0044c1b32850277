nonisolated public struct VStack<Content: View>: View {
  public typealias Body = Never
  let content: Content
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

nonisolated public struct HStack<Content: View>: View {
  public typealias Body = Never
  let content: Content
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

nonisolated public struct ZStack<Content: View>: View {
  public typealias Body = Never
  let content: Content
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) { self.content = content() }
}

nonisolated public struct ScrollView<Content: View>: View {
  public typealias Body = Never
  let content: Content
  public init(showsIndicators: Bool = true, @ViewBuilder content: () -> Content) { self.content = content() }
}

nonisolated public struct Spacer: View, Sendable {
  public typealias Body = Never
  public init(minLength: CGFloat? = nil) {}
}

nonisolated public struct Divider: View, Sendable {
  public typealias Body = Never
  public init() {}
}
