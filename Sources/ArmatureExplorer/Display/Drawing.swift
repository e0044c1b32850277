import Armature

/// The whole display as lines of text. No line is wider than the columns.
@MainActor
package struct Drawing {
  package let lines: [StyledText]

  /// - Parameters:
  ///   - area: The area to draw.
  ///   - breadcrumb: The titles on the way to the area; empty if the area shows all of them itself.
  ///   - hint: The commands that can be typed, one item each.
  ///   - columns: The maximum width of a line.
  package init(_ area: Display.Area, breadcrumb: StyledText, hint: [String], columns: Int) {
    let body = Self.lines(of: area, below: breadcrumb.isEmpty ? [] : [breadcrumb], columns: columns)
    let hint = hint.map { StyledText($0, .dim) }.flowed(between: StyledText(" · ", .dim), columns: columns)
    lines = (body + [StyledText()] + hint).map { $0.truncated(columns: columns).trimmed }
  }

  // The head is drawn between the title and the rows. Columns have titles of their own, so they are drawn below it.
  private static func lines(of area: Display.Area, below head: [StyledText], columns: Int) -> [StyledText] {
    switch area {
    case .screen(let listing): ScreenDrawing(listing, head: head, columns: columns).lines
    case .barred(let bar, let area): lines(of: area, below: head + bar.lines(columns: columns), columns: columns)
    case .columns(let columns): head + sideBySide(columns)
    }
  }

  private static func sideBySide(_ columns: [Display.Column]) -> [StyledText] {
    let drawn = columns.map { column in
      column.area.map { lines(of: $0, below: [], columns: column.width) } ?? empty(column)
    }
    let separator = StyledText(Display.separator, .dim)
    return (0..<(drawn.map(\.count).max() ?? 0)).map { row in
      zip(drawn, columns).reduce(StyledText()) { line, next in
        let (lines, width) = (next.0, next.1.width)
        let text = row < lines.count ? lines[row].truncated(columns: width) : StyledText()
        return (line.isEmpty ? line : line + separator) + text.padded(columns: width)
      }
    }
  }

  /// The placeholder of an empty column.
  private static func empty(_ column: Display.Column) -> [StyledText] {
    let text = column.placeholder.wrapped(columns: max(1, column.width - 5)).map { StyledText("     \($0)", .dim) }
    return [StyledText(String(repeating: "─", count: column.width), .dim), StyledText()] + text
  }
}

/// A screen as lines of text. ``Drawing`` shortens the lines that are too wide.
@MainActor
struct ScreenDrawing {
  let listing: Listing
  var columns: Int
  /// The number of digits in the largest number.
  private let digits: Int
  var lines: [StyledText] = []

  /// - Parameters:
  ///   - listing: The screen.
  ///   - head: The lines below its title: the breadcrumb and the bars.
  ///   - columns: The maximum width of a line.
  init(_ listing: Listing, head: [StyledText], columns: Int) {
    self.listing = listing
    self.columns = columns
    digits = String(listing.entries.choices.last?.number ?? 0).count
    if listing.isDialog {
      drawDialog(head)
    } else {
      drawHead(head)
      drawRows()
      drawToolbar()
    }
  }

  private mutating func drawHead(_ head: [StyledText]) {
    let title = StyledText("── ", .dim) + StyledText(listing.title, .bold) + StyledText(" ", .dim)
    let rule = String(repeating: "─", count: max(0, columns - title.displayWidth))
    lines.append(title + StyledText(rule, .dim))
    lines += head
  }

  // MARK: Rows

  mutating func drawRows() {
    var depth = 0
    for (index, entry) in listing.rows.enumerated() {
      // A heading, and the row after a section, have an empty line above.
      if index == 0 || entry.isHeading || entry.depth < depth { lines.append(StyledText()) }
      depth = entry.depth
      draw(entry)
    }
  }

  private mutating func draw(_ entry: Listing.Entry) {
    let row = entry.row
    let margin = number(of: entry) + StyledText(String(repeating: "  ", count: entry.depth))
    let detail = StyledText(row.detail ?? "", .dim)
    switch row.kind {
    case .section: lines.append(margin + StyledText(row.title, .bold))
    case .text:
      let beside = detail.isEmpty ? 0 : detail.displayWidth + 2
      let room = max(columns - margin.displayWidth - beside, columns / 4)
      var text = wrapped(row.title, .plain, beside: margin, columns: room)
      text[0] = text[0].filled(upTo: detail, columns: columns)
      lines += text
    case .link:
      let text = (margin + StyledText(row.title)).filled(upTo: detail, columns: columns - 2)
      lines.append(text.filled(upTo: StyledText("›", .dim), columns: columns, gap: 1))
    case .button(_, let state, _, _):
      lines.append((margin + face(of: row)).filled(upTo: detail, columns: columns))
      if case .failed(let message) = state { lines += failure(message, beside: blank(margin)) }
    case .image(let name): lines.append(margin + StyledText("[\(name)] ", .dim) + StyledText(row.title))
    case .field, .picker, .number, .date, .stepper:
      lines.append(margin + labelled(row.title, row.drawnValue ?? "", hint: row.hint ?? ""))
    case .toggle(let isOn, _): lines.append(margin + StyledText(isOn ? "[x] " : "[ ] ") + StyledText(row.title))
    }
  }

  /// Returns a value after its label, with a hint after it.
  private func labelled(_ label: String, _ value: String, hint: String) -> StyledText {
    StyledText("\(label):") + StyledText(value.isEmpty ? "" : " \(value)")
      + StyledText(hint.isEmpty ? "" : " (\(hint))", .dim)
  }

  /// Returns the text on as many lines as needed, at least one.
  private func wrapped(
    _ text: String, _ style: StyledText.Style, beside margin: StyledText, columns: Int
  ) -> [StyledText] {
    text.wrapped(columns: columns).enumerated().map { index, line in
      (index == 0 ? margin : blank(margin)) + StyledText(line, style)
    }
  }

  private func failure(_ message: String, beside margin: StyledText) -> [StyledText] {
    let margin = margin + StyledText("! ", .danger)
    return wrapped(message, .danger, beside: margin, columns: max(1, columns - margin.displayWidth))
  }

  private func blank(_ text: StyledText) -> StyledText {
    StyledText(String(repeating: " ", count: text.displayWidth))
  }

  private func number(of entry: Listing.Entry) -> StyledText {
    let number = entry.number.map(String.init) ?? ""
    let padding = String(repeating: " ", count: 2 + digits - number.count)
    return StyledText(padding) + StyledText(number, .number) + StyledText("  ")
  }

  // MARK: Buttons

  /// Returns the title of a button or a link, with its role or state.
  private func face(of row: RowContent) -> StyledText {
    switch row.kind {
    case .button(_, .busy, _, _): StyledText("\(row.title) …", .waiting)
    case .button(_, _, isEnabled: false, _): StyledText("\(row.title) (disabled)", .dim)
    // A button titled “Cancel” needs no mark.
    case .button(.cancel, _, _, _) where row.title.normalized == "cancel": StyledText(row.title)
    case .button(.cancel, _, _, _): StyledText("\(row.title) (cancel)")
    case .button(.destructive, _, _, _): StyledText("\(row.title) (destructive)", .danger)
    case .link: StyledText(row.title) + StyledText(" ›", .dim)
    default: StyledText(row.title)
    }
  }

  private mutating func drawToolbar() {
    guard !listing.toolbar.isEmpty else { return }
    lines.append(StyledText())
    let items = listing.toolbar.map { number(of: $0) + face(of: $0.row) }
    lines += items.flowed(between: StyledText("  "), columns: columns)
    for entry in listing.toolbar {
      guard case .button(_, .failed(let message), _, _) = entry.row.kind else { continue }
      lines += failure("\(entry.row.title): \(message)", beside: StyledText("  "))
    }
  }
}

extension Listing.Entry {
  @MainActor fileprivate var isHeading: Bool { if case .section = row.kind { true } else { false } }
}

extension ScreenDrawing {
  /// Draws an alert or a dialog below the breadcrumb, in a frame as wide as its text.
  mutating func drawDialog(_ head: [StyledText]) {
    let outer = columns
    columns = max(1, outer - 4)
    lines = listing.title.wrapped(columns: columns).map { StyledText($0, .bold) }
    if let message = listing.message {
      lines += [StyledText()] + message.wrapped(columns: columns).map { StyledText($0) }
    }
    drawRows()
    let inside = lines.map { $0.truncated(columns: columns).trimmed }
    columns = outer
    let width = inside.map(\.displayWidth).max() ?? 0
    let rule = String(repeating: "─", count: width + 2)
    lines = head + [StyledText("┌\(rule)┐", .dim)] + inside.map { framed($0, width: width) }
    lines.append(StyledText("└\(rule)┘", .dim))
  }

  private func framed(_ line: StyledText, width: Int) -> StyledText {
    let padding = StyledText(String(repeating: " ", count: width - line.displayWidth + 1))
    return StyledText("│ ", .dim) + line + padding + StyledText("│", .dim)
  }
}
