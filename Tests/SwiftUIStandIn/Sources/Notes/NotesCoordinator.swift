import Armature

final class NotesCoordinator: Coordinator<NotesDestination> {
  let titles = ["Milk", "Bread"]

  override func child(for destination: NotesDestination) -> AnyCoordinator? {
    destination == .settings ? Coordinator(root: SettingsDestination.overview) : nil
  }
}
