import Foundation

extension InsertionSite {
  /// Removes tokens from the text, and whole lines if they have nothing else.
  ///
  /// - Returns: The text; `nil` if the user has written a comment next to the tokens.
  func removed(_ range: Range<Int>) -> String? {
    var (text, end) = (text, range.upperBound)
    let (isInArray, isFirst) = (insertion.kind.isInArray, source.isFirst(range.lowerBound))
    let next = end < source.tokens.count ? source.tokens[end] : ""
    let hasComma = isInArray && next == ","
    if hasComma || isFirst && next == ";" { end += 1 }
    let after = end < source.tokens.count ? source.ranges[end].lowerBound : text.endIndex
    var (lower, upper) = (source.ranges[range.lowerBound].lowerBound, source.ranges[end - 1].upperBound)
    let gap = text[upper..<after]
    let line = gap.prefix { !$0.isNewline }
    if line.contains("/") { return nil }
    if let between = rangeBetweenCode(of: range) {
      (lower, upper) = (between.lowerBound, between.upperBound)
    } else if isFirst, line.endIndex < after || after == text.endIndex {
      lower = text[..<lower].lastIndex(where: \.isNewline).map { text.index(after: $0) } ?? text.startIndex
      if insertion.kind == .methods {
        lower = startOfMethod(before: lower)
      } else if text[..<lower].dropLast().suffix(while: { !$0.isNewline }).drop(while: \.isWhitespace).hasPrefix("//") {
        return nil
      }
      upper = gap.firstIndex(where: \.isNewline).map { text.index(after: $0) } ?? text.endIndex
    } else {
      // The spaces before the code that remains in the line are removed too.
      while upper < after, text[upper] == " ", text[..<lower].last.map({ " [".contains($0) || $0.isNewline }) ?? true {
        upper = text.index(after: upper)
      }
    }
    text.removeSubrange(lower..<upper)
    // The last element has no comma, so the comma before it is removed.
    if isInArray, !hasComma, range.lowerBound > 0, source.tokens[range.lowerBound - 1] == "," {
      let comma = source.ranges[range.lowerBound - 1]
      text = String(text[..<comma.lowerBound] + self.text[comma.upperBound..<lower].drop { $0 == " " } + text[lower...])
    }
    let rest = InsertionSite(insertion, text)
    if insertion.kind == .methods { return rest.closed }
    if let rows = rest.rows { return rest.source.closing(rows) }
    if insertion.kind == .links, let rest = rest.removingEmptyList { return rest }
    return rest.removingEmptyMember ?? (isInArray && hasComma ? rest.removingOnlyComma : rest.text)
  }

  /// Returns the range of a declaration or a branch within a line of code, with its semicolon; `nil` if it has own
  /// lines.
  private func rangeBetweenCode(of range: Range<Int>) -> Range<String.Index>? {
    let (before, next) = (range.lowerBound - 1, range.upperBound)
    guard !insertion.kind.isInArray, before > 0, !source.isFirst(range.lowerBound), next < source.tokens.count else {
      return nil
    }
    let (tokens, ranges) = (source.tokens, source.ranges)
    let between: Range<String.Index>
    switch (tokens[before], tokens[next]) {
    case (";", _): between = ranges[before - 1].upperBound..<ranges[next - 1].upperBound
    case ("{", ";"): between = ranges[before].upperBound..<ranges[next].upperBound
    default: return nil
    }
    return source.comments(in: between).isEmpty ? between : nil
  }

  /// Returns the start of the comment above a method, if the insertion has made the comment, and of the empty line
  /// above.
  private func startOfMethod(before line: String.Index) -> String.Index {
    var start = line
    for comment in ([""] + insertion.lines.prefix { $0.hasPrefix("//") }).reversed() {
      let above = text[..<start].dropLast()
      let begin = above.lastIndex(where: \.isNewline).map { text.index(after: $0) } ?? text.startIndex
      guard text[begin..<above.endIndex].trimmingCharacters(in: .whitespaces) == comment else { break }
      start = begin
    }
    return start
  }

  /// The text without a member that the command has made, if the member has only answers for other cases; `nil` if
  /// there is no such member.
  var removingEmptyMember: String? {
    guard let own, let head = headOfMember(in: own)?.map({ $0.trimmingCharacters(in: .whitespaces) }) else {
      return nil
    }
    let all = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let trimmed = all.map { $0.trimmingCharacters(in: .whitespaces) }
    let brace = source.ranges[own.range.lowerBound - 1]
    guard let start = trimmed.indices.first(where: { trimmed[$0...].starts(with: head) }),
      start > 0, trimmed[start - 1].isEmpty || brace.upperBound == all[start - 1].endIndex,
      all[start].startIndex >= brace.lowerBound
    else { return nil }
    let branches = trimmed[(start + head.count)...].prefix { $0 != "}" }
    let answers = branches.joined(separator: " ").components(separatedBy: "case ").filter { !$0.isEmpty }
    let isEmpty =
      if let other = insertion.kind.answerForOthers { answers == [other] } else {
        answers.allSatisfy { $0.trimmingCharacters(in: .whitespaces).hasSuffix(": nil") }
      }
    guard isEmpty, trimmed[branches.endIndex...].starts(with: ["}", "}"]) else { return nil }
    let last = all[branches.endIndex + 1]
    let end = text[last.endIndex...].first.map { _ in text.index(after: last.endIndex) } ?? text.endIndex
    let shorter = text[..<all[trimmed[start - 1].isEmpty ? start - 1 : start].startIndex] + text[end...]
    return InsertionSite(insertion, String(shorter)).closed
  }

  /// The text without an empty array that the command has made, with its property; `nil` if there is no such property.
  private var removingEmptyList: String? {
    guard let own, let list, list.isEmpty else { return nil }
    let lines = headOfList(in: own, with: "").dropFirst().map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
    let all = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let trimmed = all.map { $0.trimmingCharacters(in: .whitespaces) }
    guard let start = trimmed.indices.first(where: { trimmed[$0...].starts(with: lines) }), start > 0,
      trimmed[start - 1].isEmpty
    else { return nil }
    let end = start + lines.count
    let upper = end < all.count ? all[end].startIndex : text.endIndex
    return String(text[..<all[start - 1].startIndex] + text[upper...])
  }

  /// The text with the braces of the type in one line again, if they were in one before the insertion.
  private var closed: String {
    guard let own else { return text }
    let (first, end) = (own.range.lowerBound, own.range.upperBound)
    let start = source.ranges[first - 1].upperBound
    let line = text[start...].prefix { !$0.isNewline }
    // The next token is the brace at the end, or follows a semicolon.
    guard let next = (first...end).first(where: { source.ranges[$0].lowerBound >= line.endIndex }),
      next == end || source.tokens[next - 1] == ";", source.ranges[next - 1].upperBound == line.endIndex,
      text[line.endIndex..<source.ranges[next].lowerBound].allSatisfy(\.isWhitespace)
    else { return text }
    let space = next < end || line.first == " " ? " " : ""
    return text[..<line.endIndex] + space + text[source.ranges[next].lowerBound...]
  }

  /// The text without the comma of the only element in its list, which `swift format` removes too.
  private var removingOnlyComma: String {
    guard let list, let last = list.last, source.tokens[last] == ",",
      list.count(where: { source.tokens[$0] == "," }) == 1
    else { return text }
    return String(text[..<source.ranges[last].lowerBound] + text[source.ranges[last].upperBound...])
  }
}

extension Project {
  /// Returns a file as the template made it, if nothing but the lines of a list are others: a command divides the line of
  /// a list that gets too long.
  func withListOfTemplate(_ text: String, in path: String) throws -> String {
    guard let (start, end, words) = SwiftSource(text).partsOfDividedExamples,
      let origin = try? Origin(file(Origin.file), in: folder),
      let contents = origin.files.first(where: { Path.last(of: $0.key) == Path.last(of: path) })?.value
    else { return text }
    let made = String(decoding: contents, as: UTF8.self)
    let source = SwiftSource(made)
    guard let list = source.examples, source.text(of: list).firstIndex(where: \.isNewline) == nil else { return text }
    let (otherStart, otherEnd, otherWords) = source.parts(around: list)
    return start == otherStart && end == otherEnd && words == otherWords ? made : text
  }
}

extension SwiftSource {
  /// The elements of the only list of examples.
  fileprivate var examples: Range<Int>? {
    list("examples", in: tokens.indices.flatMap(bodies)).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The parts around the list of examples, if it has a line for each element.
  fileprivate var partsOfDividedExamples: (start: Substring, end: Substring, words: [Substring])? {
    examples.flatMap { isFirst($0.lowerBound) ? parts(around: $0) : nil }
  }

  /// The text before and after the elements of a list, and the words and comments between them.
  fileprivate func parts(around list: Range<Int>) -> (start: Substring, end: Substring, words: [Substring]) {
    let (start, end) = (ranges[list.lowerBound - 1].upperBound, ranges[list.upperBound].lowerBound)
    let words = list.map(word)
    return (
      text[..<start], text[end...],
      (words.last == "," ? words.dropLast() : words) + comments(in: start..<end).map { text[$0] }
    )
  }
}
