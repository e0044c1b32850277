import Armature

/// Asks for the user's name. It does not know which flow comes next.
final class WelcomeCoordinator: Coordinator<WelcomeDestination> {
  var name = "" { didSet { refresh() } }

  private let store: Store

  init(store: Store) {
    self.store = store
    super.init(root: .hello)
  }

  var canStart: Bool { name.contains { !$0.isWhitespace } }

  func start() { store.user = name }
}
