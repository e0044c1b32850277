import Armature

extension Storyboard {
  /// Returns the storyboard as one HTML file.
  ///
  /// Positions are attributes of SVG, since the policy forbids styles in elements.
  @MainActor
  func html() throws -> String {
    let body = """
      <div id="page">
      <header><h1>\(exploration.name.pageText.htmlEscaped)</h1><p role="status">\(summary.htmlEscaped)</p></header>
      <main>
      <svg id="map" role="group" aria-label="Map" viewBox="-40 -40 \(layout.width + 80) \(layout.height + 80)">
      <defs><marker id="head" viewBox="0 0 10 10" refX="10" refY="5" markerUnits="userSpaceOnUse" markerWidth="18" \
      markerHeight="18" orient="auto"><path d="M0 0L10 5L0 10z"/></marker></defs>
      \(drawing)
      </svg>
      </main>
      <footer><ul id="legend" aria-label="Legend">
      \(StoryboardPage.legend)
      </ul></footer>
      </div>
      """
    return try Page(title: exploration.name, style: StoryboardPage.style, script: StoryboardPage.script)
      .html(StoryboardTables(self), list: "<ul>\n\(list)\n</ul>", body: body)
  }

  private var summary: String {
    let rest = exploration.untried.count
    let notes = exploration.notes.map { "\($0) " }.joined()
    return "\(notes)\(stops.count) screens, \(layout.flows.count) flows, \(ways.count) ways"
      + (rest == 0 ? "" : ", \(rest) known acts not tried")
      + (exploration.findings.isEmpty ? "" : ", \(exploration.findings.count) findings")
  }

  /// The boxes, the ways and the frames of the screens. The page's script draws the screens that are visible.
  private var drawing: String {
    let boxes = layout.flows.map { "<rect class=\"box\" \($0.frame.attributes) rx=\"24\"/>" }
    let titles = layout.flows.map { flow in
      let (frame, title, path) = (flow.frame, flow.title.pageText, flow.path.pageText)
      // From far away, the title is as large as the box allows.
      let far = min(120, frame.width * 8 / 5 / max(title.count, 1))
      let letters = (frame.width - 60) / 8
      return """
        <g class="flow"><title>\(path.htmlEscaped)</title>\
        <text class="title" x="\(frame.x + 30)" y="\(frame.y + 36)">\(title.htmlEscaped)</text>\
        <text class="path" x="\(frame.x + 30)" y="\(frame.y + 56)">\
        \((path.count > letters ? "…" + path.suffix(letters - 1) : path).htmlEscaped)</text>\
        <text class="big" font-size="\(far)" x="\(frame.x + 20)" y="\(frame.y + 20 + far)">\(title.htmlEscaped)</text></g>
        """
    }
    let lines = ways.enumerated().map { number, way in
      "<path class=\"way\(layout.lines[number].isEmpty ? " usual" : "")\" id=\"w\(number)\" d=\"\(path(number))\"><title>\(way.word.pageText.htmlEscaped)</title></path>"
    }
    let frames = stops.indices.map { number -> String in
      let stop = stops[number]
      let frame = layout.stops[number]
      let label = [
        title(stop), stop.name, stop.entries.isEmpty ? nil : "entered by a link",
        stop.guardian.map { "guarded by \($0)" },
        stop.findings.isEmpty ? nil : "\(stop.findings.count) findings",
      ].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
      let guarded = stop.guardian.map { name in
        """
        <rect class="guard" x="-8" y="-8" width="\(frame.width + 16)" height="\(frame.height + 16)" rx="34"/>\
        <text class="guard" x="12" y="-14">\(name.pageText.htmlEscaped)</text>
        """
      }
      let entry = stop.entries.isEmpty ? nil : "<path class=\"entry\" d=\"M-34 40\(StoryboardPage.arrow)\"/>"
      let start = number == 0 ? "<path class=\"start\" d=\"M-62 80\(StoryboardPage.longArrow)\"/>" : nil
      let captions = [
        ("name", title(stop), 32, 16, frame.height + 36), ("case", shortName(stop.name), 16, 13, frame.height + 60),
      ]
      .map { kind, text, largest, smallest, y in
        let (fitted, size) = frame.caption(text.pageText, largest: largest, smallest: smallest)
        return
          "<text class=\"\(kind)\" font-size=\"\(size)\" x=\"\(frame.width / 2)\" y=\"\(y)\">\(fitted.htmlEscaped)</text>"
      }
      let pins = stop.findings.enumerated().map { index, finding in
        """
        <g class="pin"><circle cx="\(frame.width - 6 - index * 24)" cy="4" r="11"/>\
        <text x="\(frame.width - 6 - index * 24)" y="9">\(finding + 1)</text></g>
        """
      }
      return """
        <g class="stop" id="s\(number)" tabindex="0" role="button" aria-label="\(label.pageText.htmlEscaped)" \
        transform="translate(\(frame.x) \(frame.y))">\(guarded ?? "")\
        <rect class="frame" width="\(frame.width)" height="\(frame.height)" rx="26"/>\
        <foreignObject width="\(frame.width)" height="\(frame.height)"></foreignObject>\
        \(captions.joined())\
        \(start ?? "")\(entry ?? "")\(backs(number))\(pins.joined())</g>
        """
    }
    return (boxes + lines + titles + frames).joined(separator: "\n")
  }

  /// The case of a place, for the label of a screen in the box of its flow.
  private func shortName(_ name: String) -> String {
    name.split(separator: "|").map { part in String(part.split(separator: ":").last ?? part).trimmed }
      .joined(separator: " | ")
  }

  /// The title of the screen.
  private func title(_ stop: Stop) -> String { states[stop.state].snapshot.drawn.layers.last?.titles.last ?? "" }

  /// The marks of a screen for its rows that lead back to a screen before it, and to the first one.
  private func backs(_ number: Int) -> String {
    let targets = zip(ways, layout.lines).filter { $0.from == number && !$0.isUsual && $1.isEmpty }.map(\.0.to)
    let marks = [
      ("Back to", StoryboardPage.back, targets.filter { $0 != 0 }),
      ("Back to", StoryboardPage.home, targets.filter { $0 == 0 }),
    ]
    return marks.filter { !$0.2.isEmpty }.enumerated().map { index, mark in
      let titles = Set(mark.2).sorted().map { title(stops[$0]) }.joined(separator: ", ")
      return """
        <g class="mark" transform="translate(\(layout.stops[number].width) \(layout.stops[number].height - 34 - index * 34))">\
        <title>\(mark.0): \(titles.pageText.htmlEscaped)</title><circle r="15"/><path d="\(mark.1)"/></g>
        """
    }.joined()
  }

  /// The line of a way, or a curve for one that is drawn for one screen at a time. The page's script lets it begin at the row.
  private func path(_ number: Int) -> String {
    if let start = layout.lines[number].first {
      let corners = layout.lines[number].dropFirst().enumerated()
      return "M\(start.x) \(start.y)" + corners.map { $0 % 2 == 0 ? "H\($1.x)" : "V\($1.y)" }.joined()
    }
    let (from, to) = (layout.stops[ways[number].from], layout.stops[ways[number].to])
    let bend = max(60, abs(to.x - from.right) / 3)
    return """
      M\(from.exit.x) \(from.exit.y)C\(from.right + bend) \(from.exit.y) \(to.x - bend) \(to.entrance.y) \
      \(to.entrance.x) \(to.entrance.y)
      """
  }

  /// The screens and their ways, for readers without scripts.
  private var list: String {
    stops.indices.map { number in
      let stop = stops[number]
      let lines = ways.filter { $0.from == number }.map { way in
        "<li>\(way.word.pageText.htmlEscaped) → <a href=\"#l\(way.to)\">\(stops[way.to].name.pageText.htmlEscaped)</a></li>"
      }
      let found = stop.findings.map { "<li>\(exploration.findings[$0].text.pageText.htmlEscaped)</li>" }
      return """
        <li id="l\(number)"><b>\(title(stop).pageText.htmlEscaped)</b> \(stop.name.pageText.htmlEscaped)\
        <ul>\((found + lines).joined())</ul></li>
        """
    }.joined(separator: "\n")
  }
}

extension StoryboardLayout.Frame {
  fileprivate var attributes: String { "x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"" }
}

/// The fixed parts of the page.
enum StoryboardPage {
  /// Shapes that the map and its legend share, from a point that is given before.
  static let arrow = "h22m-8 -7l8 7l-8 7"
  static let longArrow = "h48m-13 -11l13 11l-13 11"
  static let back = "M8 5a5 5 0 0 0 0 -9H-8m5 -5l-5 5l5 5"
  static let home = "M-8 0L0 -8L8 0M-5 -2V7H5V-2"

  /// The marks of the map with their meanings.
  static let legend = [
    ("<path class=\"start\" d=\"M-25 0\(longArrow)\"/>", "start"),
    ("<path class=\"way\" d=\"M-24 0H24\"/>", "way"),
    ("<g class=\"mark\"><circle r=\"15\"/><path d=\"\(back)\"/></g>", "way back"),
    ("<g class=\"mark\"><circle r=\"15\"/><path d=\"\(home)\"/></g>", "back to the start"),
    ("<path class=\"entry\" d=\"M-11 0\(arrow)\"/>", "opened by a link"),
    ("<rect class=\"guard\" x=\"-20\" y=\"-11\" width=\"40\" height=\"22\" rx=\"8\"/>", "guarded"),
    ("<g class=\"pin\"><circle r=\"11\"/><text y=\"5\">1</text></g>", "finding"),
  ].map { shape, meaning in
    "<li><svg viewBox=\"-26 -17 52 34\" aria-hidden=\"true\">\(shape)</svg>\(meaning)</li>"
  }.joined(separator: "\n")

  static let style = Page.Part(
    text: [Page.style, Page.wireframeStyle, frame].joined(separator: "\n\n"), hash: PageHashes.storyboardStyle)

  private static let frame = #"""
    /* The map and the prototype. */
    #page { display: grid; grid-template: auto 1fr auto / 1fr auto; height: 100vh; }
    header { flex-wrap: wrap; gap: 8px 12px; padding: 10px 20px; }
    main { position: relative; overflow: hidden; min-width: 0; }
    footer { grid-area: 3 / 1 / 4 / 3; background: var(--card); border-top: 1px solid var(--line); padding: 6px 20px; }
    #legend { display: flex; flex-wrap: wrap; gap: 2px 22px; font-size: 0.87rem; color: var(--dim); }
    #legend li { display: flex; align-items: center; gap: 8px; }
    #legend svg { width: 36px; height: 24px; }
    #map { width: 100%; height: 100%; display: block; cursor: grab; touch-action: none; }
    #map.dragging { cursor: grabbing; }
    .box { fill: var(--sunken); stroke: var(--line); }
    .flow text { fill: var(--text); stroke: var(--sunken); stroke-width: 6px; paint-order: stroke; }
    .flow .title, .flow .big { font-weight: 650; }
    .flow .title { font-size: 22px; }
    .flow .path { font-size: 13px; fill: var(--dim); }
    .flow .big, .far .title, .far .path, .far .stop .name, .far .stop .case { display: none; }
    .far .big { display: inline; }
    .far .stop { opacity: 0.25; }
    .stop { cursor: pointer; outline: none; }
    .stop .frame { fill: var(--back); stroke: light-dark(#23232b, #5a5a66); stroke-width: 4; }
    .stop:hover .frame, .stop:focus-visible .frame, .stop.current .frame { stroke: var(--accent); stroke-width: 6; }
    .stop .name, .stop .case { text-anchor: middle; fill: var(--text); }
    .stop .name { font-weight: 600; }
    .stop .case { fill: var(--dim); }
    .start { fill: none; stroke: var(--accent); stroke-width: 7; }
    .mark circle { fill: var(--card); stroke: var(--line); stroke-width: 2; }
    .mark path { fill: none; stroke: var(--text); stroke-width: 2.5; }
    .stop.dimmed, .way.dimmed { opacity: 0.12; }
    rect.guard { fill: none; stroke: var(--amber); stroke-width: 3; stroke-dasharray: 10 7; }
    text.guard { font-size: 14px; fill: var(--amber); }
    .entry { fill: none; stroke: var(--green); stroke-width: 3; }
    .pin circle { fill: var(--red); }
    .pin text { fill: var(--card); font-size: 13px; font-weight: 700; text-anchor: middle; }
    .way { fill: none; stroke: light-dark(#85859a, #7c7c8c); stroke-width: 2.5; stroke-linejoin: round; marker-end: url(#head); }
    #head path { fill: context-stroke; }
    .way.usual { display: none; }
    .way.usual.lit { display: inline; stroke-dasharray: 6 6; }
    .way.lit { stroke: var(--accent); stroke-width: 4; opacity: 1; }
    .tile { width: 330px; height: 600px; overflow: hidden; border-radius: 36px; transform: scale(0.6667); transform-origin: 0 0; }
    .tile.wide { width: 660px; }
    .tile .phone { border: 0; border-radius: 0; max-width: none; min-height: 600px; box-shadow: none; }

    aside {
      grid-area: 2 / 2; width: 400px; max-width: 100vw; overflow-y: auto; padding: 18px; background: var(--card);
      border-left: 1px solid var(--line);
    }
    aside[hidden] { display: none; }
    aside.wide { width: 620px; }
    aside h2 { font-size: 1.05rem; margin-bottom: 4px; }
    aside > p { color: var(--dim); margin-bottom: 12px; }
    aside h3 { margin-top: 16px; }
    aside .acts { display: flex; flex-wrap: wrap; gap: 8px; margin: 12px 0; }
    aside pre { background: var(--sunken); border-radius: 10px; padding: 10px 12px; white-space: pre-wrap; }
    aside .found { color: var(--red); margin-top: 8px; }
    .live { cursor: pointer; }
    .live:hover { background: var(--tint); }
    """#
}
