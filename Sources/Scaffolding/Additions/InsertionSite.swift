import Foundation

/// A file, and the place in it for the lines of an insertion.
struct InsertionSite {
  let insertion: Insertion
  let source: SwiftSource
  let places: SwiftPlaces
  let bodies: [SwiftPlaces.Body]
  let branches: SwiftPlaces.Branches?
  let list: Range<Int>?
  /// The tokens in which the lines can be.
  let area: Range<Int>

  init(_ insertion: Insertion, _ text: String) {
    self.insertion = insertion
    source = SwiftSource(text)
    places = SwiftPlaces(source)
    bodies = places.bodies(of: insertion.type)
    branches = insertion.place.member.flatMap { [places, bodies] in
      places.branches(ofMember: $0.keyword, $0.name, in: bodies, isOverArgument: insertion.place == .children)
    }
    list =
      switch insertion.place {
      case .examples: places.list("examples", in: bodies)
      case .tabs: places.superList(in: bodies)
      default: nil
      }
    let body = bodies.first { $0.keyword != "extension" }
    area = list ?? branches?.range ?? (insertion.place.isInArray ? 0..<0 : body?.range ?? source.tokens.indices)
  }

  private var text: String { source.text }
  private var own: SwiftPlaces.Body? { bodies.first { $0.keyword != "extension" } }

  /// The lines, whose answer is returned if those of the other branches are.
  private var lines: [String] { branches?.returns == true ? returning : insertion.lines }

  private var returning: [String] {
    var lines = insertion.lines
    for (index, line) in lines.enumerated() {
      if line.hasSuffix(":"), index + 1 < lines.count {
        let spaces = lines[index + 1].prefix { $0 == " " }
        lines[index + 1] = spaces + "return " + lines[index + 1].dropFirst(spaces.count)
        break
      }
      if let colon = line.range(of: ": ") {
        lines[index].replaceSubrange(colon, with: ": return ")
        break
      }
    }
    return lines
  }

  /// Whether the lines are for a switch that names every case, or for one that gives others another style than a push.
  var needsOptionalLines: Bool {
    if let branches, !branches.hasCatchAll { return true }
    guard insertion.place == .styles, places.has("var", "style", in: bodies) else { return false }
    if let branches { return branches.catchAllAnswer != [".", "push"] }
    return places.end(ofMember: "var", "style", in: bodies) != [".", "push"]
  }

  // MARK: Adding

  /// Returns the text with the lines above the marker; `nil` unless there is exactly one in a line of its own.
  func addedAboveMarker() -> String? {
    let marker = insertion.place.marker
    var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      "\(Substring($0))"
    }
    let found = lines.indices.filter { lines[$0].trimmingCharacters(in: .whitespacesAndNewlines) == marker }
    guard found.count == 1, let index = found.first else { return nil }
    // The comma after the element before is that of a list.
    if insertion.place.isInArray { return list.map { places.adding(element: self.lines.withoutComma, to: $0) } }
    let indentation = String(lines[index].prefix { $0 == " " || $0 == "\t" })
    let end = lines[index].hasSuffix("\r") ? "\r" : ""
    lines.insert(contentsOf: self.lines.map { $0.isEmpty ? end : indentation + $0 + end }, at: index)
    return lines.joined(separator: "\n")
  }

  /// Returns the text with the lines at their place in the code; `nil` if there is none, or more than one.
  func added() -> String? {
    switch insertion.place {
    case .cases:
      guard let own, own.keyword == "enum" else { return nil }
      return places.adding(
        lines, after: places.endOfCases(in: own), indentation: places.indentation(inBraces: own.range))
    case .examples, .tabs:
      if let list { return places.adding(element: lines.withoutComma, to: list) }
      guard insertion.place == .examples, let own, !places.has("var", "examples", in: bodies) else { return nil }
      return member(["", "\(places.visibility(of: own))static let examples: [Self] = [\(lines.withoutComma[0])]"], own)
    case .methods:
      let name = SwiftSource(lines.joined(separator: "\n")).nameOfFunction
      guard let own, name.map({ !places.has("func", $0, in: bodies) }) ?? true else { return nil }
      return end(of: own, [""] + lines)
    default:
      guard let branches else { return newMember() }
      let indentation =
        branches.first < branches.range.upperBound && places.isFirst(branches.first)
        ? places.indentation(of: branches.first) : places.indentation(of: branches.range.lowerBound - 1)
      return places.adding(lines, after: branches.end, indentation: indentation)
    }
  }

  /// Returns the text with a member for the lines, if the type has none; `nil` if another one cannot be added.
  private func newMember() -> String? {
    guard let own, let member = insertion.place.member, !places.has(member.keyword, member.name, in: bodies) else {
      return nil
    }
    let (visibility, branches) = (places.visibility(of: own), insertion.lines.map { "  " + $0 })
    switch insertion.place {
    case .styles:
      let head = "\(visibility)var style: PresentationStyle {"
      return self.member(["", head, "  switch self {"] + branches + ["  default: .push", "  }", "}"], own)
    case .children:
      guard let type = superclassArgument else { return nil }
      let head = "override \(visibility)func child(for destination: \(type)) -> AnyCoordinator? {"
      let optional = [
        "  \(Self.reasonForOptional)",
        "  switch Optional(destination) {",
      ]
      return end(of: own, ["", head] + optional + branches + ["  default: nil", "  }", "}"])
    default: return nil
    }
  }

  private func member(_ lines: [String], _ body: SwiftPlaces.Body) -> String {
    let place = places.list("examples", in: [body]).map(places.endOfProperty) ?? places.endOfCases(in: body)
    return places.adding(lines, after: place, indentation: places.indentation(inBraces: body.range))
  }

  private func end(of body: SwiftPlaces.Body, _ lines: [String]) -> String {
    places.adding(lines, after: body.range.upperBound - 1, indentation: places.indentation(inBraces: body.range))
  }

  // MARK: Finding

  /// The tokens of the lines in the file, without commas, which a formatter adds: the first ones in the area.
  var found: Range<Int>? {
    tokens(of: insertion.lines) ?? (insertion.place.member == nil ? nil : tokens(of: returning))
  }

  private func tokens(of lines: [String]) -> Range<Int>? {
    let wanted = SwiftSource(lines.joined(separator: "\n")).words.filter { $0 != "," }
    return area.lazy.compactMap { range(of: wanted[...], from: $0) }.first
  }

  private func range(of wanted: ArraySlice<Substring>, from start: Int) -> Range<Int>? {
    guard source.tokens[start].first == wanted.first?.first else { return nil }
    var (rest, end) = (wanted, start)
    while let next = rest.first, area.contains(end) {
      if source.word(end) == next { rest = rest.dropFirst() } else if source.tokens[end] != "," { return nil }
      end += 1
    }
    return rest.isEmpty && isWhole(start..<end) ? start..<end : nil
  }

  /// Whether nothing before or after the tokens belongs to them.
  private func isWhole(_ range: Range<Int>) -> Bool {
    let next = range.upperBound < source.tokens.count ? source.tokens[range.upperBound] : "}"
    if insertion.place.isInArray {
      return [",", "["].contains(source.tokens[range.lowerBound - 1]) && [",", "]"].contains(next)
    }
    if insertion.place == .cases {
      let isOwnLine = range.lowerBound == 0 || source.tokens[range.lowerBound - 1] != "indirect"
      return isOwnLine && ![",", "(", "=", ":"].contains(next)
    }
    return true
  }

  // MARK: Removing

  /// Returns the text without tokens: whole lines, if nothing else is in them; `nil` if the user has written a comment to
  /// them.
  func removed(_ range: Range<Int>) -> String? {
    var (text, end) = (text, range.upperBound)
    let isInArray = insertion.place.isInArray
    let hasComma = isInArray && end < source.tokens.count && source.tokens[end] == ","
    if hasComma { end += 1 }
    let after = end < source.tokens.count ? source.ranges[end].lowerBound : text.endIndex
    var (lower, upper) = (source.ranges[range.lowerBound].lowerBound, source.ranges[end - 1].upperBound)
    let gap = text[upper..<after]
    let line = gap.prefix { !$0.isNewline }
    if line.contains("/") { return nil }
    if places.isFirst(range.lowerBound), line.endIndex < after || after == text.endIndex {
      lower = text[..<lower].lastIndex(where: \.isNewline).map { text.index(after: $0) } ?? text.startIndex
      if insertion.place == .methods {
        lower = startOfMethod(before: lower)
      } else if text[..<lower].dropLast().end(while: { !$0.isNewline }).drop(while: \.isWhitespace).hasPrefix("//") {
        return nil
      }
      upper = gap.firstIndex(where: \.isNewline).map { text.index(after: $0) } ?? text.endIndex
    } else {
      // Spaces before code that stays.
      while upper < after, text[upper] == " ",
        lower == text.startIndex || " [\n".contains(text[text.index(before: lower)])
      {
        upper = text.index(after: upper)
      }
    }
    text.removeSubrange(lower..<upper)
    // The comma before the last element, which comes before it in the text.
    if isInArray, !hasComma, range.lowerBound > 0, source.tokens[range.lowerBound - 1] == "," {
      let comma = source.ranges[range.lowerBound - 1]
      text = String(text[..<comma.lowerBound] + self.text[comma.upperBound..<lower].drop { $0 == " " } + text[lower...])
    }
    let rest = InsertionSite(insertion, text)
    return rest.withoutEmptyMember ?? (isInArray && hasComma ? rest.withoutOnlyComma : rest.text)
  }

  /// Returns where the comment above a method begins, if it is that of the lines, with the empty line above it.
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

  /// The text without the member that was made for the lines, as it is when it was made but for them; `nil` if there is
  /// none.
  private var withoutEmptyMember: String? {
    guard let own, let (head, lines) = emptyMember(of: own) else { return nil }
    let all = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let trimmed = all.map { $0.trimmingCharacters(in: .whitespaces) }
    let wanted = [head] + lines
    guard let start = trimmed.indices.first(where: { trimmed[$0...].starts(with: wanted) }),
      start > 0, trimmed[start - 1].isEmpty, all[start].startIndex >= source.ranges[own.range.lowerBound - 1].lowerBound
    else { return nil }
    let last = all[start + wanted.count - 1]
    let end = text[last.endIndex...].first.map { _ in text.index(after: last.endIndex) } ?? text.endIndex
    return String(text[..<all[start - 1].startIndex] + text[end...])
  }

  private func emptyMember(of own: SwiftPlaces.Body) -> (head: String, lines: [String])? {
    let visibility = places.visibility(of: own)
    switch insertion.place {
    case .styles:
      return ("\(visibility)var style: PresentationStyle {", ["switch self {", "default: .push", "}", "}"])
    case .children:
      return superclassArgument.map {
        (
          "override \(visibility)func child(for destination: \($0)) -> AnyCoordinator? {",
          [Self.reasonForOptional, "switch Optional(destination) {", "default: nil", "}", "}"]
        )
      }
    default: return nil
    }
  }

  private static let reasonForOptional = "// As an optional, so that `default` does not warn when each case has a flow."

  /// The destination of a coordinator.
  private var superclassArgument: Substring? { source.argument(ofCoordinator: insertion.type) }

  /// The text without the comma of an element that is alone in its list now, as `swift format` wants it.
  private var withoutOnlyComma: String {
    guard let list, let last = list.last, source.tokens[last] == ",",
      list.count(where: { source.tokens[$0] == "," }) == 1
    else { return text }
    return String(text[..<source.ranges[last].lowerBound] + text[source.ranges[last].upperBound...])
  }
}

extension [String] {
  /// The lines of an element without its comma.
  fileprivate var withoutComma: [String] {
    guard let last, last.hasSuffix(",") else { return self }
    return dropLast() + [String(last.dropLast())]
  }
}
