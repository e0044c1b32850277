/// The views on display that have an `onAppear`, an `onDisappear` or a task.
@MainActor
final class Appearances {
  private struct Visible {
    let attribute: Attribute
    var task: Task<Void, Never>?
  }
  private var visible: [ObjectIdentifier: Visible] = [:]
  /// The nodes, kept so that no other object gets the same identity.
  private var nodes: [ObjectIdentifier: Node] = [:]

  /// Calls the views that have come or gone. A view that goes with a page or a layer is called after the transition.
  func update(_ layers: [Layer], isMoving: Bool) {
    var new: [(Node, Attribute)] = []
    for element in layers.flatMap({ $0.elements.visible }) {
      switch element.attribute {
      case .onAppear?, .onDisappear?, .task?: element.attribute.map { new.append((element.node, $0)) }
      default: break
      }
    }
    let shown = Set(new.map { ObjectIdentifier($0.0) })
    var calls: [() -> Void] = []
    for (id, old) in visible where !shown.contains(id) && !isMoving {
      visible[id] = nil
      nodes[id] = nil
      old.task?.cancel()
      if case .onDisappear(let action) = old.attribute { calls.append(action) }
    }
    for (node, attribute) in new {
      let id = ObjectIdentifier(node)
      var entry = Visible(attribute: attribute, task: visible[id]?.task)
      if case .task(let value, let priority, let action) = attribute {
        if case .task(let old, _, _)? = visible[id]?.attribute, old != value {
          entry.task?.cancel()
          entry.task = nil
        }
        if entry.task == nil { entry.task = Task(priority: priority) { await action() } }
      } else if visible[id] == nil, case .onAppear(let action) = attribute {
        calls.append(action)
      }
      visible[id] = entry
      nodes[id] = node
    }
    for call in calls { call() }
  }
}
