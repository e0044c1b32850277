import Armature

/// The app of the examples.
final class NoteStore: Sendable {
  static var sample: NoteStore { NoteStore() }

  let notes = [7, 8]
}

enum NotesDestination: Destination, Codable {
  case list, note(id: Int), settings

  typealias Flow = NotesCoordinator

  static let examples: [Self] = [.list, .note(id: 7)]

  func screen(in flow: NotesCoordinator) -> Screen<Self> { Screen("\(self)") }
}

final class NotesCoordinator: Coordinator<NotesDestination> {
  init(store: NoteStore) { super.init(root: .list) }
}
