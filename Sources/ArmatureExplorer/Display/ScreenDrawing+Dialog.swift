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
