/// A flow's part of the line, without the slot that its root shares with its parent: what joins the layer below, and the
/// layers that start in it. Runs concatenate, so a parent's run is made of its children's.
struct Run: Sendable {
  var base = SharedList<Node>()
  var layers: [Layer] = []
  private(set) var count = 0

  mutating func append(_ node: Node) {
    count += 1
    if node.style.isModal {
      layers.append(Layer(root: node, path: SharedList()))
    } else {
      append(pushed: SharedList([node]))
    }
  }

  /// Appends slots none of which is modal.
  mutating func append(pushes nodes: [Node]) {
    guard !nodes.isEmpty else { return }
    count += nodes.count
    append(pushed: SharedList(nodes))
  }

  mutating func append(_ run: Run) {
    count += run.count
    append(pushed: run.base)
    layers += run.layers
  }

  private mutating func append(pushed nodes: SharedList<Node>) {
    if layers.isEmpty {
      base.append(contentsOf: nodes)
    } else {
      layers[layers.count - 1].path.append(contentsOf: nodes)
    }
  }

  /// Keeps the first slots.
  mutating func truncate(to length: Int) {
    while count > length {
      if let last = layers.last {
        let size = last.path.count + 1
        if count - size >= length {
          layers.removeLast()
          count -= size
        } else {
          layers[layers.count - 1].path = last.path.prefix(size - (count - length) - 1)
          count = length
        }
      } else {
        base = base.prefix(length)
        count = length
      }
    }
  }
}
