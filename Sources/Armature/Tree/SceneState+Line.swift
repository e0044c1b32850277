// Where a flow lies in the line.
extension SceneState {
  /// Whether other flows' slots lie above the end of a flow's run, in its own line.
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

  /// Whether a flow is drawn beside one that presents something: in another column of a split view that holds it.
  ///
  /// A hidden flow is beside nothing. Its modals are judged when it is to be shown.
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

  /// Whether no container hides a flow.
  func isDrawn(_ way: Way) -> Bool {
    way.indices.allSatisfy { self[Array(way[..<$0])]?.container?.shows(way[$0]) ?? true }
  }

  /// The way to the flow at the bottom of a flow's line: the scene's root, or a container's member.
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
