import Armature

/// The one place of the app's first flow: the welcome or the tabs, as the coordinator decides.
public enum AppDestination: Destination, Codable {
  case start

  public typealias Flow = AppCoordinator

  public static let examples: [Self] = [.start]

  /// Links begin with what the flow at the start has, such as a tab.
  public var isLinkable: Bool { false }

  public func screen(in flow: AppCoordinator) -> Screen<Self> { .child }
}
