extension SwiftSource {
  /// A switch.
  struct Switch {
    /// The index of the keyword.
    let start: Int
    /// The tokens between the keyword and the braces.
    let subject: Range<Int>
    /// The tokens in the braces.
    let range: Range<Int>
  }

  /// Returns the switches in a range, also those within each other; none if the file is too deep to be read.
  func switches(in range: Range<Int>) -> [Switch] {
    guard depth <= Self.maximumDepth else { return [] }
    return range.compactMap { start in
      guard tokens[start] == "switch", start == 0 || tokens[start - 1] != "." else { return nil }
      guard let brace = first("{", in: (start + 1)..<range.upperBound), let end = closingBrackets[brace] else {
        return nil
      }
      return Switch(start: start, subject: (start + 1)..<brace, range: (brace + 1)..<end)
    }
  }

  /// A pattern for one value.
  enum Pattern: Hashable {
    /// Matches every value.
    case any
    /// Matches a case, or another value by its text. The type is the one that is written before the case.
    case value(Substring, of: Substring?, with: [Pattern])

    var name: Substring? { if case .value(let name, _, _) = self { name } else { nil } }
  }

  /// A pattern of a branch, for each value of the subject.
  struct Row {
    /// The index of `case` or `default`.
    let start: Int
    /// The index of the colon.
    let colon: Int
    var columns: [Pattern]
    /// Whether it may not match all values of its patterns, because of a `where` for example.
    let hasCondition: Bool
    /// Whether no `#if` within the switch is around it.
    let isInEveryBuild: Bool

    /// Whether its patterns match all values.
    var matchesAny: Bool { columns.allSatisfy { $0 == .any } }
  }

  /// Returns the patterns of a switch. All have the same number of columns.
  func rows(of found: Switch) -> [Row] {
    let topLevel = topLevel(of: found.range)
    var rows = topLevel.flatMap { index -> [Row] in
      switch tokens[index] {
      case "case" where !["if", "guard", "while", "for", ","].contains(tokens[index - 1]): patterns(from: index, found)
      case "default" where tokens[index - 1] != "." && tokens[index + 1] == ":": patterns(from: index, found)
      default: []
      }
    }
    let count = rows.map(\.columns.count).max() ?? 0
    for index in rows.indices where rows[index].columns.count < count {
      rows[index].columns += Array(repeating: .any, count: count - rows[index].columns.count)
    }
    return rows
  }

  private func patterns(from start: Int, _ found: Switch) -> [Row] {
    guard let colon = first(":", in: (start + 1)..<found.range.upperBound) else { return [] }
    let isInEveryBuild = conditions[start] == conditions[found.range.lowerBound - 1]
    func row(_ columns: [Pattern], _ hasCondition: Bool = false) -> Row {
      Row(start: start, colon: colon, columns: columns, hasCondition: hasCondition, isInEveryBuild: isInEveryBuild)
    }
    // With `@unknown default`, the compiler still warns about a missing case.
    if tokens[start] == "default" { return [row([.any], tokens[start - 1] == "unknown")] }
    return elements(of: (start + 1)..<colon).map { element in
      let condition = first("where", in: element)
      return row(
        columns(in: element.lowerBound..<(condition ?? element.upperBound), isBinding: false), condition != nil)
    }
  }

  /// Returns the elements of a list with commas.
  func elements(of range: Range<Int>) -> [Range<Int>] {
    var (elements, first) = ([Range<Int>](), range.lowerBound)
    for index in topLevel(of: range) where tokens[index] == "," {
      elements.append(first..<index)
      first = index + 1
    }
    return elements + [first..<range.upperBound]
  }

  private func columns(in range: Range<Int>, isBinding: Bool) -> [Pattern] {
    guard let first = range.first else { return [.any] }
    if ["let", "var"].contains(tokens[first]) { return columns(in: range.dropFirst(), isBinding: true) }
    guard tokens[first] == "(", closingBrackets[first] == range.last else { return [pattern(range, isBinding)] }
    let elements = elements(of: (first + 1)..<(range.upperBound - 1))
    return elements.count == 1
      ? columns(in: elements[0], isBinding: isBinding) : elements.map { pattern($0, isBinding) }
  }

  private func pattern(_ range: Range<Int>, _ isBinding: Bool) -> Pattern {
    guard let first = range.first, let last = range.last else { return .any }
    if range.count > 2, tokens[first + 1] == ":" { return pattern(range.dropFirst(2), isBinding) }
    if ["let", "var"].contains(tokens[first]) { return pattern(range.dropFirst(), true) }
    if tokens[last] == "?" {
      let inner = pattern(range.dropLast(), isBinding)
      return inner == .any ? .value("some", of: nil, with: []) : inner
    }
    if range.count == 1, tokens[first] == "_" || isBinding && tokens[first].first?.isLetter == true { return .any }
    if tokens[first] == "(", closingBrackets[first] == last {
      let inner = columns(in: range, isBinding: isBinding)
      if inner.allSatisfy({ $0 == .any }) { return .any }
      if inner.count == 1 { return inner[0] }
    }
    // `.a`, `.a(b)`, `A.a` or `A.B.a(b)`.
    var name = tokens[first] == "." ? first : first + 1
    while name + 2 < range.upperBound, tokens[name + 2] == "." { name += 2 }
    guard name + 1 < range.upperBound, tokens[name] == "." else {
      return .value(text(of: range), of: nil, with: [])
    }
    let (type, brackets) = (name == first ? nil : tokens[name - 1], name + 2)
    var values: [Pattern] = []
    if brackets < last, tokens[brackets] == "(", closingBrackets[brackets] == last {
      values = elements(of: (brackets + 1)..<last).map { pattern($0, isBinding) }
    }
    if tokens[name + 1] == "some", let value = values.first, value != .any { return value }
    return .value(tokens[name + 1].withoutBackticks, of: type, with: values)
  }

  // MARK: The rest

  /// Returns whether a switch matches a value of one column that no row names there: rows that match any value there
  /// match all values of the other columns, in every build.
  func matchesRest(_ rows: [Row], of found: Switch, in column: Int) -> Bool {
    let certain = rows.filter { !$0.hasCondition }
    if matchesAnyInEveryBuild(certain.filter(\.matchesAny), of: found) { return true }
    guard let count = rows.first?.columns.count, (2...4).contains(count) else { return false }
    let others = (0..<count).filter { $0 != column }
    let values = others.map { other in Set(rows.compactMap(\.columns[other].name)) }
    let left = certain.filter { $0.isInEveryBuild && $0.columns[column] == .any }
    return Self.matchAll(left.map { row in others.map { row.columns[$0] } }, values[...])
  }

  /// Returns whether rows match all combinations of values.
  private static func matchAll(_ rows: [[Pattern]], _ values: ArraySlice<Set<Substring>>) -> Bool {
    guard let first = values.first, !rows.isEmpty else { return !rows.isEmpty }
    let rest = { (rows: [[Pattern]]) in matchAll(rows.map { Array($0.dropFirst()) }, values.dropFirst()) }
    if first.isEmpty { return rest(rows) }
    return first.allSatisfy { value in rest(rows.filter { $0[0] == .any || $0[0].name == value }) }
  }

  /// Returns whether one of some branches is in each build: outside of `#if`, or in each part of one that has an
  /// `#else`.
  private func matchesAnyInEveryBuild(_ rows: [Row], of found: Switch) -> Bool {
    let starts = Set(rows.map(\.start))
    // For each `#if`: whether all parts so far have one, whether the current part has one, and whether it is an
    // `#else`.
    var parts = [(all: true, has: false, isElse: false)]
    for index in topLevel(of: found.range) {
      if starts.contains(index) { parts[parts.count - 1].has = true }
      guard tokens[index] == "#", index + 1 < tokens.count else { continue }
      let part = parts[parts.count - 1]
      switch tokens[index + 1] {
      case "if": parts.append((true, false, false))
      case "elseif", "else": parts[parts.count - 1] = (part.all && part.has, false, tokens[index + 1] == "else")
      case "endif" where parts.count > 1:
        parts.removeLast()
        if part.all, part.has, part.isElse { parts[parts.count - 1].has = true }
      default: break
      }
    }
    return parts[0].has
  }
}

extension SwiftSource {
  /// The branches of a switch, and the token behind which another one is inserted.
  struct Branches {
    /// The tokens in its braces.
    let range: Range<Int>
    /// The token after which a new branch is inserted.
    let end: Int
    /// A token that begins a branch; the closing brace if there is none.
    let first: Int
    /// Whether other branches match all cases that no branch names.
    let hasCatchAll: Bool
    /// The first two tokens of the answer of the first such branch; empty if there is none.
    let catchAllAnswer: [Substring]
    /// Whether branches end with `return`.
    let returns: Bool
  }

  /// Returns the switch over an enum in a member; `nil` unless there is exactly one whose branches only have answers.
  ///
  /// - Parameters:
  ///   - member: The member.
  ///   - bodies: The bodies of the type that has the member.
  ///   - isOverArgument: Whether the switch is over the argument of the function, instead of over `self`.
  /// - Returns: The switch.
  func branches(of member: Member, in bodies: [Body], isOverArgument: Bool = false) -> Branches? {
    let members = members(member, in: bodies)
    guard members.count == 1, let member = members.first else { return nil }
    var subject: Substring = "self"
    if isOverArgument {
      guard let colon = tokens[member.name...].firstIndex(of: ":") else { return nil }
      subject = tokens[colon - 1]
    }
    let subjects = [[subject], ["(", subject, ")"], ["Optional", "(", subject, ")"]]
    let switches = switches(in: member.body).filter { subjects.contains(Array(tokens[$0.subject])) }
    guard switches.count == 1, let found = switches.first else { return nil }
    let branches = branches(of: found)
    return isPlain(branches) && isAnswer(found, branches, of: member.body) ? branches : nil
  }

  /// Returns whether the branches of a switch only have answers. If they assign to a variable, or fall through to the
  /// next one, a new branch may have to do so, too.
  private func isPlain(_ branches: Branches) -> Bool {
    let topLevel = topLevel(of: branches.range)
    return !topLevel.contains { index in
      if tokens[index] == "fallthrough" { return true }
      guard tokens[index] == "=", !["=", "!", "<", ">"].contains(tokens[index - 1]), tokens[index + 1] != "=" else {
        return false
      }
      let isDeclared = ["let", "var"].contains(tokens[index - 2]) || ["let", "var"].contains(tokens[index - 4])
      return !isDeclared && (isFirst(index - 1) || [":", "}", ";"].contains(tokens[index - 2]))
    }
  }

  /// Returns whether a member returns the answers of a switch. If not, code behind the switch returns something else.
  private func isAnswer(_ found: Switch, _ branches: Branches, of body: Range<Int>) -> Bool {
    if branches.returns || ["=", "return"].contains(tokens[found.start - 1]) { return true }
    return tokens[(found.range.upperBound + 1)..<body.upperBound].allSatisfy { ["}", "#", "endif"].contains($0) }
  }

  private func branches(of found: Switch) -> Branches {
    let (range, rows) = (found.range, rows(of: found))
    // A branch with a condition may match the new case, too.
    let next = rows.first(where: \.matchesAny)
    let brace = range.lowerBound - 1
    var end = next.map { tokens[$0.start - 1] == "unknown" ? $0.start - 3 : $0.start - 1 } ?? range.upperBound - 1
    // Not every build has the branch.
    if let next, !next.isInEveryBuild { end = brace }
    let catchAll = rows.first { $0.matchesAny && !$0.hasCondition }
    let answer = catchAll.map { tokens[($0.colon + 1)..<range.upperBound].drop { $0 == "return" }.prefix(2) } ?? []
    return Branches(
      range: range, end: end, first: (rows.first(where: \.isInEveryBuild) ?? rows.first)?.start ?? range.upperBound,
      hasCatchAll: matchesRest(rows, of: found, in: 0), catchAllAnswer: Array(answer), returns: returns(range))
  }

  /// Returns whether branches return from the member: on their own, or in an `if` for example. A closure returns only
  /// from itself.
  private func returns(_ range: Range<Int>) -> Bool {
    topLevel(of: range).contains { index in
      if tokens[index] == "return" { return true }
      guard tokens[index] == "{", isStatement(index, in: range), let end = closingBrackets[index] else { return false }
      return returns((index + 1)..<end)
    }
  }

  /// Returns whether a brace is that of a statement, instead of a closure.
  private func isStatement(_ brace: Int, in range: Range<Int>) -> Bool {
    for index in (range.lowerBound..<brace).reversed() {
      switch tokens[index] {
      case "if", "else", "guard", "for", "while", "repeat", "do", "catch", "switch": return true
      case "{", "}", ";", "return": return false
      default: if isFirst(index), tokens[index] != "." { return false }
      }
    }
    return false
  }
}
