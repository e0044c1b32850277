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
///
/// What the visible flow of a container presents lies in the same chain of layers: right above the layer that holds the
/// container.
public struct Presentation: Equatable, Sendable {
  /// What a layer, or a container's slot, holds.
  public indirect enum Content: Equatable, Sendable {
    /// A stack: the screen at the bottom, and the ones that were pushed onto it.
    case stack(root: Node, path: SharedList<Node>)
    /// Tabs, of which one shows what it holds.
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

  init(root: Node, run: Run) {
    let window = Layer(root: root, path: run.base, raised: run.raised)
    layers = ([window] + run.layers).flattened[...]
  }

  /// A presentation of its own, for the tests of a host.
  ///
  /// - Parameters:
  ///   - root: The slot at the bottom of the window.
  ///   - line: The slots above it; each modal one starts a layer.
  public init(root: Node, line: [Node] = []) {
    var run = Run()
    for node in line { run.append([node]) }
    self.init(root: root, run: run)
  }

  init(layers: ArraySlice<Layer>) { self.layers = layers }

  private var layer: Layer { layers[layers.startIndex] }

  /// What this layer holds. A container that has nothing above it in its layer stands for itself, without a stack.
  public var content: Content { layer.content }

  /// How this layer came up; a push for the window's.
  public var style: PresentationStyle { layer.root.style }

  /// Whether screens can be pushed onto this layer.
  public var hasStack: Bool { style.isModal ? style.hasStack : true }

  /// The layer above.
  public var modal: Presentation? {
    layers.count > 1 ? Presentation(layers: layers.dropFirst()) : nil
  }

  /// The first slot of this layer alone, with nothing above it, nor above the roots in a container: what a host shows before
  /// it has pushed or presented anything.
  public var bottom: Presentation { Presentation(layers: [Layer(root: layer.root.bare, path: SharedList())]) }

  /// The layer on top of all.
  public var top: Presentation { Presentation(layers: layers.suffix(1)) }

  /// This layer's slots, from the bottom up. What a container among them holds is found in its node's ``Node/content``.
  ///
  /// - Complexity: O(*n*) in their number.
  public var nodes: [Node] { [layer.root] + layer.path }

  /// The slot on top of this layer; where that is a container, the one on top of what it shows.
  public var topNode: Node { Stack(root: layer.root, path: layer.path).topNode }

  /// All slots from this layer up, in the order in which the user would go back through them, the last one first to go.
  /// What a container shows follows its slot.
  ///
  /// - Complexity: O(*n*) in their number.
  public var line: [Node] { layers.flatMap { $0.nodes.flatMap(\.line) } }

  /// The presentation without identities: what two equally built trees share.
  public var shape: Shape { Shape(layers: layers) }

  /// A presentation without identities, generations and revisions.
  public struct Shape: Equatable, Sendable {
    let layers: ArraySlice<Layer>

    /// Whether both show equal destinations in equal styles, and containers that show the same.
    public static func == (left: Self, right: Self) -> Bool {
      left.layers.count == right.layers.count
        && zip(left.layers, right.layers).allSatisfy { $0.content.hasSameShape(as: $1.content) }
    }
  }
}
