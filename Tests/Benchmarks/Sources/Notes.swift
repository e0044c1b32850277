import Armature

/// Destinations as an app has them: some with a payload, one in a style of its own, some that open a child flow.
enum NotesDestination: Destination {
  case list
  case note(id: Int)
  case compose
  /// Opens a flow of 100 routes, with the next such flow in their middle: so many flows in all.
  case folder(depth: Int)
  /// Opens a flow of 100 routes, with the next such flow in the last of them: so many flows in all.
  case archive(depth: Int)

  var style: PresentationStyle { self == .compose ? .sheet : .push }

  func screen(in flow: NotesCoordinator) -> Screen<Self> {
    switch self {
    case .list: Screen("Notes")
    case .note(let id): Screen("Note \(id)")
    case .compose: Screen("Compose")
    case .folder, .archive: .child
    }
  }
}

final class NotesCoordinator: Coordinator<NotesDestination> {
  /// A flow with some destinations above its list.
  init(_ destinations: [NotesDestination]) {
    super.init(root: .list)
    for destination in destinations { push(destination) }
  }

  override func child(for destination: NotesDestination) -> AnyCoordinator? {
    switch destination {
    case .list, .note, .compose: nil
    case .folder(1), .archive(1): NotesCoordinator(.notes(100))
    case .folder(let depth): NotesCoordinator(.notes(50) + [.folder(depth: depth - 1)] + .notes(49))
    case .archive(let depth): NotesCoordinator(.notes(99) + [.archive(depth: depth - 1)])
    }
  }

  /// This flow and all that it has opened, depth first.
  var family: [NotesCoordinator] { [self] + children.flatMap { ($0 as? NotesCoordinator)?.family ?? [] } }
}

extension [NotesDestination] {
  static func notes(_ count: Int) -> Self { (0..<count).map { .note(id: $0) } }
}

/// The flow as it is written without a library.
@MainActor
final class HandWrittenFlow {
  var path: [NotesDestination] { didSet { onChange?() } }
  var onChange: (() -> Void)?

  init(_ path: [NotesDestination]) { self.path = path }
}

/// Counts what observers hear, which is what they do in all figures.
@MainActor
final class Counter {
  var value = 0
}
