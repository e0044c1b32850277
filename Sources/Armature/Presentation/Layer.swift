/// A run of the line that one host stack draws.
struct Layer: Equatable, Sendable {
  /// The layers that a container has presented from its own lines.
  struct Raised: Equatable, Sendable {
    /// Where the container stands: its index in the path, -1 for the root.
    let position: Int
    let layers: [Layer]
  }

  let root: Node
  var path: SharedList<Node>
  /// Layers that lie right above this one, below those of its own line.
  var raised: [Raised] = []

  var nodes: [Node] { [root] + path }

  var content: Presentation.Content {
    if root.style.isDialog { return .dialog(root) }

    if path.isEmpty, let content = root.content { return content }
    return .stack(root: root, path: path)
  }
}

extension [Layer] {
  /// One chain: above each layer what containers in it have presented.
  var flattened: [Layer] {
    guard contains(where: { !$0.raised.isEmpty }) else { return self }
    return flatMap { layer in
      [Layer(root: layer.root, path: layer.path)] + layer.raised.flatMap { $0.layers.flattened }
    }
  }
}
