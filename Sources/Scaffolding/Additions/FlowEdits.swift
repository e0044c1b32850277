import Foundation

extension FlowAddition {
  /// Returns the files of the flow, and the lines in the flow that opens it.
  ///
  /// - Parameters:
  ///   - project: The project.
  ///   - isLenient: Whether a missing file is left out. If not, it is an error.
  ///   - rows: More rows of the flow's first screen.
  /// - Returns: The edits.
  /// - Throws: An error for a file that is missing, and for a flow that is there.
  func edits(in project: Project, _ isLenient: Bool, rows: [String] = []) throws -> Addition.Edits {
    if name == parent { throw ScaffoldingError(.conflict, "the flow “\(name)” exists already; choose another name") }
    var imports: Set<String> = []
    var edits: Addition.Edits
    if style == .tab {
      edits = try tabEdits(in: project, isLenient, &imports)
    } else {
      let flow = try project.types(of: parent, isLenient)
      if !isLenient {
        try values.map(\.type).checkImports(in: flow.destination.path, of: project)
        try typesOfReceiver.checkImports(in: flow.coordinator.path, of: project)
      }
      imports = project.imports(of: flow.coordinator.path)
      edits = Addition.Edits(insertions: [:], type: flow.destination.name, caseName: name.caseName)
      for (path, lines) in insertions(in: flow) where !path.isEmpty { edits.insertions[path, default: []] += lines }
    }
    let types = valuesOfFlow.map(\.type) + [finishing].compactMap(\.self)
    if types.contains(where: \.needsFoundation) { imports.insert("Foundation") }
    if call == nil { edits.files = files(in: project, importing: imports, rows: rows) }
    return edits
  }

  /// Returns the files of the flow itself.
  func files(in project: Project, importing imports: Set<String>, rows: [String] = []) -> [PackageFile] {
    [
      project.newFile(declaring: name.coordinator, of: name, importing: imports, coordinator),
      project.newFile(declaring: name.destination, of: name, importing: imports, destination(with: rows)),
    ]
  }

  // MARK: The flow that opens it

  private func insertions(in flow: Project.FlowTypes) -> [(path: String, lines: [Insertion])] {
    let (name, type) = (name.caseName, flow.coordinator.name)
    var lines = [Insertion(.children, factory(), in: type)]
    if let finishing {
      let parameters = ["_ \(nameOfResult): \(finishing)"] + values.map { "\($0.name): \($0.type)" }
      lines.append(
        Insertion(
          .methods,
          """
          /// Receives the value with which the flow \(self.name) ends.
          \(wrappedCall("private func \(receiver)", parameters, end: ") {", at: 2))
            // The flow has left the screen. Store the value, or show it.
          }
          """, in: type))
    }
    let caseLines = caseInsertions(
      of: name, with: values, example: example, style: style, title: title, screen: "case .\(name): .child", ways: ways,
      in: flow.destination.name)
    return [(flow.coordinator.path, lines), (flow.destination.path, caseLines)]
  }

  /// The method of the parent that receives the value and the values of the case.
  private var receiver: String { "\(name.caseName)Finished" }

  /// The name of the value in that method. No value of the case has the same name.
  private var nameOfResult: String {
    ["value", "result"].first { name in !values.contains { $0.name == name } } ?? "outcome"
  }

  private var arguments: [(name: String, type: String)] {
    valuesOfFlow.map { ($0.name, "\($0.type)") } + (dependencies ?? []).map { ($0.name, $0.type) }
  }

  /// Returns the branch that makes the flow.
  ///
  /// - Parameter owner: The flow with the dependencies, if it is not the parent itself: the one that holds the tabs.
  /// - Returns: The branch.
  func factory(from owner: String? = nil) -> String {
    let owner = owner.map { "\($0)." } ?? ""
    let given =
      valuesOfFlow.map { "\($0.name): \($0.name)" }
      + (dependencies ?? []).map { dependency in
        // Without `self`, it would be the parameter of `child(for:)`.
        let owner = owner.isEmpty && dependency.source == "destination" ? "self." : owner
        return "\(dependency.name): \(owner)\(dependency.source)"
      }
    let used = finishing == nil ? call.map { valuesOfFlow.used(in: $0) } ?? valuesOfFlow : values
    let pattern = values.pattern(of: name.caseName, using: used)
    let made = self.call ?? wrappedCall(name.coordinator, given, at: 6)
    let line = "\(pattern) \(made)\(end)"
    if !line.contains("\n"), line.count <= 116 { return line }
    return "\(pattern)\n" + (made + (end.isEmpty ? "" : "\n  \(end)")).indented(by: 2)
  }

  /// The code that receives the value; empty if there is none.
  private var end: String {
    if finishing == nil { return "" }
    let call = wrappedCall("self?.\(receiver)", ["$0"] + values.map { "\($0.name): \($0.name)" }, at: 10)
    let line = ".onFinish { [weak self] in \(call) }"
    return line.count <= 112 ? line : ".onFinish { [weak self] in\n\(call.indented(by: 4))\n  }"
  }

  private func tabEdits(
    in project: Project, _ isLenient: Bool, _ imports: inout Set<String>
  ) throws -> Addition.Edits {
    let name = name.caseName
    guard let types = project.renamedTabs(parent) else {
      if isLenient { return Addition.Edits(insertions: [:], type: "\(parent)Tab", caseName: name) }
      let others = project.tabTypes.keys.map { "\($0)" }.sorted()
      throw ScaffoldingError(
        .usage,
        "\(project.folder)/\(project.sources) has no tabs “\(parent)”; expected a class "
          + "“\(parent)Tabs: TabCoordinator<\(parent)Tab>”",
        others.isEmpty
          ? "“armature add tabs Main --tabs \"\(self.name), More\"” adds tabs, and “armature add flow \(self.name)” a "
            + "flow without a tab"
          : "name the tabs to add to: --into \(others.joined(separator: " or --into "))")
    }
    imports = project.imports(of: types.coordinator.path)
    let (tab, path) = types.destination
    var edits = Addition.Edits(insertions: [:], type: tab, caseName: name)
    edits.insertions[path] = [
      Insertion(.cases, "case \(name)", in: tab),
      Insertion(.flows, factory(from: try project.text(path).nameOfTabs), in: tab),
      Insertion(.items, "case .\(name): \(item)", in: tab),
    ]
    edits.insertions[types.coordinator.path, default: []]
      .append(Insertion(.tabs, ".\(name),", in: types.coordinator.name))
    return edits
  }

  /// The item in the bar.
  var item: String {
    let image = TabImages.image(for: AppName.words(of: "\(name)"))
    return "TabItem(\(title.swiftLiteral), image: \(image.swiftLiteral))"
  }

  // MARK: Its files

  private func destination(with others: [String]) -> String {
    let done = value.map { "ButtonRow(\"Done\") { flow.finish(\($0)) }" }
    let rows = valuesOfFlow.rows(of: "flow.") + others + [done].compactMap(\.self)
    let end = finishing == nil ? "Close" : "Cancel"
    let screen = screenText(title, rows, closing: style.isPresented ? (end, "leave()") : nil)
    let root = name.caseName
    return """
      /// The screens and child flows of \(name.coordinator).
      enum \(name.destination): Destination, Codable {
        case \(root)

        static let examples: [Self] = [
          .\(root)
        ]

        func screen(in flow: \(name.coordinator)) -> Screen<Self> {
          switch self {
          case .\(root):
      \(screen.indented(by: 6))
          }
        }
      }

      """
  }

  private var coordinator: String {
    let (properties, initializer) = members(arguments, root: "root: .\(name.caseName)")
    return """
      /// The flow of \(name.destination).
      final class \(name.coordinator): Coordinator<\(name.destination)>\(finishing == nil ? "" : ", Finishing") {
      \(finishing.map { "  typealias Value = \($0)\n\n" } ?? "")\(properties)\(properties.isEmpty ? "" : "\n")\(initializer)
      }

      """
  }
}

extension [Payload] {
  /// Returns the values whose names are arguments in a call.
  fileprivate func used(in call: String) -> [Payload] {
    let tokens = SwiftSource(call).tokens
    return filter { value in
      tokens.indices.dropFirst().dropLast().contains {
        tokens[$0] == value.name && ["(", ",", ":"].contains(tokens[$0 - 1]) && [",", ")"].contains(tokens[$0 + 1])
      }
    }
  }
}

/// Returns the properties of a class and the initializer that sets them, indented.
///
/// - Parameters:
///   - arguments: The properties.
///   - root: The argument for the superclass.
/// - Returns: Both, the properties with the ends of their lines.
func members(_ arguments: [(name: String, type: String)], root: String) -> (properties: String, initializer: String) {
  guard !arguments.isEmpty else { return ("", "  init() { super.init(\(root)) }") }
  let parameters = arguments.map { "\($0.name): \($0.type)" }
  let assignments = arguments.map { "    self.\($0.name) = \($0.name)\n" }.joined()
  return (
    arguments.map { argument in
      // A property cannot have the attribute.
      let type = argument.type.replacingOccurrences(of: "@escaping ", with: "", options: .anchored)
      return "  let \(argument.name): \(type)\n"
    }.joined(),
    wrappedCall("init", parameters, end: ") {", at: 2).indented(by: 2) + "\n\(assignments)    super.init(\(root))\n  }"
  )
}

extension Project {
  /// Returns a file of Swift to make. The user may have moved it.
  func newFile(
    declaring type: String, of name: FlowName, importing imports: Set<String>, _ text: String
  ) -> PackageFile {
    let found = sources(named: "\(type).swift")
    let head = imports.union(["Armature"]).sorted().map { "import \($0)\n" }.joined() + "\n"
    return PackageFile(found.count == 1 ? found[0] : "\(sources)/\(name)/\(type).swift", head + text)
  }

  /// Returns the modules that a file imports: they may declare the types of its values and properties.
  func imports(of path: String) -> Set<String> { (try? SwiftSource(text(path)).imports) ?? [] }
}

extension String {
  /// The name of the flow that holds the tabs in a source of a tab type: the parameter of `flow(in:)`.
  fileprivate var nameOfTabs: String {
    let tokens = SwiftSource(self).tokens
    let start = tokens.indices.dropLast(4).first { tokens[$0...].starts(with: ["func", "flow", "(", "in"]) }
    return start.map { String(tokens[$0 + 4]) } ?? "tabs"
  }
}
