import Armature

/// One moment in front of the user, for telling states apart.
@MainActor
struct ScreenSnapshot {
  /// The identity of a state: the place, the rows without their texts, and the case that waits. Equal rows count once, so
  /// a list has the same state with ten rows and with eleven.
  struct Key: Hashable {
    let place: String
    let rows: [String]
    /// Without it, a sign-in would lead only to the first of the places that wait behind it.
    let waiting: String?
    /// The titles of the given texts that were typed on a screen of the line. Without them, texts would be forgotten
    /// before a button is tapped.
    let typed: [String]
    /// The position of the world. The same place may have other ways in another world.
    var world: Int
    /// Whether it is in a window beside the first one.
    var isInOtherWindow: Bool

    /// The state as the user sees it, in any world and window.
    var shape: Self {
      var key = self
      (key.world, key.isInOtherWindow) = (0, false)
      return key
    }
  }

  let key: Key
  /// The name of the place, whether a link waits or not.
  let screens: String
  /// All that is drawn, with its texts.
  let drawn: Trace.Place
  /// The destinations in the line that links may lead to, with those that have opened a flow in their slot.
  let destinations: [any Destination]
  /// The name of the window.
  let window: String
  /// The names and the slots of the windows behind it.
  let otherWindows: [[String]]
  /// The names of the destinations.
  let cases: Set<String>
  /// The slots of the line.
  let line: [SlotID]
  /// The topmost modal layer: its first slot, and its name.
  let layer: (slot: SlotID, name: String)?
  /// Whether links and archives can hold the whole line.
  let isKept: Bool
  /// Whether the topmost layer is an alert or a dialog.
  let isDialog: Bool
  /// The case on top.
  let topCase: String
  /// The flows around the screen on display; of columns, those around all of them.
  let flow: String
  /// The names of the flows in the bars, the outermost bar first.
  let barNames: [[String]]
  /// The titles of the rows that may want a text of the app's own, such as a password.
  let textFields: [String]
  /// The rows that can be touched, the first one of equal links.
  let rows: [Row]

  /// A row, without and with its text.
  struct Row: Hashable {
    let number: Int
    let signature: String
    let title: String
  }

  init(
    _ display: Display, of scene: FlowScene, in world: Int, texts: GivenTexts, typed: [SlotID: Set<String>],
    titles: inout TitleCache
  ) {
    let front = scene.front
    let presentation = front.presentation
    let line = presentation.line
    self.line = line.map(\.id)
    screens = front.screens(on: display)
    key = Key(
      place: screens + scene.wait, rows: display.listings.map { $0.signatures.joined(separator: ", ") },
      waiting: scene.waitingCase,
      typed: typed.filter { slot, _ in line.contains { $0.id == slot } }.values.flatMap { $0 }.sorted(),
      world: world, isInOtherWindow: scene.name != SceneDirectory.defaultName)
    window = scene.name
    otherWindows = (scene.directory?.scenes ?? []).filter { $0 !== scene }.map {
      [$0.name] + $0.front.presentation.line.map { "\($0.id)" }
    }
    var drawn = Trace.Place(in: scene, display: display, titles: &titles)
    drawn.hide(texts)
    self.drawn = drawn
    let nodes = line.filter { $0.content == nil && !$0.isQuestion && $0.destination.isLinkable }
    destinations = nodes.flatMap { [$0.destination] + $0.openers }
    cases = Set(destinations.map { screenName(of: $0) })
    let top = presentation.top
    layer = top.style.isModal ? top.nodes.first.map { ($0.id, "\($0.screenName) as \(top.style.kind)") } : nil
    isKept = line.filter { $0.content == nil }.allSatisfy { node in
      !node.isQuestion
        && ([node.destination] + node.openers).allSatisfy { $0.archiving == .kept && $0 is any Encodable }
    }
    isDialog = top.style.isDialog
    topCase = top.topNode.screenName
    let paths = display.listings.map {
      front.name(of: $0.slot).split(separator: ":").first?.split(separator: "/") ?? []
    }
    let common = paths.dropFirst().reduce(paths.first ?? []) { path, other in
      zip(path, other).prefix { $0 == $1 }.map(\.0)
    }
    flow = common.joined(separator: "/")
    barNames = display.bars.map { $0.items.map(\.name) }
    textFields = display.entries.filter { $0.takesOwnText && texts.titles(for: $0).isEmpty }.map(\.row.title)
    var links: Set<String> = []
    rows = display.listings.enumerated().flatMap { column, listing in
      listing.entries.choices.compactMap { entry in
        if case .link = entry.row.kind, !links.insert("\(column) \(entry.signature)").inserted { return nil }
        return entry.number.map { Row(number: $0, signature: entry.signature, title: entry.row.title) }
      }
    }
  }
}

extension FlowScene {
  /// Returns the name of the place on display: its screens, and whether a link waits.
  func place(on display: Display) -> String { screens(on: display) + wait }

  fileprivate var wait: String {
    held.map { $0.expires == nil ? " while a link waits" : " while a link waits for some time" } ?? ""
  }

  /// The case to which the link that waits leads; `nil` without one.
  fileprivate var waitingCase: String? {
    guard let link = held?.link else { return nil }
    // A place without a link has a name, such as `note(7)`.
    return (try? plan(for: link))?.legs.last.map { screenName(of: $0.destination) } ?? String(link.prefix { $0 != "(" })
  }

  /// Returns the names of the screens on display: the flows around each with the selected tabs, and its case.
  func screens(on display: Display) -> String {
    let nodes = presentation.line
    func name(_ area: Display.Area?) -> String {
      switch area {
      case nil: "nothing"
      case .screen(let listing): self.name(of: listing.slot, among: nodes)
      case .barred(_, let area): name(area)
      case .columns(let columns): columns.map { name($0.area) }.joined(separator: " | ")
      }
    }
    return name(display.area)
  }

  /// Returns the name of a screen: the flows around it with the selected tabs, and its case.
  func name(of slot: SlotID) -> String { name(of: slot, among: presentation.line) }

  private func name(of slot: SlotID, among nodes: [Node]) -> String {
    let owners = sequence(first: flow(drawing: slot)) { $0?.parent }.prefix { $0 != nil }.compactMap { $0 }
    let node = nodes.first { $0.id == slot }
    let path = owners.reversed().dropLast(node?.isQuestion == true ? 1 : 0).map { flow in
      let name = "\(type(of: flow))"
      guard let container = flow as? AnyContainer else { return name }
      return nodes.first { $0.id == container.id }?.content?.selected.map { "\(name)(\($0))" } ?? name
    }.joined(separator: "/")
    guard let node else { return path }
    let parts = node.isQuestion ? ["question"] : node.screenName.split(separator: ".", maxSplits: 1)
    let style = presentation.top.style
    return "\(path):\(parts.last ?? "")\(style.isModal ? " as \(style.kind)" : "")"
  }
}

extension UserSession {
  /// Returns the name of the place in front of the user.
  package func place(on display: Display) -> String { scene.screens(on: display) + window.wait }
}

extension Presentation.Content {
  /// The name of the visible flow, for a container with a bar.
  fileprivate var selected: String? {
    switch self {
    case .tabs(let tabs): tabs.selected
    case .custom(let custom): custom.visible
    case .stack, .split, .dialog: nil
    }
  }
}

@MainActor
extension Listing {
  /// The rows without their texts, in a fixed order, each kind once.
  var signatures: [String] { Set(entries.choices.map(\.signature)).sorted() }
}

@MainActor
extension Listing.Entry {
  /// The entry without its texts: its kind, its target, and whether it can be touched.
  var signature: String { word + (isUsable ? "" : " (disabled)") }

  /// Whether a text of the explorer's may not do. A search takes each text.
  fileprivate var takesOwnText: Bool {
    if case .field(let kind, _, _, _) = row.kind { kind != .search } else { false }
  }

  var isUsable: Bool {
    switch row.kind {
    case .button(_, let state, let isEnabled, _): isEnabled && state != .busy
    default: true
    }
  }
}
