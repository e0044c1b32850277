import Armature
import Observation

/// Edits a copy of an item. It does not know the store: a closure passes the saved item to the flow that opened it.
@Observable
final class EditorCoordinator: Coordinator<EditorDestination>, KeepsValues {
  /// The edited copy. All screens of the flow show it.
  var draft: Item

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

  /// Keeps the user in the sheet while there are unsaved edits: only Save and Discard close it. Screens that are pushed
  /// in the sheet can be left at any time.
  override func canLeave(_ slot: Slot<EditorDestination>) -> Bool { !slot.isRoot || !isEdited }

  /// The draft comes back when the app is opened again.
  var kept: Item { draft }

  func bringBack(_ kept: Item) { draft = kept }

  func choose(_ category: Item.Category) {
    draft.category = category
    goBack()
  }

  /// Leaves first, so that the parent may push in its answer.
  func save() {
    leave()
    onSave(draft)
  }
}
