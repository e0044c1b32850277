extension FlowAddition {
  /// Returns the files of the flow, and the lines in the flow that opens it.
  func parts(in project: Project, _ isLenient: Bool) throws -> Addition.Parts {
    if name == parent { throw ScaffoldingError(.conflict, "the flow '\(name)' exists already") }
    var imports: Set<String> = []
    var parts: Addition.Parts
    if style == .tab {
      parts = try tabParts(in: project, isLenient)
    } else {
      let flow = try project.types(of: parent, isLenient)
      if !isLenient { try values.checkImports(in: flow.destination.path, of: project) }
      // The types of the values and properties may come from other modules.
      if let text = try? project.text(flow.coordinator.path) { imports = SwiftSource(text).imports }
      parts = Addition.Parts(insertions: [:], type: flow.destination.name, caseName: name.caseName)
      for (path, lines) in insertions(in: flow) where !path.isEmpty { parts.insertions[path, default: []] += lines }
    }
    if values.contains(where: { $0.type.needsFoundation }) { imports.insert("Foundation") }
    let head = imports.union(["Armature"]).sorted().map { "import \($0)\n" }.joined() + "\n"
    parts.files = [
      PackageFile(try path(of: name.coordinator, in: project), head + coordinator),
      PackageFile(try path(of: name.destination, in: project), head + destination),
    ]
    return parts
  }

  /// Returns the path of a file of the flow. The user may have moved it.
  private func path(of type: String, in project: Project) throws -> String {
    let found = project.sources(named: "\(type).swift")
    return found.count == 1 ? found[0] : "\(project.sources)/\(name)/\(type).swift"
  }

  // MARK: The flow that opens it

  private func insertions(in flow: Project.FlowTypes) -> [(path: String, lines: [Insertion])] {
    let (name, type) = (name.caseName, flow.coordinator.name)
    var lines = [Insertion(.children, factory, in: type)]
    if let finishing {
      lines.append(
        Insertion(
          .methods,
          """
          /// Receives the value with which the flow \(self.name) ends.
          private func \(receiver)(_ value: \(finishing)) {
            // The flow has left the screen. Store the value, or show it.
          }
          """, in: type))
    }
    let caseLines = caseInsertions(
      values.declaration(of: name), name: name, example: values.wrapped(example, of: name), style: style,
      screen: "case .\(name): .child", in: flow.destination.name)
    return [(flow.coordinator.path, lines), (flow.destination.path, caseLines)]
  }

  /// The method of the parent that receives the value.
  private var receiver: String { "\(name.caseName)Finished" }

  private var arguments: [(name: String, type: String)] {
    values.map { ($0.name, "\($0.type)") } + (dependencies ?? []).map { ($0.name, $0.type) }
  }

  private var factory: String {
    // The flow of a tab is made by the case, from the flow that holds the tabs.
    let owner = style == .tab ? "tabs." : ""
    let given = values.map { "\($0.name): \($0.name)" } + (dependencies ?? []).map { "\($0.name): \(owner)\($0.name)" }
    let (pattern, made) = (values.pattern(of: name.caseName), call(name.coordinator, given, at: 6))
    let end = finishing == nil ? "" : ".onFinish { [weak self] in self?.\(receiver)($0) }"
    let line = "\(pattern) \(made)\(end)"
    if !line.contains("\n"), line.count <= 116 { return line }
    return "\(pattern)\n" + (made + (end.isEmpty ? "" : "\n  \(end)")).indented(by: 2)
  }

  private func tabParts(in project: Project, _ isLenient: Bool) throws -> Addition.Parts {
    let (name, tab, tabs) = (name.caseName, "\(parent)Tab", "\(parent)Tabs")
    var parts = Addition.Parts(insertions: [:], type: tab, caseName: name)
    let paths = [tab, tabs].map { project.sources(named: "\($0).swift") }
    guard paths.allSatisfy({ $0.count == 1 }) else {
      if isLenient { return parts }
      let others = project.tabNames
      throw ScaffoldingError(
        .usage, "no tabs in \(project.folder)/\(project.sources), expected \(parent)Tab.swift and \(parent)Tabs.swift",
        others.isEmpty
          ? "'armature add flow \(self.name)' adds the flow without a tab; an app that begins with tabs comes from "
            + "'armature new <path> --template tabs'"
          : "name the tabs to add to: --into \(others.joined(separator: " or --into "))")
    }
    parts.insertions = [
      paths[0][0]: [
        Insertion(.cases, "case \(name)", in: tab), Insertion(.flows, factory, in: tab),
        Insertion(.items, "case .\(name): TabItem(\"\(self.name.title)\", image: \"circle\")", in: tab),
      ],
      paths[1][0]: [Insertion(.tabs, ".\(name),", in: tabs)],
    ]
    return parts
  }

  // MARK: Its files

  private var destination: String {
    let rows =
      values.rows(of: "flow.")
      + [
        value.map { "ButtonRow(\"Done\") { flow.finish(\($0)) }" }
          ?? (values.isEmpty ? "TextRow(\"Nothing here yet.\")" : nil)
      ]
      .compactMap { $0 }
    let screen =
      rows.count == 1 && !rows[0].contains("\n")
      ? "Screen(\"\(name.title)\") { \(rows[0]) }"
      : "Screen(\"\(name.title)\") {\n\(rows.joined(separator: "\n").indented(by: 2))\n}"
    return """
      /// The screens and child flows of \(name.coordinator).
      enum \(name.destination): Destination, Codable {
        case start

        static let examples: [Self] = [
          .start
        ]

        func screen(in flow: \(name.coordinator)) -> Screen<Self> {
          switch self {
          case .start:
      \(screen.indented(by: 6))
          }
        }
      }

      """
  }

  private var coordinator: String {
    let properties = arguments.map { "  let \($0.name): \($0.type)\n" }.joined()
    let assignments = arguments.map { "    self.\($0.name) = \($0.name)\n" }.joined()
    let initializer =
      arguments.isEmpty
      ? "  init() { super.init(root: .start) }"
      : call(
        "init", arguments.map { "\($0.name): \($0.type.hasPrefix("(") ? "@escaping " : "")\($0.type)" }, end: ") {",
        at: 2
      ).indented(by: 2)
        + "\n\(assignments)    super.init(root: .start)\n  }"
    return """
      /// The flow of \(name.destination).
      final class \(name.coordinator): Coordinator<\(name.destination)>\(finishing == nil ? "" : ", Finishing") {
      \(finishing.map(ending) ?? "")\(properties)\(properties.isEmpty ? "" : "\n")\(initializer)
      }

      """
  }

  /// The lines of a flow that ends with a value. The tests of its later screens go there by links.
  private func ending(with value: ValueType) -> String {
    """
      typealias Value = \(value)

      /// Links lead to all screens of the flow. Without this line, they lead to its first one only.
      static let linksToSteps = true


    """
  }
}
