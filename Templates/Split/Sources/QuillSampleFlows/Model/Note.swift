/// One note.
package struct Note: Identifiable, Hashable, Sendable {
  /// The store numbers notes from 1, in the order in which they are added.
  package let id: Int
  package var folder: Folder.ID
  package var title: String
  package var text = ""

  /// The title for screens and rows. A row needs one even if the note has none.
  package var heading: String { title.isEmpty ? "Untitled" : title }

  nonisolated package static let samples = [
    Note(id: 1, folder: "home", title: "Paint the fence", text: "Green, if there is any left."),
    Note(id: 2, folder: "work", title: "Agenda", text: "Who takes minutes?"),
    Note(id: 3, folder: "work", title: "Minutes", text: "Nobody took any."),
    Note(id: 4, folder: "travel", title: "Trains", text: "The early one."),
  ]
}
