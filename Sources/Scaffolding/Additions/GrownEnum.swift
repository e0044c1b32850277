/// An enum to which a case is added. Finds the switches that name all its other cases, and so need a branch.
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

    /// Whether a switch without a `default` that names these cases can be over the enum.
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
  /// Returns the enums of the project. It reads all files, so it is called only where a name is ambiguous.
  let enums: () -> [Substring: [Cases]]

  /// Returns the switches over the enum that need a branch for the new case.
  ///
  /// If the type of a subject is not certain, a switch is found if it names exactly the enum's cases.
  func switches(in source: SwiftSource) -> [SwiftSource.Switch] {
    let subjects = SubjectTypes(source)
    return source.switches(in: source.tokens.indices).filter { found in
      isLeftOut(of: source.rows(of: found), found, in: source) { subjects.type(of: $0, of: found) }
    }
  }

  /// Returns whether no row of a switch matches the new case, also within values of other cases.
  private func isLeftOut(
    of rows: [SwiftSource.Row], _ found: SwiftSource.Switch, in source: SwiftSource, depth: Int = 0,
    type: (_ column: Int) -> Substring? = { _ in nil }
  ) -> Bool {
    (rows.first?.columns.indices ?? 0..<0).contains { column in
      let values = Set(rows.map(\.columns[column]))
      let names = Set(values.compactMap(\.name)).subtracting(["some", "none", "nil"])
      if !names.isEmpty, cases.always.isSubset(of: names), !names.contains(name),
        !source.matchesRest(rows, of: found, in: column),
        isOver(values.lazy.compactMap(\.type).first { $0 != "Self" } ?? type(column), names, in: source)
      {
        return true
      }
      // Deeper patterns are rare, and the number of combinations may grow with each column.
      guard depth < 3 else { return false }
      return Set(values.filter { !$0.values.isEmpty }.compactMap(\.name)).contains { name in
        let count = values.filter { $0.name == name }.map(\.values.count).max() ?? 0
        return isLeftOut(
          of: rows.compactMap { $0.within(name, count, column) }, found, in: source, depth: depth + 1)
      }
    }
  }

  /// Returns whether a switch that names some cases is over the enum.
  private func isOver(_ written: Substring?, _ names: Set<Substring>, in source: SwiftSource) -> Bool {
    if written == type { return true }
    let enums = enums()
    if let written, enums[written, default: []].contains(where: { $0.fit(names) }) { return false }
    let isAmbiguous = enums.contains { $0.key != type && $0.value.contains { $0.fit(names) } }
    return cases.fit(names) && (!isAmbiguous || source.tokens.contains(where: types.contains))
  }
}

extension SwiftSource.Pattern {
  /// The type that is written before the case.
  var type: Substring? { if case .value(_, let type, _) = self { type } else { nil } }
  fileprivate var values: [Self] { if case .value(_, _, let values) = self { values } else { [] } }
}

extension SwiftSource.Row {
  /// Returns the row for the values of a case in one column; `nil` if it does not take the case.
  fileprivate func within(_ name: Substring, _ count: Int, _ column: Int) -> Self? {
    var row = self
    let pattern = row.columns.remove(at: column)
    guard pattern == .any || pattern.name == name else { return nil }
    let rest = Array(repeating: SwiftSource.Pattern.any, count: count - pattern.values.count)
    row.columns = pattern.values + rest + row.columns
    return row
  }
}

extension SwiftSource {
  /// The enums of the file with their cases.
  var enums: [(name: Substring, cases: GrownEnum.Cases)] {
    tokens.indices.dropLast().filter { tokens[$0] == "enum" }.flatMap { start in
      bodies(at: start).map { (tokens[start + 1], GrownEnum.Cases(cases(in: $0))) }
    }
  }
}

/// The types of values in the subjects of a file's switches.
struct SubjectTypes {
  private let source: SwiftSource
  private var tokens: [Substring] { source.tokens }
  /// The bodies of all types and extensions, in the order of the file.
  private let bodies: [SwiftSource.Body]
  /// The tokens of each name that a colon follows, as in `place: A`.
  private let names: [Substring: [Int]]

  /// - Complexity: Linear in the length of the file.
  init(_ source: SwiftSource) {
    let tokens = source.tokens
    self.source = source
    bodies = tokens.indices.flatMap(source.bodies)
    names = Dictionary(
      grouping: tokens.indices.dropFirst().dropLast().filter {
        tokens[$0 + 1] == ":" && !["?", ".", "case"].contains(tokens[$0 - 1])
      }
    ) { tokens[$0] }
  }

  /// Returns the type of a value in the subject of a switch, without the types around it; `nil` if it is not certain.
  func type(of column: Int, of found: SwiftSource.Switch) -> Substring? {
    var subject = found.subject
    if subject.first.map({ tokens[$0] }) == "Optional" { subject = subject.dropFirst() }
    while let first = subject.first, tokens[first] == "(", source.closingBrackets[first] == subject.last {
      let elements = source.elements(of: (first + 1)..<(subject.upperBound - 1))
      subject = elements.indices.contains(column) ? elements[elements.count == 1 ? 0 : column] : 0..<0
    }
    while let last = subject.last, ["?", "!"].contains(tokens[last]) { subject = subject.dropLast() }
    if let cast = subject.last(where: { tokens[$0] == "as" }) {
      return nameOfType(from: ["?", "!"].contains(tokens[cast + 1]) ? cast + 2 : cast + 1)
    }
    guard let last = subject.last else { return nil }
    if subject.count == 1, tokens[last] == "self" {
      let inner = bodies.last { $0.range.contains(found.start) }
      return inner.flatMap { nameOfType(from: $0.start + 1) }
    }
    // The last name of `self.flow.root`, by the nearest property or parameter of the name.
    guard subject.allSatisfy({ ($0 - last) % 2 == 0 || tokens[$0] == "." }) else { return nil }
    let declaration = names[tokens[last]]?.last { $0 < found.start }
    return declaration.flatMap { nameOfType(from: $0 + 2) }
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
