extension Project {
  /// The kinds of names in a project that commands take.
  public enum NameKind: String, CaseIterable, Sendable {
    /// All flows.
    case flows
    /// All tabs, by the name before `Tab` and `Tabs`.
    case tabs
    /// The cases of all flows: `App.about`.
    case cases
    /// The cases with a screen that no view of the app draws: `App.about`.
    case wireframes
    /// The flows that a command has added.
    case addedFlows = "added-flows"
    /// The cases that a command has added.
    case addedCases = "added-cases"
    /// The tabs that a command has added.
    case addedTabs = "added-tabs"
  }

  /// Returns the names of a kind, sorted.
  ///
  /// - Complexity: Reads all sources, except for parts that were added.
  public func names(of kind: NameKind) -> [String] {
    let added = { (kind: String) in (self.record.added ?? []).filter { $0.kind == kind }.map(\.name) }
    let names =
      switch kind {
      case .flows: flowNames
      case .tabs: tabTypes.keys.map { "\($0)" }
      case .cases: flowNames.flatMap(cases)
      case .wireframes: wireframes
      case .addedFlows: added("flow")
      case .addedCases: added("destination")
      case .addedTabs: added("tabs")
      }
    return Set(names).sorted()
  }

  private func destination(of flow: String) -> (name: String, source: SwiftSource)? {
    guard let name = try? FlowName(flow), let type = try? types(of: name, true).destination,
      let text = try? text(type.path)
    else { return nil }
    return (type.name, SwiftSource(text))
  }

  private func cases(of flow: String) -> [String] {
    destination(of: flow).flatMap { $0.source.cases(of: $0.name) }?.map { "\(flow).\($0)" } ?? []
  }

  /// The cases that neither a child flow, nor a dialog, nor a view of the app draws.
  private var wireframes: [String] {
    let files = texts(of: paths(in: "Sources"), with: "ViewDestination").map { SwiftSource($0.text) }
    return flowNames.flatMap { flow -> [String] in
      guard let (type, source) = destination(of: flow) else { return [] }
      if source.end(of: ("func", "screen", "in"), in: source.bodies(of: type)) == [".", "child"] { return [] }
      let screens = source.answers(of: ("func", "screen", "in"), in: type) ?? [:]
      let styles = source.answers(of: ("var", "style", nil), in: type) ?? [:]
      var views: [String: [Substring]] = [:]
      for file in files {
        let bodies = file.bodies(of: type)
        guard file.has(("func", "view", "in"), in: bodies) else { continue }
        // Without a switch, one view draws all cases.
        guard let answers = file.answers(of: ("func", "view", "in"), in: type) else { return [] }
        views.merge(answers) { first, _ in first }
      }
      return (source.cases(of: type) ?? []).filter { name in
        let dialogs = ["alert", "dialog"].map { (style: Substring) in [".", style] }
        // `self == .removal ? .dialog : .push`
        let isDialog = dialogs.contains { source.contains([".", Substring(name), "?"] + $0) }
        return screens[name] != [".", "child"] && views[name, default: ["WireframeView"]].first == "WireframeView"
          && !isDialog && !dialogs.contains { $0 == styles[name] }
      }
      .map { "\(flow).\($0)" }
    }
  }
}

extension SwiftSource {
  /// Returns the cases in the switch of a member, each with the first two tokens of its answer; `nil` without a switch.
  fileprivate func answers(of member: Member, in type: String) -> [String: [Substring]]? {
    branches(of: member, in: bodies(of: type)).map { SwiftSource.answers(in: tokens[$0.range]) }
  }
}
