import Foundation

extension Addition {
  /// Returns the addition with all that it needs of a project.
  ///
  /// - Parameters:
  ///   - project: The project.
  ///   - recorded: The same addition, if the record of the project has it. Its values replace options that are not given.
  /// - Returns: The addition.
  /// - Throws: An error for a name of a property that the parent does not have.
  func resolved(in project: Project, as recorded: Self? = nil) throws -> Self {
    switch self {
    case .destination(let destination):
      let opener = try Opener(destination.flow, project.types(of: destination.flow), in: project)
      let (own, _) = opener.divided(destination.values, as: recorded)
      let ways = opener.ways(destination.ways, to: caseName, with: own, as: recorded, row: row)
      return .destination(destination.with(own, ways))
    case .flow(var flow):
      let types = flow.style == .tab ? project.renamedTabs(flow.parent) : try project.types(of: flow.parent)
      guard let types else { return self }
      let opener = try Opener(flow.parent, types, in: project)
      var old: FlowAddition?
      if case .flow(let flow)? = recorded { old = flow }
      if let call = flow.call {
        // The lines are as they were then.
        if let old { flow = flow.reused(by: old.call ?? call, finishing: old.finishing) }
        return .flow(
          flow.with(flow.values, opener.ways(flow.ways, to: caseName, with: flow.values, as: recorded, row: row)))
      }
      let (own, given) = opener.divided(flow.values, as: recorded, except: flow.keeping)
      let ways = opener.ways(flow.ways, to: caseName, with: own, as: recorded, row: row)
      let dependencies =
        if let old, flow.passing == nil { old.dependencies ?? [] } else if let known = flow.dependencies { known } else
        {
          try given + opener.dependencies(flow.passing, of: flow)
        }
      return .flow(flow.with(dependencies).with(own, ways))
    case .guarding(let guarding):
      if case .guarding(let old)? = recorded { return .guarding(old.signIn == guarding.signIn ? old : guarding) }
      return .guarding(try guarding.resolved(in: project))
    case .tabs(let tabs):
      let opener = try Opener(tabs.parent, project.types(of: tabs.parent), in: project)
      var old: TabsAddition?
      if case .tabs(let tabs)? = recorded { old = tabs }
      let dependencies =
        if let old, tabs.passing == nil { old.dependencies ?? [] } else {
          try tabs.dependencies ?? opener.dependencies(tabs.passing, of: nil)
        }
      let resolved = tabs.with(dependencies).with(
        opener.ways(tabs.ways, to: caseName, with: [], as: recorded, row: row))
      let replaced = try old.map(\.replaced) ?? tabs.replacing(in: project, opener.types)
      return .tabs(replaced.map(resolved.with) ?? resolved)
    }
  }

  /// The properties of the flow that gets the case which the new flows get, too.
  var dependencies: [FlowAddition.Dependency] {
    switch self {
    case .flow(let flow): flow.dependencies ?? []
    case .tabs(let tabs): tabs.dependencies ?? []
    case .destination, .guarding: []
    }
  }

  /// The row that opens the new case.
  private var row: String {
    switch self {
    case .destination(let destination): rowText(destination.title, to: destination.example)
    case .flow(let flow): rowText(flow.title, to: flow.example)
    case .tabs(let tabs): rowText(tabs.name.title, to: ".\(caseName)")
    case .guarding: ""
    }
  }

  /// Whether a row was wanted, and no place for it was certain.
  var lacksRow: Bool { ways.row == .standard }

  /// The ways to the new case.
  var ways: Ways {
    switch self {
    case .destination(let destination): destination.ways
    case .flow(let flow): flow.ways
    case .tabs(let tabs): tabs.ways
    case .guarding: Ways(row: .none)
    }
  }
}

/// The flow that gets a new case, with what the case needs of it.
private struct Opener {
  private let project: Project
  private let flow: FlowName
  let types: Project.FlowTypes
  private let source: SwiftSource
  private let properties: [FlowAddition.Dependency]
  /// The properties that an initializer gets.
  private let given: [FlowAddition.Dependency]

  init(_ flow: FlowName, _ types: Project.FlowTypes, in project: Project) throws {
    (self.flow, self.types, self.project) = (flow, types, project)
    source = try SwiftSource(project.text(types.coordinator.path))
    properties = source.properties(of: types.coordinator.name)
    // In init(store data: Store), the label has the name of the property.
    let parameters = Set(source.initializers(of: types.coordinator.name).joined().flatMap { [$0.name, $0.label] })
    given = properties.filter { parameters.contains(Substring($0.name)) }
  }

  /// Divides values into those that only the new case has, and those that the flow got from its own case. A link has
  /// the second ones already.
  func divided(
    _ values: [Payload], as recorded: Addition?, except keeping: [String] = []
  ) -> (own: [Payload], given: [FlowAddition.Dependency]) {
    if recorded?.values == values { return (values, []) }
    let pairs = values.map { value in (value, keeping.contains(value.name) ? nil : property(for: value)) }
    return (
      pairs.filter { $1 == nil }.map(\.0),
      pairs.compactMap { value, property in
        property.map { FlowAddition.Dependency(name: value.name, type: $0.type, source: $0.name) }
      }
    )
  }

  /// Returns the property with a value that the flow has already: `trip` or, for the identity of a trip, `id`.
  private func property(for value: Payload) -> FlowAddition.Dependency? {
    let names = [flow.caseName, "\(flow.caseName)ID", "\(flow.caseName)Id"]
    // Two identities of the type Int are those of two things.
    let isOwn = value.name == "id" && !"\(value.type)".hasSuffix(".ID")
    return given.first { property in
      property.type == "\(value.type)" && property.isValue
        && (property.name == value.name && !isOwn || property.name == "id" && names.contains(value.name))
    }
  }

  /// Returns the properties that a new flow gets: those that are named, or those that this flow gets and keeps. A flow that
  /// ends with a value leaves the rest to the flow that opens it, and gets none.
  func dependencies(_ passing: [String]?, of new: FlowAddition?) throws -> [FlowAddition.Dependency] {
    let values = new?.values ?? []
    guard let passing else {
      if new?.finishing != nil { return [] }
      return given.filter { property in !property.isValue && !values.contains { $0.name == property.name } }
    }
    return try passing.indices.filter { !passing[..<$0].contains(passing[$0]) }.map { index in
      let name = passing[index]
      if values.contains(where: { $0.name == name }) {
        throw ScaffoldingError(
          .usage, "“\(name)” names both a value of the case and a property to pass; expected two different names")
      }
      if let property = properties.first(where: { $0.name == name }) { return property }
      throw ScaffoldingError(
        .usage,
        "\(types.coordinator.name) has no property “\(name.excerpt)” with a written type"
          + suggestion(for: name, among: properties.map(\.name)),
        "write one such as “let \(name.excerpt): Store” in \(project.folder)/\(types.coordinator.path)")
    }
  }

  /// Returns the ways to a new case.
  func ways(
    _ wanted: Ways, to name: String, with values: [Payload], as recorded: Addition?, row: String
  ) -> Ways {
    if let recorded {
      return Ways(row: wanted.row == .standard ? recorded.ways.row : wanted.row, link: recorded.ways.link)
    }
    // Only a formatter would know how to divide a longer row.
    let place = wanted.row == .standard && row.count <= 112 ? project.placeOfRow(in: types) : wanted.row
    return Ways(row: place, link: link(to: name, values))
  }

  /// Returns the part of a link for a case in a flow that is named after several of it, as `trip` in `Trips`: its values
  /// alone, as people write it; `nil` for another case. A value that is any text would also take the names of the other
  /// cases.
  private func link(to name: String, _ values: [Payload]) -> String? {
    guard plurals(of: name).contains(flow.caseName) else { return nil }
    let linked = values.map { $0.type.isInLinks ? $0.type : project.type(behind: $0.type) ?? $0.type }
    guard let first = linked.first, !first.isText, linked.allSatisfy(\.isInLinks) else { return nil }
    let text = values.map { "{\($0.name)}" }.joined(separator: "/")
    let line = values.pattern(text, of: name)
    guard line.count < 112, let source = try? project.text(types.destination.path),
      Insertion(.links, line + ",", in: types.destination.name).added(to: source) != nil
    else { return nil }
    return text
  }

  private func plurals(of name: String) -> [String] {
    if name.hasSuffix("y") { return ["\(name)s", "\(name.dropLast())ies"] }
    if name.hasSuffix("erson") { return ["\(name)s", "\(name.dropLast(5))eople"] }
    return ["\(name)s", "\(name)es"]
  }
}
