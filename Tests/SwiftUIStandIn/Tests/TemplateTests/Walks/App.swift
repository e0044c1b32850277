import Armature
import QuillSampleFlows

extension Walkthrough {
  /// The root flow of a scene of the template.
  @MainActor static func makeRoots() -> @MainActor (String) -> AnyCoordinator? {
    { _ in AppCoordinator(store: Store { _ in }) }
  }

  static let all = [
    Self("an item is read", "Water the plants, back", end: "/"),
    Self("an item is edited", "Write the release notes, Edit, set Title Read the release notes, Save, back", end: "/"),
    Self(
      "a changed draft keeps its sheet",
      "Water the plants, Edit, set Notes Twice., !back, !dismiss", end: "/item/1/editor?item=1"),
    Self("a changed draft is discarded", "Water the plants, Edit, set Title Rain, Discard", end: "/item/1"),
    Self("an unchanged draft is cancelled", "Add, Cancel", end: "/"),
    Self("an unchanged draft is swiped away", "A map of good bakeries, Edit, dismiss", end: "/item/3"),
    Self("a draft without a title is not saved", "Add, !Save, set Notes Two, !Save", end: "/editor"),
    Self("an item is added", "Add, set Title Milk, set Notes Two, Category, Ideas, Save, Milk", end: "/item/4"),
    Self(
      "a screen in a sheet is left while its draft is changed",
      "Add, set Title Milk, Category, back, !back, Save", end: "/"),
    Self("the category leads back to the draft by its title", "Add, Category, pop New Item", end: "/editor"),
    Self("an item is kept", "A map of good bakeries, Delete, Cancel", end: "/item/3"),
    Self("an item is deleted", "A map of good bakeries, Delete, Delete", end: "/"),
    Self(
      "all items are deleted",
      "A map of good bakeries, Delete, Delete, Water the plants, Delete, Delete, Write the release notes, Delete, "
        + "Delete, Settings, !Back up now",
      end: "/settings"),
    Self("an item is pinned", "Water the plants, Pinned, back", end: "/"),
    Self("the order is turned round", "Settings, Newest first, back", end: "/"),
    Self("the items are backed up", "Settings, Back up now", end: "/settings"),
    Self("a cover is closed", "Settings, Account, Close", end: "/settings"),
    Self("a cover shows a second screen", "Settings, Account, Sign out, back", end: "/settings/account"),
    Self("the user signs out", "Settings, Account, Sign out, Sign out now", end: "/"),
    Self(
      "the next user signs in",
      "open /settings/account/sign-out, Sign out now, !Sign in, set Name Grace, Sign in", end: "/"),
    Self(
      "a link waits behind the sign-in",
      "open /settings/account/sign-out, Sign out now, set Name Grace, open /item/2, open /settings/account, Sign in",
      end: "/settings/account"),
    Self("the broadcast closes a cover", "Settings, Account, Sign out, root", end: "/"),
    Self("the broadcast discards a draft", "Add, set Title Milk, root", end: "/"),
    Self(
      "links lead from place to place",
      "open /item/2, open ../item/3, open editor?item=3, open /settings, open account, open ..", end: "/settings"),
    Self("a link goes on in the parent of a child flow", "open /settings/~/item/1, back, back", end: "/"),
    Self("bad links change nothing", "Settings, !open /setings, !open /item/x, !open /item/1/2", end: "/settings"),
    Self("an old link to a deleted item is refused", "Water the plants, Delete, Delete, !open /item/1", end: "/"),
  ]
}
