import Foundation

/// A case that is removed from the source files of an app, whoever has written it: its declaration, its branches in
/// switches over the enum, and its elements in the lists of its types.
///
/// A branch of other cases loses only its pattern. Anything uncertain is kept, such as an `if` with the case.
struct CaseRemoval {
  /// The enum.
  let type: Substring
  /// The case.
  let name: Substring
  /// The types with lists of cases: the enum, and the coordinator that shows it.
  let holders: [String]
  /// All cases of the enum.
  let cases: Set<Substring>

  /// Returns a file without the case.
  ///
  /// - Throws: An error if the case is declared in a way that only the user can change.
  /// - Complexity: Linear in the length of the file.
  func removed(from text: String) throws -> String {
    guard text.contains(name) else { return text }
    let source = SwiftSource(text)
    guard source.depth <= SwiftSource.maximumDepth else { return text }
    let cuts = try declarations(in: source) + branches(in: source) + elements(in: source)
    return text.removing(cuts)
  }

  // MARK: The declaration

  /// A declaration that cannot be taken apart.
  struct Unclear: Error {}

  private func declarations(in source: SwiftSource) throws -> [Range<String.Index>] {
    let bodies = source.bodies(of: String(type)).filter { $0.keyword == "enum" }
    return try bodies.flatMap { body in
      try source.declarations(in: body).flatMap { declaration -> [Range<String.Index>] in
        let end = source.closingBrackets[declaration.upperBound] ?? declaration.upperBound
        let elements = source.elements(of: (declaration.lowerBound + 1)..<(end + 1))
        let own = elements.indices.filter { source.tokens[elements[$0].lowerBound].withoutBackticks == name }
        guard let first = own.first else { return [] }
        let whole = source.startOfDeclaration(declaration.lowerBound)..<(end + 1)
        guard let cuts = elements.count == 1 ? source.cut(whole).map({ [$0] }) : source.cuts(of: first, in: elements)
        else { throw Unclear() }
        return cuts
      }
    }
  }

  // MARK: Switches

  private func branches(in source: SwiftSource) -> [Range<String.Index>] {
    guard source.tokens.contains("switch") else { return [] }
    let subjects = SubjectTypes(source)
    return source.switches(in: source.tokens.indices).flatMap { found -> [Range<String.Index>] in
      let rows = source.rows(of: found)
      let names = rows.compactMap { $0.columns.count == 1 ? $0.columns[0] : nil }
      let known = cases.union(["some", "none", "nil"])
      guard names.count == rows.count, names.compactMap(\.name).allSatisfy(known.contains),
        names.lazy.compactMap(\.type).first(where: { $0 != "Self" }) ?? subjects.type(of: 0, of: found) == type,
        rows.contains(where: { $0.columns[0].name != name })
      else { return [] }
      let starts = rows.map(\.start)
      return Dictionary(grouping: rows, by: \.start).flatMap { start, patterns -> [Range<String.Index>] in
        let own = patterns.indices.filter { patterns[$0].columns[0].name == name }
        guard let first = own.first, let colon = patterns.first?.colon else { return [] }
        // The branch before it would lead to another one.
        if source.tokens[start - 1] == "fallthrough" { return [] }
        if own.count == patterns.count {
          return source.cut(source.branch(at: start, of: found, starts), isBranch: true).map { [$0] } ?? []
        }
        let elements = source.elements(of: (start + 1)..<colon)
        guard own.count == 1, elements.count == patterns.count else { return [] }
        return source.cuts(of: first, in: elements) ?? []
      }
    }
  }

  // MARK: Lists

  /// The elements of the lists in which insertions are elements. One that names another case, too, is not only for the
  /// case.
  private func elements(in source: SwiftSource) -> [Range<String.Index>] {
    let kinds = Insertion.Kind.allCases.filter(\.isInArray)
    let lists = Set(
      kinds.flatMap { kind in holders.compactMap { InsertionSite(Insertion(kind, "", in: $0), source.text).list } })
    return lists.flatMap { list -> [Range<String.Index>] in
      guard !list.isEmpty else { return [] }
      var elements = source.elements(of: list)
      if elements.last?.isEmpty == true { elements.removeLast() }
      let own = elements.indices.filter { names(in: elements[$0], of: source) == [name] }
      return own.flatMap { source.cuts(of: $0, in: elements) ?? [] }
    }
  }

  /// Returns the cases that an element names: the one with which it begins, or all of them.
  private func names(in range: Range<Int>, of source: SwiftSource) -> Set<Substring> {
    let start = range.first.map { source.tokens[$0] == type ? $0 + 1 : $0 } ?? 0
    if source.tokens[start...].starts(with: [".", name]) { return [name] }
    let dots = range.dropLast().filter { index in
      guard source.tokens[index] == "." else { return false }
      let owner = index > range.lowerBound ? source.tokens[index - 1] : ""
      return owner.first?.isLetter != true || owner == type || owner == "Self"
    }
    return Set(dots.map { source.tokens[$0 + 1].withoutBackticks }).intersection(cases)
  }
}
