/// The views on display that have an `onAppear` or an `onDisappear`.
@MainActor
final class Appearances {
  /// By the nodes, which are kept so that no other object gets the same identity.
  private var visible: [Node: Attribute] = [:]

  /// Calls the views that have come or gone. A view that goes with a page or a layer is called after the transition.
  func update(_ layers: [Layer], isMoving: Bool) {
    var new: [(node: Node, attribute: Attribute)] = []
    for element in layers.flatMap({ $0.elements.visible }) {
      switch element.attribute {
      case .onAppear?, .onDisappear?: element.attribute.map { new.append((element.node, $0)) }
      default: break
      }
    }
    let shown = Set(new.map(\.node))
    var calls: [() -> Void] = []
    for (node, old) in visible where !shown.contains(node) && !isMoving {
      visible[node] = nil
      if case .onDisappear(let action) = old { calls.append(action) }
    }
    for (node, attribute) in new {
      if visible[node] == nil, case .onAppear(let action) = attribute { calls.append(action) }
      visible[node] = attribute
    }
    for call in calls { call() }
  }
}
