extension DestinationAddition {
  /// Returns the lines in the files of the flow.
  func parts(in project: Project, _ isLenient: Bool) throws -> Addition.Parts {
    let flow = try project.types(of: flow, isLenient)
    if !isLenient { try values.map(\.type).checkImports(in: flow.destination.path, of: project) }
    let lines = caseInsertions(
      values.declaration(of: caseName), name: caseName, example: values.wrapped(example, of: caseName), style: style,
      screen: screen, in: flow.destination.name)
    let noChild = Insertion(.children, "case .\(caseName): nil", in: flow.coordinator.name, isOptional: true)
    var parts = Addition.Parts(insertions: [:], type: flow.destination.name, caseName: caseName)
    for (path, lines) in [(flow.destination.path, lines), (flow.coordinator.path, [noChild])] where !path.isEmpty {
      parts.insertions[path, default: []] += lines
    }
    return parts
  }

  private var screen: String {
    let title = title.swiftLiteral
    if values.isEmpty { return "case .\(caseName):\n  Screen(\(title)) { TextRow(\"Nothing here yet.\") }" }
    let rows = values.rows().joined(separator: "\n").indented(by: 4)
    return "\(values.pattern(of: caseName, using: values))\n  Screen(\(title)) {\n\(rows)\n  }"
  }
}
