extension ProjectPlan {
  /// Returns the lines that still name a part when the plan is done, each with its place: `path:12: line`. Where they mean
  /// that part, they do not compile any more.
  ///
  /// - Parameter parts: The part.
  /// - Returns: The lines, in the order of the paths.
  /// - Complexity: Reads all sources and tests.
  func lines(naming parts: Addition.Parts) -> [String] {
    let removed = changes.filter { $0.word == .remove }.map(\.path)
    return lines(naming: removed.map { Path.last(of: $0).replacing(".swift", with: "") }, or: parts, except: removed)
  }

  /// Returns the lines that name types, or the case of a part, outside of some files.
  private func lines(naming types: [String], or parts: Addition.Parts?, except removed: [String]) -> [String] {
    (project.paths(in: "Sources") + project.paths(in: "Tests")).sorted().flatMap { path -> [String] in
      guard !removed.contains(path) else { return [] }
      let changed = changes.last { $0.path == path }?.new.map { String(decoding: $0.contents, as: UTF8.self) }
      guard let text = changed ?? (try? project.text(path)) else { return [] }
      // Elsewhere, a case of that name is that of another enum.
      let isNear = parts.map { $0.insertions[path] != nil || text.contains($0.type) } ?? false
      guard isNear || types.contains(where: text.contains) else { return [] }
      let source = SwiftSource(text)
      let name = parts.map { Substring($0.caseName) }
      let places = source.tokens.indices.filter { index in
        let isCase = isNear && index > 0 && source.tokens[index - 1] == "." && source.tokens[index] == name
        return isCase || types.contains(String(source.tokens[index]))
      }
      let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      let numbers = Set(places.map { text[..<source.ranges[$0].lowerBound].count(where: \.isNewline) }).sorted()
      return numbers.map { "\(project.folder)/\(path):\($0 + 1): \(lines[$0].drop(while: \.isWhitespace))" }
    }
  }

  // MARK: Parts that no command has added

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
    return (part, lines(naming: [], or: parts, except: []))
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
