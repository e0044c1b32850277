import Armature

/// The destinations of a typical app: some with a payload, one with another style, some with a child flow.
enum NotesDestination: Destination {
  case list
  case note(id: Int)
  case compose
  /// Opens a flow of 100 routes. The next such flow is in their middle. The depth is the number of flows.
  case folder(depth: Int)
  /// Opens a flow of 100 routes. The next such flow is in the last of them. The depth is the number of flows.
  case archive(depth: Int)
  /// Opens a flow without routes.
  case drawer

  var style: PresentationStyle { self == .compose ? .sheet : .push }

  func screen(in flow: NotesCoordinator) -> Screen<Self> {
    switch self {
    case .list: Screen("Notes")
    case .note(let id): Screen("Note \(id)")
    case .compose: Screen("Compose")
    case .folder, .archive, .drawer: .child
    }
  }
}

final class NotesCoordinator: Coordinator<NotesDestination> {
  /// Makes a flow with some destinations above its list.
  init(_ destinations: [NotesDestination]) {
    super.init(root: .list)
    for destination in destinations { push(destination) }
  }

  override func child(for destination: NotesDestination) -> AnyCoordinator? {
    switch destination {
    case .list, .note, .compose: nil
    case .drawer: NotesCoordinator([])
    case .folder(1), .archive(1): NotesCoordinator(.notes(100))
    case .folder(let depth): NotesCoordinator(.notes(50) + [.folder(depth: depth - 1)] + .notes(49))
    case .archive(let depth): NotesCoordinator(.notes(99) + [.archive(depth: depth - 1)])
    }
  }

  /// The flow and all flows that it has opened, depth first.
  var family: [NotesCoordinator] { [self] + children.flatMap { ($0 as? NotesCoordinator)?.family ?? [] } }
}

extension [NotesDestination] {
  static func notes(_ count: Int) -> Self { (0..<count).map { .note(id: $0) } }
}
