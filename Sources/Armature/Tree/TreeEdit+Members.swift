// The members of containers.
extension TreeEdit {
  /// Changes a container. The flows of removed members go.
  ///
  /// - Throws: The error of `change`; `buried` when two columns would present beside each other.
  mutating func editContainer(_ way: TreePath, cause: RemovalCause, _ change: (inout ContainerState) throws -> Void)
    throws
  {
    guard var container = state[way]?.container else { return }
    let before = container
    try change(&container)
    for (index, member) in before.members.enumerated() {
      if container.members.index(of: member.name, before: index) == nil {
        note(before.flows[index], cause: cause)
      }
    }
    edit(way) { $0.container = container }
    guard container.visibleName != before.visibleName, !isReading, state[way]?.isPresenting == true else { return }
    if state.isBesidePresenting(way) { throw NavigationError.buried }
  }

  /// Removes the flows of a container's members from an index on.
  mutating func removeMembers(from first: Int, of way: TreePath, cause: RemovalCause) {
    guard let flows = state[way]?.container?.flows else { return }
    for index in flows.indices.dropFirst(first) { removeMember(index, of: way, cause: cause) }
  }

  /// Removes the flow of a container's member, if any.
  mutating func removeMember(_ index: Int, of way: TreePath, cause: RemovalCause) {
    guard let flow = state[way]?.container?.flows[index] else { return }
    note(flow, cause: cause)
    edit(way) { $0.container?.flows[index] = nil }
  }
}
