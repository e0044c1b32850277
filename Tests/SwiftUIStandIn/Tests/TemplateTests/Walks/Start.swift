import Armature
import QuillSampleFlows

extension Walkthrough {
  /// The root flow of a scene of the template.
  @MainActor static func makeRoots() -> @MainActor (String) -> AnyCoordinator? { { _ in AppCoordinator() } }

  static let all = [
    Self(
      "an item is opened and renamed, and another one added",
      "1, set title Water the ferns, back, add, set title Milk, save, milk", end: "/item/3"),
    Self("the sheet is given up, by its button and by a swipe", "add, cancel, add, dismiss", end: "/"),
    Self(
      "links open the sheet and an item, and bad ones change nothing",
      "open /new-item, open /item/1, !open /about", end: "/item/1"),
  ]
}
