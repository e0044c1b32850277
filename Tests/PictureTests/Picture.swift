// @testable: it escapes texts as the pages of traces do.
@testable import ArmatureExplorer
@testable import ArmatureTerminal

/// The lines of a terminal, and beside them the place that they end at, as a wireframe on a phone, in SVG.
struct Picture {
  let terminal: String
  /// The width of the terminal.
  let columns: Int
  let place: Trace.Place

  private static let (column, line, margin) = (7.5, 17.0, 16.0)
  private static let (phone, gap) = (260.0, 28.0)

  var svg: String {
    let lines = terminal.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let width = Double(columns) * Self.column + 2 * Self.margin
    let height = Double(lines.count) * Self.line + 2 * Self.margin + 18
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width + Self.gap + Self.phone + 8) \(height + 2)" role="img">
      <title>\(place.layers.last?.titles.last?.htmlEscaped ?? ""), in a terminal and on a phone</title>
      <style>
      text { font: 14px system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; fill: #1b1b20 }
      .code { font: 12.5px ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; fill: #e6e6ec; white-space: pre }
      .typed { fill: #9ecbff } .window { fill: #1c1c21 } .dot { fill: #55555f }
      .frame { fill: none; stroke: #23232b; stroke-width: 7 } .below { fill: #c3c3cd } .back { fill: #f4f4f7 }
      .card { fill: #ffffff } .line { stroke: #e0e0e6 } .grip { fill: #c9c9d2 }
      .title { font-weight: 650 } .dim { fill: #6a6a75 } .tint { fill: #4b4ade }
      .middle { text-anchor: middle } .end { text-anchor: end }
      @media (prefers-color-scheme: dark) {
        text { fill: #ececf0 }
        .window { fill: #26262d } .frame { stroke: #45454f } .below { fill: #08080a } .back { fill: #111114 }
        .card { fill: #1c1c21 } .line { stroke: #34343c } .grip { fill: #50505a }
        .dim { fill: #9a9aa6 } .tint { fill: #a3a5ff }
      }
      </style>
      <rect class="window" x="0" y="0" width="\(width)" height="\(height)" rx="10"/>
      \((0..<3).map { #"<circle class="dot" cx="\#(18 + $0 * 16)" cy="16" r="5"/>"# }.joined(separator: "\n"))
      \(lines.enumerated().map(drawn).joined(separator: "\n"))
      <g transform="translate(\(width + Self.gap) 4)">
      \(drawnPhone(height: height - 8))
      </g>
      </svg>

      """
  }

  /// A line of the terminal. Its length is set, since drawings need columns in any font.
  private func drawn(_ index: Int, _ line: String) -> String {
    guard !line.isEmpty else { return "" }
    let y = Double(index + 1) * Self.line + Self.margin + 14
    let kind = line.hasPrefix("> ") ? "code typed" : "code"
    let length = Double(line.displayWidth) * Self.column
    let position = #"x="\#(Self.margin)" y="\#(y)" textLength="\#(length)" xml:space="preserve""#
    return #"<text class="\#(kind)" \#(position)>\#(line.htmlEscaped)</text>"#
  }

  private func drawnPhone(height: Double) -> String {
    let (width, middle) = (Self.phone, Self.phone / 2)
    var parts = [#"<clipPath id="phone"><rect width="\#(width)" height="\#(height)" rx="34"/></clipPath>"#]
    parts.append(#"<g clip-path="url(#phone)"><rect class="back" width="\#(width)" height="\#(height)"/>"#)
    var top = 14.0
    if let below = place.layers.dropLast().last?.titles.last {
      parts.append(#"<rect class="below" width="\#(width)" height="80"/>"#)
      parts.append(#"<text class="dim middle" x="\#(middle)" y="32">\#(below.htmlEscaped)</text>"#)
      parts.append(#"<rect class="back" y="46" width="\#(width)" height="\#(height)" rx="18"/>"#)
      parts.append(#"<path class="card" d="M0 102V64a18 18 0 0 1 18-18h\#(width - 36)a18 18 0 0 1 18 18v38z"/>"#)
      parts.append(#"<rect class="grip" x="\#(middle - 18)" y="53" width="36" height="5" rx="2.5"/>"#)
      top = 54
    }
    if case .screen(let screen) = place.area {
      parts.append(#"<text class="title middle" x="\#(middle)" y="\#(top + 32)">\#(screen.title.htmlEscaped)</text>"#)
      parts.append(#"<path class="line" d="M0 \#(top + 48)h\#(width)"/>"#)
      let rows = screen.rows
      parts.append(
        #"<rect class="card" x="14" y="\#(top + 64)" width="\#(width - 28)" height="\#(rows.count * 44)" rx="11"/>"#)
      for (index, row) in rows.enumerated() {
        let y = top + 64 + Double(index) * 44
        if index > 0 { parts.append(#"<path class="line" d="M14 \#(y)h\#(width - 28)"/>"#) }
        let color = row.state == .disabled ? "dim" : row.kind == .button ? "tint" : ""
        parts.append(#"<text class="\#(color)" x="28" y="\#(y + 27)">\#(row.title.htmlEscaped)</text>"#)
        let end = row.kind == .link ? "›" : row.value ?? row.detail ?? ""
        parts.append(#"<text class="dim end" x="\#(width - 28)" y="\#(y + 27)">\#(end.htmlEscaped)</text>"#)
      }
    }
    parts.append("</g>")
    parts.append(#"<rect class="frame" width="\#(width)" height="\#(height)" rx="34"/>"#)
    return parts.joined(separator: "\n")
  }
}
