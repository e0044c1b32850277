/// A folder of notes and other folders.
package struct Folder: Identifiable, Hashable, Sendable {
  package let id: String
  /// The folder that contains this one; `nil` at the top.
  package let parent: ID?
  package var name: String

  nonisolated package static let samples = [
    Folder(id: "home", parent: nil, name: "Home"),
    Folder(id: "work", parent: nil, name: "Work"),
    Folder(id: "travel", parent: "work", name: "Travel"),
  ]
}
