/// A root that a guard shows in place of another one, such as a sign-in, for tools.
package struct SubstituteRoot: Hashable, Sendable {
  /// The type of the coordinator.
  package let flow: String
  /// The case at the root now.
  package let shown: String
  /// The case of the root that the guard has replaced.
  package let replaced: String
}

extension FlowScene {
  /// The roots that guards show in place of others, parents before their child flows.
  ///
  /// - Complexity: O(*n*) in the number of slots.
  package var substituteRoots: [SubstituteRoot] {
    func name(_ box: any BoxedDestination) -> String { caseName(of: box.destination) ?? "\(box.destination)" }
    let state = core.current
    return state.pathsToSubstituteRoots.compactMap { state[$0] }.map { flow in
      SubstituteRoot(flow: "\(flow.type)", shown: name(flow.root.destination), replaced: name(flow.chosenRoot))
    }
  }
}

extension SceneState {
  /// The paths to the flows in which a guard shows another root, from the outside in.
  var pathsToSubstituteRoots: [TreePath] {
    func paths(_ flow: FlowState, _ path: TreePath) -> [TreePath] {
      (flow.replacedRoot == nil ? [] : [path]) + flow.children.flatMap { paths($0.flow.value, path + [$0.step]) }
    }
    return paths(root.value, [])
  }
}
