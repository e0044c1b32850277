import Foundation

extension FlowAddition.Dependency {
  /// Whether it looks like a value of the case that opens the flow, such as a number or an identity.
  var isValue: Bool {
    let name = type.hasSuffix("?") ? type.dropLast() : type[...]
    let values: Set<Substring> = ["Bool", "Int", "Double", "String", "Date", "Decimal", "URL", "UUID", "Data"]
    return values.contains(name) || name.hasSuffix(".ID")
  }
}

extension SwiftSource {
  /// Returns the stored properties of a type whose types are written.
  func properties(of type: String, _ keyword: Substring = "class") -> [FlowAddition.Dependency] {
    let topLevel = topLevel(of: type, keyword)
    let escaping = escapingParameters(of: type)
    // A type within the coordinator has no such name in another one.
    let nested = zip(topLevel, topLevel.dropFirst()).filter { SwiftSource.typeKeywords.contains(String(tokens[$0.0])) }
      .map { tokens[$0.1] }
    return topLevel.flatMap { index -> [FlowAddition.Dependency] in
      guard ["let", "var"].contains(tokens[index]),
        !(tokens[..<index].last.map { ["static", "class", "weak", "lazy"].contains($0) } ?? false)
      else { return [] }
      return annotations(from: index + 1).filter { !nested.contains($0.first) }.flatMap { annotation in
        annotation.names.map { name in
          let isEscaping = escaping.contains(name)
          return FlowAddition.Dependency(name: String(name), type: (isEscaping ? "@escaping " : "") + annotation.type)
        }
      }
    }
  }

  /// Returns the types in a declaration such as `let a, b: C, d: E`, each with its names and its first token. A computed
  /// property has none.
  private func annotations(from start: Int) -> [(names: [Substring], type: Substring, first: Substring)] {
    // One type follows all names of `a, b: C`.
    var colon = start + 1
    while colon + 2 < tokens.count, tokens[colon] == "," { colon += 2 }
    guard colon + 1 < tokens.count, tokens[colon] == ":" else { return [] }
    // The type ends where the line or the body ends, where a value begins, or another name with a type.
    let line = text[ranges[colon].lowerBound...].prefix { !$0.isNewline }
    var (end, depth) = (colon + 1, 0)
    while end < tokens.count, ranges[end].lowerBound < line.endIndex {
      if depth == 0 {
        if ["=", ";", "}"].contains(tokens[end]) { break }
        if tokens[end] == "{" { return [] }
        if tokens[end] == ",", end + 2 < tokens.count, [":", ","].contains(tokens[end + 2]) { break }
      }
      if ["(", "["].contains(tokens[end]) { depth += 1 }
      if [")", "]"].contains(tokens[end]) { depth -= 1 }
      end += 1
    }
    guard end > colon + 1 else { return [] }
    let names = stride(from: start, to: colon, by: 2).map { tokens[$0] }
    let type = text[ranges[colon + 1].lowerBound..<ranges[end - 1].upperBound]
    let others = end < tokens.count && tokens[end] == "," ? annotations(from: end + 1) : []
    return [(names, type, tokens[colon + 1])] + others
  }

  /// Returns the names of the parameters of a class's initializers that are functions to keep.
  private func escapingParameters(of type: String) -> Set<Substring> {
    guard let body = body(of: "class", Substring(type)) else { return [] }
    return Set(
      body.indices.filter { tokens[$0] == "@" && tokens[$0 + 1] == "escaping" }.compactMap { index in
        // Other attributes may stand before `@escaping`.
        body[..<index].lastIndex(of: ":").map { tokens[$0 - 1] }
      })
  }

  /// Returns the type of a type's type alias; `nil` if it has none.
  func typeAlias(_ name: Substring, of type: String, _ keyword: Substring = "class") -> String? {
    let topLevel = topLevel(of: type, keyword)
    guard let start = topLevel.first(where: { tokens[$0...].starts(with: ["typealias", name, "="]) }),
      start + 3 < tokens.count
    else { return nil }
    return String(text[ranges[start + 3].lowerBound...].prefix { !$0.isNewline && !";/}".contains($0) })
      .trimmingCharacters(in: .whitespaces)
  }

  /// The indices of the tokens in a type that are in no brackets within it.
  func topLevel(of type: String, _ keyword: Substring = "class") -> [Int] {
    bodies(of: type).first { $0.keyword == keyword }.map { topLevel(of: $0.range) } ?? []
  }
}

extension Addition {
  /// Returns the addition, with the code that makes a flow that is there already and is opened by another one too.
  ///
  /// - Parameters:
  ///   - project: The project.
  ///   - more: Properties that the parent gets, too.
  /// - Returns: The addition.
  /// - Throws: An error if the flow needs something that neither its values nor the other flow have.
  func reusingFlow(of project: Project, with more: [String] = []) throws -> Self {
    guard case .flow(let flow) = self, flow.call == nil else { return self }
    let recorded = (project.record.added ?? []).first { $0.kind == kind && $0.name == name }
    // Another run for the same flow and the same parent.
    if let recorded, recorded.parent == flow.parent { return self }
    let types = try project.types(of: flow.name, true)
    guard !types.coordinator.path.isEmpty, !types.destination.path.isEmpty, flow.name != flow.parent else {
      return self
    }
    let parent = flow.style == .tab ? project.renamedTabs(flow.parent) : try project.types(of: flow.parent)
    guard let parent else { return self }
    let source = try SwiftSource(project.text(types.coordinator.path))
    let owner = flow.style == .tab ? "tabs." : ""
    let properties = Set(
      try SwiftSource(project.text(parent.coordinator.path)).properties(of: parent.coordinator.name).map(\.name)
        + more)
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
        "the flow “\(flow.name)” is there already, and its initializer needs “\(missing.joined(separator: "”, “"))”, which "
          + "\(parent.coordinator.name) does not have",
        "give it as a value of the case, as in --with \"\(missing[0]): Int\", or give \(parent.coordinator.name) a property"
      )
    }
    let value = try finishing(source, types.coordinator, in: project)
    if let wanted = flow.finishing, wanted != value {
      throw ScaffoldingError(
        .conflict,
        "the flow “\(flow.name)” is there already, and ends with "
          + "\(value.map { "a value of the type \($0)" } ?? "no value"), so --finishing cannot be \(wanted)")
    }
    return .flow(flow.reused(by: "\(types.coordinator.name)(\(arguments.joined(separator: ", ")))", finishing: value))
  }

  /// Returns the type of the value with which a flow ends; `nil` for none.
  private func finishing(
    _ source: SwiftSource, _ coordinator: Project.FlowTypes.Declaration, in project: Project
  ) throws -> ValueType? {
    guard source.head(of: "class", Substring(coordinator.name))?.contains("Finishing") == true else { return nil }
    guard let value = source.typeAlias("Value", of: coordinator.name).flatMap({ try? ValueType($0) }) else {
      throw ScaffoldingError(
        .conflict,
        "\(coordinator.name) ends with a value; expected a line such as “typealias Value = String” in "
          + "\(project.folder)/\(coordinator.path)")
    }
    return value
  }
}
