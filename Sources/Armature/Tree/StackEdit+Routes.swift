// A list of routes as edits of the flow that gets it.
extension StackEdit {
  /// Returns the edits after which a flow has these routes above its root.
  ///
  /// A route of the flow keeps its slot, unless that would move to another layer or is cut with a modal below it.
  ///
  /// - Parameters:
  ///   - routes: The routes, none of them twice. Those that are not the flow's own get new slots.
  ///   - flow: The flow.
  /// - Returns: The edits, in their order.
  /// - Throws: `underDialog` for a route above an alert or a dialog.
  static func setRoutes<D: Hashable & Sendable>(
    _ routes: [Route<D>], of flow: FlowState
  ) throws(NavigationError) -> [Self] {
    let kept = try flow.slots(keptFor: routes)
    let places = Set(kept.compactMap { $0 })
    let removed = (1..<flow.routeCount + 1).filter { !places.contains($0) }
    var edits: [Self] = removed.isEmpty ? [] : [.remove(removed)]
    var rest = places.sorted()
    for (offset, (route, place)) in zip(routes, kept).enumerated() {
      let (index, box) = (offset + 1, DestinationBox(route.destination))
      guard let place else {
        let slot = SlotState(style: route.style, destination: box)
        // A push is placed where the list has it, even above an inspector.
        edits.append(rest.isEmpty && slot.style.isModal ? .show(slot) : .insert(slot, at: index))
        continue
      }
      let distance = rest.firstIndex(of: place) ?? 0
      if distance > 0 { edits.append(.move(from: index + distance, to: index)) }
      rest.remove(at: distance)
      if !flow.slots[place].destination.isEqual(to: box) { edits.append(.update(index, box)) }
    }
    return edits
  }
}

extension FlowState {
  /// Returns the indices of the slots that routes keep; `nil` for each route that gets a new slot.
  fileprivate func slots<D>(keptFor routes: [Route<D>]) throws(NavigationError) -> [Int?] {
    let own = Dictionary((1..<routeCount + 1).map { (slots[$0].id, $0) }) { $1 }
    // The slots from here on are cut.
    var end = routeCount + 1
    while true {
      var layer = layer(below: 1)
      var kept: [Int?] = []
      for route in routes {
        guard !layer.style.isDialog else { throw .underDialog }
        if let index = own[route.id], index < end, slots[index].style == route.style,
          route.style.isModal || slots[index].layer == layer
        {
          layer = slots[index].child?.value.topLayer ?? slots[index].layer
          kept.append(index)
        } else {
          if route.style.isModal { layer = LayerStart(id: SlotID(), style: route.style) }
          kept.append(nil)
        }
      }
      let places = Set(kept)
      guard let lowest = (1..<end).first(where: { !places.contains($0) && slots[$0].holdsModal }) else { return kept }
      end = lowest
    }
  }
}
