/// What a link makes of a container that shows one of its flows.
@MainActor
final class LinkedContainer: LinkedFlow {
  private let container: ContainerCoordinator
  private let name: String
  /// The flow and its index; `nil` where there is none to show.
  private var flow: (index: Int, child: AnyCoordinator, plan: any LinkedFlow)?

  /// Reads the name of a flow and the flow's part of the link. Without a name it is the flow that is visible.
  init(_ container: ContainerCoordinator, root: String?, _ reading: inout LinkReading) throws(LinkError) {
    self.container = container
    guard reading.depth < AnyCoordinator.maximumDepth else { throw reading.refused(.tooDeep) }
    if root != nil { throw reading.cursor.error(.opensNoFlow, at: max(reading.cursor.position - 1, 0)) }
    let start = reading.cursor.position
    let isNamed = reading.cursor.next.map { $0.kind != .close } ?? false
    name = isNamed ? try Self.name(in: container, &reading) : container.visibleName
    guard let index = container.index(ofChildNamed: name) else { return }
    let existing = container.life == .live ? container.child(at: index) : nil
    let child = existing ?? container.flow(named: name)
    guard existing != nil || child.life == .fresh else { throw reading.refused(.alreadyInUse) }
    let isSelected = existing != nil && name == container.visibleName
    if !isSelected { reading.changesSomething = true }
    if isNamed {
      reading.legs.append(
        LinkPlan.Leg(
          destination: ContainerPlace(container: "\(type(of: container))"), style: .push, isKept: isSelected,
          segments: reading.cursor.segments[start..<reading.cursor.position], flowType: type(of: container),
          openedType: type(of: child)))
    }
    let memberRoot = isNamed ? reading.cursor.root : nil
    flow = (index, child, try reading.line(of: child, isNew: existing == nil, root: memberRoot))
  }

  private static func name(
    in container: ContainerCoordinator, _ reading: inout LinkReading
  ) throws(LinkError) -> String {
    let start = reading.cursor.position
    let names = container.shownNames
    guard let name = reading.cursor.next?.text, names.contains(name) else {
      throw reading.cursor.error(.unknownDestination, at: start, expected: names, known: names)
    }
    try reading.cursor.finishLeg(at: start + 1) { _ in false }
    try reading.cursor.refuseStyle()
    try reading.expectDetail(at: start)
    return name
  }

  func cut(in batch: Batch) throws(NavigationError) -> Bool {
    // The flow's line is not the container's: what lies above the container is judged apart.
    if let flow, container.child(at: flow.index) === flow.child { _ = try flow.plan.cut(in: batch) }
    return false
  }

  func prepare() throws(NavigationError) {
    guard let flow else { return }
    try container.makeVisible(name)
    container.made[flow.index] = flow.child
    try flow.plan.prepare()
  }

  func extend(in batch: Batch) throws(NavigationError) {
    guard let flow else { return }
    if container.child(at: flow.index) !== flow.child {
      container.remember(in: batch)
      container.made[flow.index] = flow.child
      try flow.plan.prepare()
    }
    try container.makeVisible(name)
    try container.enterSlots(in: batch)
    try flow.plan.extend(in: batch)
  }
}
