// The members of containers in a draft.
extension Draft {
  /// Makes the flows of all drawn members.
  func openMembers(of container: AnyContainer) throws {
    guard let way = container.way, let state = state[way]?.container else { return }
    for index in state.shown where state.flows[index] == nil {
      let name = state.members[index].name
      guard let flow = container.waiting[name] ?? core.asking({ container.makeMember(name) }) else { continue }
      try open(flow, memberAt: index, of: way)
    }
  }

  /// Updates the texts and images that a container itself shows, and the members that it leaves out.
  func describe(_ container: AnyContainer) throws {
    guard let way = container.way, let state = state[way]?.container else { return }
    let description = core.tracking.read(.items(container.flowID), version: nil) {
      core.tracking.attributing(to: container) { core.asking { container.describe(state) } }
    }
    // A dropped draft leaves the items as they were, which may depend on other models.
    onDrop.append { [core] in core.tracking.note(.items(container.flowID)) }
    guard description != state.description else { return }
    var trial = tree
    do {
      try trial.editContainer(way, cause: .left) { container in
        container.description = description
        if description.leftOut != state.description.leftOut { try container.set(container.members) }
      }
    } catch {
      // No tab would be left, so the bar stays as it is.
      return
    }
    tree = trial
    guard let visible = state.visibleName, visible != self.state[way]?.container?.visibleName else { return }
    if !tree.isReading { try container.didHide(visible, in: self, at: way) }
  }
}
