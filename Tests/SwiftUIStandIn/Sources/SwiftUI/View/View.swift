@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  public typealias Body = Never
  @MainActor public var body: Never { fatalError("Never has no body") }
}

extension View where Body == Never {
  @MainActor public var body: Never { fatalError("\(Self.self) draws itself") }
}

nonisolated public struct EmptyView: View, Sendable {
  public typealias Body = Never
  public init() {}
}

nonisolated public struct AnyView: View {
  public typealias Body = Never
  let view: any View

  public init<V: View>(_ view: V) { self.view = (view as? AnyView)?.view ?? view }
  public init<V: View>(erasing view: V) { self.init(view) }
}

nonisolated public struct TupleView<T>: View {
  public typealias Body = Never
  public var value: T
  let views: [any View]

  init(value: T, views: [any View]) {
    self.value = value
    self.views = views
  }
}

nonisolated public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }
  let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

nonisolated public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  public typealias Body = Never
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
