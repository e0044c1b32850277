import Armature

@MainActor
extension Trace.Place {
  /// Creates the place of the user in a scene.
  init(in scene: FlowScene, display: Display, titles: inout TitleCache) {
    let link: Trace.Link
    do throws(LinkError) { link = .text(try scene.link) } catch { link = .none(reason: "\(error)") }
    self.init(
      scene: scene.name, area: display.area.map(Trace.Area.init), layers: titles.layers(of: scene.front, on: display),
      link: link)
  }
}

@MainActor
extension Trace.Area {
  init(_ area: Display.Area) {
    switch area {
    case .screen(let listing): self = .screen(Trace.Screen(listing))
    case .barred(let bar, let area): self = .barred(bar: Trace.Bar(bar), area: Self(area))
    case .columns(let columns):
      self = .columns(columns.map { Trace.Column(area: $0.area.map(Self.init), placeholder: $0.placeholder) })
    }
  }
}

extension Trace.Bar {
  init(_ bar: Bar) {
    items = bar.items.map { Item(title: $0.title, badge: $0.badge, role: $0.role, isSelected: $0.name == bar.selected) }
  }
}

@MainActor
extension Trace.Screen {
  init(_ listing: Listing) {
    self.init(
      title: listing.title, message: listing.message, isDialog: listing.isDialog,
      rows: listing.rows.map(Trace.Row.init), toolbar: listing.toolbar.map(Trace.Row.init))
  }
}

@MainActor
extension Trace.Row {
  init(_ entry: Listing.Entry) {
    let row = entry.row
    kind = RowKind(row.kind)
    title = row.title
    detail = row.detail
    if case .image(let name) = row.kind { value = name } else { value = row.drawnValue }
    hint = row.hint
    depth = entry.depth
    placement = entry.placement
    switch row.kind {
    case .button(let role, let state, let isEnabled, _):
      self.role = role == .normal ? nil : role
      if case .failed(let message) = state { failure = message } else { failure = nil }
      self.state = state == .busy ? .busy : !isEnabled ? .disabled : failure != nil ? .failed : nil
    case .toggle(let isOn, _): (role, state, failure) = (nil, isOn ? .on : .off, nil)
    default: (role, state, failure) = (nil, nil, nil)
    }
  }
}

/// The titles of the screens in a line. A covered screen keeps the title with which it was last on display, until it
/// has to be drawn again: drawing each screen for its title would take most of the time of a trace.
@MainActor
struct TitleCache {
  private struct Drawing: Hashable {
    let slot: SlotID
    let generation: UInt64
    let revision: Int
  }

  private var titles: [Drawing: String] = [:]

  /// Returns the titles of a scene's line, by layers.
  mutating func layers(of scene: FlowScene, on display: Display) -> [Trace.Layer] {
    var found: [Drawing: String] = [:]
    let layers = scene.titlesByLayer { node in
      let drawing = Drawing(slot: node.id, generation: node.generation, revision: node.revision)
      let drawn = display.listings.first { $0.slot == node.id }?.title
      found[drawing] = drawn ?? titles[drawing] ?? scene.screen(of: node.id)?.title
      return found[drawing]
    }
    titles = found
    return layers.map { Trace.Layer(style: $0 == .push ? "window" : "\($0)", titles: $1) }
  }
}
