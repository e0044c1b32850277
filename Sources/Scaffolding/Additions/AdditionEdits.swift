import Foundation

extension Addition {
  /// The files and lines of a project that an addition makes.
  struct Edits {
    /// The new files. They compile only together.
    var files: [PackageFile] = []
    /// The lines for existing files, by path.
    var insertions: [String: [Insertion]]
    /// The changes of pieces of existing files.
    var changes: [TextChange] = []
    /// The edits of the case whose place these take, if there is one.
    var replaced: [Self] = []
    /// The enum to which the case is added.
    let type: String
    /// The new case.
    let caseName: String
  }

  /// Returns the edits of a project.
  ///
  /// - Parameters:
  ///   - project: The project.
  ///   - isLenient: Whether a missing file is left out. If not, it is an error.
  /// - Returns: The edits.
  /// - Throws: An error for a file that is missing or there twice.
  func edits(in project: Project, isLenient: Bool = false) throws -> Edits {
    var edits =
      switch self {
      case .flow(let flow): try flow.edits(in: project, isLenient)
      case .destination(let destination): try destination.edits(in: project, isLenient)
      case .tabs(let tabs): try tabs.edits(in: project, isLenient)
      case .guarding(let guarding): try guarding.edits(in: project, isLenient)
      }
    edits.findOtherCases(in: project)
    try edits.moveToExtensions(in: project)
    return edits
  }
}

extension Addition.Edits {
  /// Finds the other cases of the enum, which a new `child(for:)` names.
  fileprivate mutating func findOtherCases(in project: Project) {
    let texts = insertions.filter { $1.contains { $0.kind == .cases } }.keys.compactMap { try? project.text($0) }
    let cases = texts.flatMap { text in
      let source = SwiftSource(text)
      return source.bodies(of: type).filter { $0.keyword == "enum" }.flatMap(source.cases)
    }
    guard cases.allSatisfy(\.isInEveryBuild) else { return }
    let names = cases.map { String($0.name) }.filter { $0 != caseName }
    for (path, lines) in insertions {
      for (index, line) in lines.enumerated() where line.kind == .children {
        insertions[path]?[index].otherCases = names
      }
    }
  }

  /// Moves lines of members into the files of extensions that have these members.
  fileprivate mutating func moveToExtensions(in project: Project) throws {
    let types = Set(insertions.values.joined().map(\.type))
    let extensions = project.texts(of: project.sourcePaths, with: "extension ")
      .filter { _, text in types.contains { text.contains("extension \($0)") } }.map { ($0, SwiftSource($1)) }
    for (path, lines) in insertions where !extensions.isEmpty {
      let own = try SwiftSource(project.text(path))
      for insertion in lines {
        guard let member = insertion.kind.member ?? insertion.kind.property,
          !own.has(member, in: own.bodies(of: insertion.type)),
          let other = extensions.first(where: { $1.has(member, in: $1.bodies(of: insertion.type)) })?.0
        else { continue }
        insertions[path]?.removeAll { $0 == insertion }
        insertions[other, default: []].append(insertion)
      }
    }
  }
}

/// Returns the lines for a case in the file of a destination.
///
/// - Parameters:
///   - name: The case.
///   - values: Its values.
///   - example: Its example.
///   - style: How it appears.
///   - title: The title of the row that opens it.
///   - screen: The branch of the switch over the screens.
///   - ways: The ways to the case.
///   - type: The enum.
/// - Returns: The lines.
func caseInsertions(
  of name: String, with values: [Payload], example: String, style: AdditionStyle, title: String, screen: String,
  ways: Ways, in type: String
) -> [Insertion] {
  let style = style.isPresented ? "case .\(name): .\(style)" : nil
  let row = ways.row.caseName.map { place in
    Insertion(
      .rows, rowText(title, to: example), in: type, at: place)
  }
  let link = ways.link.map { Insertion(.links, values.pattern($0, of: name) + ",", in: type) }
  return [
    Insertion(.cases, "case \(values.declaration(of: name))", in: type),
    Insertion(.examples, "\(values.wrapped(example, of: name)),", in: type),
    Insertion(.styles, style ?? "case .\(name): .push", in: type, isOptional: style == nil),
    Insertion(.linkability, "case .\(name): true", in: type, isOptional: true),
    Insertion(.archiving, "case .\(name): .kept", in: type, isOptional: true),
    Insertion(.screens, screen, in: type),
  ] + [row, link].compactMap(\.self)
}

/// Returns a row that opens a case.
func rowText(_ title: String, to example: String) -> String { "LinkRow(\(title.swiftLiteral), to: \(example))" }

/// Returns a screen as `swift format` writes it.
///
/// - Parameters:
///   - title: The title.
///   - rows: The rows.
///   - closing: The title of the button that closes the screen, and the method of the flow; `nil` for no button.
/// - Returns: The expression.
func screenText(_ title: String, _ rows: [String], closing: (title: String, method: String)?) -> String {
  let body = rows.isEmpty ? "{}" : "{\n\(rows.joined(separator: "\n").indented(by: 2))\n}"
  let button = closing.map {
    ".toolbar(.leading) { ButtonRow(\($0.title.swiftLiteral), role: .cancel) { flow.\($0.method) } }"
  }
  return "Screen(\(title.swiftLiteral)) \(body)" + (button.map { (rows.isEmpty ? "\n  " : "\n") + $0 } ?? "")
}

extension [Payload] {
  /// Returns the declaration of a case with the values.
  func declaration(of name: String) -> String {
    isEmpty ? name : wrappedCall(name, map { "\($0.name): \($0.type)" }, at: 7)
  }

  /// Returns the pattern of a case with the values, up to its colon.
  ///
  /// - Parameters:
  ///   - name: The case.
  ///   - used: The values that the code after it uses.
  /// - Returns: The pattern.
  func pattern(of name: String, using used: [Payload]) -> String {
    if used.isEmpty { return "case .\(name):" }
    return wrappedCall("case .\(name)", map { used.contains($0) ? "let \($0.name)" : "_" }, end: "):", at: 4)
  }

  /// Returns a pattern of links to a case with the values.
  func pattern(_ text: String, of name: String) -> String {
    let names = map(\.name).joined(separator: ", ")
    return
      ".init(\(text.swiftLiteral), Self.\(name)) { if case .\(name)(\(map { "let \($0.name)" }.joined(separator: ", "))) = $0 "
      + "{ \(count == 1 ? names : "(\(names))") } else { nil } }"
  }

  /// Returns the example of a case, wrapped if it is one that the command has made.
  func wrapped(_ example: String, of name: String) -> String {
    let arguments = map { "\($0.name): \((try? $0.type.example()) ?? "")" }
    let made = ".\(name)(\(arguments.joined(separator: ", ")))"
    return example == made ? wrappedCall(".\(name)", arguments, at: 4) : example
  }

  /// The rows of a screen that shows the values.
  ///
  /// - Parameter owner: The value that has them as members, with a dot; empty for local names.
  /// - Returns: The rows.
  func rows(of owner: String = "") -> [String] {
    map { value in
      let row = "TextRow(\"\(AppName.title(of: value.name))\", detail: \"\\(\(value.name))\")"
      guard value.type.isOptional else { return row.replacingOccurrences(of: "\\(", with: "\\(\(owner)") }
      let condition = owner.isEmpty ? "if let \(value.name)" : "if let \(value.name) = \(owner)\(value.name)"
      let line = "\(condition) { \(row) }"
      return line.count + 8 <= 120 ? line : "\(condition) {\n  \(row)\n}"
    }
  }

}

extension [ValueType] {
  /// Throws if a file has no import for the types.
  func checkImports(in path: String, of project: Project) throws {
    guard let type = first(where: \.needsFoundation), try !project.text(path).contains("import Foundation") else {
      return
    }
    throw ScaffoldingError(
      .conflict, "\(type) is a type of Foundation; expected “import Foundation” in \(project.folder)/\(path)")
  }
}

extension DestinationAddition {
  /// Returns the lines in the files of the flow.
  ///
  /// - Parameters:
  ///   - project: The project.
  ///   - isLenient: Whether a missing file is left out. If not, it is an error.
  ///   - rows: More rows of the screen.
  /// - Returns: The edits.
  /// - Throws: An error for a file that is missing.
  func edits(in project: Project, _ isLenient: Bool, rows: [String] = []) throws -> Addition.Edits {
    let flow = try project.types(of: flow, isLenient)
    if !isLenient { try values.map(\.type).checkImports(in: flow.destination.path, of: project) }
    let lines = caseInsertions(
      of: caseName, with: values, example: example, style: style, title: title, screen: screen(with: rows), ways: ways,
      in: flow.destination.name)
    let noChild = Insertion(.children, "case .\(caseName): nil", in: flow.coordinator.name, isOptional: true)
    var edits = Addition.Edits(insertions: [:], type: flow.destination.name, caseName: caseName)
    for (path, lines) in [(flow.destination.path, lines), (flow.coordinator.path, [noChild])] where !path.isEmpty {
      edits.insertions[path, default: []] += lines
    }
    return edits
  }

  private func screen(with rows: [String]) -> String {
    let screen = screenText(title, values.rows() + rows, closing: style.isPresented ? ("Close", "goBack()") : nil)
    return "\(values.pattern(of: caseName, using: values))\n\(screen.indented(by: 2))"
  }
}
