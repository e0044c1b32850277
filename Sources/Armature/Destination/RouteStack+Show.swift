// The verbs that add routes or change what is there.
extension RouteStack {
  /// Whether the layer at the end of the flow's run takes a push.
  @inlinable public var canPush: Bool { hasStack(below: items.count) }

  /// Whether the layer that a push at `index` would join has a stack.
  @inlinable func hasStack(below index: Int) -> Bool {
    if modalIndices.isEmpty && surroundings.childLayers.isEmpty { return surroundings.rootLayerHasStack }
    return layerHasStack(below: index)
  }

  @usableFromInline func layerHasStack(below index: Int) -> Bool {
    lastModal(below: index)?.hasStack ?? surroundings.rootLayerHasStack
  }

  /// Whether an alert or a dialog stands at the end of the flow's run, so that nothing can be presented.
  @inlinable var endsInDialog: Bool {
    if modalIndices.isEmpty && surroundings.childLayers.isEmpty { return false }
    return lastModal(below: items.count)?.isDialog ?? false
  }

  /// The last modal of the run beneath `index`.
  @usableFromInline func lastModal(below index: Int) -> PresentationStyle? {
    let own = modalIndices.last { $0 < index }
    let child = surroundings.childLayers.last { $0.index < index }
    if let child, child.index >= own ?? -1 { return child.style }
    return own.map { items[$0].style }
  }

  /// Shows a destination above the flow's last slot.
  ///
  /// - Parameters:
  ///   - destination: Where to go.
  ///   - style: How it appears; `nil` asks a ``Destination``, and pushes any other value.
  /// - Throws: `noStack` for a push onto a layer without a stack; for a modal `buried` beneath other flows' slots, and
  ///   `underDialog` above an alert or a dialog.
  @inlinable public mutating func show(_ destination: D, as style: PresentationStyle? = nil) throws(NavigationError) {
    let style = style ?? .own(of: destination)
    if style.isModal {
      guard !surroundings.isBuried else { throw .buried }
      guard !endsInDialog else { throw .underDialog }
      modalIndices.append(items.count)
    } else {
      guard canPush else { throw .noStack }
    }
    items.append(Route(id: SlotID(number: numbers.take()), destination: destination, style: style))
  }

  /// Pushes a destination, whatever its own style.
  ///
  /// - Throws: `noStack` for a layer without a stack.
  @inlinable public mutating func push(_ destination: D) throws(NavigationError) { try show(destination, as: .push) }

  /// Presents a destination as a sheet, whatever its own style.
  ///
  /// - Parameters:
  ///   - destination: Where to go.
  ///   - stack: Whether screens can be pushed onto the sheet.
  ///   - detents: The heights at which it rests; empty means the platform's default.
  /// - Throws: `buried` beneath other flows' slots; `underDialog` above an alert or a dialog.
  @inlinable public mutating func presentSheet(
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
  @inlinable public mutating func presentCover(_ destination: D, stack: Bool = true) throws(NavigationError) {
    try show(destination, as: .cover(stack: stack))
  }

  /// Puts a new slot with another destination in place of the last route, in the same style.
  ///
  /// - Throws: `rootSlot` when there is no route (see ``setRoot(_:)``); `buried` for a modal beneath other flows' slots.
  public mutating func replace(with destination: D) throws(NavigationError) {
    guard let last = items.last else { throw .rootSlot }
    if last.style.isModal && surroundings.isBuried { throw .buried }
    truncate(to: count - 1)
    try show(destination, as: last.style)
  }

  /// Gives the flow another root and drops all routes. The slot stays, and hosts give its screen a fresh identity.
  public mutating func setRoot(_ destination: D) {
    truncate(to: 0)
    surroundings.childLayers = []
    root = destination
    generation = numbers.take()
  }

  /// Changes a payload in place: the slot keeps its identity, its style and its place.
  ///
  /// - Parameters:
  ///   - id: A slot of this flow, the root's included.
  ///   - change: What to do with the destination.
  /// - Throws: `notFound` when the flow has no such slot.
  /// - Complexity: O(*n*) in the number of routes.
  public mutating func update(_ id: SlotID, _ change: (inout D) -> Void) throws(NavigationError) {
    if let index = items.lastIndex(where: { $0.id == id }) {
      var destination = items[index].destination
      change(&destination)
      items[index] = Route(id: id, destination: destination, style: items[index].style)
    } else if id == rootID {
      change(&root)
    } else {
      throw .notFound
    }
  }
}
