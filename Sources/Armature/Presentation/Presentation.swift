/// The picture that a host draws: one layer's content and the layer above it, if any. It is derived from a scene's state and
/// never edited.
///
/// ```swift
/// var layer: Presentation? = scene.presentation
/// while let current = layer {
///   print(current.style, current.nodes.map(\.destination))
///   layer = current.modal
/// }
/// ```
///
/// A modal of a container's visible flow lies in the same chain of layers: right above the layer that holds the container.
///
/// Presentations are for writers of hosts, and for tests.
public struct Presentation: Equatable, Sendable {
  /// The content of a layer, or of a container's slot.
  public indirect enum Content: Equatable, Sendable {
    /// A stack: the screen at the bottom, and the screens pushed onto it.
    case stack(root: Node, path: [Node])
    /// Tabs, of which one is visible.
    case tabs(Tabs)
    /// Columns side by side.
    case split(Split)
    /// A container of the app's own.
    case custom(Custom)
    /// An alert or a dialog.
    case dialog(Node)
  }

  /// From this layer up; never empty.
  let layers: ArraySlice<Layer>

  /// A presentation without a scene, for the tests of a host.
  ///
  /// - Parameters:
  ///   - root: The slot at the bottom of the window.
  ///   - line: The slots above it; each modal one starts a layer.
  public init(root: Node, line: [Node] = []) {
    var layers = [Layer(root: root)]
    for node in line {
      if node.style.isModal { layers.append(Layer(root: node)) } else { layers[layers.count - 1].path.append(node) }
    }
    self.init(layers: layers[...])
  }

  init(layers: ArraySlice<Layer>) { self.layers = layers }

  private var layer: Layer { layers[layers.startIndex] }

  /// This layer's content. A container with nothing above it in its layer is the content itself, without a stack.
  public var content: Content { layer.content }

  /// The style of this layer; a push for the window's.
  public var style: PresentationStyle { layer.root.style }

  /// Whether screens can be pushed onto this layer.
  public var hasStack: Bool { style.isModal ? style.hasStack : true }

  /// The layer above.
  public var modal: Presentation? { layers.count > 1 ? Presentation(layers: layers.dropFirst()) : nil }

  /// The first slot of this layer alone, with the roots of a container in it: all that a host shows before it has pushed or
  /// presented anything.
  public var bottom: Presentation { Presentation(layers: [Layer(root: layer.root.bare)]) }

  /// The layer on top of all.
  public var top: Presentation { Presentation(layers: layers.suffix(1)) }

  /// This layer's slots, from the bottom up. The slots in a container are found in its node's ``Node/content``.
  ///
  /// - Complexity: O(*n*) in their number.
  public var nodes: [Node] { layer.nodes }

  /// The slot on top of this layer; for a container, the slot on top in it.
  public var topNode: Node { Stack(layer).topNode }

  /// All slots from this layer up, in the order in which the user would go back through them: the last one goes first. The
  /// slots in a container follow its own.
  ///
  /// - Complexity: O(*n*) in their number.
  public var line: [Node] { layers.flatMap { $0.nodes.flatMap(\.line) } }

  /// The slot that going back removes; `nil` where only roots are left, which stay.
  var end: SlotID? { layers.reversed().lazy.compactMap { Stack($0).end(canLeaveRoot: $0.root.style.isModal) }.first }

  /// The presentation without identities. Two equally built trees have the same shape.
  public var shape: Shape { Shape(layers: layers) }

  /// A presentation without identities, generations and revisions.
  public struct Shape: Equatable, Sendable {
    let layers: ArraySlice<Layer>

    /// Whether both show equal destinations in equal styles, containers included.
    public static func == (left: Self, right: Self) -> Bool {
      left.layers.count == right.layers.count
        && zip(left.layers, right.layers).allSatisfy { $0.content.hasSameShape(as: $1.content) }
    }
  }
}
