// The position of a flow in the line.
extension SceneState {
  /// Returns whether other flows' slots lie above the end of a flow's run in its line.
  func isBuried(_ way: Way) -> Bool {
    var flow = root.value
    var isBuried = false
    for step in way {
      // Each member of a container begins a line of its own.
      isBuried = flow.container == nil && (isBuried || step < flow.slots.count - 1)
      guard let child = flow.child(at: step) else { break }
      flow = child.value
    }
    return isBuried
  }

  /// Returns whether a flow is drawn beside another column of a split view that presents something.
  ///
  /// Always `false` for a hidden flow. Its modals are checked when it becomes visible.
  func isBesidePresenting(_ way: Way) -> Bool {
    var flow = root.value
    var isBeside = false
    for step in way {
      if let container = flow.container {
        isBeside =
          container.shows(step)
          && (isBeside || flow.visibleChildren.contains { $0.step != step && $0.flow.value.isPresenting })
      }
      guard let child = flow.child(at: step) else { break }
      flow = child.value
    }
    return isBeside
  }

  /// Returns whether a flow is drawn, that is, not hidden by a container.
  func isDrawn(_ way: Way) -> Bool {
    way.indices.allSatisfy { self[Array(way[..<$0])]?.container?.shows(way[$0]) ?? true }
  }

  /// Returns the way to the flow at the bottom of a flow's line: the scene's root, or a container's member.
  func lineRoot(of way: Way) -> Way {
    var way = way
    while let parent = way.dropLastStep, self[parent]?.container == nil { way = parent }
    return way
  }
}

extension Way {
  /// The way to the parent; `nil` for the scene's root.
  var dropLastStep: Way? { isEmpty ? nil : Array(dropLast()) }
}
