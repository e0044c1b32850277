/// A node of the view tree and the data that is kept for it. Its identity is its position, the type of its view, and
/// the ids on the way.
@MainActor
final class Node: Hashable {
  struct Name: Hashable {
    let type: ObjectIdentifier
    let name: AnyHashable
  }

  unowned let window: Window
  var children: [Name: Node] = [:]
  /// The last pass that has drawn the node. A node that a pass leaves out is gone.
  var pass = 0
  /// The view that was last drawn, with its body.
  var view: Any?
  var body: (any View)?
  /// Whether the body has to be read again.
  var isStale = false
  /// How often the body has been read. Only the last reading counts.
  var readings = 0
  var locations: [String: AnyObject] = [:]
  var subscriptions: [AnyCancellable] = []
  /// Checks that the environment values read by the body are unchanged.
  var environmentChecks: [(EnvironmentValues) -> Bool] = []
  /// The request that was dropped here. It is not tried again until it changes.
  var dropped: AnyHashable?
  /// The request that its binding still held after it was reset.
  var held: AnyHashable?
  /// Whether the user has tapped the link here, or has the dialog before a dismissal open. It has no binding.
  var isTapped = false
  /// The system's data for this node.
  private var state: Any?

  init(window: Window) { self.window = window }

  func child(_ name: AnyHashable, _ type: Any.Type) -> Node {
    let key = Name(type: ObjectIdentifier(type), name: name)
    let child = children[key] ?? Node(window: window)
    children[key] = child
    child.pass = window.pass
    return child
  }

  /// Removes the nodes that the last pass left out.
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

  /// Returns the last result of a closure while the view stays the same.
  func kept<Value>(isSame: Bool, _ make: () -> Value) -> Value {
    if isSame { return kept(make) }
    let new = make()
    keep(new)
    return new
  }

  func keep<State>(_ new: State) { state = new }

  /// The data of the node, if it is of a type.
  func kept<State>(as type: State.Type) -> State? { state as? State }

  nonisolated static func == (left: Node, right: Node) -> Bool { left === right }
  nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  func invalidate() {
    isStale = true
    window.note(.current)
    window.invalidate()
  }
}
