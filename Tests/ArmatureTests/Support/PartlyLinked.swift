import Armature

/// Destinations for tests of `isLinkable`: some are kept out of links.
enum PartlyLinked: Screenless, Codable {
  case hall, room(Int), pane(Int), ask(Int), note(Int), secret, tabs, split, nook

  static let examples: [PartlyLinked] = [.hall, .room(1), .tabs, .split, .secret]

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

final class PartlyLinkedFlow: Coordinator<PartlyLinked> {
  override func child(for destination: PartlyLinked) -> AnyCoordinator? {
    switch destination {
    case .tabs: ClosureContainer(["a", "b"]) { _ in PartlyLinkedFlow(root: .hall) }
    case .split: PartlyLinkedColumns()
    case .nook: PartlyLinkedFlow(root: .hall)
    default: nil
    }
  }
}

final class PartlyLinkedColumns: SplitCoordinator<PartlyLinked, PartlyLinked> {
  var make: (PartlyLinked) -> Coordinator<PartlyLinked> = { PartlyLinkedFlow(root: $0) }
  init() { super.init(sidebar: PartlyLinkedFlow(root: .hall)) }
  override func detailFlow(for destination: PartlyLinked) -> Coordinator<PartlyLinked> { make(destination) }
}
