import Armature

/// The screens and child flows of the app's first flow.
package enum AppDestination: Destination, Codable {
  case items
  case item(id: Item.ID)
  /// Edits an item, or a new one for `nil`.
  case editor(item: Item.ID?)
  case settings
  /// Stands in place of the list until a user has signed in.
  case signIn

  package static let examples: [Self] = [
    .items,
    .item(id: 1),
    .editor(item: nil),
    .settings,
    .signIn,
  ]

  package var style: PresentationStyle {
    switch self {
    case .editor: .sheet
    default: .push
    }
  }

  package func screen(in flow: AppCoordinator) -> Screen<Self> {
    switch self {
    case .items:
      Screen("Quill Sample") {
        for item in flow.store.items { LinkRow(item.title, detail: item.summary, to: .item(id: item.id)) }
        if flow.store.items.isEmpty { TextRow("Nothing here yet. Add the first one.") }
      }
      .toolbar(.leading) { LinkRow("Settings", to: .settings) }
      .toolbar(.trailing) { LinkRow("Add", to: .editor(item: nil)) }

    case .item(let id):
      // The item may be gone for a moment, until the screen is removed: another window can delete it.
      if let item = flow.store[id] {
        Screen(item.title) {
          if !item.notes.isEmpty { TextRow(item.notes) }
          TextRow("Category", detail: item.category.title)
          ToggleRow("Pinned", isOn: item.isPinned) { flow.store[id]?.isPinned = $0 }
          ButtonRow("Delete", role: .destructive) { await flow.delete(item) }
        }
        .toolbar(.trailing) { LinkRow("Edit", to: .editor(item: id)) }
      } else {
        Screen("Deleted") { TextRow("This item is not there any more.") }
      }

    // The child flows from `child(for:)` draw these.
    case .editor, .settings, .signIn: .child
    }
  }
}
