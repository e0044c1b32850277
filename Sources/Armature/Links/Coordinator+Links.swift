extension AnyCoordinator {
  /// The link to where the flow is: to the line that ends with the last slot of its run; `nil` without a scene.
  ///
  /// - Throws: A ``LinkError`` when a destination on the way has no link.
  /// - Complexity: O(*n*) in the number of slots.
  public final var link: String? {
    get throws(LinkError) {
      guard let scene else { return nil }
      return try scene.address(LinkPlace(of: scene.root, upTo: .flow(self)))
    }
  }

  /// How many flows have to be closed behind the flow's run before a leg is the flow's own again. A container closes with
  /// the flow that it shows in the path.
  fileprivate final var openFlows: Int {
    if isContainer { return visibleChildren.first?.openFlows ?? 0 }
    return child(at: routeCount - 1).map { $0.openFlows + 1 } ?? 0
  }
}

extension Coordinator {
  /// The link to where ``show(_:as:onDismiss:)`` would lead: for a row that shares it, or for a notification. Where the
  /// destination opens a child flow, it leads to that flow's root.
  ///
  /// - Parameters:
  ///   - destination: Where to go.
  ///   - style: How it appears; `nil` asks the destination.
  /// - Returns: The link; `nil` without a scene.
  /// - Throws: A ``LinkError`` when the destination, or one on the way, has no link.
  /// - Complexity: O(*n*) in the number of slots.
  public final func link(to destination: D, as style: PresentationStyle? = nil) throws(LinkError) -> String? {
    guard let scene else { return nil }
    var place = try LinkPlace(of: scene.root, upTo: .flow(self))
    if let cut = place.cut { throw cut }
    let table = LinkTable<D>.shared
    place.append(PrintedLeg(try table.encode(destination, as: style), of: table), closing: openFlows)
    return scene.address(place)
  }
}
