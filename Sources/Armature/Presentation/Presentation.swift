/// What a host draws: one layer's content and the layer above it, if any. It is derived from the tree of flows and never
/// edited.
///
/// ```swift
/// var layer: Presentation? = scene.presentation
/// while let current = layer {
///   print(current.style, current.nodes.map(\.destination))
///   layer = current.modal
/// }
/// ```
public struct Presentation: Equatable, Sendable {
  /// What a layer holds.
  public enum Content: Equatable, Sendable {
    /// A stack: the screen at the bottom, and the ones that were pushed onto it.
    case stack(root: Node, path: SharedList<Node>)
  }

  /// From this layer up; never empty.
  private let layers: ArraySlice<Layer>

  init(root: Node, run: Run) {
    layers = [Layer(root: root, path: run.base)] + run.layers
  }

  private init(layers: ArraySlice<Layer>) { self.layers = layers }

  private var layer: Layer { layers[layers.startIndex] }

  /// What this layer holds.
  public var content: Content { .stack(root: layer.root, path: layer.path) }

  /// How this layer came up; a push for the window's.
  public var style: PresentationStyle { layer.root.style }

  /// Whether screens can be pushed onto this layer.
  public var hasStack: Bool { style.isModal ? style.hasStack : true }

  /// The layer above.
  public var modal: Presentation? {
    layers.count > 1 ? Presentation(layers: layers.dropFirst()) : nil
  }

  /// The layer on top of all.
  public var top: Presentation { Presentation(layers: layers.suffix(1)) }

  /// This layer's slots, from the bottom up.
  ///
  /// - Complexity: O(*n*) in their number.
  public var nodes: [Node] { [layer.root] + layer.path }

  /// The slot on top of this layer.
  public var topNode: Node { layer.path.last ?? layer.root }

  /// All slots from this layer up, in the order in which the user would go back through them, the last one first to go.
  ///
  /// - Complexity: O(*n*) in their number.
  public var line: [Node] { layers.flatMap { [$0.root] + $0.path } }

  /// The presentation without identities: what two equally built trees share.
  public var shape: Shape { Shape(line: line) }

  /// A presentation without identities, generations and revisions.
  public struct Shape: Equatable, Sendable {
    let line: [Node]

    /// Whether both show equal destinations in equal styles.
    public static func == (left: Self, right: Self) -> Bool {
      left.line.count == right.line.count && zip(left.line, right.line).allSatisfy { $0.hasSameShape(as: $1) }
    }
  }
}

/// A run of the line that one host stack draws.
struct Layer: Equatable, Sendable {
  let root: Node
  var path: SharedList<Node>
}
