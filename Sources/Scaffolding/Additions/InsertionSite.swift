import Foundation

/// A file, and the tokens between which the lines of an insertion belong.
struct InsertionSite {
  let insertion: Insertion
  let source: SwiftSource
  let bodies: [SwiftSource.Body]
  let branches: SwiftSource.Branches?
  let list: Range<Int>?
  /// The rows of the screen, for a row.
  let rows: SwiftSource.ScreenRows?
  /// The tokens in which the lines can be; none if the type has no such place.
  let area: Range<Int>
  private let hasArea: Bool

  init(_ insertion: Insertion, _ text: String) {
    self.insertion = insertion
    source = SwiftSource(text)
    bodies = source.bodies(of: insertion.type)
    let isBranch = insertion.kind != .rows
    branches = (isBranch ? insertion.kind.member : nil).flatMap { [source, bodies] in
      source.branches(of: $0, in: bodies, isOverArgument: insertion.kind == .children)
    }
    rows = insertion.place.flatMap { [source, bodies] in source.rows(ofScreen: $0, in: bodies) }
    let value: Range<Int>?
    switch insertion.kind {
    case .examples, .links:
      let name = Substring(insertion.kind.rawValue)
      (list, value) = (source.list(name, in: bodies), source.values(of: name, in: bodies).hull)
    case .tabs: (list, value) = (source.superInitList(in: bodies), source.superInitArguments(in: bodies))
    default: (list, value) = (nil, nil)
    }
    let own = bodies.first { $0.keyword != "extension" }?.range
    let member = insertion.kind.member.flatMap { [source, bodies] in source.members($0, in: bodies).map(\.body).hull }
    let isInType = insertion.kind.isInArray || insertion.kind.member != nil && own != nil
    let found =
      insertion.kind == .rows
      ? rows?.range : list ?? value ?? branches?.range ?? member ?? (isInType ? nil : own ?? source.tokens.indices)
    (area, hasArea) = (found ?? 0..<0, found != nil)
  }

  var text: String { source.text }
  /// The type itself; `nil` if each build has another one.
  var own: SwiftSource.Body? {
    let own = bodies.filter { $0.keyword != "extension" }
    return own.count == 1 ? own[0] : nil
  }

  /// The lines for this file: with `return`, if the other branches of the switch have it.
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

  /// Whether the file needs optional lines: its switch names every case, or answers with another style than a push for
  /// the other cases.
  var needsOptionalLines: Bool {
    if let branches, !branches.hasCatchAll { return true }
    guard insertion.kind == .styles, source.has(("var", "style", nil), in: bodies) else { return false }
    if let branches { return branches.catchAllAnswer != [".", "push"] }
    return source.lastTokens(of: ("var", "style", nil), in: bodies) != [".", "push"]
  }

  /// Whether the list is `allCases`, to which the compiler adds the new case.
  var takesAllCases: Bool { insertion.kind.isInArray && source.tokens[area].contains("allCases") }

  // MARK: Adding

  /// Returns the text with the lines; `nil` if the file has no place for them, or more than one.
  func added() -> String? {
    if let marker { return source.adding(lines, above: marker) }
    switch insertion.kind {
    case .cases:
      guard let own, own.keyword == "enum" else { return nil }
      return source.adding(
        lines, after: source.endOfCases(in: own), indentation: source.indentation(inBraces: own.range),
        isInLine: true)
    case .examples, .tabs, .links:
      if let list { return source.adding(element: lines.withoutComma, to: list) }
      guard let property = insertion.kind.property, let own, !source.has(property, in: bodies) else { return nil }
      return member(headOfList(in: own, with: lines.withoutComma[0]), own)
    case .rows: return rows.map { source.adding(lines, to: $0) }
    case .methods:
      let name = SwiftSource(lines.joined(separator: "\n")).nameOfFunction
      guard let own, name.map({ !source.has(("func", $0, nil), in: bodies) }) ?? true else { return nil }
      return end(of: own, [""] + lines)
    default:
      guard let branches else { return newMember() }
      let indentation =
        branches.first < branches.range.upperBound && source.isFirst(branches.first)
        ? source.indentation(of: branches.first) : source.indentation(of: branches.range.lowerBound - 1)
      return source.adding(lines, after: branches.end, indentation: indentation, isInLine: true)
    }
  }

  /// The only marker in the area that has a line of its own; `nil` for an element of an array, which is always
  /// appended.
  private var marker: String.Index? {
    if insertion.kind.isInArray || !hasArea { return nil }
    let start = area.lowerBound > 0 ? source.ranges[area.lowerBound - 1].upperBound : text.startIndex
    let end = area.upperBound < source.ranges.count ? source.ranges[area.upperBound].lowerBound : text.endIndex
    let found = source.comments(in: start..<end).filter {
      text[$0].trimmingCharacters(in: .whitespaces) == insertion.kind.marker && source.isFirst($0.lowerBound)
    }
    return found.count == 1 ? found.first?.lowerBound : nil
  }

  /// Returns the text with a new member that has the lines; `nil` if the type has the member, or the command makes
  /// none.
  private func newMember() -> String? {
    guard let own, let member = insertion.kind.member, !source.has(member, in: bodies),
      let head = headOfMember(in: own)
    else { return nil }
    let start = [""] + head + insertion.lines.map { "  " + $0 }
    guard let other = insertion.kind.answerForOthers else {
      return end(of: own, start + branchWithoutFlow + ["  }", "}"])
    }
    return self.member(start + ["  \(other)", "  }", "}"], own)
  }

  /// The first lines of a new member; `nil` if the command makes none.
  func headOfMember(in own: SwiftSource.Body) -> [String]? {
    let visibility = source.visibility(of: own)
    switch insertion.kind {
    case .styles: return ["\(visibility)var style: PresentationStyle {", "  switch self {"]
    case .linkability: return ["\(visibility)var isLinkable: Bool {", "  switch self {"]
    case .children:
      guard let destination = source.argument(ofCoordinator: insertion.type) else { return nil }
      return [
        "/// Makes the flow that a case opens; `nil` for a case with a screen of its own.",
        "override \(visibility)func child(for destination: \(destination)) -> AnyCoordinator? {",
        "  switch destination {",
      ]
    default: return nil
    }
  }

  /// The lines of a new property with one element.
  func headOfList(in own: SwiftSource.Body, with element: String) -> [String] {
    let visibility = source.visibility(of: own)
    return insertion.kind == .links
      ? ["", "\(visibility)static var links: [LinkPattern<Self>] {", "  [", "    \(element)", "  ]", "}"]
      : ["", "\(visibility)static let examples: [Self] = [\(element)]"]
  }

  private func member(_ lines: [String], _ body: SwiftSource.Body) -> String {
    var end = source.list("examples", in: [body]).map(source.endOfProperty) ?? source.endOfCases(in: body)
    if end + 1 < body.range.upperBound, source.tokens[end + 1] == ";" { end += 1 }
    return source.adding(lines, after: end, indentation: source.indentation(inBraces: body.range))
  }

  private func end(of body: SwiftSource.Body, _ lines: [String]) -> String {
    let braces = source.text(of: (body.range.lowerBound - 1)..<(body.range.upperBound + 1))
    return source.adding(
      braces == "{}" ? Array(lines.dropFirst()) : lines, after: body.range.upperBound - 1,
      indentation: source.indentation(inBraces: body.range))
  }

  /// The branch of a new `child(for:)` for the other cases. It names them, so that the compiler reports the next new
  /// case.
  private var branchWithoutFlow: [String] {
    guard let names = insertion.otherCases else { return ["  default: nil"] }
    guard let last = names.last else { return [] }
    // Two columns are left for the indentation of the member.
    let cases = names.dropLast().map { ".\($0)," } + [".\(last): nil"]
    let lines = filled(cases, head: "  case ", indentation: "    ", width: 118)
    guard lines.count > 1, let end = lines.last?.dropLast(" nil".count) else { return lines }
    return lines.dropLast() + ["\(end)", "    nil"]
  }

  // MARK: Finding

  /// The first tokens in the area that are those of the lines. Commas are ignored, since a formatter adds them.
  var found: Range<Int>? {
    tokens(of: insertion.lines) ?? (insertion.kind.member == nil ? nil : tokens(of: returning))
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

  /// Whether the tokens are a whole element, or a whole declaration of a case.
  private func isWhole(_ range: Range<Int>) -> Bool {
    let next = range.upperBound < source.tokens.count ? source.tokens[range.upperBound] : "}"
    if insertion.kind.isInArray {
      return [",", "["].contains(source.tokens[range.lowerBound - 1]) && [",", "]"].contains(next)
    }
    if insertion.kind == .cases {
      let isOwnLine = range.lowerBound == 0 || source.tokens[range.lowerBound - 1] != "indirect"
      return isOwnLine && ![",", "(", "=", ":"].contains(next)
    }
    return true
  }
}

extension [String] {
  /// The lines of an element without its comma.
  fileprivate var withoutComma: [String] {
    guard let last, last.hasSuffix(",") else { return self }
    return dropLast() + [String(last.dropLast())]
  }
}

extension [Range<Int>] {
  /// The smallest range around all of them.
  fileprivate var hull: Range<Int>? {
    guard let start = map(\.lowerBound).min(), let end = map(\.upperBound).max() else { return nil }
    return start..<end
  }
}
