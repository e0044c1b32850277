extension Presentation {
  /// What is left when a slot goes with all that lies above it; `nil` when it is not there, or at the bottom of the window or
  /// of a stack in a container. The stack from which it goes is told by the slot at its bottom, with what is left of its path.
  func cut(from id: SlotID) -> (rest: Presentation, stack: SlotID, length: Int)? {
    for (index, layer) in zip(layers.indices, layers).reversed() {
      if layer.root.id == id {
        return index == layers.startIndex ? nil : (Presentation(layers: layers[..<index]), id, 0)
      }
      if let (rest, stack, length) = Stack(layer).cut(from: id) {
        let layers = layers[..<index] + [Layer(root: rest.root, path: rest.path)]
        return (Presentation(layers: layers), stack, length)
      }
    }
    return nil
  }

  func contains(_ id: SlotID) -> Bool { layers.contains { Stack($0).contains(id) } }
}

extension Presentation.Stack {
  fileprivate func cut(from id: SlotID) -> (rest: Self, stack: SlotID, length: Int)? {
    if let position = path.lastIndex(where: { $0.id == id }) {
      return (Self(root: root, path: path.prefix(position)), root.id, position)
    }
    for (position, node) in zip(-1..<path.count, [root] + path).reversed() {
      for stack in node.content?.stacks ?? [] {
        guard let (rest, bottom, length) = stack.cut(from: id) else { continue }
        let node = node.mapStacks { $0.root.id == stack.root.id ? rest : $0 }
        guard position >= 0 else { return (Self(root: node, path: path), bottom, length) }
        var path = path.prefix(position)
        path.append(node)
        path.append(contentsOf: SharedList(Array(self.path.elements(from: position + 1))))
        return (Self(root: root, path: path), bottom, length)
      }
    }
    return nil
  }

  fileprivate func contains(_ id: SlotID) -> Bool {
    ([root] + path).contains { $0.id == id || $0.content?.stacks.contains { $0.contains(id) } == true }
  }
}
