import Foundation

extension ProjectPlan {
  /// Returns the lines that still name types, or the case of a part, when the plan is done, each as `path:12: line`.
  /// Lines that mean a removed type or the case do not compile any more.
  ///
  /// - Parameters:
  ///   - types: The types.
  ///   - edits: The edits that made the case, if there is one.
  ///   - paths: The files to leave out.
  ///   - holders: More types with which a file is likely to mean the case.
  /// - Returns: The lines, in the order of the paths.
  /// - Complexity: Reads all sources and tests.
  func lines(
    naming types: [String], or edits: Addition.Edits?, except paths: [String] = [], near holders: [String] = []
  ) -> [String] {
    let (texts, name) = (self.texts.filter { !paths.contains($0.path) }, edits.map { Substring($0.caseName) })
    // Another enum may have a case of the name, or another type a property.
    lazy var isOnly = !texts.contains { _, text in
      guard let name else { return true }
      let source = SwiftSource(text)
      return source.enums.contains { $0.cases.all.contains(name) }
        || ["let", "var", "func"].contains { source.contains([$0, name]) }
    }
    return texts.flatMap { path, text -> [String] in
      guard name.map({ text.contains(".\($0)") }) ?? false || types.contains(where: text.contains) else { return [] }
      let source = SwiftSource(text)
      let tokens = source.tokens
      let isNear =
        edits.map { $0.insertions[path] != nil || $0.types.union(holders).contains(where: source.text.contains) }
        ?? false
      let uses = tokens.indices.dropFirst().filter { index in
        if types.contains(String(tokens[index])) { return true }
        // `.name()` calls a function.
        guard tokens[index - 1] == ".", tokens[index] == name, !tokens[(index + 1)...].starts(with: ["(", ")"]) else {
          return false
        }
        return isNear || isOnly && source.isImplicit(index - 1)
      }
      let lines = source.numberedLines(of: uses)
      return lines.indices.filter { $0 == 0 || lines[$0] != lines[$0 - 1] }.map {
        "\(project.folder)/\(path):\(lines[$0])"
      }
    }
  }

  /// A switch that needs a branch for a new case.
  struct IncompleteSwitch {
    /// Its location: `path:12`.
    let location: String
    /// The line with the keyword, as `path:12: line`.
    let line: String
    /// The lines that are the branch; `nil` if only the user can write it.
    let insertion: Insertion?
  }

  /// Returns the switches that do not compile when the plan is done, since they name every case but the new one.
  ///
  /// - Parameters:
  ///   - edits: The edits that make the new case.
  ///   - flow: The flow that has it.
  /// - Returns: The switches, in the order of the paths.
  /// - Complexity: Reads all sources and tests.
  func switches(lacking edits: Addition.Edits, of flow: FlowName) -> [IncompleteSwitch] {
    let texts = self.texts
    var cases: [(name: Substring, isInEveryBuild: Bool)] = []
    for (path, text) in texts where edits.insertions[path] != nil {
      let source = SwiftSource(text)
      for body in source.bodies(of: edits.type) where body.keyword == "enum" { cases += source.cases(in: body) }
    }
    // The user may not have written the branches of other new cases yet.
    let parent = project.currentName("\(flow)")
    let added = (project.record.added ?? []).filter { project.currentName("\($0.parent)") == parent }.map(\.caseName)
    cases = cases.map { ($0.name, $0.isInEveryBuild && !added.contains(String($0.name))) }
    lazy var enums = Dictionary(
      grouping: texts.flatMap { SwiftSource($0.text).enums }, by: \.name
    ).mapValues { $0.map(\.cases) }
    let grown = GrownEnum(
      type: Substring(edits.type), name: Substring(edits.caseName),
      cases: GrownEnum.Cases(cases.filter { $0.name != edits.caseName }), types: Set(edits.types.map { Substring($0) })
    ) { enums }
    return texts.flatMap { path, text -> [IncompleteSwitch] in
      guard text.contains("switch"), grown.cases.always.allSatisfy(text.contains) else { return [] }
      let source = SwiftSource(text)
      let starts = grown.switches(in: source).map(\.start)
      let members = starts.isEmpty ? [] : edits.members(in: source)
      return zip(starts, source.numberedLines(of: starts)).map { start, line in
        let file = "\(project.folder)/\(path)"
        return IncompleteSwitch(
          location: "\(file):\(line.prefix { $0 != ":" })", line: "\(file):\(line)",
          insertion: members.first { $0.body.contains(start) }?.insertion)
      }
    }
  }

  /// All files that may use a flow, as they are when the plan is done.
  private var texts: [(path: String, text: String)] {
    Set(["Sources", "Tests", project.sources].flatMap(project.paths)).sorted().compactMap { path in
      newText(of: path).map { (path, $0) }
    }
  }

  /// Returns the text of a file when the plan is done; `nil` if there is none.
  func newText(of path: String) -> String? {
    guard let change = changes.last(where: { $0.path == path }) else { return try? project.text(path) }
    return change.new.map { String(decoding: $0.contents, as: UTF8.self) }
  }
}

extension Addition.Edits {
  /// The types into which lines are inserted.
  var types: Set<String> { Set([type] + insertions.values.joined().map(\.type)) }

  /// Returns the members of a file into which lines are inserted.
  fileprivate func members(in source: SwiftSource) -> [(body: Range<Int>, insertion: Insertion)] {
    insertions.values.joined().flatMap { insertion in
      let members = insertion.kind.member.map { source.members($0, in: source.bodies(of: insertion.type)) } ?? []
      return members.map { ($0.body, insertion) }
    }
  }
}

extension SwiftSource {
  /// Whether the type before a dot is left out, as in `push(.note)`.
  fileprivate func isImplicit(_ dot: Int) -> Bool {
    guard dot > 0 else { return false }
    let (before, between) = (ranges[dot - 1], ranges[dot - 1].upperBound..<ranges[dot].lowerBound)
    if between.isEmpty { return ["(", "[", "{", ":", ",", "=", "!"].contains(text[before]) }
    return !text[between].contains(where: \.isNewline)
  }
}
