import Armature

enum MainTab: Tab {
  case notes, settings

  func flow(in tabs: TabCoordinator<Self>) -> AnyCoordinator {
    switch self {
    case .notes: NotesCoordinator(titles: ["Milk", "Bread"])
    case .settings: Coordinator(root: SettingsDestination.overview)
    }
  }

  func item(in tabs: TabCoordinator<Self>) -> TabItem {
    switch self {
    case .notes: TabItem("Notes", image: "note.text")
    case .settings: TabItem("Settings", image: "gear")
    }
  }
}
