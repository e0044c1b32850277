import Armature

final class HelpCoordinator: Coordinator<HelpDestination> {
  let topics = ["Editing", "Syncing"]

  init() { super.init(root: .topics) }
}
