import Armature

extension FlowScene {
  /// Returns the split views of all layers, and whether a window has no room for their columns.
  ///
  /// - Parameter columns: The width of the window, in columns of text.
  /// - Returns: The split views, the outermost first.
  func splits(columns: Int) -> [(id: SlotID, isCollapsed: Bool)] {
    sequence(first: presentation) { $0.modal }.flatMap(\.nodes).flatMap { $0.splits(columns: columns) }
  }
}

extension Node {
  fileprivate func splits(columns: Int) -> [(id: SlotID, isCollapsed: Bool)] {
    guard case .split(let split) = content else {
      return (content?.stacks ?? []).flatMap(\.nodes).flatMap { $0.splits(columns: columns) }
    }
    let widths = split.widths(columns: columns)
    let inner = zip(split.expanded, widths ?? split.expanded.map { _ in columns }).flatMap { stack, width in
      (stack?.nodes ?? []).flatMap { $0.splits(columns: width) }
    }
    return [(split.id, widths == nil)] + inner
  }
}

extension Presentation.Stack {
  /// The slots from the bottom up.
  var nodes: [Node] { [root] + path }
}

extension Presentation.Split {
  /// The minimum width of a column.
  private static let minimumWidth = 30

  /// Returns the widths of the columns in a window.
  ///
  /// - Parameter columns: The width of the window, in columns of text.
  /// - Returns: The widths; `nil` if the window has no room for the columns.
  func widths(columns: Int) -> [Int]? {
    let count = others.count + 1
    guard columns >= count * Self.minimumWidth else { return nil }
    // The width without separators is divided by three; the detail gets the rest.
    let room = columns - others.count * Display.separator.count
    let widths = others.map { _ in room / 3 }
    return widths + [room - widths.reduce(0, +)]
  }
}
