import Armature

/// Destinations of which some are kept out of links, and a dialog to which one leads.
enum Nook: Screenless, Codable {
  case hall, room(Int), pane(Int), ask(Int), note(Int), secret, tabs, split

  static let examples: [Nook] = [.hall, .room(1), .tabs, .split]

  var style: PresentationStyle {
    switch self {
    case .ask: .alert
    case .note: .dialog
    case .pane: .sheet
    default: .push
    }
  }

  var isLinkable: Bool {
    switch self {
    case .ask, .secret: false
    default: true
    }
  }
}

final class NookFlow: Coordinator<Nook> {
  override func child(for destination: Nook) -> AnyCoordinator? {
    switch destination {
    case .tabs: Shelf(["a", "b"]) { _ in NookFlow(root: .hall) }
    case .split: Rooms()
    default: nil
    }
  }
}

final class Rooms: SplitCoordinator<Nook, Nook> {
  var make: (Nook) -> Coordinator<Nook> = { NookFlow(root: $0) }
  init() { super.init(sidebar: NookFlow(root: .hall)) }
  override func detailFlow(for destination: Nook) -> Coordinator<Nook> { make(destination) }
}
