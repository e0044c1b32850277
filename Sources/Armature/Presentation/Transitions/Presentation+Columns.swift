extension Presentation {
  /// The presentation for a host that has a view for the columns of a split view in any width. No columns are joined, so
  /// that they keep their views when the window is folded.
  ///
  /// - Complexity: O(*n*) in the number of slots.
  package var columnsApart: Presentation { Presentation(layers: layers.map(\.columnsApart)[...]) }
}

extension Presentation.Stack {
  fileprivate var columnsApart: Self {
    hasContainer ? Self(root: root.columnsApart, path: path.map(\.columnsApart)) : self
  }
}

extension Node {
  fileprivate var columnsApart: Node { content == nil ? self : with(content: content?.columnsApart) }
}

extension Presentation.Content {
  fileprivate var columnsApart: Self {
    guard case .split(var split) = self else { return mapStacks(\.columnsApart) }
    split.isCollapsed = false
    return Self.split(split).mapStacks(\.columnsApart)
  }
}
