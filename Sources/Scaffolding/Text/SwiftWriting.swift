import Foundation

extension SwiftSource {
  /// Returns the text with lines after the line of a token. If code follows in the line, they are added behind the
  /// token.
  ///
  /// - Parameters:
  ///   - lines: The lines, indented by two spaces for each level.
  ///   - token: The token.
  ///   - indentation: The indentation of the lines, and of the code that follows in the line of the token.
  ///   - isInLine: Whether the lines are added within a line of code, with semicolons, if code follows in it.
  /// - Returns: The text of the file.
  func adding(_ lines: [String], after token: Int, indentation: String, isInLine: Bool = false) -> String {
    let (end, next) = (
      ranges[token].upperBound,
      token + 1 < tokens.count ? ranges[token + 1].lowerBound : text.endIndex
    )
    let comment = comments(in: end..<next).last { !text[end..<$0.lowerBound].contains(where: \.isNewline) }
    let gap = text[(comment?.upperBound ?? end)..<next]
    if let lineEnd = gap.firstIndex(where: \.isNewline) {
      return adding(lines, at: text.index(after: lineEnd), indentation, newline: String(text[lineEnd]))
    }
    if isInLine, let longer = adding(inLine: lines, after: token) { return longer }
    let newline = newline(at: end)
    let rest = text[end...].drop { $0 == " " || $0 == "\t" }
    let outer = rest.first == "}" ? indentation.dropLast(unit(of: indentation).count) : indentation[...]
    let new = indented(lines, by: indentation).joined(separator: newline)
    return text[..<end] + newline + new + newline + outer + rest
  }

  /// Returns the text with lines above the line of a comment, which only spaces precede.
  func adding(_ lines: [String], above comment: String.Index) -> String {
    let spaces = text[..<comment].suffix { $0 == " " || $0 == "\t" }
    return adding(lines, at: spaces.startIndex, String(spaces), newline: newline(at: comment))
  }

  private func adding(_ lines: [String], at start: String.Index, _ indentation: String, newline: String) -> String {
    text[..<start] + indented(lines, by: indentation).map { $0 + newline }.joined() + text[start...]
  }

  /// Returns the text with a declaration or a branch within a line of code; `nil` if no code is in the braces.
  private func adding(inLine lines: [String], after token: Int) -> String? {
    // A semicolon before a branch ends the branch before it.
    let last = tokens[token] == ";" ? token - 1 : token
    let end = ranges[last].upperBound
    var rest = indented(lines, by: indentation(of: last)).map { $0[...] }
    rest[0] = lines[0][...]
    if lines.count > 1, lines[0].hasSuffix(":") { rest[0] += " " + rest.remove(at: 1).drop(while: \.isWhitespace) }
    let new = rest.joined(separator: newline(at: end))
    if tokens[last] != "{" { return "\(text[..<end]); \(new)\(text[end...])" }
    return closingBrackets[last] == last + 1 ? nil : "\(text[..<end]) \(new);\(text[end...])"
  }

  /// Returns lines that begin within the line of a token.
  private func inLine(_ lines: [String], after token: Int) -> String {
    (lines.prefix(1) + indented(lines, by: indentation(of: token)).dropFirst())
      .joined(separator: newline(at: ranges[token].upperBound))
  }

  private func indented(_ lines: [String], by indentation: String) -> [String] {
    lines.map { line in
      let topLevel = line.prefix { $0 == " " }.count / 2
      let spaces = indentation + String(repeating: unit(of: indentation), count: topLevel)
      return line.isEmpty ? "" : spaces + line.drop { $0 == " " }
    }
  }

  /// The spaces of one level in lines with an indentation.
  func unit(of indentation: String) -> String { indentation.contains("\t") ? "\t" : indentUnit }

  /// Returns the end of the line at an index: that of the line before it, if it is in the last one.
  func newline(at index: String.Index) -> String {
    let end = text[index...].first(where: \.isNewline) ?? text[..<index].last(where: \.isNewline)
    return end.map(String.init) ?? "\n"
  }

  /// Returns the text without the branch of a switch that takes the other cases, if it is the last one and has a line
  /// of its own.
  func removingCatchAll(from branches: Branches) -> String? {
    let start = branches.end + 1
    guard start < branches.range.upperBound, isFirst(start), let last = branches.range.last else { return nil }
    let from = text[..<ranges[start].lowerBound].lastIndex(where: \.isNewline) ?? text.startIndex
    guard tokens[start] == "default", tokens[last] == ")", !text[from..<ranges[last].upperBound].contains("//")
    else { return nil }
    return String(text[..<from] + text[ranges[last].upperBound...])
  }

  /// Returns the text with another element at the end of a list.
  func adding(element lines: [String], to list: Range<Int>) -> String {
    guard let last = list.last else {
      let start = ranges[list.lowerBound - 1].upperBound
      return text[..<start] + inLine(lines, after: list.lowerBound - 1) + text[start...]
    }
    let (end, bracket) = (ranges[last].upperBound, ranges[list.upperBound].lowerBound)
    let hasComma = tokens[last] == ","
    guard text[end..<bracket].contains(where: \.isNewline) else {
      let line = text[..<end] + (hasComma ? " " : ", ") + inLine(lines, after: last)
      let column = line.distance(from: line.lastIndex(where: \.isNewline) ?? line.startIndex, to: line.endIndex)
      if lines.count > 1 || column > 100, let divided = divided(list) {
        let source = SwiftSource(divided)
        return source.adding(element: lines, to: list.lowerBound..<(list.upperBound + (hasComma ? 0 : 1)))
      }
      return line + text[end...]
    }
    let isOnly = !topLevel(of: list).contains { tokens[$0] == "," }
    let element = lines.dropLast() + [(lines.last ?? "") + (hasComma || isOnly ? "," : "")]
    let longer = text[..<end] + (hasComma ? "" : ",") + text[end...]
    let source = SwiftSource(String(longer))
    return source.adding(
      Array(element), after: hasComma ? last : last + 1, indentation: indentation(of: list.lowerBound))
  }

  /// Returns the text with a line for each element of a list; `nil` unless the list is at the end of one line, without
  /// comments.
  private func divided(_ list: Range<Int>) -> String? {
    let (start, end) = (ranges[list.lowerBound - 1].upperBound, ranges[list.upperBound].lowerBound)
    let isLast = text[end...].prefix { !$0.isNewline }.dropFirst().allSatisfy(\.isWhitespace)
    guard isLast, !text[start..<end].contains(where: \.isNewline), !text[start..<end].contains("/*") else { return nil }
    let (outer, newline) = (indentation(of: list.lowerBound - 1), newline(at: end))
    var elements: [String] = []
    var first = list.lowerBound
    for comma in topLevel(of: list).filter({ tokens[$0] == "," }) + [list.upperBound] where comma > first {
      elements.append(String(text[ranges[first].lowerBound..<ranges[comma - 1].upperBound]))
      first = comma + 1
    }
    let inner = "\(newline)\(outer)\(unit(of: outer))"
    let lines = elements.map { "\(inner)\($0)," }.joined()
    return "\(text[..<start])\(lines)\(newline)\(outer)\(text[end...])"
  }

  /// The spaces at the beginning of the line of a token.
  func indentation(of token: Int) -> String {
    let line = text[..<ranges[token].lowerBound].suffix { !$0.isNewline }
    return String(line.prefix { $0 == " " || $0 == "\t" })
  }

  /// Whether a token is the first one in its line.
  func isFirst(_ token: Int) -> Bool { isFirst(ranges[token].lowerBound) }

  /// Whether only spaces are before an index in its line. A byte order mark is none of them.
  func isFirst(_ index: String.Index) -> Bool {
    let line = text[..<index].suffix { $0 == " " || $0 == "\t" }
    return text[..<line.startIndex].last.map { $0.isNewline || $0 == "\u{FEFF}" } ?? true
  }

  /// The indentation of the lines in braces, one level deeper than the line of the opening brace.
  ///
  /// A `#if` may be at the beginning of its line, and the lines after it one level deeper.
  func indentation(inBraces body: Range<Int>) -> String {
    let lines = topLevel(of: body).filter { isFirst($0) && tokens[$0] != "#" }
    let level = conditions[body.lowerBound - 1]
    if let first = lines.first(where: { conditions[$0] == level }) ?? lines.first { return indentation(of: first) }
    let outer = indentation(of: body.lowerBound - 1)
    return outer + unit(of: outer)
  }

  /// The spaces of one level: those by which most lines after an opening bracket are deeper than its line.
  private var indentUnit: String {
    var counts: [String: Int] = [:]
    for token in tokens.indices.dropFirst() where ["{", "(", "["].contains(tokens[token - 1]) && isFirst(token) {
      let (outer, inner) = (indentation(of: token - 1), indentation(of: token))
      if inner.hasPrefix(outer), inner != outer { counts[String(inner.dropFirst(outer.count)), default: 0] += 1 }
    }
    let most = counts.values.max()
    return counts.filter { $0.value == most }.keys.min() ?? "  "
  }
}

extension BidirectionalCollection {
  /// Returns the longest end whose elements satisfy a condition.
  func suffix(while condition: (Element) -> Bool) -> SubSequence {
    var start = endIndex
    while start > startIndex, condition(self[index(before: start)]) { start = index(before: start) }
    return self[start...]
  }
}

extension String {
  /// The text with spaces before each line but empty ones.
  func indented(by count: Int) -> String {
    components(separatedBy: "\n").map { $0.isEmpty ? "" : String(repeating: " ", count: count) + $0 }
      .joined(separator: "\n")
  }
}

/// Returns a call as `swift format` wraps it.
///
/// - Parameters:
///   - head: The text before the bracket, which begins its line.
///   - arguments: The texts in the brackets.
///   - end: The closing bracket, and what follows it.
///   - column: The column where the head begins.
/// - Returns: The call, which needs no indentation before its first line.
func wrappedCall(_ head: String, _ arguments: [String], end: String = ")", at column: Int) -> String {
  // A comma may follow in an array.
  let (whole, width) = ("\(head)(\(arguments.joined(separator: ", "))\(end)", 119)
  if column + whole.count <= width { return whole }
  let texts = zip(arguments, arguments.dropFirst().map { _ in "," } + [end]).map(+)
  let lines = filled(texts, head: "  ", indentation: "  ", width: width - 1 - max(column, 4))
  return "\(head)(\n\(lines.joined(separator: "\n"))"
}

/// Returns texts in lines, each with as many of them as fit.
///
/// - Parameters:
///   - texts: The texts.
///   - head: The text before the first one.
///   - indentation: The spaces before each line after the first one.
///   - width: The number of characters in a line. A text that is longer has a line of its own.
/// - Returns: The lines.
public func filled(_ texts: [String], head: String = "", indentation: String = "", width: Int) -> [String] {
  texts.reduce(into: []) { lines, text in
    if let last = lines.last, last.count + 1 + text.count <= width {
      lines[lines.count - 1] = "\(last) \(text)"
    } else {
      lines.append((lines.isEmpty ? head : indentation) + text)
    }
  }
}
