extension Addition {
  /// Returns the addition, with the code that makes a flow that is there already and is opened by another one too.
  ///
  /// - Parameter project: The project.
  /// - Returns: The addition.
  /// - Throws: An error if the flow needs something that neither its values nor the other flow have.
  func reusingFlow(of project: Project) throws -> Self {
    guard case .flow(let flow) = self, flow.call == nil else { return self }
    let recorded = (project.record.added ?? []).first { $0.kind == kind && $0.name == name }
    // Another run for the same flow and the same parent.
    if let recorded, recorded.parent == flow.parent { return self }
    let types = try project.types(of: flow.name, true)
    guard !types.coordinator.path.isEmpty, !types.destination.path.isEmpty, flow.name != flow.parent else {
      return self
    }
    let parent = flow.style == .tab ? project.tabTypes[flow.parent] : try project.types(of: flow.parent)
    guard let parent else { return self }
    let source = try SwiftSource(project.text(types.coordinator.path))
    let owner = flow.style == .tab ? "tabs." : ""
    let properties = Set(
      try SwiftSource(project.text(parent.coordinator.path)).properties(of: parent.coordinator.name).map(\.name))
    var missing: [Substring] = []
    let parameters = source.initializers(of: types.coordinator.name).first ?? []
    let arguments = parameters.compactMap { parameter -> String? in
      let label = parameter.label == "_" ? "" : "\(parameter.label): "
      let name = String(parameter.name)
      if flow.valuesOfFlow.contains(where: { $0.name == name }) { return label + name }
      if properties.contains(name) {
        // Without `self`, a value of the case would be taken.
        return label + (flow.values.contains { $0.name == name } ? "self." : owner) + name
      }
      if !parameter.hasDefault { missing.append(parameter.name) }
      return nil
    }
    guard missing.isEmpty else {
      throw ScaffoldingError(
        .conflict,
        "the flow '\(flow.name)' is there already, and its initializer needs '\(missing.joined(separator: "', '"))', which "
          + "\(parent.coordinator.name) does not have",
        "give it as a value of the case, as in --with \"\(missing[0]): Int\", or give \(parent.coordinator.name) a property"
      )
    }
    let value = try finishing(source, types.coordinator, in: project)
    if let wanted = flow.finishing, wanted != value {
      throw ScaffoldingError(
        .conflict,
        "the flow '\(flow.name)' is there already, and ends with "
          + "\(value.map { "a value of the type \($0)" } ?? "no value"), so --finishing cannot be \(wanted)")
    }
    return .flow(flow.reused(by: "\(types.coordinator.name)(\(arguments.joined(separator: ", ")))", finishing: value))
  }

  /// Returns the type of the value with which a flow ends; `nil` for none.
  private func finishing(
    _ source: SwiftSource, _ coordinator: Project.FlowTypes.Place, in project: Project
  ) throws -> ValueType? {
    guard source.head(of: "class", Substring(coordinator.name))?.contains("Finishing") == true else { return nil }
    guard let value = source.typeAlias("Value", of: coordinator.name).flatMap({ try? ValueType($0) }) else {
      throw ScaffoldingError(
        .conflict,
        "\(coordinator.name) ends with a value, expected a line such as 'typealias Value = String' in "
          + "\(project.folder)/\(coordinator.path)")
    }
    return value
  }
}
