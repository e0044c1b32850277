import Foundation

/// Lines of Swift for a file of a project, such as a case or a branch of a switch.
///
/// They go above a marker, which is a comment such as `// armature: cases`, if the file has it once. If not, they go where
/// the code has its place for them.
struct Insertion: Hashable, Sendable {
  /// The kinds of places.
  enum Place: String, CaseIterable, Sendable {
    /// The cases of an enum.
    case cases
    /// The array `examples`.
    case examples
    /// The switch of `style`.
    case styles
    /// The switch of `isLinkable`.
    case linkability
    /// The switch of `archiving`.
    case archiving
    /// The switch of `screen(in:)`.
    case screens
    /// The switch of `child(for:)`.
    case children
    /// The switch of `flow(in:)` of a tab type.
    case flows
    /// The switch of `item(in:)` of a tab type.
    case items
    /// The array of tabs.
    case tabs
    /// The end of a class.
    case methods

    /// The comment.
    var marker: String { "// armature: \(rawValue)" }

    /// Whether elements of an array stand there, each with a comma.
    fileprivate var isInArray: Bool { self == .examples || self == .tabs }

    /// The member with the switch: its keyword and its name.
    fileprivate var member: (keyword: Substring, name: Substring)? {
      switch self {
      case .styles: ("var", "style")
      case .linkability: ("var", "isLinkable")
      case .archiving: ("var", "archiving")
      case .screens: ("func", "screen")
      case .children: ("func", "child")
      case .flows: ("func", "flow")
      case .items: ("func", "item")
      case .cases, .examples, .tabs, .methods: nil
      }
    }
  }

  let place: Place
  /// The lines, indented by two spaces for each level.
  let lines: [String]
  /// The type that gets them.
  let type: String
  /// Whether they are only for a switch that names every case.
  let isOptional: Bool

  init(_ place: Place, _ text: String, in type: String, isOptional: Bool = false) {
    (self.place, self.type, self.isOptional) = (place, type, isOptional)
    lines = text.components(separatedBy: "\n")
  }

  /// Returns a file with the lines.
  ///
  /// - Returns: The text; the same one if the file has the lines already, or does not need them; `nil` if it has no
  ///   place for them, or more than one.
  /// - Complexity: Linear in the length of the file.
  func added(to text: String) -> String? {
    let file = Site(self, text)
    if isOptional, file.branches?.hasCatchAll != false { return text }
    if file.found != nil { return text }
    return file.addedAboveMarker() ?? file.added()
  }

  /// Whether a file has the lines.
  func isIn(_ text: String) -> Bool { Site(self, text).found != nil }

  /// Returns a file without the lines.
  ///
  /// - Returns: The text; `nil` if the lines are not in it as they were added.
  /// - Complexity: Linear in the length of the file.
  func removed(from text: String) -> String? {
    let file = Site(self, text)
    guard let found = file.found else { return isOptional ? text : nil }
    return file.removed(found)
  }

  /// Whether the place of the lines names a case in a file: in its array, or in a branch of its switch.
  func names(_ name: Substring, in text: String) -> Bool {
    let file = Site(self, text)
    let tokens = file.source.tokens[file.area]
    return zip(tokens, tokens.dropFirst()).contains { $0 == "." && $1 == name }
  }

  /// The place in words, for errors.
  var placeInWords: String {
    switch place {
    case .cases: "an enum '\(type)'"
    case .examples: "a plain array 'examples' in '\(type)'"
    case .tabs: "one plain array for 'super.init' in '\(type)'"
    case .methods: "a class '\(type)'"
    case .children: "one switch over the destination in 'child(for:)' of '\(type)'"
    case .flows, .items, .screens: "one switch over self in '\(place.member?.name ?? "")(in:)' of '\(type)'"
    case .styles, .linkability, .archiving: "one switch over self in '\(place.member?.name ?? "")' of '\(type)'"
    }
  }
}

/// A file, and the place in it for the lines of an insertion.
private struct Site {
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
      guard let own else { return nil }
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
        "  // As an optional, so that `default` does not warn when each case has a flow.",
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

  /// Returns the text without tokens: whole lines, if nothing else is in them.
  func removed(_ range: Range<Int>) -> String {
    var (start, end) = (range.lowerBound, range.upperBound)
    let isLast = insertion.place.isInArray && end < source.tokens.count && source.tokens[end] != ","
    if insertion.place.isInArray {
      if source.tokens[end] == "," { end += 1 } else if source.tokens[start - 1] == "," { start -= 1 }
    }
    let after = end < source.tokens.count ? source.ranges[end].lowerBound : text.endIndex
    var (lower, upper) = (source.ranges[start].lowerBound, source.ranges[end - 1].upperBound)
    let gap = text[upper..<after]
    if places.isFirst(range.lowerBound), !isLast, gap.contains(where: \.isNewline) || after == text.endIndex {
      // A comment at the end of the last line goes, too.
      lower = text[..<lower].lastIndex(where: \.isNewline).map { text.index(after: $0) } ?? text.startIndex
      upper = gap.firstIndex(where: \.isNewline).map { text.index(after: $0) } ?? text.endIndex
      if insertion.place == .methods { lower = startOfMethod(before: lower) }
    } else {
      // Spaces before code that stays.
      while upper < after, text[upper] == " ", lower == text.startIndex || text[text.index(before: lower)].isWhitespace
      {
        upper = text.index(after: upper)
      }
    }
    let rest = Site(insertion, String(text[..<lower] + text[upper...]))
    return rest.withoutEmptyMember ?? (insertion.place.isInArray ? rest.withoutOnlyComma : rest.text)
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

  /// The text without the member that was made for the lines, and that is empty without them; `nil` if there is none.
  private var withoutEmptyMember: String? {
    guard let own, bodies.count == 1 || insertion.place != .children else { return nil }
    let visibility = places.visibility(of: own)
    let member: String
    switch insertion.place {
    case .examples: member = "\(visibility)static let examples: [Self] = []"
    case .styles: member = "\(visibility)var style: PresentationStyle { switch self { default: .push } }"
    case .children:
      guard let type = superclassArgument else { return nil }
      member =
        "override \(visibility)func child(for destination: \(type)) -> AnyCoordinator? "
        + "{ switch Optional(destination) { default: nil } }"
    default: return nil
    }
    let wanted = SwiftSource(member).tokens
    guard let start = own.range.first(where: { source.tokens[$0...].starts(with: wanted) }), places.isFirst(start)
    else {
      return nil
    }
    let (first, last) = (source.ranges[start].lowerBound, source.ranges[start + wanted.count - 1].upperBound)
    guard !text[first..<last].contains("// armature: ") else { return nil }
    var lower = text[..<first].lastIndex(where: \.isNewline).map { text.index(after: $0) } ?? text.startIndex
    let upper = text[last...].firstIndex(where: \.isNewline).map { text.index(after: $0) } ?? text.endIndex
    let line = text[..<lower].dropLast()
    if line.last?.isNewline == true { lower = line.endIndex }
    return String(text[..<lower] + text[upper...])
  }

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
