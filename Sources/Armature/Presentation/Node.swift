/// One slot as a host draws it. The screen itself is asked for when it is drawn, with ``FlowScene/screen(of:)``.
public struct Node: Identifiable, Sendable {
  /// The slot.
  public let id: SlotID
  /// Changes when the slot gets another root while it lives, so that its screen needs a fresh identity.
  public let generation: UInt64
  /// What the slot shows: its own destination or, when that opened a child flow, the root of the innermost one.
  public let destination: any Destination
  /// The destinations that opened the child flows whose root is drawn here, outermost first; empty for most slots.
  public let openers: [any Destination]
  /// How the slot appears.
  public let style: PresentationStyle
  /// Grows when the screen has to be drawn again although nothing else has changed.
  public let revision: Int
  /// What the slot holds instead of a screen, where a container lives in it.
  public let content: Presentation.Content?

  /// A node of its own, for the tests of a host.
  @inlinable public init(
    id: SlotID, generation: UInt64 = 0, destination: any Destination, openers: [any Destination] = [],
    style: PresentationStyle, revision: Int = 0, content: Presentation.Content? = nil
  ) {
    self.id = id
    self.generation = generation
    self.destination = destination
    self.openers = openers
    self.style = style
    self.revision = revision
    self.content = content
  }
}

extension Node {
  /// The slots of routes as they are drawn where no child flow does it.
  @inlinable static func nodes<D: Destination>(of routes: ArraySlice<Route<D>>, revision: Int) -> ContiguousArray<Node>
  {
    var nodes = ContiguousArray<Node>()
    nodes.reserveCapacity(routes.count)
    for route in routes {
      nodes.append(Node(id: route.id, destination: route.destination, style: route.style, revision: revision))
    }
    return nodes
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
    style == other.style && destination.isEqual(to: other.destination) && openers.count == other.openers.count
      && zip(openers, other.openers).allSatisfy { $0.isEqual(to: $1) }
  }

  /// The slot and, for a container, what it shows.
  var line: [Node] { [self] + (content?.line ?? []) }
}

extension Destination {
  /// Whether the other destination is of the same type and equal.
  func isEqual(to other: any Destination) -> Bool { (other as? Self) == self }
}
