// The verbs that add or change routes.
extension RouteStack {
  /// Whether the layer at the end of the flow's run takes a push.
  public var canPush: Bool { flow.topLayer.hasStack }

  /// Shows a destination above the flow's last slot.
  ///
  /// - Parameters:
  ///   - destination: The destination to show.
  ///   - style: How it appears; `nil` asks a ``Destination``, and pushes any other value.
  /// - Throws: `noStack` for a push onto a layer without a stack. For a modal, `buried` below other flows' slots, and
  ///   `underDialog` above an alert or a dialog.
  public mutating func show(_ destination: D, as style: PresentationStyle? = nil) throws(NavigationError) {
    try perform(showing(destination, as: style))
  }

  /// Pushes a destination, ignoring its own style.
  ///
  /// - Throws: `noStack` for a layer without a stack.
  public mutating func push(_ destination: D) throws(NavigationError) { try show(destination, as: .push) }

  /// Presents a destination as a sheet, ignoring its own style.
  ///
  /// - Parameters:
  ///   - destination: The destination to show.
  ///   - stack: Whether screens can be pushed onto it.
  ///   - detents: The heights at which it rests; empty means the platform's default.
  /// - Throws: `buried` below other flows' slots; `underDialog` above an alert or a dialog.
  public mutating func presentSheet(
    _ destination: D, stack: Bool = true, detents: Detents = []
  ) throws(NavigationError) {
    try show(destination, as: .sheet(stack: stack, detents: detents))
  }

  /// Presents a destination as a cover, ignoring its own style.
  ///
  /// - Parameters:
  ///   - destination: The destination to show.
  ///   - stack: Whether screens can be pushed onto it.
  /// - Throws: `buried` below other flows' slots; `underDialog` above an alert or a dialog.
  public mutating func presentCover(_ destination: D, stack: Bool = true) throws(NavigationError) {
    try show(destination, as: .cover(stack: stack))
  }

  /// Replaces the last route with a new slot for another destination, in the same style.
  ///
  /// - Throws: `rootSlot` when there is no route (see ``setRoot(_:)``); `buried` for a modal below other flows' slots.
  public mutating func replace(with destination: D) throws(NavigationError) {
    try perform(replacing(with: destination))
  }

  /// Gives the flow another root and removes all routes. The slot stays, and hosts give its screen a new identity.
  public mutating func setRoot(_ destination: D) {
    // This is never refused.
    try? perform(settingRoot(destination))
  }

  /// Changes a destination in place. The slot keeps its identity, style and position.
  ///
  /// - Parameters:
  ///   - id: A slot of this flow, including the root's.
  ///   - change: Edits the destination.
  /// - Throws: `notFound` when the flow has no such slot.
  /// - Complexity: O(*n*) in the number of routes.
  public mutating func update(_ id: SlotID, _ change: (inout D) -> Void) throws(NavigationError) {
    try perform(updating(id, change))
  }
}

// The verbs as edits. A coordinator performs them in the tree of its scene.
extension RouteStack {
  func showing(_ destination: D, as style: PresentationStyle?) -> [StackEdit] {
    [.show(SlotState(style: style ?? .own(of: destination), destination: DestinationBox(destination)))]
  }

  func replacing(with destination: D) throws(NavigationError) -> [StackEdit] {
    guard let last = flow.routes.last else { throw .rootSlot }
    if last.style.isModal && isBuried { throw .buried }
    return [.truncate(to: count)] + showing(destination, as: last.style)
  }

  func settingRoot(_ destination: D) -> [StackEdit] {
    [.setRoot(DestinationBox(destination), generation: Identity.next())]
  }

  func updating(_ id: SlotID, _ change: (inout D) -> Void) throws(NavigationError) -> [StackEdit] {
    guard let index = flow.index(of: id) else { throw .notFound }
    let old = destination(at: index)
    var new = old
    change(&new)
    return new == old ? [] : [.update(index, DestinationBox(new))]
  }
}
