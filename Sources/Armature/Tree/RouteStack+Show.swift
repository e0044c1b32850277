// The verbs that add routes or change those that are there.
extension RouteStack {
  /// Whether the layer at the end of the flow's run takes a push.
  public var canPush: Bool { flow.topLayer.hasStack }

  /// Shows a destination above the flow's last slot.
  ///
  /// - Parameters:
  ///   - destination: Where to go.
  ///   - style: How it appears; `nil` asks a ``Destination``, and pushes any other value.
  /// - Throws: `noStack` for a push onto a layer without a stack; for a modal `buried` beneath other flows' slots, and
  ///   `underDialog` above an alert or a dialog.
  public mutating func show(_ destination: D, as style: PresentationStyle? = nil) throws(NavigationError) {
    try perform(.show(SlotState(style: style ?? .own(of: destination), destination: DestinationBox(destination))))
  }

  /// Pushes a destination, whatever its own style.
  ///
  /// - Throws: `noStack` for a layer without a stack.
  public mutating func push(_ destination: D) throws(NavigationError) { try show(destination, as: .push) }

  /// Presents a destination as a sheet, whatever its own style.
  ///
  /// - Parameters:
  ///   - destination: Where to go.
  ///   - stack: Whether screens can be pushed onto the sheet.
  ///   - detents: The heights at which it rests; empty means the platform's default.
  /// - Throws: `buried` beneath other flows' slots; `underDialog` above an alert or a dialog.
  public mutating func presentSheet(
    _ destination: D, stack: Bool = true, detents: Detents = []
  ) throws(NavigationError) {
    try show(destination, as: .sheet(stack: stack, detents: detents))
  }

  /// Presents a destination as a cover, whatever its own style.
  ///
  /// - Parameters:
  ///   - destination: Where to go.
  ///   - stack: Whether screens can be pushed onto the cover.
  /// - Throws: `buried` beneath other flows' slots; `underDialog` above an alert or a dialog.
  public mutating func presentCover(_ destination: D, stack: Bool = true) throws(NavigationError) {
    try show(destination, as: .cover(stack: stack))
  }

  /// Puts a new slot with another destination in place of the last route, in the same style.
  ///
  /// - Throws: `rootSlot` when there is no route (see ``setRoot(_:)``); `buried` for a modal beneath other flows' slots.
  public mutating func replace(with destination: D) throws(NavigationError) {
    guard let last = flow.routes.last else { throw .rootSlot }
    if last.style.isModal && isBuried { throw .buried }
    try perform(.truncate(to: count))
    try show(destination, as: last.style)
  }

  /// Gives the flow another root and drops all routes. The slot stays, and hosts give its screen a fresh identity.
  public mutating func setRoot(_ destination: D) {
    // It is never refused.
    try? perform(.setRoot(DestinationBox(destination), generation: Identity.next()))
  }

  /// Changes a destination in place: the slot keeps its identity, its style and its position.
  ///
  /// - Parameters:
  ///   - id: A slot of this flow, the root's included.
  ///   - change: Edits the destination.
  /// - Throws: `notFound` when the flow has no such slot.
  /// - Complexity: O(*n*) in the number of routes.
  public mutating func update(_ id: SlotID, _ change: (inout D) -> Void) throws(NavigationError) {
    guard let index = flow.index(of: id) else { throw .notFound }
    let old = destination(at: index)
    var new = old
    change(&new)
    if new != old { try perform(.update(index, DestinationBox(new))) }
  }
}
