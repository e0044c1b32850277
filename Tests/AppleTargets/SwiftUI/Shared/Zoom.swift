// Zooms: a view that appears names a source by its identifier in a name space. What happens without such a source on display
// is not documented; in the stand-in nothing does.
//
// https://developer.apple.com/documentation/swiftui/navigationtransition/zoom(sourceid:in:)
// https://developer.apple.com/documentation/swiftui/view/matchedtransitionsource(id:in:)

/// A name space for the sources of transitions.
@propertyWrapper
public struct Namespace: DynamicProperty {
  public struct ID: Hashable, Sendable {
    private let number = UInt64.random(in: 0...UInt64.max)
  }

  @State private var id = ID()

  public init() {}

  public var wrappedValue: ID { id }
}

/// https://developer.apple.com/documentation/swiftui/navigationtransition
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
public protocol NavigationTransition {}

/// https://developer.apple.com/documentation/swiftui/zoomnavigationtransition
@available(iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
@available(macOS, unavailable)
public struct ZoomNavigationTransition: NavigationTransition, Zoom {
  let source: AnyHashable
}

/// A zoom under a name that macOS has, too.
protocol Zoom { var source: AnyHashable { get } }

@available(iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
@available(macOS, unavailable)
extension NavigationTransition where Self == ZoomNavigationTransition {
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition(source: [AnyHashable(namespace), AnyHashable(sourceID)] as [AnyHashable])
  }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension View {
  nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
    attribute(.zoomSource([AnyHashable(namespace), AnyHashable(id)] as [AnyHashable]))
  }
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
    attribute((style as? any Zoom).map { .zoom(from: $0.source) } ?? .appearance)
  }
}
