extension Project {
  /// The two types of a flow.
  struct FlowTypes {
    /// A type, and the file that declares it; no path if there is none.
    typealias Declaration = (name: String, path: String)

    let destination: Declaration
    let coordinator: Declaration
  }

  /// Returns the types of a flow: `TripDestination` and `TripCoordinator`, in any files. The coordinator may have another
  /// destination, and another name than it had when a command made it.
  ///
  /// - Parameters:
  ///   - flow: The flow.
  ///   - isLenient: Whether they may be missing.
  ///   - paths: The source files, if the caller has listed them.
  /// - Returns: The types.
  /// - Throws: An error if there are none.
  /// - Complexity: Reads all sources if the files have other names.
  func types(of flow: FlowName, _ isLenient: Bool = false, among paths: [String]? = nil) throws -> FlowTypes {
    let paths = paths ?? sourcePaths
    var coordinator = (name: flow.coordinator, path: path(declaring: flow.coordinator, as: "class", among: paths))
    if coordinator.path.isEmpty, let name = renamedCoordinator(of: flow, among: paths) {
      coordinator = (name, path(declaring: name, as: "class", among: paths))
    }
    var destination = (name: flow.destination, path: path(declaring: flow.destination, as: "enum", among: paths))
    if destination.path.isEmpty, let source = try? SwiftSource(text(coordinator.path)),
      let argument = source.argument(ofCoordinator: coordinator.name)
    {
      let name = String(argument)
      destination = (name, path(declaring: name, as: "enum", among: paths))
    }
    if !isLenient {
      if coordinator.path.isEmpty && destination.path.isEmpty {
        throw ScaffoldingError(
          .usage, "\(folder)/\(sources) has no flow “\(flow)”\(suggestion(for: "\(flow)", among: flowNames))")
      }
      for type in [coordinator, destination] where type.path.isEmpty {
        throw ScaffoldingError(.usage, "\(folder)/\(sources) has no type “\(type.name)”")
      }
    }
    return FlowTypes(destination: destination, coordinator: coordinator)
  }

  /// The types of all tabs, by the name before `Tabs` or `Coordinator`: the enum, and the class that holds them.
  ///
  /// - Complexity: Reads all sources.
  var tabTypes: [FlowName: FlowTypes] {
    var found: [FlowName: FlowTypes] = [:]
    let paths = sourcePaths
    for (path, text) in texts(of: paths, with: "TabCoordinator") {
      let tokens = SwiftSource(text).tokens
      for index in tokens.indices.dropLast(5) where tokens[(index + 2)...].starts(with: [":", "TabCoordinator", "<"]) {
        guard tokens[index] == "class" else { continue }
        let (type, tab) = (String(tokens[index + 1]), String(tokens[index + 5]))
        let end = ["Tabs", "Coordinator"].first { type.hasSuffix($0) && type != $0 } ?? ""
        guard let name = try? FlowName(String(type.dropLast(end.count))) else { continue }
        let tabPath = self.path(declaring: tab, as: "enum", among: paths)
        if !tabPath.isEmpty { found[name] = FlowTypes(destination: (tab, tabPath), coordinator: (type, path)) }
      }
    }
    return found
  }

  /// The tabs that get additions if no others are named: the only ones.
  public var standardTabs: FlowName? {
    let all = tabTypes.keys
    return all.count == 1 ? all.first : nil
  }

  /// Returns the path of the file that declares a type, probably the one with its name; empty if there is none.
  func path(declaring type: String, as keyword: Substring, among paths: [String]) -> String {
    texts(of: paths.filter { $0.hasSuffix("/\(type).swift") } + paths, with: type)
      .first { SwiftSource($0.text).contains([keyword, Substring(type)]) }?.path ?? ""
  }

  /// The names of all flows.
  var flowNames: [String] {
    let end = "Coordinator"
    let types = texts(of: sourcePaths, with: end).flatMap { _, text in
      let tokens = SwiftSource(text).tokens
      return zip(tokens, tokens.dropFirst()).filter { $0.0 == "class" && $0.1.hasSuffix(end) }.map(\.1)
    }
    return types.map { String($0.dropLast(end.count)) }.filter { !$0.isEmpty }
  }

  /// Throws if the name of a new flow or of new tabs differs from that of others only in case.
  func checkIsNew(_ name: FlowName) throws {
    try name.check(flowNames, as: "flow")
    try name.check(tabTypes.keys.map { "\($0)" }, as: "tabs")
  }

  /// Returns the type of the identities of a type of the app: `Int` for `Trip.ID`, if `Trip` has a property `id: Int` or
  /// such a type alias.
  ///
  /// - Complexity: Reads all sources.
  public func type(behind type: ValueType) -> ValueType? {
    let words = type.description.split(separator: ".")
    guard words.count > 1, words.last == "ID" else { return nil }
    let owner = String(words[words.count - 2])
    for (_, text) in texts(of: sourcePaths, with: owner) {
      let source = SwiftSource(text)
      for keyword: Substring in ["struct", "class", "enum", "actor"] {
        let name =
          source.typeAlias("ID", of: owner, keyword)
          ?? source.properties(of: owner, keyword).first { $0.name == "id" }?.type
        if let name { return try? ValueType(name) }
      }
    }
    return nil
  }

  /// Throws if a value has a type of the app with an identity: a case has only what a link has.
  ///
  /// - Parameter values: The values as they were typed: `trip: Trip`.
  /// - Throws: An error that shows the value with the identity in place of the type.
  /// - Complexity: Reads all sources.
  public func refuseModels(in values: String) throws {
    for value in try Payload.list(values) {
      let name = value.type.description.prefix { $0 != "?" }
      guard let id = identity(ofModel: String(name)) else { continue }
      throw ScaffoldingError(
        .usage,
        "a link cannot hold a whole “\(name)”, only its id; pass the id, as in "
          + "--with \"\(value.name): \(id)\(value.type.isOptional ? "?" : "")\"",
        "a type that conforms to LinkValue can be passed itself")
    }
  }

  /// Returns the type of the identities of a structure or a class; `nil` for another type, and for one that links have.
  private func identity(ofModel type: String) -> String? {
    var isModel = false
    for (_, text) in texts(of: sourcePaths, with: type) {
      let source = SwiftSource(text)
      let bodies = source.bodies(of: type).filter { !["enum", "protocol"].contains($0.keyword) }
      let heads = bodies.map { source.tokens[$0.start..<$0.range.lowerBound] }
      if heads.contains(where: { $0.contains("LinkValue") }) { return nil }
      if heads.contains(where: { $0.contains("Identifiable") }) { return "\(type).ID" }
      if source.has(("var", "id", nil), in: bodies) { isModel = true }
    }
    return isModel ? (try? ValueType("\(type).ID")).flatMap(self.type)?.description ?? "\(type).ID" : nil
  }
}

extension FlowName {
  /// Throws if a name is another one only in case: for many file systems, the two have the same files.
  func check(_ others: [String], as kind: String) throws {
    guard let other = others.first(where: { $0 != "\(self)" && $0.lowercased() == "\(self)".lowercased() }) else {
      return
    }
    throw ScaffoldingError(
      .conflict,
      "“\(self)” differs from the \(kind) “\(other)” only in capital letters; on many disks, both would have "
        + "the same files", "choose another name")
  }
}

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
      case .cases: cases
      case .wireframes: wireframes
      case .addedFlows: added("flow")
      case .addedCases: added("destination")
      case .addedTabs: added("tabs")
      }
    return Set(names).sorted()
  }

  /// All flows, each with its enum and the source that declares it.
  private var destinations: [(flow: String, type: String, source: SwiftSource)] {
    let paths = sourcePaths
    return flowNames.compactMap { flow in
      guard let name = try? FlowName(flow), let type = try? types(of: name, true, among: paths).destination,
        let text = try? text(type.path)
      else { return nil }
      return (flow, type.name, SwiftSource(text))
    }
  }

  private var cases: [String] {
    destinations.flatMap { flow, type, source in (source.cases(of: type) ?? []).map { "\(flow).\($0)" } }
  }

  /// The cases that neither a child flow, nor a dialog, nor a view of the app draws.
  private var wireframes: [String] {
    let files = texts(of: paths(in: "Sources"), with: "ViewDestination").map { SwiftSource($0.text) }
    return destinations.flatMap { flow, type, source -> [String] in
      if source.lastTokens(of: ("func", "screen", "in"), in: source.bodies(of: type)) == [".", "child"] { return [] }
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
