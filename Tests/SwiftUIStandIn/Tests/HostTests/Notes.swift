import Armature
import ArmatureUI
import SwiftUI

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

extension NotesDestination: ViewDestination {
  func view(in flow: NotesCoordinator) -> some View {
    switch self {
    case .note(let id): NoteView(id: id)
    default: WireframeView()
    }
  }
}

struct NoteView: View {
  @CurrentFlow private var flow: NotesCoordinator?
  let id: Int

  init(id: Int) { self.id = id }

  var body: some View {
    $flow
    Button("Settings") { flow?.show(.settings) }
  }
}
