/// All that is on display as lines of text, none of which is wider than the columns.
@MainActor
struct Drawing {
  let lines: [StyledText]

  /// - Parameters:
  ///   - area: What is on display.
  ///   - breadcrumb: Where it stands in the app; empty when that says nothing more than the titles.
  ///   - hint: What can be typed, thing by thing.
  ///   - columns: How wide a line may be.
  init(_ area: Display.Area, breadcrumb: StyledText, hint: [String], columns: Int) {
    let body = Self.lines(of: area, beneath: breadcrumb.isEmpty ? [] : [breadcrumb], columns: columns)
    let hint = hint.map { StyledText($0, .dim) }.flowed(between: StyledText(" · ", .dim), columns: columns)
    lines = (body + [StyledText()] + hint).map { $0.truncated(columns: columns).trimmed }
  }

  // The head stands between the title and the rows; columns, which have titles of their own, stand below it.
  private static func lines(of area: Display.Area, beneath head: [StyledText], columns: Int) -> [StyledText] {
    switch area {
    case .screen(let listing): ScreenDrawing(listing, head: head, columns: columns).lines
    case .barred(let bar, let area): lines(of: area, beneath: head + bar.lines(columns: columns), columns: columns)
    case .columns(let columns): head + sideBySide(columns)
    }
  }

  private static func sideBySide(_ columns: [Display.Column]) -> [StyledText] {
    let drawn = columns.map { column in
      column.area.map { lines(of: $0, beneath: [], columns: column.width) } ?? empty(column)
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

  /// What an empty column says.
  private static func empty(_ column: Display.Column) -> [StyledText] {
    let text = column.placeholder.wrapped(columns: max(1, column.width - 5)).map { StyledText("     \($0)", .dim) }
    return [StyledText(String(repeating: "─", count: column.width), .dim), StyledText()] + text
  }
}
