import Foundation

/// One item of the list.
public struct Item: Identifiable, Hashable, Codable, Sendable {
  /// The store numbers items from 1, in the order in which they are added.
  public internal(set) var id = 0
  public var title = ""
  public var notes = ""
  public var category = Category.home
  public var isPinned = false

  public enum Category: String, CaseIterable, Codable, Sendable {
    case home, work, ideas

    public var title: String { rawValue.capitalized }
  }

  /// The text beside the title in the list.
  public var summary: String { isPinned ? "\(category.title), pinned" : category.title }

  /// Whether the store does not have the item yet.
  public var isNew: Bool { id == 0 }
}

extension Item {
  /// The items of a new user.
  public static let samples = [
    Item(id: 1, title: "Water the plants", notes: "The fern twice.", category: .home),
    Item(id: 2, title: "Write the release notes", notes: "Thank everybody.", category: .work, isPinned: true),
    Item(id: 3, title: "A map of good bakeries", category: .ideas),
  ]
}
