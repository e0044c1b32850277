import Foundation

/// Parts of a file's text to remove: a declaration, a branch, or an element, with the comments, commas and lines that
/// belong to it.
extension SwiftSource {
  /// Returns the token with which a declaration begins: its first attribute or modifier.
  func startOfDeclaration(_ keyword: Int) -> Int {
    var start = keyword
    while start > 0 {
      if tokens[start - 1] == "indirect" {
        start -= 1
      } else if start > 1, tokens[start - 2] == "@" {
        start -= 2
      } else if tokens[start - 1] == ")", let open = closingBrackets.first(where: { $0.value == start - 1 })?.key,
        open > 1, tokens[open - 2] == "@"
      {
        start = open - 2
      } else {
        break
      }
    }
    return start
  }

  /// Returns the tokens of a branch, up to the next one, or to a `#if` or `#endif` around it.
  func branch(at start: Int, of found: Switch, _ starts: [Int]) -> Range<Int> {
    let next = starts.filter { $0 > start }.min() ?? found.range.upperBound
    var end = tokens[next - 1] == "unknown" ? next - 2 : next
    let level = conditions[start]
    // The condition that ends, or the first one with another branch in it.
    if let condition = (start..<end).first(where: { index in
      guard tokens[index] == "#", index + 1 < tokens.count else { return false }
      switch tokens[index + 1] {
      case "if": return conditions[index] == level && conditions[next] > level && !isClosed(index, before: next)
      case "elseif", "else": return conditions[index] == level
      case "endif": return conditions[index] < level
      default: return false
      }
    }) {
      end = condition
    }
    return start..<end
  }

  /// Returns whether the `#if` at a token ends before another token.
  private func isClosed(_ condition: Int, before end: Int) -> Bool {
    (condition..<end).contains {
      tokens[$0] == "#" && tokens[$0 + 1] == "endif" && conditions[$0] == conditions[condition]
    }
  }

  // MARK: Parts of the text

  /// Returns the part of the text to remove for a declaration or a branch: whole lines with the comments that belong to
  /// it, or a part of a line; `nil` if it shares a line with a comment.
  func cut(_ range: Range<Int>, isBranch: Bool = false) -> Range<String.Index>? {
    var end = range.upperBound
    if end < tokens.count, tokens[end] == ";" { end += 1 }
    let next = end < tokens.count ? ranges[end].lowerBound : text.endIndex
    guard isFirst(range.lowerBound), text[ranges[end - 1].upperBound..<next].contains(where: \.isNewline) else {
      return cutInLine(range.lowerBound..<end)
    }
    let indentation = indentation(of: range.lowerBound).count
    let line = lineStart(of: ranges[range.lowerBound].lowerBound)
    var lower = line
    while let above = self.line(before: lower), isOwnComment(above) { lower = above.lowerBound }
    // The end of a comment behind other code.
    if comments.contains(where: { $0.lowerBound < lower && lower < $0.upperBound }) { lower = line }
    var upper = lineEnd(of: ranges[end - 1].upperBound)
    while isBranch, upper < next, let below = self.line(at: upper),
      text[below].drop(while: \.isWhitespace).hasPrefix("//"),
      text[below].prefix(while: { $0 == " " || $0 == "\t" }).count > indentation
    {
      upper = below.upperBound
    }
    // A comment that continues in another line.
    if comments(in: ranges[end - 1].upperBound..<upper).contains(where: { $0.upperBound > upper }) { return nil }
    if let condition = emptyCondition(around: lower..<upper, before: range.lowerBound, after: end) {
      (lower, upper) = (condition.lowerBound, condition.upperBound)
    }
    return withoutSecondEmptyLine(lower..<upper)
  }

  /// Returns a part of a line with its semicolon.
  private func cutInLine(_ range: Range<Int>) -> Range<String.Index>? {
    let (before, last) = (range.lowerBound - 1, range.upperBound - 1)
    let isLast = range.upperBound >= tokens.count || tokens[range.upperBound] == "}"
    let part: Range<String.Index>
    if isLast, before > 0, tokens[before] == ";" {
      part = ranges[before].lowerBound..<ranges[last].upperBound
    } else if range.upperBound < tokens.count {
      part = ranges[range.lowerBound].lowerBound..<ranges[range.upperBound].lowerBound
    } else {
      return nil
    }
    return comments(in: part).isEmpty ? part : nil
  }

  /// Returns the parts of the text to remove for an element of a list with commas; `nil` if a comment is between them.
  func cuts(of index: Int, in elements: [Range<Int>]) -> [Range<String.Index>]? {
    let element = elements[index]
    let (isFirst, end) = (index == 0, element.upperBound)
    let (start, hasComma) = (element.lowerBound, end < tokens.count && tokens[end] == ",")
    guard !element.isEmpty else { return nil }
    let last = hasComma ? end : end - 1
    let next = last + 1 < tokens.count ? ranges[last + 1].lowerBound : text.endIndex
    // An element with lines of its own.
    if self.isFirst(start), text[ranges[last].upperBound..<next].contains(where: \.isNewline),
      let lines = cut(start..<(last + 1))
    {
      return hasComma || isFirst ? [lines] : [ranges[start - 1], lines]
    }
    let part =
      if hasComma, isFirst || self.isFirst(start) {
        ranges[start].lowerBound..<next
      } else if isFirst {
        ranges[start].lowerBound..<ranges[last].upperBound
      } else if hasComma {
        ranges[start - 1].upperBound..<ranges[last].upperBound
      } else {
        ranges[start - 1].lowerBound..<ranges[last].upperBound
      }
    return comments(in: part).isEmpty ? [part] : nil
  }

  // MARK: Lines

  private func lineStart(of index: String.Index) -> String.Index {
    text[..<index].lastIndex(where: \.isNewline).map { text.index(after: $0) } ?? text.startIndex
  }

  /// Returns the index after the end of a line.
  private func lineEnd(of index: String.Index) -> String.Index {
    text[index...].firstIndex(where: \.isNewline).map { text.index(after: $0) } ?? text.endIndex
  }

  private func line(before start: String.Index) -> Range<String.Index>? {
    start > text.startIndex ? lineStart(of: text.index(before: start))..<start : nil
  }

  private func line(at start: String.Index) -> Range<String.Index>? {
    start < text.endIndex ? start..<lineEnd(of: start) : nil
  }

  /// Returns a line without the spaces around its content.
  private func content(of line: Range<String.Index>) -> Substring {
    let start = text[line].drop(while: \.isWhitespace)
    return start.lastIndex { !$0.isWhitespace }.map { start[...$0] } ?? ""
  }

  /// Returns whether a line above a declaration is a comment about it. A title of a section is about more, and a marker
  /// is for the command.
  private func isOwnComment(_ line: Range<String.Index>) -> Bool {
    let content = content(of: line)
    if ["// MARK:", "// armature:", "//===", "// ==="].contains(where: content.hasPrefix) { return false }
    if content.hasPrefix("//") { return true }
    let start = text[line].firstIndex { !$0.isWhitespace } ?? line.lowerBound
    return !content.isEmpty
      && comments.contains { $0.contains(start) && $0.upperBound >= text.index(start, offsetBy: content.count) }
  }

  /// Returns the lines from a `#if` to its `#endif` if nothing else is between them.
  private func emptyCondition(
    around lines: Range<String.Index>, before start: Int, after end: Int
  ) -> Range<String.Index>? {
    guard end + 1 < tokens.count, tokens[end] == "#", tokens[end + 1] == "endif",
      let above = line(before: lines.lowerBound),
      let condition = (0..<start).last(where: { tokens[$0] == "#" }), tokens[condition + 1] == "if",
      ranges[condition].lowerBound >= above.lowerBound, isFirst(condition),
      text[lines.upperBound..<ranges[end].lowerBound].allSatisfy(\.isWhitespace), comments(in: above).isEmpty
    else { return nil }
    return above.lowerBound..<lineEnd(of: ranges[end + 1].upperBound)
  }

  /// Returns lines with one of two empty lines around them, or an empty one next to a brace.
  private func withoutSecondEmptyLine(_ lines: Range<String.Index>) -> Range<String.Index> {
    let (above, below) = (line(before: lines.lowerBound), line(at: lines.upperBound))
    let isEmpty = { (line: Range<String.Index>?) in line.map { text[$0].allSatisfy(\.isWhitespace) } ?? false }
    let (before, after) = (above.map(content(of:)) ?? "", below.map(content(of:)) ?? "")
    if isEmpty(above), isEmpty(below) || after.hasPrefix("}"), let above {
      return above.lowerBound..<lines.upperBound
    }
    if isEmpty(below), before.hasSuffix("{"), let below { return lines.lowerBound..<below.upperBound }
    return lines
  }
}

extension String {
  /// The text without some parts. A part within another one is removed with it.
  func removing(_ parts: [Range<String.Index>]) -> String {
    var (rest, start) = ("", startIndex)
    for part in parts.sorted(by: { $0.lowerBound < $1.lowerBound }) where part.upperBound > start {
      rest += self[start..<max(start, part.lowerBound)]
      start = part.upperBound
    }
    return rest + self[start...]
  }
}
