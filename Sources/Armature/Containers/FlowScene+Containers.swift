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

  /// Tells a split view how the host draws its columns.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - id: The split view's slot.
  package func setLayout(_ layout: ColumnLayout, of id: SlotID) {
    (flow(drawing: id) as? AnyContainer)?.setLayout(layout)
  }
}
