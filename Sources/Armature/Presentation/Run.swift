/// A flow's part of the line, without the slot that its root shares with its parent: what joins the layer below, and the
/// layers that start in it. Runs concatenate, so a parent's run is made of its children's.
struct Run: Sendable {
  var base = SharedList<Node>()
  /// What containers in the layer below have presented; position -1 is the shared slot.
  var raised: [Layer.Raised] = []
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
    if !run.raised.isEmpty {
      let offset = layers.last?.path.count ?? base.count
      raise { $0 += run.raised.map { Layer.Raised(position: $0.position + offset, layers: $0.layers) } }
    }
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

  private mutating func dropRaised(from position: Int) {
    guard let last = (layers.last?.raised ?? raised).last, last.position >= position else { return }
    raise { $0.removeAll { $0.position >= position } }
  }

  private mutating func raise(_ change: (inout [Layer.Raised]) -> Void) {
    if layers.isEmpty { change(&raised) } else { change(&layers[layers.count - 1].raised) }
  }

  /// Keeps the first slots.
  ///
  /// - Parameters:
  ///   - length: How many.
  ///   - asNew: Whether what the last slot that stays has opened goes, too.
  mutating func truncate(to length: Int, lastAsNew asNew: Bool) {
    defer { dropRaised(from: (layers.last?.path.count ?? base.count) - (asNew ? 1 : 0)) }
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
