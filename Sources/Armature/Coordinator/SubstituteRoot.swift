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
    func name(_ box: any BoxedDestination) -> String {
      caseName(of: box.destination) ?? "\(box.destination)"
    }
    func roots(in flow: FlowState) -> [SubstituteRoot] {
      let own = flow.replacedRoot.map {
        SubstituteRoot(flow: "\(flow.type)", shown: name(flow.root.destination), replaced: name($0))
      }
      return [own].compactMap { $0 } + flow.children.flatMap { roots(in: $0.flow.value) }
    }
    return roots(in: core.current.root.value)
  }
}
