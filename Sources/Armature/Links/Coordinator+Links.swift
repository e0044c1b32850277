extension AnyCoordinator {
  /// The link to the flow's place: to the line up to the last slot of the flow's run; `nil` without a scene.
  ///
  /// - Throws: A ``LinkError`` when a destination on the way has no link.
  /// - Complexity: O(*n*) in the number of slots.
  public final var link: String? {
    get throws(LinkError) {
      guard let core, let way, let scene else { return nil }
      return try scene.address(LinkPlace(of: core.current, upTo: SlotAddress(flow: way, index: state.slots.count)))
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
  /// - Returns: The link; `nil` without a scene.
  /// - Throws: A ``LinkError`` when the destination, or one on the way, has no link.
  /// - Complexity: O(*n*) in the number of slots.
  public final func link(to destination: D, as style: PresentationStyle? = nil) throws(LinkError) -> String? {
    guard let core, let way, let scene else { return nil }
    var below = core.current
    if !(style ?? .own(of: destination)).isModal { below.edit(way) { $0.slots.truncate(to: $0.pushIndex) } }
    let flow = below[way] ?? state
    var place = try LinkPlace(of: below, upTo: SlotAddress(flow: way, index: flow.slots.count))
    if let cut = place.cut { throw cut }
    if core.current.hidesSteps(of: way) { throw state.isStep(destination.boxed) }
    let table = D.linkTable
    var leg = try table.encode(destination.boxed, as: style)
    if flow.slots.count == 1, flow.isRootRead(as: destination.boxed) { leg.style = style ?? .own(of: destination) }
    place.append(leg, of: table)
    return try scene.address(place)
  }
}

extension Coordinator: HasLinks {
  final var mistakeInLinks: Mistake? {
    Mistake.isShown ? D.mistakeInLinks.map { Mistake(flow: self, message: $0) } : nil
  }

  final func rowLink(to destination: any BoxedDestination, as style: PresentationStyle?) -> String? {
    (try? link(to: destination.value(as: D.self), as: style)) ?? nil
  }
}

extension Destination {
  /// Reads the destinations that a link names, without a scene. All of them must be of this type.
  ///
  /// - Parameter link: The path of the link; a scheme and a host are ignored. It has no `..` and `.`, since there is no
  ///   place to start from.
  /// - Returns: The destinations in their order.
  /// - Throws: A ``LinkError`` that names the wrong part of the link.
  /// - Complexity: O(*n*) in the parts of the link.
  package static func destinations(in link: String) throws(LinkError) -> [Self] {
    try linkTable.decode(link).map { $0.value(as: Self.self) }
  }

  /// The problems with this type's links, a sentence each: patterns that cannot work or are never read, and
  /// ``examples`` that have no link or whose link leads elsewhere. Check it in a test:
  ///
  /// ```swift
  /// @Test func links() { #expect(NotesDestination.linkProblems == []) }
  /// ```
  ///
  /// - Complexity: O(*n* · *m*) in the number of patterns and of examples.
  public static var linkProblems: [String] { linkTable.problems }
}
