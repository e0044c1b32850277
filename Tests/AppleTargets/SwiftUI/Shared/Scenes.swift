import Combine

@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}

extension App {
  /// Runs nothing: a test draws the app.
  @MainActor @preconcurrency public static func main() {}
}

@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension Scene {
  /// Calls nothing: a test changes the phase of a window, not the one of an app.
  ///
  /// https://developer.apple.com/documentation/swiftui/scene/onchange(of:initial:_:)
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene { self }
}

@resultBuilder
public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

nonisolated public struct WindowGroup<Content: View>: Scene {
  public typealias Body = Never
  let content: Content
  @MainActor public var body: Never { fatalError("a window group draws itself") }

  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

@available(iOS 16, macOS 13, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension WindowGroup {
  nonisolated public init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> { self.content = PresentedWindowContent(make: content) }
}

/// The content of windows that each have a value.
@available(iOS 16, macOS 13, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
nonisolated public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View, PrimitiveView {
  let make: (Binding<Data?>) -> Content
  var presented: PresentedValue?
}

/// The value of a window. It is kept between launches.
final class PresentedValue: ObservableObject {
  @Published var value: AnyHashable?

  init(_ value: AnyHashable?) { self.value = value }
}
