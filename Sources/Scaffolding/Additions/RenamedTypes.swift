import Foundation

// The user may have given types other names since a command or a template has made them.
extension Project {
  /// Returns the class of a flow that no class has the name of: the only one with the flow's destination, or the one that
  /// the case of the flow opens now.
  ///
  /// - Parameters:
  ///   - flow: The flow.
  ///   - paths: The source files.
  /// - Returns: The class; `nil` if it is not certain.
  /// - Complexity: Reads all sources.
  func renamedCoordinator(of flow: FlowName, among paths: [String]) -> String? {
    let head: [Substring] = [":", "Coordinator", "<", Substring(flow.destination), ">"]
    let classes = texts(of: paths, with: flow.destination).flatMap { _, text -> [String] in
      let tokens = SwiftSource(text).tokens
      return tokens.indices.dropLast(head.count + 1)
        .filter { tokens[$0] == "class" && tokens[($0 + 2)...].starts(with: head) }.map { String(tokens[$0 + 1]) }
    }
    if let only = classes.first { return classes.count == 1 ? only : nil }
    return (record.added ?? []).first { $0.newFlows.contains(flow) }.flatMap { addition in
      let (parent, name) = caseOfFlow(flow, in: addition)
      return nameOfClass(madeFor: name, in: parent, among: paths)
    }
  }

  /// Returns the class of tabs that no class has the name of: the one that their case opens now.
  func renamedTabs(_ name: FlowName) -> FlowTypes? {
    let all = tabTypes
    if let types = all[name] { return types }
    if let types = all.values.first(where: { $0.destination.name == "\(name)Tab" }) { return types }
    guard let addition = (record.added ?? []).first(where: { $0.kind == "tabs" && $0.name == "\(name)" }),
      let found = nameOfClass(madeFor: addition.caseName, in: addition.parent.coordinator, among: sourcePaths)
    else { return nil }
    return all.values.first { $0.coordinator.name == found }
  }

  /// Returns the type with the branch that makes a flow, and its case there.
  private func caseOfFlow(_ flow: FlowName, in addition: Addition) -> (type: String, name: String) {
    switch addition {
    case .tabs(let tabs): (tabs.tab, flow.caseName)
    case .flow(let added) where added.style == .tab: ("\(added.parent)Tab", flow.caseName)
    case .flow, .destination, .guarding: (addition.parent.coordinator, addition.caseName)
    }
  }

  /// Returns the class that the branch of a case makes, if it is a flow or tabs that no template and no other command has
  /// made.
  private func nameOfClass(madeFor name: String, in type: String, among paths: [String]) -> String? {
    let made = Set((record.added ?? []).flatMap(\.newFlows).map(\.coordinator) + ["\(record.flow)Coordinator"])
    let found = texts(of: paths, with: type).flatMap { _, text -> [String] in
      let source = SwiftSource(text)
      let bodies = source.bodies(of: type)
      return [("func", "child", "for"), ("func", "flow", "in")].flatMap { member in
        source.members(member, in: bodies).flatMap { source.switches(in: $0.body) }.compactMap { found in
          let rows = source.rows(of: found)
          guard let row = rows.first(where: { $0.columns.count == 1 && $0.columns[0].name?[...] == name[...] }),
            row.colon + 2 < source.tokens.count
          else { return nil }
          let start = source.tokens[row.colon + 1] == "return" ? row.colon + 2 : row.colon + 1
          return source.tokens[start + 1] == "(" ? String(source.tokens[start]) : nil
        }
      }
    }
    guard found.count == 1, let name = found.first, !made.contains(name), !isOfTemplate(name) else { return nil }
    return path(declaring: name, as: "class", among: paths).isEmpty ? nil : name
  }

  private func isOfTemplate(_ type: String) -> Bool {
    guard let origin = try? Origin(file(Origin.file), in: folder) else { return false }
    return origin.files.keys.contains { Path.last(of: $0) == "\(type).swift" }
  }

  // MARK: Names

  /// Returns the name that a flow or a case has now, by the name of the flow's class: `Journey.day` for `Trip.day`.
  func currentName(_ name: String) -> String {
    let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
    guard let flow = parts.first.flatMap({ try? FlowName($0) }), let types = try? types(of: flow, true),
      !types.coordinator.path.isEmpty
    else { return name }
    let now = types.coordinator.name
    let end = "Coordinator"
    return ([now.hasSuffix(end) ? String(now.dropLast(end.count)) : now] + parts.dropFirst()).joined(separator: ".")
  }

  /// Returns the addition with a name: the one in the record, or the one that its types have now.
  func addition(_ kind: String, _ name: String) -> Addition? {
    let added = (record.added ?? []).filter { $0.kind == kind }
    if let same = added.first(where: { $0.name == name }) { return same }
    if kind == "tabs" {
      let types = (try? FlowName(name)).flatMap { tabTypes[$0] }
      return types.flatMap { types in
        added.first { (try? FlowName($0.name)).flatMap(renamedTabs)?.coordinator.name == types.coordinator.name }
      }
    }
    let current = currentName(name)
    return added.first { currentName($0.name) == current }
  }

  // MARK: Files

  /// A file that a command has made, as it is now.
  struct CurrentFile {
    /// The type that it declares.
    let type: String
    let file: PackageFile
    /// Whether more has changed than its place, its imports, and the names of the flow's types.
    let isEdited: Bool
  }

  /// Returns the files of an addition that are still there, also with other names.
  func currentFiles(of edits: Addition.Edits, _ addition: Addition) throws -> [CurrentFile] {
    let declarations = declarations(of: addition)
    return try edits.files.compactMap { made in
      let now = declarations[Path.type(of: made.path)]
      guard let file = try file(now?.path ?? made.path) else { return nil }
      let text = declarations.reduce(Self.withoutImports(file)) { text, pair in
        text.replacingOccurrences(of: pair.value.name, with: pair.key)
      }
      return CurrentFile(
        type: now?.name ?? Path.type(of: made.path), file: file, isEdited: text != Self.withoutImports(made))
    }
  }

  /// The types that an addition has made, by the names that they had then.
  func declarations(of addition: Addition) -> [String: FlowTypes.Declaration] {
    var found: [String: FlowTypes.Declaration] = [:]
    for flow in addition.newFlows {
      guard let types = try? types(of: flow, true) else { continue }
      (found[flow.coordinator], found[flow.destination]) = (types.coordinator, types.destination)
    }
    if case .tabs(let tabs) = addition, let types = renamedTabs(tabs.name) {
      (found[tabs.coordinator], found[tabs.tab]) = (types.coordinator, types.destination)
    }
    return found.filter { !$0.value.path.isEmpty }
  }

  /// Returns the text of a file without imports. A new file takes those of the file that opens it, which may have
  /// changed.
  private static func withoutImports(_ file: PackageFile) -> String {
    String(decoding: file.contents, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("import ") }.joined(separator: "\n")
  }
}
