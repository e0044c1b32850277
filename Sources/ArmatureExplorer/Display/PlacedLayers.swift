import Armature

extension FlowScene {
  /// Returns the split views of all layers, and whether a window has no room for their columns.
  ///
  /// - Parameter columns: The width of the window, in columns of text.
  /// - Returns: The split views, the outermost first.
  func splits(columns: Int) -> [(id: SlotID, isCollapsed: Bool)] {
    presentation.rooms(columns: columns).flatMap { room in
      room.layer.nodes.flatMap { $0.splits(columns: room.columns) }
    }
  }
}

extension Presentation {
  /// A layer in a window.
  struct PlacedLayer {
    /// The layer, with the ones above it.
    let layer: Presentation
    /// The width of the layer, in columns of text.
    var columns: Int
    /// Whether the layer is an inspector beside the layer below.
    var isBeside = false
  }

  /// Returns the layers from the bottom up, with their widths. An inspector on top is beside the layer below if the window
  /// has room for both.
  func rooms(columns: Int) -> [PlacedLayer] {
    var rooms = sequence(first: self) { $0.modal }.map { PlacedLayer(layer: $0, columns: columns) }
    var (index, room) = (rooms.count - 1, columns)
    while index > 0, rooms[index].layer.style.kind == .inspector, room >= 2 * Split.minimumWidth {
      rooms[index].columns = max(Split.minimumWidth, (room - Display.separator.count) / 3)
      rooms[index].isBeside = true
      room -= rooms[index].columns + Display.separator.count
      index -= 1
      rooms[index].columns = room
    }
    return rooms
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
  fileprivate static let minimumWidth = 30

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
