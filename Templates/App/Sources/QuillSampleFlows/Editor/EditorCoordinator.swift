import Armature

/// Edits a copy of an item. It knows no store: what was saved goes up through a closure.
final class EditorCoordinator: Coordinator<EditorDestination> {
  /// The item as it is being edited. All of the flow's screens show it.
  var draft: Item { didSet { refresh() } }

  private let saved: Item
  private let onSave: (Item) -> Void

  init(item: Item, onSave: @escaping (Item) -> Void) {
    draft = item
    saved = item
    self.onSave = onSave
    super.init(root: .draft)
  }

  var isEdited: Bool { draft != saved }
  var canSave: Bool { isEdited && draft.title.contains { !$0.isWhitespace } }

  /// Unsaved edits are not lost by a swipe or a step back: the user has to say Save or Discard. What is pushed within
  /// the sheet can be left at any time.
  override func canLeave(_ slot: Slot<EditorDestination>) -> Bool { !slot.isRoot || !isEdited }

  func choose(_ category: Item.Category) {
    draft.category = category
    goBack()
  }

  func save() {
    onSave(draft)
    leave()
  }
}
