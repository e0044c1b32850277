/// The reading of a link along the line.
@MainActor
struct LinkReading {
  var cursor: LinkCursor
  /// Whether the link has left the line that is there; everything from here on is new.
  var hasParted = false {
    didSet { if hasParted { changesSomething = true } }
  }
  /// Whether anything is not yet as the link says, in this line or in another one.
  var changesSomething = false
  /// Whether a flow keeps the root that it has: in the slot of the scene's root, until the link names one.
  var keepsRoot = true
  /// Whether the layer that the last leg lies in takes a push.
  var layerHasStack = true
  /// Whether that layer is an alert or a dialog, above which nothing is shown.
  var layerIsDialog = false
  /// Whether a flow that is drawn beside this one presents something, so that this one cannot.
  var isBesidePresenting = false
  /// Whether the line, or one that is drawn in it, presents something.
  var isPresenting = false
  /// What was read, for people.
  var legs: [LinkPlan.Leg] = []
  var depth = 0
  /// The detail that the next split view shows, as the leg that opens it says.
  var detail: Text?
  /// The detail that the first split view without one shows.
  var fragment: Text?

  /// The text of a link within the link, and where it stands.
  struct Text {
    let text: String
    let index: Int
    let offset: Int
    /// Whether it stands there as it is read, and not escaped in a parameter.
    var isPlain = false

    func error(_ reason: LinkError.Reason) -> LinkError { LinkError(reason, leg: text, index: index, offset: offset) }
  }

  /// Goes on to a leg that may open a flow.
  mutating func expectDetail(at index: Int) throws(LinkError) {
    if let detail { throw detail.error(.showsNoDetail) }
    detail = cursor.detail.map { Text(text: $0, index: index, offset: cursor.segments[index].offset) }
  }

  /// A refusal of the flow that the last leg opens.
  func refused(_ error: NavigationError) -> LinkError { cursor.error(.refused(error), at: max(cursor.position - 1, 0)) }

  /// Takes the `~` that closes a child flow, if it stands here.
  mutating func close() throws(LinkError) {
    if cursor.next?.kind == .close { try cursor.skip() }
  }

  /// Reads the line of a container's flow, which parts from what is there by itself.
  mutating func line(
    of flow: AnyCoordinator, isNew: Bool, root: String?, keepsRoot: Bool = false
  ) throws(LinkError) -> any LinkedFlow {
    let outer = (hasParted, layerHasStack, layerIsDialog)
    depth += 1
    (hasParted, layerHasStack, layerIsDialog) = (isNew, true, false)
    self.keepsRoot = keepsRoot
    defer {
      depth -= 1
      (hasParted, layerHasStack, layerIsDialog) = outer
      self.keepsRoot = false
    }
    return try flow.linking.read(root: root, &self)
  }
}
