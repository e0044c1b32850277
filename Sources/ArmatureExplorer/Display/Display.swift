import Armature

/// The content of the topmost layer: a screen, or the columns of a split view if there is room for them. An inspector is
/// a column beside the layer below. Screens and
/// columns are drawn below the bars of the containers around them. Everything that can be chosen is numbered in one
/// sequence.
@MainActor
package struct Display {
  /// A part of the terminal.
  package indirect enum Area {
    case screen(Listing)
    /// The visible flow of a container, below the bar of all its flows.
    case barred(Bar, Area)
    case columns([Column])
  }

  /// A column of a split view. Its area is `nil` if the column is empty.
  package struct Column {
    package let area: Area?
    package let width: Int
    /// The text in an empty column.
    package let placeholder: String
  }

  /// The whole display; `nil` if the scene has nothing to show.
  package private(set) var area: Area?
  /// The screens, from the leading edge on.
  package private(set) var listings: [Listing] = []
  /// The bars, the outermost first.
  package private(set) var bars: [Bar] = []
  /// The split views of all layers, and whether they have no room for columns.
  package let splits: [(id: SlotID, isCollapsed: Bool)]
  /// Whether the last column is an inspector beside the layer below.
  package private(set) var hasInspector = false
  /// The slots of the screens that lie below the ones on display in the same stacks, from the bottom up.
  package private(set) var slotsBelow: [SlotID] = []
  private let scene: FlowScene

  /// The entries of all screens.
  package var entries: [Listing.Entry] { listings.flatMap(\.entries) }
  /// The entries with a number, in the order of their numbers.
  package var choices: [Listing.Entry] { entries.choices }

  /// The text between two columns.
  nonisolated static let separator = " │ "

  /// - Parameters:
  ///   - scene: The scene.
  ///   - columns: The width of the window, in columns of text.
  ///   - count: The number of topmost layers to leave out.
  init(of scene: FlowScene, columns: Int, belowLayers count: Int = 0) {
    self.scene = scene
    splits = scene.splits(columns: columns)
    area = area(of: scene.presentation.rooms(columns: columns).dropLast(count))
  }

  private mutating func area(of rooms: ArraySlice<Presentation.PlacedLayer>) -> Area? {
    guard let top = rooms.last else { return nil }
    guard top.isBeside, let below = rooms.dropLast().last else {
      return area(of: top.layer.nodes, columns: top.columns)
    }
    hasInspector = true
    let content = Column(area: area(of: rooms.dropLast()), width: below.columns, placeholder: "")
    let inspector = area(of: top.layer.nodes, columns: top.columns)
    return .columns([content, Column(area: inspector, width: top.columns, placeholder: "")])
  }

  /// The area of a stack. Screens above a container hide it, so only the slot on top counts.
  private mutating func area(of nodes: [Node], columns: Int) -> Area? {
    guard let top = nodes.last else { return nil }
    slotsBelow += nodes.dropLast().filter { $0.content == nil }.map(\.id)
    if scene.drawsMistake(at: top.id) { return screen(of: top.id) }
    switch top.content {
    case .tabs(let tabs): return barred(Bar(tabs), tabs.stack, columns: columns)
    case .custom(let custom): return barred(Bar(custom), custom.stack, columns: columns)
    case .split(let split): return area(of: split, columns: columns)
    case .stack, .dialog, nil: return screen(of: top.id)
    }
  }

  private mutating func screen(of id: SlotID) -> Area? {
    guard let content = scene.screen(of: id) else { return nil }
    let listing = Listing(content, of: id, after: choices.count)
    listings.append(listing)
    return .screen(listing)
  }

  private mutating func barred(_ bar: Bar, _ stack: Presentation.Stack?, columns: Int) -> Area? {
    guard let stack else { return screen(of: bar.id) }
    bars.append(bar)
    return area(of: [stack.root] + stack.path, columns: columns).map { .barred(bar, $0) }
  }

  private mutating func area(of split: Presentation.Split, columns: Int) -> Area? {
    guard let widths = split.widths(columns: columns) else { return area(of: split.collapsed.nodes, columns: columns) }
    return .columns(
      zip(split.expanded, widths).map { stack, width in
        Column(
          area: stack.flatMap { area(of: $0.nodes, columns: width) }, width: width, placeholder: split.placeholder)
      })
  }
}
