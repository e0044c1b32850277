import Foundation

/// One item of the list.
package struct Item: Identifiable, Hashable, Codable, Sendable {
  /// The store numbers items from 1, in the order in which they are added.
  package internal(set) var id = 0
  package var title = ""
  package var notes = ""
  package var category = Category.home
  package var isPinned = false

  package enum Category: String, CaseIterable, Codable, Sendable {
    case home, work, ideas

    package var title: String { rawValue.capitalized }
  }

  /// The text beside the title in the list.
  package var summary: String { isPinned ? "\(category.title), pinned" : category.title }

  /// Whether the store does not have the item yet.
  package var isNew: Bool { id == 0 }
}

extension Item {
  /// The items of a new user.
  nonisolated package static let samples = [
    Item(id: 1, title: "Water the plants", notes: "The fern twice.", category: .home),
    Item(id: 2, title: "Write the release notes", notes: "Thank everybody.", category: .work, isPinned: true),
    Item(id: 3, title: "A map of good bakeries", category: .ideas),
  ]
}
