import Armature
import QuillSampleFlows

extension Walkthrough {
  /// The root flow of a scene of the template.
  @MainActor static func makeRoots() -> @MainActor (String) -> AnyCoordinator? { { _ in AppCoordinator() } }

  static let all = [
    Self("notes are taken", "Orlando, Notes, set Notes Twice., back", end: "/reading/book/4"),
    Self("a tab keeps its screens", "Orlando, tab Finished, tab Reading", end: "/reading/book/4"),
    Self("the settings start over", "tab Settings, Account, tab Reading, tab Settings", end: "/settings"),
    Self("a second tap pops to the root", "Orlando, Notes, tab Reading", end: "/reading"),
    Self("a second tap keeps the found book", "tab Search, set Find orl, Orlando, tab Search", end: "/search/book/4"),
    Self("a book is finished", "Orlando, Finished, tab Finished, Orlando", end: "/finished/book/4"),
    Self(
      "a finished book is read again",
      "tab Finished, Frankenstein, Finished, tab Reading, Frankenstein", end: "/reading/book/3"),
    Self("a missing book is added", "tab Search, set Find Emma, Add “Emma”, Notes", end: "/reading/book/5/notes"),
    Self("a book is kept", "The Waves, Remove, Keep", end: "/reading/book/2"),
    Self("a dialog is dismissed", "The Waves, Remove, dismiss", end: "/reading/book/2"),
    Self("a book is removed", "The Waves, Remove, Remove", end: "/reading"),
    Self(
      "a book is removed in another tab", "Orlando, tab Search, Orlando, Remove, Remove, tab Reading", end: "/reading"),
    Self("a tab is hidden", "tab Settings, Show finished books, !open /finished", end: "/settings"),
    Self(
      "a hidden tab comes back",
      "tab Finished, Frankenstein, tab Settings, Show finished books, Show finished books, tab Finished",
      end: "/finished/book/3"),
    Self(
      "the welcome follows a sign-out",
      "tab Settings, Account, Sign out, !open /reading/book/2, Continue, !Start, set Name Grace, Start", end: "/reading"
    ),
    Self(
      "links lead into tabs",
      "open /reading/book/2/notes, open ../../book/1, open /finished/book/3", end: "/finished/book/3"),
    Self(
      "a link goes on in the parent of a child flow",
      "open /reading/book/2/notes, open ~/book/1", end: "/reading/book/2/notes/~/book/1"),
    Self("bad links change nothing", "Orlando, !open /raeding, !open book/x", end: "/reading/book/4"),
    Self("the broadcast pops the selected tab", "Orlando, tab Search, Middlemarch, Notes, root", end: "/search"),
    Self("the list is reached by its title", "The Waves, Notes, pop Reading", end: "/reading"),
  ]
}
