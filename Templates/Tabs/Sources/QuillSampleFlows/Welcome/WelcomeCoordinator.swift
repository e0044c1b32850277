import Armature

/// Asks for the user's name. It does not know which flow comes next.
final class WelcomeCoordinator: Coordinator<WelcomeDestination>, KeepsValues {
  var name = "" { didSet { refresh() } }

  private let store: Store

  init(store: Store) {
    self.store = store
    super.init(root: .hello)
  }

  var canStart: Bool { name.contains { !$0.isWhitespace } }

  /// The typed name comes back when the app is opened again.
  var kept: String { name }

  func bringBack(_ kept: String) { name = kept }

  func start() { store.user = name }
}
