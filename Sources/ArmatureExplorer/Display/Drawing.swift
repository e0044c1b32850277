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
