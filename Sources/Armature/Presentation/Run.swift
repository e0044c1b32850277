/// A flow's part of the line, without the slot that its root shares with its parent: what joins the layer below, and the
/// layers that start in it. Runs concatenate, so a parent's run is made of its children's.
struct Run: Sendable {
  var base = SharedList<Node>()
  var layers: [Layer] = []
  private(set) var count = 0

  /// Appends up to ``SharedList/leafWidth`` slots.
  mutating func append(_ nodes: ContiguousArray<Node>) {
    count += nodes.count
    guard nodes.contains(where: { $0.style.isModal }) else { return append(pushed: SharedList(leaf: nodes)) }
    for node in nodes {
      if node.style.isModal {
        layers.append(Layer(root: node, path: SharedList()))
      } else {
        append(pushed: SharedList(leaf: [node]))
      }
    }
  }

  mutating func append(_ run: Run) {
    count += run.count
    append(pushed: run.base)
    if !run.layers.isEmpty { layers += run.layers }
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
