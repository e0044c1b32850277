/// A tab's item in the tab bar.
public struct TabItem: Hashable, Sendable {
  /// The purpose of a tab, for which systems have a look of their own.
  public enum Role: String, Hashable, Sendable, Codable {
    /// The tab searches. From iOS 18 on, it is apart from the others.
    case search
    /// The tab stands out from the others, from iOS 27 on. A bar has at most one such tab.
    case prominent
  }

  /// The tab's name in links. Hosts report taps by it.
  package internal(set) var name = ""
  /// The tab's title.
  public let title: String
  /// The name of a system image, for hosts that draw images.
  package let image: String?
  /// A short text on the tab, such as the number of unread messages.
  public let badge: String?
  /// The purpose of the tab, if it has one of its own.
  package let role: Role?
  /// The text that assistive technologies read in place of the title.
  package let accessibilityLabel: String?
  /// The title above this tab and the next ones with the same section, where the tabs are a sidebar.
  package let section: String?

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - title: The text of the tab in the bar.
  ///   - image: The name of a system image. Without one, narrow bars of new systems show nothing for the tab.
  ///   - badge: A short text on the tab; `nil` or the empty text shows none.
  ///   - role: The purpose of the tab; `nil` for an ordinary tab.
  ///   - section: The title of the tab's section in a sidebar.
  ///   - accessibilityLabel: The text that assistive technologies read in place of the title.
  public init(
    _ title: String, image: String? = nil, badge: String? = nil, role: Role? = nil, section: String? = nil,
    accessibilityLabel: String? = nil
  ) {
    self.title = title
    self.image = image
    self.badge = badge?.isEmpty == true ? nil : badge
    self.role = role
    self.section = section
    self.accessibilityLabel = accessibilityLabel
  }

  /// The reason why a bar may show nothing for the tab; `nil` if there is none.
  package var problem: String? {
    let hasTitle = !title.allSatisfy(\.isWhitespace)
    let hasImage = image?.isEmpty == false
    if hasTitle && hasImage { return nil }
    let missing = hasTitle ? "image" : hasImage ? "title" : "title and no image"
    return "the tab “\(name)” has no \(missing): give its TabItem both, since a bar may show only one of them"
  }
}
