/// A tab's item in the tab bar.
public struct TabItem: Hashable, Sendable {
  /// The tab's name in links. Hosts report taps by it.
  public internal(set) var name = ""
  /// The tab's title.
  public let title: String
  /// The name of a system image, for hosts that draw images.
  public let image: String?
  /// A short text on the tab, such as the number of unread messages.
  public let badge: String?

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - title: The tab's title.
  ///   - image: The name of a system image.
  ///   - badge: A short text on the tab; `nil` or the empty text shows none.
  public init(_ title: String, image: String? = nil, badge: String? = nil) {
    self.title = title
    self.image = image
    self.badge = badge?.isEmpty == true ? nil : badge
  }
}
