/// A flow's root and the routes above it, as a value, with every navigation verb and its rules.
///
/// A verb that cannot be done throws a ``NavigationError`` and changes nothing. ``Coordinator`` has the same verbs; use the
/// stack itself in ``Coordinator/edit(_:)``, where several steps happen as one. Copies of a stack go on with the same
/// identities; a flow that takes a stack from elsewhere gives it new ones. An array of
/// ``Route`` has the verbs, too, by its own `edit`.
///
/// ```swift
/// try flow.edit { stack throws(NavigationError) in
///   try stack.goBackTo(.list)
///   try stack.push(.note(id: 7))
/// }
/// ```
public struct RouteStack<D: Hashable & Sendable>: Sendable {
  // What has a size of its own stands first: code that is not compiled for one destination finds it without asking for the
  // layout.

  /// The slot of the root.
  public internal(set) var rootID: SlotID
  /// The routes above the root, the last one on top.
  @inlinable public var routes: [Route<D>] { items }

  @usableFromInline var items: [Route<D>] = []

  /// Grows with each new root, so that a host gives the new screen a fresh identity although the slot stays.
  @usableFromInline var generation: UInt64 = 0
  /// The indices of the modal routes, in ascending order.
  @usableFromInline var modalIndices: [Int] = []
  @usableFromInline var surroundings = Surroundings()
  @usableFromInline var numbers: NumberBlock
  /// The slots whose child flow has to return to its root, because a verb made them the last of the flow's run.
  @usableFromInline var resets: [SlotID] = []
  /// What was truncated away, in order, while somebody wants to know.
  @usableFromInline var removed: [Route<D>]?
  /// Marks the value that an edit handed out, to tell it from another stack that was put in its place.
  var origin: UInt64 = 0

  /// The destination at the bottom. ``setRoot(_:)`` changes it.
  public internal(set) var root: D

  /// A stack that shows only its root.
  ///
  /// - Parameter root: The destination at the bottom.
  public init(root: D) {
    self.root = root
    numbers = NumberBlock()
    rootID = SlotID(number: numbers.take())
  }

  /// The number of routes above the root.
  @inlinable public var count: Int { items.count }
  /// What the top slot shows.
  @inlinable public var top: D { items.last?.destination ?? root }
  /// The slot on top.
  @inlinable public var topID: SlotID { items.last?.id ?? rootID }
}

/// What a stack cannot know by itself: where its run lies in the line. A stack of its own has the defaults; the
/// coordinator fills them in before a verb.
@usableFromInline
struct Surroundings: Sendable {
  /// Whether the layer that holds the root has a stack.
  @usableFromInline var rootLayerHasStack = true
  /// Whether other flows' slots lie above the end of the run.
  @usableFromInline var isBuried = false
  /// The top layers that child flows presented, by the index of the route that opened the flow (-1 for the root),
  /// ascending.
  @usableFromInline var childLayers: [(index: Int, style: PresentationStyle)] = []

  init(rootLayerHasStack: Bool = true) { self.rootLayerHasStack = rootLayerHasStack }
}

extension RouteStack {
  /// Takes out one route from among the others.
  mutating func remove(at index: Int) {
    items.remove(at: index)
    modalIndices = modalIndices.filter { $0 != index }.map { $0 > index ? $0 - 1 : $0 }
  }

  /// Shows the destinations of other routes in their styles, as far as the rules of this stack's place allow it.
  mutating func show(_ routes: ArraySlice<Route<D>>) throws(NavigationError) {
    for route in routes { try show(route.destination, as: route.style) }
  }
}

// Routes that have their identities already.
extension RouteStack {
  /// Shows a route that keeps its identity: one that no other route of the stack has.
  ///
  /// - Throws: As ``show(_:as:)`` does.
  package mutating func show(_ route: Route<D>) throws(NavigationError) {
    try show(route.destination, as: route.style)
    items[items.count - 1] = route
  }

  /// Puts routes on top that somebody else answers for: the rules are not asked.
  mutating func append(_ routes: some Sequence<Route<D>>) {
    for route in routes {
      if route.style.isModal { modalIndices.append(items.count) }
      items.append(route)
    }
  }
}

extension RouteStack: Equatable {
  /// Whether two stacks show the same slots, identities included.
  public static func == (left: Self, right: Self) -> Bool {
    left.rootID == right.rootID && left.root == right.root && left.generation == right.generation
      && left.items == right.items
  }
}
