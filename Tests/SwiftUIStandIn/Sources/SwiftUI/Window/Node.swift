/// A place of the window and what is kept there: its identity is where it stands, what type of view stands there, and the
/// ids on the way.
@MainActor
final class Node: Hashable {
  struct Name: Hashable {
    let type: ObjectIdentifier
    let name: AnyHashable
  }

  unowned let window: Window
  var children: [Name: Node] = [:]
  /// The pass that has drawn it last; a place that a pass has not come by is gone.
  var pass = 0
  /// The view that was drawn last, with its body.
  var view: Any?
  var body: (any View)?
  /// Whether its body has to be asked for again.
  var isStale = false
  var locations: [String: AnyObject] = [:]
  var subscriptions: [AnyCancellable] = []
  /// Whether what the body has read of the environment is as it was.
  var environmentChecks: [(EnvironmentValues) -> Bool] = []
  /// What was asked for here and dropped; it is not looked at again before it changes.
  var dropped: AnyHashable?
  /// Whether the user has tapped the link here, which no binding controls.
  var isTapped = false
  /// What the system keeps here.
  private var state: Any?

  init(window: Window) { self.window = window }

  func child(_ name: AnyHashable, _ type: Any.Type) -> Node {
    let key = Name(type: ObjectIdentifier(type), name: name)
    let child = children[key] ?? Node(window: window)
    children[key] = child
    child.pass = window.pass
    return child
  }

  /// Removes the places that the last pass has not come by.
  func prune() {
    children = children.filter { $0.value.pass == window.pass }
    for child in children.values { child.prune() }
  }

  func kept<State>(_ make: () -> State) -> State {
    if let state = state as? State { return state }
    let new = make()
    state = new
    return new
  }

  func keep<State>(_ new: State) { state = new }

  /// What is kept, when it is of a type.
  func kept<State>(as type: State.Type) -> State? { state as? State }

  nonisolated static func == (left: Node, right: Node) -> Bool { left === right }
  nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  func invalidate() {
    isStale = true
    window.transactions.append(.current)
    window.invalidate()
  }
}
