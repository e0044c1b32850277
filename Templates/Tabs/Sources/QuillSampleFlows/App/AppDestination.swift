import Armature

/// The only destination of the app's first flow. The coordinator opens the welcome or the tabs for it.
public enum AppDestination: Destination, Codable {
  case start

  public typealias Flow = AppCoordinator

  public static let examples: [Self] = [.start]

  /// Links leave this destination out: they begin with the flow that it opens, for example with a tab.
  public var isLinkable: Bool { false }

  public func screen(in flow: AppCoordinator) -> Screen<Self> { .child }
}
