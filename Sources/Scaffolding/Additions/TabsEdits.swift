import Foundation

extension TabsAddition {
  /// Returns the files of the tabs and their flows, and the lines in the flow that opens them.
  func edits(in project: Project, _ isLenient: Bool) throws -> Addition.Edits {
    let (flow, name) = (try project.types(of: parent, isLenient), name.caseName)
    let imports = project.imports(of: flow.coordinator.path)
    var edits = Addition.Edits(insertions: [:], type: flow.destination.name, caseName: name)
    let given = (dependencies ?? []).map { "\($0.name): \($0.source)" }
    let child = Insertion(
      .children, "case .\(name): \(wrappedCall(coordinator, given, at: 6))", in: flow.coordinator.name)
    let lines = caseInsertions(
      of: name, with: [], example: ".\(name)", style: style, title: self.name.title, screen: "case .\(name): .child",
      ways: ways, in: flow.destination.name)
    for (path, lines) in [(flow.coordinator.path, [child]), (flow.destination.path, lines)] where !path.isEmpty {
      edits.insertions[path, default: []] += lines
    }
    let flows = try tabs.map {
      try FlowAddition(name: $0, into: self.name, as: .tab).with(dependencies ?? [])
    }
    if let replaced {
      edits.changes = replaced.changes
      edits.replaced = try [replaced.title].compactMap(\.self).map { title in
        try DestinationAddition("\(parent).\(replaced.root)", title: title)
          .edits(in: project, isLenient, rows: ["TextRow(\"Hello\")"])
      }
    }
    edits.files =
      [
        project.newFile(declaring: tab, of: self.name, importing: [], text(of: flows)),
        project.newFile(declaring: coordinator, of: self.name, importing: imports, text),
      ] + flows.flatMap { $0.files(in: project, importing: imports) }
    return edits
  }

  private func text(of flows: [FlowAddition]) -> String {
    let branches = { (answer: (FlowAddition) -> String) in
      flows.map(answer).joined(separator: "\n").indented(by: 4)
    }
    return """
      /// The tabs of \(coordinator). The name of a case is its part of a link.
      enum \(tab): Tab {
        case \(flows.map(\.name.caseName).joined(separator: ", "))

        func flow(in tabs: \(coordinator)) -> AnyCoordinator {
          switch self {
      \(branches { $0.factory(from: "tabs") })
          }
        }

        func item(in tabs: \(coordinator)) -> TabItem {
          switch self {
      \(branches { "case .\($0.name.caseName): \($0.item)" })
          }
        }
      }

      """
  }

  private var text: String {
    let list = "[\(tabs.map { ".\($0.caseName)" }.joined(separator: ", "))]"
    let (properties, initializer) = members((dependencies ?? []).map { ($0.name, $0.type) }, root: list)
    return """
      /// Holds a flow for each tab.
      final class \(coordinator): TabCoordinator<\(tab)> {
      \(properties)\(properties.isEmpty ? "" : "\n")\(initializer)
      }

      """
  }
}

extension TabsAddition {
  /// Returns what the tabs replace as the root of a flow.
  ///
  /// - Throws: An error if the flow has no certain root, or begins with tabs already.
  func replacing(in project: Project, _ types: Project.FlowTypes) throws -> Replaced? {
    guard style == .root else { return nil }
    let (type, path) = types.coordinator
    let source = try SwiftSource(project.text(path))
    guard let root = try project.rootCase(of: types),
      let arguments = source.superInitArguments(in: source.bodies(of: type))
    else {
      throw ScaffoldingError(
        .conflict, "\(project.folder)/\(path): expected one call such as “super.init(root: .home)” in \(type)",
        "nothing was changed; without --as root, the tabs are a case that you can make the root")
    }
    if let others = project.tabTypes.first(where: { source.answer(for: root, in: type) == $1.coordinator.name }) {
      throw ScaffoldingError(
        .conflict, "\(parent) begins with the tabs \(others.value.coordinator.name) already",
        "“armature add tab \(tabs[0]) --into \(others.key)” adds a tab to them")
    }
    let call = source.text(of: (arguments.lowerBound - 4)..<(arguments.upperBound + 1))
    let change = TextChange(path: path, old: String(call), new: "super.init(root: .\(name.caseName))")
    let title = try project.titleOfPlaceholder(root, in: types)
    return Replaced(title: title, root: root, changes: [change] + (title.map { changesOfTests(in: project, $0) } ?? []))
  }

  /// Returns the changes of tests that expect the screen of the template at the start.
  private func changesOfTests(in project: Project, _ title: String) -> [TextChange] {
    let (first, leg) = (
      tabs[0].title.swiftLiteral, AppName.words(of: "\(tabs[0])").map { $0.lowercased() }.joined(separator: "-")
    )
    return project.texts(of: project.paths(in: "Tests").sorted(), with: "AppDriver").flatMap {
      path, text -> [TextChange] in
      // The link to the root: `/`, or `notes:///` with a scheme.
      let start = "expect(link: \""
      let printed = text.components(separatedBy: start).dropFirst().map { String($0.prefix { $0 != "\"" }) }
      let links = printed.filter { $0 == "/" || $0.hasSuffix(":///") }.map { link -> (String, String) in
        let end = link == "/" ? "/\(leg)\"" : "\(link.dropLast())\(leg)\""
        return ("\(start)\(link)\"", start + end)
      }
      let screens = ["expect(line: [", "expect(screen: "].map { ($0 + title.swiftLiteral, $0 + first) }
      return (screens + links).filter { text.contains($0.0) }.map { TextChange(path: path, old: $0.0, new: $0.1) }
    }
  }
}

extension Project {
  /// Returns the title of a template's first screen; `nil` if the user has edited the screen, or other code names its
  /// case.
  fileprivate func titleOfPlaceholder(_ name: String, in types: FlowTypes) throws -> String? {
    let source = try SwiftSource(text(types.destination.path))
    guard let rows = source.rows(ofScreen: name, in: source.bodies(of: types.destination.name)),
      source.tokens[rows.start..<rows.end] == ["Screen", "(", "\"", ")", "{", "TextRow", "(", "\"", ")", "}"],
      source.word(rows.start + 7) == "\"Hello\""
    else { return nil }
    let title = source.word(rows.start + 2).dropFirst().dropLast()
    return title.contains("\\") ? nil : String(title)
  }
}

extension SwiftSource {
  /// Returns the first token of the answer of `child(for:)` for a case.
  fileprivate func answer(for name: String, in type: String) -> String? {
    branches(of: ("func", "child", "for"), in: bodies(of: type), isOverArgument: true)
      .flatMap { SwiftSource.answers(in: tokens[$0.range])[name]?.first }.map(String.init)
  }
}
