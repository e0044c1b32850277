import Armature

/// The screens and child flows of the app's first flow.
public enum AppDestination: Destination, Codable {
  case home

  public typealias Flow = AppCoordinator

  public static let examples: [Self] = [
    .home
  ]

  public func screen(in flow: AppCoordinator) -> Screen<Self> {
    switch self {
    case .home:
      Screen("Quill Sample") { TextRow("Hello") }
    }
  }
}
