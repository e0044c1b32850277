extension Presentation {
  /// Removes a slot and everything above it.
  ///
  /// - Parameter id: The slot to remove.
  /// - Returns: The rest, the bottom slot of the changed stack, and the length of its path; `nil` when the slot does
  ///   not exist, or is the bottom of the window or of a stack in a container.
  func cut(from id: SlotID) -> (rest: Presentation, stack: SlotID, length: Int)? {
    for (index, layer) in zip(layers.indices, layers).reversed() {
      if layer.root.id == id {
        return index == layers.startIndex ? nil : (Presentation(layers: layers[..<index]), id, 0)
      }
      if let (rest, stack, length) = layer.cut(from: id) {
        return (Presentation(layers: layers[..<index] + [rest]), stack, length)
      }
    }
    return nil
  }
}

extension Presentation.Stack {
  fileprivate func cut(from id: SlotID) -> (rest: Self, stack: SlotID, length: Int)? {
    if let position = above.lastIndex(where: { $0.id == id }) {
      return (Self(root: root, path: above[..<position]), root.id, position)
    }
    var nodes = nodes
    for (position, node) in nodes.enumerated().reversed() {
      for stack in node.content?.stacks ?? [] {
        guard let (rest, bottom, length) = stack.cut(from: id) else { continue }
        nodes[position] = node.mapStacks { $0.root.id == stack.root.id ? rest : $0 }
        return (Self(root: nodes[0], path: Array(nodes.dropFirst())), bottom, length)
      }
    }
    return nil
  }
}
