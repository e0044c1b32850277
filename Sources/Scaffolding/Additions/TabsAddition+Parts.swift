extension TabsAddition {
  /// Returns the files of the tabs and their flows, and the lines in the flow that opens them.
  func parts(in project: Project, _ isLenient: Bool) throws -> Addition.Parts {
    let (flow, name) = (try project.types(of: parent, isLenient), name.caseName)
    let imports = project.imports(of: flow.coordinator.path)
    var parts = Addition.Parts(insertions: [:], type: flow.destination.name, caseName: name)
    let given = (dependencies ?? []).map { "\($0.name): \($0.name)" }
    let child = Insertion(
      .children, "case .\(name): \(wrappedCall(coordinator, given, at: 6))", in: flow.coordinator.name)
    let lines = caseInsertions(
      name, name: name, example: ".\(name)", style: style, screen: "case .\(name): .child", in: flow.destination.name)
    for (path, lines) in [(flow.coordinator.path, [child]), (flow.destination.path, lines)] where !path.isEmpty {
      parts.insertions[path, default: []] += lines
    }
    let flows = try tabs.map {
      try FlowAddition(name: $0, into: self.name, as: .tab).with(dependencies ?? [])
    }
    parts.files =
      [
        project.newFile(declaring: tab, of: self.name, importing: [], text(of: flows)),
        project.newFile(declaring: coordinator, of: self.name, importing: imports, text),
      ] + flows.flatMap { $0.files(in: project, importing: imports) }
    return parts
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

extension ProjectPlan {
  /// The way to let the app begin with tabs that are added, for people; empty for another plan, and where it is not
  /// certain.
  public var noteAboutRoot: String {
    guard case .tabs(let tabs)? = addition, "\(tabs.parent)" == project.record.flow,
      let path = try? project.types(of: tabs.parent).coordinator.path,
      let source = try? SwiftSource(project.text(path)),
      source.contains(["super", ".", "init", "(", "root", ":", "."])
    else { return "" }
    return "The app begins with the tabs if you write 'super.init(root: .\(tabs.name.caseName))' in "
      + "\(project.folder)/\(path)."
  }
}
