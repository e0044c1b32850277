import Armature

/// The screens of the first tab.
enum HomeDestination: Destination, Codable {
  case home, news, messages

  static let examples: [Self] = [
    .home,
    .news,
    .messages,
  ]

  func screen(in flow: HomeCoordinator) -> Screen<Self> {
    switch self {
    case .home:
      Screen("Home") {
        LinkRow("News", to: .news)
        LinkRow("Messages", to: .messages)
      }

    case .news: Screen("News") { TextRow("Everybody sees this.") }
    case .messages: Screen("Messages") { TextRow("Only \(flow.session.user ?? "nobody") sees this.") }
    }
  }
}
