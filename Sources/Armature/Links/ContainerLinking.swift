/// What links ask of a container that shows one of its flows: the flow's name is a leg, and what follows is the flow's.
struct ContainerLinking: FlowLinking {
  let container: ContainerCoordinator

  func read(root: String?, _ reading: inout LinkReading) throws(LinkError) -> any LinkedFlow {
    try LinkedContainer(container, root: root, &reading)
  }

  var rootChild: AnyCoordinator? { nil }
  func root(opening inner: String?) throws(LinkError) -> String? { nil }

  func list(behind prefix: LinkPrefix, into flows: inout [LinkDirectory.Flow], seen: inout Set<ObjectIdentifier>) {
    guard seen.insert(ObjectIdentifier(type(of: container))).inserted else { return }
    flows.append(
      LinkDirectory.Flow(
        flow: "\(type(of: container))", prefix: "\(prefix)", forms: container.shownNames.map { LinkForm(name: $0) }))
    for name in container.shownNames {
      var inner = prefix
      inner.path.segments.append(.text(name))
      let flow = container.existingFlow(named: name) ?? container.flow(named: name)
      flow.linking.list(behind: inner, into: &flows, seen: &seen)
    }
  }
}

extension LinkForm {
  /// The form of a flow that a container holds by name.
  fileprivate init(name: String) {
    let link = LinkSegment.text(name).description
    self.init(text: link, parameters: [], isAlias: false, isDerived: true, example: link, problem: nil)
  }
}
