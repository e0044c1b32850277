import Armature

final class GuideCoordinator: Coordinator<GuideDestination> {
  let topics = ["Editing", "Syncing"]

  init() { super.init(root: .topics) }
}
