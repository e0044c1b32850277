import Armature

/// Chooses a category, and ends with it. It does not know what the category is for.
final class CategoryCoordinator: Coordinator<CategoryDestination>, Finishing {
  typealias Value = Item.Category

  /// The category at the start.
  let current: Item.Category

  init(current: Item.Category) {
    self.current = current
    super.init(root: .list)
  }
}
