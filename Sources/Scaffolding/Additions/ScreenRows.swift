import Foundation

extension SwiftSource {
  /// The rows of a case's screen.
  struct ScreenRows {
    /// The tokens in the braces of `Screen(…) { … }`.
    let range: Range<Int>
    /// The token of `Screen`.
    let start: Int
    /// The first token after the branch.
    let end: Int
  }

  /// Returns the rows of a case's screen; `nil` unless the branch of `screen(in:)` for this case has exactly one
  /// `Screen(…) { … }`.
  func rows(ofScreen name: String, in bodies: [Body]) -> ScreenRows? {
    let members = members(("func", "screen", "in"), in: bodies)
    guard members.count == 1, let member = members.first else { return nil }
    let switches = switches(in: member.body).filter { Array(tokens[$0.subject]) == ["self"] }
    guard switches.count == 1, let found = switches.first else { return nil }
    let rows = rows(of: found)
    guard let row = rows.first(where: { $0.columns.first?.name == Substring(name) }) else { return nil }
    let end = rows.map(\.start).filter { $0 > row.colon }.min() ?? found.range.upperBound
    let screens = ((row.colon + 1)..<end).dropLast().filter { tokens[$0] == "Screen" && tokens[$0 + 1] == "(" }
    guard screens.count == 1, let bracket = closingBrackets[screens[0] + 1], bracket + 1 < end,
      tokens[bracket + 1] == "{", let brace = closingBrackets[bracket + 1]
    else { return nil }
    return ScreenRows(range: (bracket + 2)..<brace, start: screens[0], end: end)
  }

  /// Returns the text with more rows at the end of a screen.
  func adding(_ lines: [String], to rows: ScreenRows) -> String {
    let brace = rows.range.lowerBound - 1
    let content = text[ranges[brace].upperBound..<ranges[rows.range.upperBound].lowerBound]
    if content.contains(where: \.isNewline) {
      return adding(lines, after: rows.range.last ?? brace, indentation: indentation(inBraces: rows.range))
    }
    // The screen is in one line.
    let (outer, newline) = (indentation(of: rows.start), newline(at: ranges[brace].upperBound))
    let inner = outer + unit(of: outer)
    let old = content.trimmingCharacters(in: .whitespaces)
    let all = (old.isEmpty ? [] : [old]) + lines
    let new = all.map { newline + inner + $0 }.joined() + newline + outer
    return String(text[..<ranges[brace].upperBound]) + new + chain(of: rows, isDeeper: false)
      + String(text[endOfChain(of: rows)...])
  }

  /// Returns the text with the braces of a screen without rows in one line.
  func closing(_ rows: ScreenRows) -> String {
    guard rows.range.isEmpty,
      comments(in: ranges[rows.range.lowerBound - 1].upperBound..<ranges[rows.range.upperBound].lowerBound).isEmpty
    else { return text }
    let head = String(text[..<ranges[rows.range.lowerBound - 1].upperBound])
    return head + chain(of: rows, isDeeper: true) + String(text[endOfChain(of: rows)...])
  }

  private func endOfChain(of rows: ScreenRows) -> String.Index { ranges[rows.end - 1].upperBound }

  /// Returns the closing brace of a screen and its modifiers, which `swift format` indents by a level if the braces are
  /// in one line.
  private func chain(of rows: ScreenRows, isDeeper: Bool) -> String {
    let unit = unit(of: indentation(of: rows.start))
    let lines = text[ranges[rows.range.upperBound].lowerBound..<endOfChain(of: rows)]
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let rest = lines.dropFirst().map { line in
      if line.isEmpty { return "" }
      return isDeeper ? unit + line : String(line.hasPrefix(unit) ? line.dropFirst(unit.count) : line)
    }
    return ([String(lines.first ?? "")] + rest).joined(separator: newline(at: ranges[rows.start].lowerBound))
  }
}

extension Project {
  /// Returns the place of a row that opens a new case of a flow: the screen of the flow's first root, if it is certain.
  func placeOfRow(in flow: FlowTypes) -> RowPlace {
    guard let root = try? rootCase(of: flow), let text = try? text(flow.destination.path) else { return .standard }
    let files = [text] + texts(of: sourcePaths, with: "extension \(flow.destination.name)").map(\.text)
    let hasPlace = files.lazy.map { SwiftSource($0) }.contains {
      $0.rows(ofScreen: root, in: $0.bodies(of: flow.destination.name)) != nil
    }
    return hasPlace ? .screen(root) : .standard
  }

  /// Returns the first root of a flow; `nil` if its coordinator does not name a case.
  func rootCase(of flow: FlowTypes) throws -> String? {
    let source = try SwiftSource(text(flow.coordinator.path))
    guard let arguments = source.superInitArguments(in: source.bodies(of: flow.coordinator.name)),
      source.tokens[arguments].starts(with: ["root", ":", "."]), arguments.count == 4
    else { return nil }
    return String(source.tokens[arguments.upperBound - 1].withoutBackticks)
  }
}
