/// An enum that gets another case, for the search for switches that name all its other cases.
struct GrownEnum {
  /// The names of an enum's cases.
  struct Cases {
    /// The cases of every build.
    let always: Set<Substring>
    /// All of them.
    let all: Set<Substring>

    init(_ cases: [(name: Substring, isInEveryBuild: Bool)]) {
      (always, all) = (Set(cases.filter(\.isInEveryBuild).map(\.name)), Set(cases.map(\.name)))
    }

    /// Whether a switch that names these cases can be one over the enum, without a `default`.
    func fit(_ names: Set<Substring>) -> Bool { always.isSubset(of: names) && names.isSubset(of: all) }
  }

  /// The name of the enum.
  let type: Substring
  /// The new case.
  let name: Substring
  /// The other cases.
  let cases: Cases
  /// The names of the flow's types. A file with one of them is more likely to switch over the enum.
  let types: Set<Substring>
  /// Returns the enums of the project. Few files make that necessary.
  let enums: () -> [Substring: [Cases]]

  /// Returns the switches over the enum that need a branch for the new case.
  ///
  /// The type of a subject is read where it is certain. Elsewhere, a switch counts that names exactly the enum's cases.
  func switches(in places: SwiftPlaces) -> [SwiftPlaces.Switch] {
    places.switches(in: places.tokens.indices).filter { found in
      isLeftOut(of: places.rows(of: found), found, in: places) { places.type(ofSubject: $0, of: found) }
    }
  }

  /// Returns whether rows of a switch take no value with the new case, also within values of other cases.
  private func isLeftOut(
    of rows: [SwiftPlaces.Row], _ found: SwiftPlaces.Switch, in places: SwiftPlaces, depth: Int = 0,
    type: (_ column: Int) -> Substring? = { _ in nil }
  ) -> Bool {
    (rows.first?.columns.indices ?? 0..<0).contains { column in
      let values = Set(rows.map(\.columns[column]))
      let names = Set(values.compactMap(\.name)).subtracting(["some", "none", "nil"])
      if !names.isEmpty, cases.always.isSubset(of: names), !names.contains(name),
        !places.takesTheRest(rows, of: found, in: column),
        isOver(values.lazy.compactMap(\.type).first { $0 != "Self" } ?? type(column), names, in: places)
      {
        return true
      }
      // Deeper ones are rare, and their number may grow with each other column.
      guard depth < 3 else { return false }
      return Set(values.filter { !$0.values.isEmpty }.compactMap(\.name)).contains { name in
        let count = values.filter { $0.name == name }.map(\.values.count).max() ?? 0
        return isLeftOut(
          of: rows.compactMap { $0.within(name, count, column) }, found, in: places, depth: depth + 1)
      }
    }
  }

  /// Returns whether a switch that names some cases is over the enum.
  private func isOver(_ written: Substring?, _ names: Set<Substring>, in places: SwiftPlaces) -> Bool {
    if written == type { return true }
    let enums = enums()
    if let written, enums[written, default: []].contains(where: { $0.fit(names) }) { return false }
    let isAmbiguous = enums.contains { $0.key != type && $0.value.contains { $0.fit(names) } }
    return cases.fit(names) && (!isAmbiguous || places.tokens.contains(where: types.contains))
  }
}

extension SwiftPlaces.Pattern {
  fileprivate var type: Substring? { if case .value(_, let type, _) = self { type } else { nil } }
  fileprivate var values: [Self] { if case .value(_, _, let values) = self { values } else { [] } }
}

extension SwiftPlaces.Row {
  /// Returns the row for the values of a case in one column; `nil` if it does not take the case.
  fileprivate func within(_ name: Substring, _ count: Int, _ column: Int) -> Self? {
    var row = self
    let pattern = row.columns.remove(at: column)
    guard pattern == .any || pattern.name == name else { return nil }
    let rest = Array(repeating: SwiftPlaces.Pattern.any, count: count - pattern.values.count)
    row.columns = pattern.values + rest + row.columns
    return row
  }
}

extension SwiftPlaces {
  /// The enums of the file with their cases.
  var enums: [(name: Substring, cases: GrownEnum.Cases)] {
    tokens.indices.dropLast().filter { tokens[$0] == "enum" }.flatMap { start in
      bodies(at: start).map { (tokens[start + 1], GrownEnum.Cases(cases(in: $0))) }
    }
  }

  /// Returns the type of a value in the subject of a switch, without the types around it; `nil` if it is not certain.
  func type(ofSubject column: Int, of found: Switch) -> Substring? {
    var subject = found.subject
    if subject.first.map({ tokens[$0] }) == "Optional" { subject = subject.dropFirst() }
    while let first = subject.first, tokens[first] == "(", partners[first] == subject.last {
      let parts = parts(of: (first + 1)..<(subject.upperBound - 1))
      subject = parts.indices.contains(column) ? parts[parts.count == 1 ? 0 : column] : 0..<0
    }
    while let last = subject.last, ["?", "!"].contains(tokens[last]) { subject = subject.dropLast() }
    if let cast = subject.last(where: { tokens[$0] == "as" }) {
      return nameOfType(from: ["?", "!"].contains(tokens[cast + 1]) ? cast + 2 : cast + 1)
    }
    guard let last = subject.last else { return nil }
    if subject.count == 1, tokens[last] == "self" { return type(around: found.start) }
    // The last name of `self.flow.root`.
    let isPath = subject.allSatisfy { ($0 - last) % 2 == 0 || tokens[$0] == "." }
    return isPath ? declaredType(of: tokens[last], before: found.start) : nil
  }

  /// Returns the name of the innermost type around a token.
  private func type(around token: Int) -> Substring? {
    for start in (0..<token).reversed() where Self.keywords.contains(tokens[start]) {
      guard let body = bodies(at: start).first, body.range.contains(token) else { continue }
      return nameOfType(from: start + 1)
    }
    return nil
  }

  /// Returns the type of the nearest property or parameter of a name, before a token.
  private func declaredType(of name: Substring, before token: Int) -> Substring? {
    let start = (1..<max(token - 1, 1)).last {
      tokens[$0] == name && tokens[$0 + 1] == ":" && !["?", ".", "case"].contains(tokens[$0 - 1])
    }
    return start.flatMap { nameOfType(from: $0 + 2) }
  }

  /// Returns the name of a type that is written at a token: `B` of `A.B?`; `nil` for one with parameters of its own.
  private func nameOfType(from start: Int) -> Substring? {
    var index = start
    while index < tokens.count, ["inout", "borrowing", "consuming", "sending"].contains(tokens[index]) { index += 1 }
    while index + 2 < tokens.count, tokens[index + 1] == "." { index += 2 }
    guard index < tokens.count, tokens[index].first?.isLetter == true else { return nil }
    return index + 1 < tokens.count && tokens[index + 1] == "<" ? nil : tokens[index]
  }
}
