/// One slot as a host draws it. A host asks for the screen itself when it draws, with ``FlowScene/screen(of:)``.
///
/// Nodes are for writers of hosts, and for tests.
public struct Node: Identifiable, Sendable {
  /// The slot.
  public let id: SlotID
  /// Changes when the slot gets another root while it lives: its screen needs a fresh identity then.
  public let generation: UInt64
  /// How the slot appears.
  public let style: PresentationStyle
  /// Grows when the screen has to be drawn again although nothing else has changed.
  public let revision: Int
  /// The container in the slot, which is drawn in place of a screen.
  public let content: Presentation.Content?

  private let box: any BoxedDestination
  private let openerBoxes: [any BoxedDestination]

  /// The destination that the slot shows: its own or, when it opened a child flow, the root of the innermost one.
  public var destination: any Destination { box.destination }
  /// The destinations that opened the child flows whose root is drawn here, outermost first. Most slots have none.
  public var openers: [any Destination] { openerBoxes.map(\.destination) }

  /// A node without a scene, for the tests of a host.
  public init(
    id: SlotID, generation: UInt64 = 0, destination: any Destination, openers: [any Destination] = [],
    style: PresentationStyle, revision: Int = 0, content: Presentation.Content? = nil
  ) {
    self.init(
      id: id, generation: generation, box: destination.boxed, openers: openers.map(\.boxed), style: style,
      revision: revision, content: content)
  }

  init(
    id: SlotID, generation: UInt64, box: any BoxedDestination, openers: [any BoxedDestination],
    style: PresentationStyle, revision: Int, content: Presentation.Content?
  ) {
    self.id = id
    self.generation = generation
    self.box = box
    openerBoxes = openers
    self.style = style
    self.revision = revision
    self.content = content
  }

  /// The same slot with another content.
  func with(content: Presentation.Content?) -> Self {
    Self(
      id: id, generation: generation, box: box, openers: openerBoxes, style: style, revision: revision, content: content
    )
  }
}

extension Node: Equatable {
  /// Whether both are the same drawing of the same slot.
  public static func == (left: Self, right: Self) -> Bool {
    left.id == right.id && left.generation == right.generation && left.revision == right.revision
      && left.showsSame(as: right) && left.content == right.content
  }

  /// Whether both show the same destinations in the same way, whatever their identities.
  func hasSameShape(as other: Self) -> Bool {
    guard showsSame(as: other) else { return false }
    return switch (content, other.content) {
    case (nil, nil): true
    case (let content?, let other?): content.hasSameShape(as: other)
    default: false
    }
  }

  private func showsSame(as other: Self) -> Bool {
    style == other.style && box.isEqual(to: other.box)
      && openerBoxes.elementsEqual(other.openerBoxes) { $0.isEqual(to: $1) }
  }

  /// The slot and, for a container, the slots in it.
  var line: [Node] { [self] + (content?.line ?? []) }
}
