/// A slot in an event: its destination, its style and its identity.
///
/// Hosts draw nodes, with the screens from `FlowScene.screen(of:)`.
public struct Node: Identifiable, Sendable {
  /// The slot.
  public let id: SlotID
  /// The generation of the slot's root. When it changes, the screen needs a new identity.
  package let generation: UInt64
  /// How the slot appears.
  public let style: PresentationStyle
  /// The revision of the screen. It grows when the screen has to be drawn again.
  package let revision: Int
  /// The container to draw in place of a screen, if any.
  package internal(set) var content: Presentation.Content?

  let box: any BoxedDestination
  var openerBoxes: [any BoxedDestination] = []
}

extension Node {
  /// Creates a node without a scene, for tests of a host.
  package init(
    id: SlotID, generation: UInt64 = 0, destination: any Hashable & Sendable,
    openers: [any Hashable & Sendable] = [],
    style: PresentationStyle, revision: Int = 0, content: Presentation.Content? = nil
  ) {
    self.init(
      id: id, generation: generation, style: style, revision: revision, content: content, box: boxed(destination),
      openerBoxes: openers.map { boxed($0) })
  }

  /// Returns the node with another content.
  func with(content: Presentation.Content?) -> Self {
    var node = self
    node.content = content
    return node
  }
}

extension Node: Equatable {
  /// Returns whether both are the same drawing of the same slot.
  public static func == (left: Self, right: Self) -> Bool {
    left.id == right.id && left.generation == right.generation && left.revision == right.revision
      && left.showsSame(as: right) && left.content == right.content
  }

  /// Returns whether both show the same destinations in the same styles, ignoring identities.
  func hasSameShape(as other: Self) -> Bool {
    showsSame(as: other) && (content.map { $0.hasSameShape(as: other.content) } ?? (other.content == nil))
  }

  private func showsSame(as other: Self) -> Bool {
    style == other.style && box.isEqual(to: other.box)
      && openerBoxes.elementsEqual(other.openerBoxes) { $0.isEqual(to: $1) }
  }

  /// The node and, for a container, the nodes in it.
  var line: [Node] { [self] + (content?.line ?? []) }
}
