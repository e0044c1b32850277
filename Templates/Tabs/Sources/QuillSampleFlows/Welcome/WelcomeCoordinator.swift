import Armature
import ArmatureTexts
import Observation

/// Asks for the user's name. It does not know which flow comes next.
@Observable
final class WelcomeCoordinator: Coordinator<WelcomeDestination>, KeepsValues {
  var name = ""

  private let store: Store

  init(store: Store) {
    self.store = store
    super.init(root: .hello)
  }

  var texts: StringCatalog { store.texts }
  var canStart: Bool { name.contains { !$0.isWhitespace } }

  /// The typed name comes back when the app is opened again.
  var kept: String { name }

  func bringBack(_ kept: String) { name = kept }

  /// Brings all windows to their first state, which is made of the tabs now.
  func start() {
    store.user = name
    popToRoot(.everything, inEveryScene: true)
  }
}
