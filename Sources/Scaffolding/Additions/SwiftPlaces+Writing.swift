extension SwiftPlaces {
  /// Returns the text with lines after the line of a token, or after the token if code follows in the line.
  ///
  /// - Parameters:
  ///   - lines: The lines, indented by two spaces for each level.
  ///   - token: The token.
  ///   - indentation: The indentation of the lines; those of what follows in the line of the token are the same.
  /// - Returns: The text of the file.
  func adding(_ lines: [String], after token: Int, indentation: String) -> String {
    let (text, newline) = (source.text, source.text.first(where: \.isNewline).map(String.init) ?? "\n")
    let unit = indentation.contains("\t") ? "\t" : indentUnit
    let new = lines.map { line in
      let level = line.prefix { $0 == " " }.count / 2
      return line.isEmpty ? "" : indentation + String(repeating: unit, count: level) + line.drop { $0 == " " }
    }
    let (end, next) = (
      source.ranges[token].upperBound,
      token + 1 < tokens.count ? source.ranges[token + 1].lowerBound : text.endIndex
    )
    var gap = text[end..<next]
    while let first = gap.first, !first.isNewline {
      gap = gap.dropFirst(SwiftSource.lengthOfComment(gap) ?? 1)
    }
    if let after = gap.first.map({ _ in text.index(after: gap.startIndex) }) {
      return text[..<after] + new.map { $0 + newline }.joined() + text[after...]
    }
    let rest = text[end...].drop { $0 == " " || $0 == "\t" }
    let outer = rest.first == "}" ? indentation.dropLast(unit.count) : indentation[...]
    return text[..<end] + newline + new.joined(separator: newline) + newline + outer + rest
  }

  /// Returns the text without the branch of a switch that takes the other cases, if it is the last one and has a line of its
  /// own.
  func removingCatchAll(from branches: Branches) -> String? {
    let (text, start) = (source.text, branches.end + 1)
    guard start < branches.range.upperBound, isFirst(start), let last = branches.range.last else { return nil }
    let from = text[..<source.ranges[start].lowerBound].lastIndex(where: \.isNewline) ?? text.startIndex
    guard tokens[start] == "default", tokens[last] == ")", !text[from..<source.ranges[last].upperBound].contains("//")
    else { return nil }
    return String(text[..<from] + text[source.ranges[last].upperBound...])
  }

  /// Returns the text with another element at the end of a list.
  func adding(element lines: [String], to list: Range<Int>) -> String {
    let text = source.text
    guard let last = list.last else {
      let start = source.ranges[list.lowerBound - 1].upperBound
      return text[..<start] + lines.joined(separator: "\n") + text[start...]
    }
    let (end, bracket) = (source.ranges[last].upperBound, source.ranges[list.upperBound].lowerBound)
    let hasComma = tokens[last] == ","
    guard text[end..<bracket].contains(where: \.isNewline) else {
      let line = text[..<end] + (hasComma ? " " : ", ") + lines.joined(separator: "\n")
      let column = line.distance(from: line.lastIndex(where: \.isNewline) ?? line.startIndex, to: line.endIndex)
      if lines.count > 1 || column > 100, let divided = divided(list) {
        let places = SwiftPlaces(SwiftSource(divided))
        return places.adding(element: lines, to: list.lowerBound..<(list.upperBound + (hasComma ? 0 : 1)))
      }
      return line + text[end...]
    }
    let isOnly = !level(of: list).contains { tokens[$0] == "," }
    let element = lines.dropLast() + [(lines.last ?? "") + (hasComma || isOnly ? "," : "")]
    let longer = text[..<end] + (hasComma ? "" : ",") + text[end...]
    let places = SwiftPlaces(SwiftSource(String(longer)))
    return places.adding(
      Array(element), after: hasComma ? last : last + 1, indentation: indentation(of: list.lowerBound))
  }

  /// Returns the text with a line for each element of a list, which is in one line without comments; `nil` if it is not.
  private func divided(_ list: Range<Int>) -> String? {
    let (text, ranges) = (source.text, source.ranges)
    let (start, end) = (ranges[list.lowerBound - 1].upperBound, ranges[list.upperBound].lowerBound)
    guard !text[start..<end].contains(where: \.isNewline), !text[start..<end].contains("/*") else { return nil }
    let outer = indentation(of: list.lowerBound - 1)
    let newline = text.first(where: \.isNewline).map(String.init) ?? "\n"
    var elements: [String] = []
    var first = list.lowerBound
    for comma in level(of: list).filter({ tokens[$0] == "," }) + [list.upperBound] where comma > first {
      elements.append(String(text[ranges[first].lowerBound..<ranges[comma - 1].upperBound]))
      first = comma + 1
    }
    let inner = "\(newline)\(outer)\(outer.contains("\t") ? "\t" : indentUnit)"
    let lines = elements.map { "\(inner)\($0)," }.joined()
    return "\(text[..<start])\(lines)\(newline)\(outer)\(text[end...])"
  }

  /// The spaces at the beginning of the line of a token.
  func indentation(of token: Int) -> String {
    let line = source.text[..<source.ranges[token].lowerBound].end { !$0.isNewline }
    return String(line.prefix { $0 == " " || $0 == "\t" })
  }

  /// Whether a token is the first one in its line.
  func isFirst(_ token: Int) -> Bool {
    source.text[..<source.ranges[token].lowerBound].end { !$0.isNewline }.allSatisfy { $0 == " " || $0 == "\t" }
  }

  /// The indentation of the lines in braces, one level deeper than the line of the opening brace.
  func indentation(inBraces body: Range<Int>) -> String {
    if let first = level(of: body).first(where: isFirst) { return indentation(of: first) }
    let outer = indentation(of: body.lowerBound - 1)
    return outer + (outer.contains("\t") ? "\t" : indentUnit)
  }

  /// The spaces of one level: those of the first line that has some.
  private var indentUnit: String {
    for token in tokens.indices where isFirst(token) {
      let indentation = indentation(of: token)
      if !indentation.isEmpty { return indentation.contains("\t") ? "\t" : indentation }
    }
    return "  "
  }
}

extension BidirectionalCollection {
  /// Returns the longest end whose elements satisfy a condition.
  func end(while condition: (Element) -> Bool) -> SubSequence {
    var start = endIndex
    while start > startIndex, condition(self[index(before: start)]) { start = index(before: start) }
    return self[start...]
  }
}
