/// The state of a scene as one value: the tree of its flows. Everything that a host draws and a link says is derived from it.
struct SceneState: Sendable {
  private(set) var root: Shared<FlowState>

  init(root: FlowState) { self.root = Shared(root) }

  /// The flow at a way; `nil` when none lies there.
  subscript(way: Way) -> FlowState? { shared(way)?.value }

  /// Whether nothing differs from another state that this one was copied from.
  func isSame(as other: Self) -> Bool { root.isSame(as: other.root) }

  /// The way to a flow, `hint` where the flow is still there.
  ///
  /// - Complexity: O(*n*) in the number of slots, where the hint does not hold.
  func way(to id: FlowID, hint: Way = []) -> Way? {
    if shared(hint)?.value.id == id { return hint }
    func search(_ flow: Shared<FlowState>, _ way: Way) -> Way? {
      if flow.value.id == id { return way }
      for (step, child) in flow.value.children {
        if let found = search(child, way + [step]) { return found }
      }
      return nil
    }
    return search(root, [])
  }

  /// The flow that owns a slot, and the slot's index there: the outermost of the flows that share it.
  ///
  /// - Complexity: O(*n*) in the number of slots.
  func locate(_ id: SlotID) -> SlotAddress? {
    func search(_ flow: FlowState, _ way: Way) -> SlotAddress? {
      if let index = flow.index(of: id) { return SlotAddress(flow: way, index: index) }
      for (step, child) in flow.children.reversed() {
        if let found = search(child.value, way + [step]) { return found }
      }
      return nil
    }
    return search(root.value, [])
  }

  /// The flow that draws a slot: the innermost of those that share it.
  func drawer(of address: SlotAddress) -> SlotAddress {
    var address = address
    while let flow = self[address.flow], flow.container == nil, flow.child(at: address.index) != nil {
      address = SlotAddress(flow: address.flow + [address.index], index: 0)
    }
    return address
  }

  /// Changes the flow at a way.
  ///
  /// - Returns: The closure's result; `nil` when there is no such flow.
  @discardableResult
  mutating func edit<Result, Failure: Error>(
    _ way: Way, _ change: (inout FlowState) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    try root.edit { flow throws(Failure) in try flow.edit(way[...], change) }
  }

  private func shared(_ way: Way) -> Shared<FlowState>? {
    var flow = root
    for step in way {
      guard let child = flow.value.child(at: step) else { return nil }
      flow = child
    }
    return flow
  }
}

/// The way to a flow: from the scene's root down, the index of a slot or, in a container, of a member.
typealias Way = [Int]

/// A slot, by the flow that owns it and its index there. The root's index is 0.
struct SlotAddress: Equatable {
  var flow: Way
  var index: Int
}

extension FlowState {
  fileprivate mutating func edit<Result, Failure: Error>(
    _ way: ArraySlice<Int>, _ change: (inout FlowState) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    guard let step = way.first else { return try change(&self) }
    let rest = way.dropFirst()
    guard container != nil else {
      return try slots[step].child?.edit { child throws(Failure) in try child.edit(rest, change) } ?? nil
    }
    return try container?.edit(memberAt: step) { member throws(Failure) in
      try member.flow?.edit { child throws(Failure) in try child.edit(rest, change) } ?? nil
    } ?? nil
  }
}
