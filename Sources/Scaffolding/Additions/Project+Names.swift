extension Project {
  /// The kinds of names in a project that commands take.
  public enum NameKind: String, CaseIterable, Sendable {
    /// All flows.
    case flows
    /// All tabs, by the name before `Tab` and `Tabs`.
    case tabs
    /// The cases of all flows: `App.about`.
    case cases
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
      case .addedFlows: added("flow")
      case .addedCases: added("destination")
      case .addedTabs: added("tabs")
      }
    return Set(names).sorted()
  }

  private func cases(of flow: String) -> [String] {
    guard let name = try? FlowName(flow), let type = try? types(of: name, true).destination,
      let source = try? SwiftSource(text(type.path))
    else { return [] }
    return (source.cases(of: type.name) ?? []).map { "\(flow).\($0)" }
  }
}
