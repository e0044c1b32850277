import Armature

/// The screen of the categories.
enum CategoryDestination: Destination, Codable {
  case list

  static let examples: [Self] = [.list]

  func screen(in flow: CategoryCoordinator) -> Screen<Self> {
    Screen("Category") {
      for category in Item.Category.allCases {
        ToggleRow(category.title, isOn: category == flow.current) { _ in flow.finish(category) }
      }
    }
  }
}
