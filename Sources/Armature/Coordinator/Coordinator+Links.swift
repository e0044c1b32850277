extension AnyCoordinator {
  /// A link to where this flow is now; `nil` outside a scene. It leads to the last screen of the flow and of the child
  /// flows in it, without the screens that other flows show above.
  ///
  /// - Throws: A ``LinkError`` when a destination on the way has no link.
  /// - Complexity: O(*n*) in the number of slots.
  public final var link: String? {
    get throws(LinkError) {
      guard let core, let path, let scene else { return nil }
      return try scene.address(LinkPath(of: core.current, upTo: SlotAddress(flow: path, index: state.slots.count)))
    }
  }
}

extension Coordinator {
  /// Returns the link to the slot that ``show(_:as:onDismiss:)`` would show, for sharing or for a notification. If the
  /// destination opens a child flow, the link leads to that flow's root.
  ///
  /// - Parameters:
  ///   - destination: The destination to show.
  ///   - style: How it appears; `nil` asks the destination.
  /// - Returns: The link; `nil` outside a scene.
  /// - Throws: A ``LinkError`` when the destination, or one on the way, has no link.
  /// - Complexity: O(*n*) in the number of slots.
  public final func link(to destination: D, as style: PresentationStyle? = nil) throws(LinkError) -> String? {
    guard let core, let path, let scene else { return nil }
    var below = core.current
    if !(style ?? .own(of: destination)).isModal { below.edit(path) { $0.slots.truncate(to: $0.pushIndex) } }
    let flow = below[path] ?? state
    var place = try LinkPath(of: below, upTo: SlotAddress(flow: path, index: flow.slots.count))
    if let cut = place.cut { throw cut }
    if core.current.hidesSteps(of: path) { throw state.isStep(destination.boxed) }
    let table = D.linkTable
    var leg = try table.encode(destination.boxed, as: style)
    if flow.slots.count == 1, flow.isRootRead(as: destination.boxed) { leg.style = style ?? .own(of: destination) }
    place.append(leg, of: table)
    return try scene.address(place)
  }
}
