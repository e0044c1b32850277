// The operations for hosts that draw containers.
extension FlowScene {
  /// Makes a flow of a container visible, for a tap on a tab or a swipe to a page.
  ///
  /// - Parameters:
  ///   - name: The name of the flow in the presentation.
  ///   - id: The container's slot.
  /// - Returns: Whether it succeeded; `false` when the slot is gone or holds no such container.
  @discardableResult
  package func select(_ name: String, in id: SlotID) -> Bool {
    guard let container = flow(drawing: id) as? AnyContainer else { return false }
    return asUser(.select(name, in: id)) {
      core.acting(as: .selected) { container.choose(name) }
    }
  }

  /// Tells a split view how the host draws it.
  ///
  /// - Parameters:
  ///   - isCollapsed: Whether its columns are drawn as one stack.
  ///   - id: The split view's slot.
  package func setCollapsed(_ isCollapsed: Bool, _ id: SlotID) {
    (flow(drawing: id) as? AnyContainer)?.setCollapsed(isCollapsed)
  }
}
