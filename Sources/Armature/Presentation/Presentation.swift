/// The content that a host draws: one layer's content and the layer above it, if any. It is derived from a scene's
/// state and cannot be edited.
///
/// The modals of a container's visible flow are in the same chain of layers, right above the layer of the container.
///
/// An app with two tabs, one pushed note and a sheet:
///
/// ```
/// layers[1]  root: start, style sheet, opened by settings   above: []
/// layers[0]  root: the slot of the tabs                     above: []
///            └─ content: tabs  items: notes, search  selected: "notes"
///               └─ stack  root: list  above: [note(7)]
/// ```
///
/// `end` is the slot of the sheet. The hidden tab is not in the value.
///
/// Only hosts and tools see presentations.
package struct Presentation: Equatable, Sendable {
  /// The content of a layer, or of a container's slot.
  package indirect enum Content: Equatable, Sendable {
    /// A stack: the screen at the bottom, and the screens pushed onto it.
    case stack(root: Node, path: [Node])
    /// Tabs.
    case tabs(Tabs)
    /// Columns side by side.
    case split(Split)
    /// A container of the app's own.
    case custom(Custom)
    /// An alert or a dialog.
    case dialog(Node)
  }

  /// The layers from this one up; never empty.
  package let layers: ArraySlice<Stack>

  package init(layers: ArraySlice<Stack>) { self.layers = layers }

  private var layer: Stack { layers[layers.startIndex] }

  /// This layer's content. If a container is alone in its layer, it is the content itself, without a stack.
  package var content: Content { layer.content }

  /// The style of this layer; a push for the window's layer.
  package var style: PresentationStyle { layer.root.style }

  /// Whether screens can be pushed onto this layer.
  package var hasStack: Bool { style.isModal ? style.hasStack : true }

  /// The layer above, if any.
  package var modal: Presentation? { layers.count > 1 ? Presentation(layers: layers.dropFirst()) : nil }

  /// The first slot of this layer alone, with only the roots of a container in it. A host shows this before the first
  /// push or presentation.
  package var bottom: Presentation { Presentation(layers: [Stack(root: layer.root.bare)]) }

  /// The topmost layer.
  package var top: Presentation { Presentation(layers: layers.suffix(1)) }

  /// This layer's slots, from the bottom up. A container's slots are in its node's ``Node/content``.
  ///
  /// - Complexity: O(*n*) in their number.
  package var nodes: [Node] { layer.nodes }

  /// The slot on top of this layer or, for a container, on top in the container.
  package var topNode: Node { layer.topNode }

  /// The slot of the screen that the user looks at. Alerts and dialogs are no screens.
  var visibleNode: Node {
    // By index, since reading a layer as a whole copies it.
    var index = layers.endIndex - 1
    while index > layers.startIndex, layers[index].root.style.isDialog { index -= 1 }
    return layers[index].topNode
  }

  /// The slots of the screens that the user sees, from the lowest layer up: the one on top, or on top in each column, and
  /// those below an alert, a dialog or an inspector.
  ///
  /// - Complexity: O(*n*) in the number of columns.
  var nodesOnDisplay: [Node] {
    var nodes: [Node] = []
    for layer in layers.reversed() where !layer.root.style.isDialog {
      nodes = layer.nodesOnDisplay + nodes
      if layer.root.style.kind != .inspector { break }
    }
    return nodes
  }

  /// Returns whether the user sees a screen and can use it: nothing lies above it but inspectors, which are beside it.
  ///
  /// - Parameter id: The slot of the screen.
  /// - Returns: `false` for a covered screen, and for one in a hidden tab.
  /// - Complexity: O(*n*) in the number of columns.
  package func isOnDisplay(_ id: SlotID) -> Bool {
    for layer in layers.reversed() {
      if layer.isOnDisplay(id) { return true }
      if layer.root.style.kind != .inspector { return false }
    }
    return false
  }

  /// All slots from this layer up. Going back removes the last one first. A container's slots follow the container's
  /// own slot.
  ///
  /// - Complexity: O(*n*) in their number.
  package var line: [Node] { layers.flatMap { $0.nodes.flatMap(\.line) } }

  /// The slot that ``FlowScene/back()`` removes; `nil` if there is none.
  package var end: SlotID? { layers.reversed().lazy.compactMap { $0.end(canLeaveRoot: $0.root.style.isModal) }.first }

  /// The presentation without identities, for comparing presentations of different scenes.
  package var shape: Shape { Shape(layers: layers) }

  /// A presentation without identities, generations and revisions.
  package struct Shape: Equatable, Sendable {
    let layers: ArraySlice<Stack>

    /// Returns whether both show equal destinations in equal styles, including containers.
    package static func == (left: Self, right: Self) -> Bool {
      left.layers.elementsEqual(right.layers) { $0.hasSameShape(as: $1) }
    }
  }
}
