/// What tells that an update has been carried out.
enum TransitionSign: Hashable, Sendable {
  case appears(SlotID)
  case disappears(SlotID)

  /// What is to be seen of an update: in the topmost place that changes. `nil` when nothing is.
  init?(from old: Presentation, to new: Presentation) {
    let (before, after) = (old.layers, new.layers)
    if let top = after.dropFirst(before.count).last {
      self = .appears(top.last)
    } else if let gone = before.dropFirst(after.count).first {
      self = .disappears(gone.root.id)
    } else if let (old, new) = zip(before, after).reversed().first(where: { $0.last != $1.last }) {
      let isPopped = new.path.count < old.path.count && new.last == old.slot(at: new.path.count)
      self = isPopped ? .disappears(old.last) : .appears(new.last)
    } else {
      return nil
    }
  }
}

extension Layer {
  fileprivate var last: SlotID { slot(at: path.count) }

  /// The slot at a position, of which the root's is 0.
  fileprivate func slot(at position: Int) -> SlotID { position > 0 ? path[position - 1].id : root.id }
}

extension Presentation {
  /// What is left when a slot goes with all that lies above it; `nil` when it is not there, or the window's own.
  func cut(from id: SlotID) -> Presentation? {
    for (index, layer) in zip(layers.indices, layers).reversed() {
      if layer.root.id == id { return index == layers.startIndex ? nil : Presentation(layers: layers[..<index]) }
      if let position = layer.path.lastIndex(where: { $0.id == id }) {
        let rest = Layer(root: layer.root, path: layer.path.prefix(position))
        return Presentation(layers: layers[..<index] + [rest])
      }
    }
    return nil
  }

  func contains(_ id: SlotID) -> Bool {
    layers.contains { $0.root.id == id || $0.path.contains { $0.id == id } }
  }
}
