import Armature

extension Presentation {
  /// The presentation for a host that cannot push over a container without making the container's views again. The
  /// slots above a container at the bottom of a stack are a layer of their own, right above the container's layer. The
  /// style of such a layer is a push.
  ///
  /// - Complexity: O(*n*) in the number of slots.
  var pagesAsLayers: Presentation { Presentation(layers: layers.flatMap(\.parts)[...]) }

  /// The slot below a pushed one, in the same stack.
  func slot(below id: SlotID) -> SlotID? { layers.lazy.compactMap { $0.slot(below: id) }.first }
}

extension Presentation.Stack {
  /// The stack without the slots above a container at its bottom, and the layers for the slots above containers in it.
  fileprivate var parts: [Self] {
    // By index, since reading a node as a whole copies it.
    guard root.content != nil || above.indices.contains(where: { above[$0].content != nil }) else { return [self] }
    var pages: [Self] = []
    let root = root.withoutPages(&pages)
    guard root.content != nil, let first = path.first else {
      return [Self(root: root, path: path.map { $0.withoutPages(&pages) })] + pages
    }
    return [Self(root: root)] + pages + Self(root: first, path: Array(path.dropFirst())).parts
  }

  fileprivate func slot(below id: SlotID) -> SlotID? {
    if let index = path.firstIndex(where: { $0.id == id }) { return index == 0 ? root.id : path[index - 1].id }
    return nodes.lazy.flatMap { $0.content?.stacks ?? [] }.compactMap { $0.slot(below: id) }.first
  }
}

extension Node {
  /// The node without the slots above containers in it, which become layers.
  fileprivate func withoutPages(_ above: inout [Presentation.Stack]) -> Node {
    let parts = (content?.stacks ?? []).map(\.parts)
    // One stack of all columns is not divided: the window may be wide again by now.
    guard parts.contains(where: { $0.count > 1 }) else { return self }
    above += parts.flatMap { $0.dropFirst() }
    return mapStacks { $0.parts[0] }
  }
}
