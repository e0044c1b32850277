import Armature
import Observation

/// Edits a copy of an item, and ends with the edited one. It does not know the store: the flow that opened it saves it.
@Observable
final class EditorCoordinator: Coordinator<EditorDestination>, Finishing, KeepsValues {
  typealias Value = Item

  /// Each screen of the editor can be the first one, so links lead to all of them.
  static let linksToSteps = true

  /// The edited copy. All screens of the flow show it.
  var draft: Item

  private let saved: Item

  init(item: Item) {
    draft = item
    saved = item
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

  override func child(for destination: EditorDestination) -> AnyCoordinator? {
    switch destination {
    case .draft: nil
    case .category: CategoryCoordinator(current: draft.category).onFinish { [weak self] in self?.draft.category = $0 }
    }
  }
}
