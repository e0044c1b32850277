// Parts of the app that no command has added.
extension ProjectPlan {
  /// Returns the error for a part that no command has added. It shows how to remove one that the app has.
  func refusal(toRemove name: String, _ kind: String) -> ScaffoldingError {
    let known = (project.record.added ?? []).filter { $0.kind == kind }.map(\.name)
    let problem = "'armature add' has added no \(kind) '\(name.excerpt)'"
    guard let (part, lines) = kind == "destination" ? ownCase(name) : ownTypes(name, kind) else {
      return ScaffoldingError(
        .usage, problem + (known.isEmpty ? "; it has added none" : suggestion(for: name, among: known)))
    }
    let shown = lines.prefix(20).map { "  \($0)" }
    return ScaffoldingError(
      .usage,
      lines: [
        "\(problem): it is the app's own, so only you can remove it",
        "delete \(part)" + (lines.isEmpty ? "" : ", and change these lines, which name it:"),
      ]
        + shown + (lines.count > shown.count ? ["  and \(lines.count - shown.count) more"] : []))
  }

  private func ownCase(_ name: String) -> (part: String, lines: [String])? {
    guard let place = try? DestinationAddition(name), let types = try? project.types(of: place.flow),
      let text = try? project.text(types.destination.path),
      SwiftSource(text).cases(of: types.destination.name)?.contains(place.caseName) == true
    else { return nil }
    let parts = Addition.Parts(
      insertions: [types.destination.path: [], types.coordinator.path: []], type: types.destination.name,
      caseName: place.caseName)
    let part = "the case '\(place.caseName)' in \(project.folder)/\(types.destination.path)"
    return (part, lines(naming: [], or: parts))
  }

  private func ownTypes(_ name: String, _ kind: String) -> (part: String, lines: [String])? {
    guard let flow = try? FlowName(name),
      let types = kind == "tabs" ? project.tabTypes[flow] : try? project.types(of: flow)
    else { return nil }
    let places = [types.coordinator, types.destination]
    let part = places.map { "\($0.name) in \(project.folder)/\($0.path)" }.joined(separator: " and ")
    return (part, lines(naming: places.map(\.name), or: nil, except: places.map(\.path)))
  }
}
