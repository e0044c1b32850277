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
      \(drawing)
      </svg>
      </main>
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
    let boxes = layout.flows.map { flow in
      let (frame, title, path) = (flow.frame, flow.title.pageText, flow.path.pageText)
      // From far away, the title is as large as the box allows.
      let far = min(120, frame.width * 8 / 5 / max(title.count, 1))
      return """
        <g class="flow"><rect \(frame.attributes) rx="24"/>\
        <text class="title" x="\(frame.x + 30)" y="\(frame.y + 36)">\(title.htmlEscaped)</text>\
        <text class="path" x="\(frame.x + 30)" y="\(frame.y + 56)">\(path.htmlEscaped)</text>\
        <text class="big" font-size="\(far)" x="\(frame.x + 20)" y="\(frame.y + 20 + far)">\(title.htmlEscaped)</text></g>
        """
    }
    let lines = ways.enumerated().map { number, way in
      "<path class=\"way\(way.isUsual ? " usual" : "")\" id=\"w\(number)\" d=\"\(path(way))\"><title>\(way.word.pageText.htmlEscaped)</title></path>"
    }
    let frames = stops.indices.map { number -> String in
      let stop = stops[number]
      let frame = layout.stops[number]
      let label = [
        stop.name, stop.entries.isEmpty ? nil : "entered by a link", stop.guardian.map { "guarded by \($0)" },
        stop.findings.isEmpty ? nil : "\(stop.findings.count) findings",
      ].compactMap { $0 }.joined(separator: ", ")
      let guarded = stop.guardian.map { name in
        """
        <rect class="guard" x="-8" y="-8" width="\(frame.width + 16)" height="\(frame.height + 16)" rx="34"/>\
        <text class="guard" x="12" y="-14">\(name.pageText.htmlEscaped)</text>
        """
      }
      let entry = stop.entries.isEmpty ? nil : "<path class=\"entry\" d=\"M-34 40h22m-8 -7l8 7l-8 7\"/>"
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
        <text class="name" x="\(frame.width / 2)" y="\(frame.height + 22)">\(shortName(stop.name).pageText.htmlEscaped)</text>\
        \(entry ?? "")\(pins.joined())</g>
        """
    }
    return (boxes + lines + frames).joined(separator: "\n")
  }

  /// The case of a place, for the label of a screen in the box of its flow.
  private func shortName(_ name: String) -> String {
    name.split(separator: "|").map { part in String(part.split(separator: ":").last ?? part).trimmed }
      .joined(separator: " | ")
  }

  /// A curve from the side of one screen to the side of another. The page's script lets it begin at the row.
  private func path(_ way: Way) -> String {
    let (from, to) = (layout.stops[way.from], layout.stops[way.to])
    let start = (x: from.x + from.width, y: from.y + from.height / 2)
    let end = (x: to.x, y: to.y + to.height / 3)
    let bend = max(60, abs(end.x - start.x) / 3)
    return "M\(start.x) \(start.y)C\(start.x + bend) \(start.y) \(end.x - bend) \(end.y) \(end.x) \(end.y)"
  }

  /// The screens and their ways, for readers without scripts.
  private var list: String {
    stops.indices.map { number in
      let stop = stops[number]
      let title = states[stop.state].snapshot.drawn.layers.last?.titles.last ?? ""
      let lines = ways.filter { $0.from == number }.map { way in
        "<li>\(way.word.pageText.htmlEscaped) → <a href=\"#l\(way.to)\">\(stops[way.to].name.pageText.htmlEscaped)</a></li>"
      }
      let found = stop.findings.map { "<li>\(exploration.findings[$0].text.pageText.htmlEscaped)</li>" }
      return """
        <li id="l\(number)"><b>\(title.pageText.htmlEscaped)</b> \(stop.name.pageText.htmlEscaped)\
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
  static let style = Page.Part(
    text: [Page.style, Page.wireframeStyle, frame].joined(separator: "\n\n"), hash: PageHashes.storyboardStyle)

  private static let frame = #"""
    /* The map and the prototype. */
    #page { display: grid; grid-template: auto 1fr / 1fr auto; height: 100vh; }
    header { flex-wrap: wrap; gap: 8px 12px; padding: 10px 20px; }
    main { position: relative; overflow: hidden; min-width: 0; }
    #map { width: 100%; height: 100%; display: block; cursor: grab; touch-action: none; }
    #map.dragging { cursor: grabbing; }
    .flow rect { fill: var(--sunken); stroke: var(--line); }
    .flow text { fill: var(--text); }
    .flow .title, .flow .big { font-weight: 650; }
    .flow .title { font-size: 22px; }
    .flow .path, .flow .lane { font-size: 13px; fill: var(--dim); }
    .flow .lane { font-weight: 600; }
    .flow .big, .far .title, .far .path, .far .stop .name, .far .lane { display: none; }
    .far .big { display: inline; }
    .far .stop { opacity: 0.25; }
    .stop { cursor: pointer; outline: none; }
    .stop .frame { fill: var(--back); stroke: light-dark(#23232b, #5a5a66); stroke-width: 4; }
    .stop:hover .frame, .stop:focus-visible .frame, .stop.current .frame { stroke: var(--accent); stroke-width: 6; }
    .stop .name { text-anchor: middle; font-size: 15px; fill: var(--dim); }
    .stop.dimmed, .way.dimmed { opacity: 0.12; }
    rect.guard { fill: none; stroke: var(--amber); stroke-width: 3; stroke-dasharray: 10 7; }
    text.guard { font-size: 14px; fill: var(--amber); }
    .entry { fill: none; stroke: var(--green); stroke-width: 3; }
    .pin circle { fill: var(--red); }
    .pin text { fill: var(--card); font-size: 13px; font-weight: 700; text-anchor: middle; }
    .way { fill: none; stroke: light-dark(#9a9aa8, #70707c); stroke-width: 2; opacity: 0.55; }
    .way.usual { display: none; }
    .way.usual.lit { display: inline; stroke-dasharray: 6 6; }
    .way.lit { stroke: var(--accent); stroke-width: 4; opacity: 1; }
    .tile { width: 330px; height: 600px; overflow: hidden; border-radius: 36px; transform: scale(0.6667); transform-origin: 0 0; }
    .tile.wide { width: 660px; }
    .tile .phone { border: 0; border-radius: 0; max-width: none; min-height: 600px; box-shadow: none; }

    aside {
      width: 400px; max-width: 100vw; overflow-y: auto; padding: 18px; background: var(--card);
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
