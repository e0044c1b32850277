/// One note.
public struct Note: Identifiable, Hashable, Sendable {
  /// The store numbers notes from 1, in the order in which they are added.
  public let id: Int
  public var folder: Folder.ID
  public var title: String
  public var text = ""

  /// The title for screens and rows. A row needs one even if the note has none.
  public var heading: String { title.isEmpty ? "Untitled" : title }

  public static let samples = [
    Note(id: 1, folder: "home", title: "Paint the fence", text: "Green, if there is any left."),
    Note(id: 2, folder: "work", title: "Agenda", text: "Who takes minutes?"),
    Note(id: 3, folder: "work", title: "Minutes", text: "Nobody took any."),
    Note(id: 4, folder: "travel", title: "Trains", text: "The early one."),
  ]
}
