import Foundation

// Parts of the app that no command has added: those of a template, and of the user.
extension ProjectPlan {
  /// Plans the removal of a part that the record does not have.
  mutating func removeOwnPart(_ name: String, _ kind: String) throws {
    if kind == "destination", let (flow, types) = ownCase(name) {
      let caseName = String(name.drop { $0 != "." }.dropFirst())
      let opened = (project.record.added ?? []).first {
        $0.kind != kind && $0.caseName == caseName && project.currentName("\($0.parent)") == flow
      }
      if let opened {
        throw ScaffoldingError(
          .usage, "the case “\(caseName)” opens the \(opened.kind) “\(opened.name)”",
          "remove both with “armature remove \(opened.kind) \(opened.name)”")
      }
      let part = RemovedCase(caseName, of: types)
      try remove(part)
      return linesOfUses = lines(naming: [], or: part.edits, near: part.holders)
    }
    guard !["destination", "guard"].contains(kind), let types = ownTypes(name, kind) else {
      throw unknown(name, kind)
    }
    try removeOwnFlow(name, kind, types)
  }

  private mutating func removeOwnFlow(_ name: String, _ kind: String, _ types: Project.FlowTypes) throws {
    let (added, flow) = (project.record.added ?? [], types.coordinator.name)
    if SwiftSource(project.record.root).tokens.contains(Substring(flow)) {
      throw ScaffoldingError(.usage, "“\(name)” is the first flow of the app, so it cannot be removed")
    }
    if flow == (try? project.types(of: FlowName(project.record.flow), true).coordinator.name) {
      throw ScaffoldingError(
        .usage, "“\(name)” is the flow that gets additions if no other one is named",
        "name another one as the value of “flow” in \(project.folder)/\(Project.recordFile), and run the command again")
    }
    try checkIsFree([name], among: added)
    try checkIsOpenedOnce(name, among: added)
    let parts = project.cases(opening: flow).map { RemovedCase($0.name, of: $0.types) }
    for part in parts { try remove(part) }
    let paths = Set([types.coordinator.path, types.destination.path]).sorted()
    let files = try paths.compactMap(project.file)
    let sources = files.map { SwiftSource(String(decoding: $0.contents, as: UTF8.self)) }
    let uses = lines(naming: sources.flatMap(\.declaredTypes), or: nil, except: paths)
    let made = try? Origin(project.file(Origin.file), in: project.folder)
    // Other files may need an extension, which does not name the flow.
    let isKept =
      !uses.isEmpty || files.contains { made?.has($0) != true } || sources.contains { $0.tokens.contains("extension") }
    if isKept, parts.isEmpty {
      let declarations = [types.coordinator, types.destination].map { "\($0.name) in \(project.folder)/\($0.path)" }
      let shown = uses.prefix(20).map { "  \($0)" }
      throw ScaffoldingError(
        .usage,
        lines: [
          "it is not certain which case opens the \(kind) “\(name)”, so only you can remove it",
          "delete \(declarations.joined(separator: " and "))"
            + (uses.isEmpty ? "" : ", and change these lines, which name it:"),
        ] + shown + (uses.count > shown.count ? ["  and \(uses.count - shown.count) more"] : []))
    }
    changes += files.map { Change(word: isKept ? .keep : .remove, path: $0.path, old: $0, new: isKept ? $0 : nil) }
    for file in files { try keepViews(of: types.destination.name, in: file) }
    let named = parts.flatMap { lines(naming: [], or: $0.edits, near: $0.holders) }
    linesOfUses = (named + uses).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private func unknown(_ name: String, _ kind: String) -> ScaffoldingError {
    let known = (project.record.added ?? []).filter { $0.kind == kind }.map(\.name)
    let kinds: [Project.NameKind] = ["destination": [.cases], "tabs": [.tabs], "flow": [.flows]][kind] ?? []
    let all = Set(known + kinds.flatMap(project.names)).sorted()
    let word = kind == "destination" ? "case" : kind
    let hint = suggestion(for: name, among: all)
    return ScaffoldingError(.usage, "the app has no \(word) “\(name.excerpt)”" + hint)
  }

  private func ownCase(_ name: String) -> (flow: String, types: Project.FlowTypes)? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, let flow = try? FlowName(parts[0]), let types = try? project.types(of: flow),
      let text = try? project.text(types.destination.path),
      SwiftSource(text).cases(of: types.destination.name)?.contains(parts[1]) == true
    else { return nil }
    return (project.currentName(parts[0]), types)
  }

  private func ownTypes(_ name: String, _ kind: String) -> Project.FlowTypes? {
    guard let flow = try? FlowName(name) else { return nil }
    return kind == "tabs" ? project.tabTypes[flow] : try? project.types(of: flow)
  }
}

extension Origin {
  /// Whether a template has made a file as it is, there or in another folder.
  fileprivate func has(_ file: PackageFile) -> Bool {
    files.contains { path, contents in Path.last(of: path) == Path.last(of: file.path) && contents == file.contents }
  }
}

extension Project {
  /// Returns the cases that open a flow for certain: their branches in `child(for:)` or `flow(in:)` make no other one.
  ///
  /// - Parameter coordinator: The class of the flow, or of tabs.
  /// - Returns: The cases, each with the types of the flow, or of the tabs, that has it.
  /// - Complexity: Reads all sources.
  func cases(opening coordinator: String) -> [(name: String, types: FlowTypes)] {
    let paths = sourcePaths
    let tabs = tabTypes.values
    return texts(of: paths, with: coordinator).flatMap { path, text -> [(name: String, types: FlowTypes)] in
      let source = SwiftSource(text)
      let subjects = SubjectTypes(source)
      return source.tokens.indices.flatMap(source.bodies).flatMap { body -> [(name: String, types: FlowTypes)] in
        let owner = String(source.tokens[body.start + 1])
        return [("func", "child", "for"), ("func", "flow", "in")].flatMap { member in
          source.members(member, in: [body]).flatMap { source.switches(in: $0.body) }.flatMap { found in
            guard let type = subjects.type(of: 0, of: found).map(String.init) else { return [(String, FlowTypes)]() }
            let types =
              tabs.first { $0.destination.name == type }
              ?? FlowTypes(
                destination: (type, self.path(declaring: type, as: "enum", among: paths)),
                coordinator: (owner, path))
            return source.cases(making: Substring(coordinator), in: found).map { (String($0), types) }
          }
        }
      }
    }
  }
}

extension SwiftSource {
  /// Returns the cases in whose branches the only flow is one of a class.
  fileprivate func cases(making coordinator: Substring, in found: Switch) -> [Substring] {
    let rows = rows(of: found)
    let starts = rows.map(\.start)
    return rows.compactMap { row -> Substring? in
      guard row.columns.count == 1, let name = row.columns[0].name else { return nil }
      let answer = (row.colon + 1)..<branch(at: row.start, of: found, starts).upperBound
      let made = answer.dropLast().filter { index in
        ["(", ".", "{"].contains(tokens[index + 1]) && tokens[index - 1] != "."
          && ["Coordinator", "Tabs"].contains { tokens[index].hasSuffix($0) }
      }
      return made.contains { tokens[$0] == coordinator } && made.allSatisfy { tokens[$0] == coordinator } ? name : nil
    }
  }
}
