/// One line of text with styled parts. All texts of the app pass through here when they are drawn, so they are
/// sanitized here.
package struct StyledText {
  /// The style of a part.
  enum Style: String {
    case plain = ""
    case bold = "1"
    case dim = "2"
    case danger = "31"
    case waiting = "33"
    case number = "36"
  }

  private(set) var parts: [(text: String, style: Style)] = []

  init(_ text: String = "", _ style: Style = .plain) {
    if !text.isEmpty { parts = [(text.sanitized, style)] }
  }

  static func + (left: Self, right: Self) -> Self {
    var sum = left
    sum.parts += right.parts
    return sum
  }

  var isEmpty: Bool { parts.isEmpty }
  package var displayWidth: Int { parts.reduce(0) { $0 + $1.text.displayWidth } }

  /// Returns the text shortened to a number of columns, with `…` at the end if something is missing.
  func truncated(columns: Int) -> Self {
    guard displayWidth > columns else { return self }
    var result = Self()
    var rest = columns - 1
    for part in parts where rest > 0 {
      let kept = part.text.prefix(columns: rest)
      result = result + Self(String(kept), part.style)
      rest = kept.endIndex < part.text.endIndex ? 0 : rest - kept.displayWidth
    }
    return columns > 0 ? result + Self("…", .dim) : result
  }

  /// The text without spaces at its end.
  package var trimmed: Self {
    var result = self
    while let last = result.parts.popLast() {
      guard let end = last.text.lastIndex(where: { $0 != " " }) else { continue }
      result.parts.append((String(last.text[...end]), last.style))
      break
    }
    return result
  }

  /// Returns the text at the left end of a line and another at the right end, at least a gap apart. If there is too
  /// little room, the right one gets at most half of it.
  func filled(upTo right: Self, columns: Int, gap: Int = 2) -> Self {
    guard !right.isEmpty else { return truncated(columns: columns) }
    let right = right.truncated(columns: max(columns / 2, columns - displayWidth - gap))
    let left = truncated(columns: max(0, columns - right.displayWidth - gap))
    let room = columns - left.displayWidth - right.displayWidth
    return left + Self(String(repeating: " ", count: max(0, room))) + right
  }

  /// Returns the text, followed by spaces up to a number of columns.
  package func padded(columns: Int) -> Self {
    self + Self(String(repeating: " ", count: max(0, columns - displayWidth)))
  }

  /// Returns the text with the terminal's codes for colour.
  package func rendered(inColor: Bool) -> String {
    parts.map { part in
      inColor && part.style != .plain ? "\u{1B}[\(part.style.rawValue)m\(part.text)\u{1B}[0m" : part.text
    }.joined()
  }
}

extension [StyledText] {
  /// Returns the texts one after the other, on as many lines as needed.
  func flowed(between: StyledText, columns: Int) -> Self {
    reduce(into: []) { lines, item in
      let longer = lines.last.map { $0 + between + item }
      if let longer, longer.displayWidth <= columns {
        lines[lines.count - 1] = longer
      } else {
        lines.append(item)
      }
    }
  }
}
