/// A folder of notes and other folders.
public struct Folder: Identifiable, Hashable, Sendable {
  public let id: String
  /// The folder that contains this one; `nil` at the top.
  public let parent: ID?
  public var name: String

  public static let samples = [
    Folder(id: "home", parent: nil, name: "Home"),
    Folder(id: "work", parent: nil, name: "Work"),
    Folder(id: "travel", parent: "work", name: "Travel"),
  ]
}
