import Armature
import QuillSampleFlows

extension Walkthrough {
  /// The root flow of a scene of the template. All scenes show the notes of one store.
  @MainActor static func makeRoots() -> @MainActor (String) -> AnyCoordinator? {
    let store = Store()
    return { _ in AppSplit(store: store) }
  }

  #if ARMATURE_AS_MACOS
    static let all = wide.map(\.inColumns)
  #else
    static let all = narrow + wide.map(\.inColumns)
  #endif

  private static let narrow = [
    Self("a note is read and left", "Work, Agenda, back, back", end: "/"),
    Self("the folders are reached by their title", "Work, Travel, Trains, pop Quill Sample", end: "/"),
    Self("a folder is renamed", "Work, Rename, set Name Office, Rename", end: "/folder/work"),
    Self("a folder keeps its name", "Work, Rename, set Name, !Rename, set Name Office, Cancel", end: "/folder/work"),
    Self("a note is added and edited", "Home, New Note, Edit, set Title Paint, back, back", end: "/folder/home"),
    Self("a note is moved", "Work, Minutes, Move, Home", end: "/folder/work#note/3"),
    Self("a sheet is swiped away", "Work, Minutes, Move, dismiss, Move, Cancel", end: "/folder/work#note/3"),
    Self("a note is kept", "Work, Agenda, Delete, Keep, Delete, dismiss", end: "/folder/work#note/2"),
    Self("a note is deleted", "Work, Agenda, Delete, Delete", end: "/folder/work"),
    Self(
      "links lead into both columns",
      "open /folder/work/folder/travel#note/4/editor/4, open #note/2, back, open #note/3",
      end: "/folder/work/folder/travel#note/3"),
    Self("the broadcast leads to the folders", "Work, Agenda, Edit, root", end: "/"),
  ]

  private static let wide = [
    Self("a note stays beside its folder", "Work, Agenda, back", end: "/#note/2"),
    Self("two notes are read", "Work, Agenda, Minutes", end: "/folder/work#note/3"),
    Self(
      "the folders are reached by their title beside a note",
      "Work, Travel, Trains, pop Quill Sample", end: "/#note/4"),
    Self("a folder is renamed", "Work, Agenda, Rename, set Name Office, Rename", end: "/folder/work#note/2"),
    Self("a note is added and edited", "Home, New Note, Edit, set Title Paint, back", end: "/folder/home#note/5"),
    Self("a note is moved", "Work, Minutes, Move, Home", end: "/folder/work#note/3"),
    Self("a sheet is swiped away", "Work, Minutes, Move, dismiss", end: "/folder/work#note/3"),
    Self("a note is deleted, and the column is empty", "Work, Agenda, Delete, Delete", end: "/folder/work"),
    Self(
      "bad links change nothing",
      "Work, Agenda, !open #nte/3, !open /folder/work#folder/home", end: "/folder/work#note/2"),
    Self(
      "links lead into both columns",
      "open /folder/work/folder/travel#note/4/editor/4, open #note/2, open ../note/3",
      end: "/folder/work/folder/travel#note/3"),
    Self("the broadcast empties the columns", "Work, Agenda, Edit, root", end: "/"),
    Self(
      "a note is deleted in another scene",
      "Work, Agenda, scene two, Work, Agenda, Delete, Delete, scene main", end: "/folder/work"),
    Self(
      "a phone is folded in the middle of a draft, and unfolded",
      "Work, Agenda, Edit, fold, set Title Plan, unfold, back", end: "/folder/work#note/2"),
    Self(
      "a note is left while the phone is folded",
      "Work, Agenda, fold, back, unfold, Minutes", end: "/folder/work#note/3"),
    Self(
      "a sheet stays while the phone is folded",
      "Work, Minutes, Move, fold, unfold, Home", end: "/folder/work#note/3"),
    Self(
      "a link comes while the phone is folded",
      "Work, fold, open /folder/home#note/1, unfold, fold, back", end: "/folder/home"),
    Self("a scene is closed", "Home, scene two, Work, scene close two", end: "/folder/home"),
  ]
}
