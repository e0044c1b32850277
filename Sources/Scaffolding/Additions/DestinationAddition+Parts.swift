extension DestinationAddition {
  /// Returns the test of the case, and the lines in its flow.
  func parts(in project: Project, _ isLenient: Bool) throws -> Addition.Parts {
    let path = try project.source("Destination", of: flow, isLenient)
    if !isLenient, let type = values.map(\.type).first(where: \.needsFoundation),
      try !project.text(path).contains("import Foundation")
    {
      throw ScaffoldingError(
        .conflict, "\(type) is a type of Foundation, expected 'import Foundation' in \(project.folder)/\(path)")
    }
    let declaration = values.isEmpty ? caseName : call(caseName, values.map { "\($0.name): \($0.type)" }, at: 7)
    let insertions = caseInsertions(
      declaration, name: caseName, example: example(at: 4), style: style, screen: screen)
    // Other flows and cases do not have this name, also if their words begin and end elsewhere.
    let suite = "\(flow)Screen\(caseName.prefix(1).uppercased())\(caseName.dropFirst())Tests"
    let test = linkTest(
      of: "The screen \(Self.title(of: caseName)) of the flow \(flow.title)", called: suite,
      place: "\(flow.destination)\(example(at: 16 + flow.destination.count, in: 4))", title: quotedTitle, in: project,
      imports: values.contains { $0.type.needsFoundation } ? "import Foundation\n" : "")
    return Addition.Parts(
      files: [PackageFile("\(project.tests)/\(suite).swift", test)],
      insertions: path.isEmpty ? [:] : [path: insertions],
      caseName: caseName)
  }

  /// Returns the example of the case, wrapped if it is one that the command has made.
  private func example(at column: Int, in indentation: Int? = nil) -> String {
    let arguments = values.map { "\($0.name): \((try? $0.type.example()) ?? "")" }
    let made = ".\(caseName)(\(arguments.joined(separator: ", ")))"
    return example == made ? call(".\(caseName)", arguments, at: column, in: indentation) : example
  }

  private var quotedTitle: String { "\"\(Escaping.quoted(title))\"" }

  private var screen: String {
    if values.isEmpty { return "case .\(caseName):\n  Screen(\(quotedTitle)) { TextRow(\"Nothing here yet.\") }" }
    let pattern = call("case .\(caseName)", values.map { "let \($0.name)" }, end: "):", at: 4)
    let rows = values.map { value in
      let row = "TextRow(\"\(Self.title(of: value.name))\", detail: \"\\(\(value.name))\")"
      guard value.type.isOptional else { return "    \(row)" }
      let line = "    if let \(value.name) { \(row) }"
      return line.count + 4 <= 120 ? line : "    if let \(value.name) {\n      \(row)\n    }"
    }
    return ([pattern, "  Screen(\(quotedTitle)) {"] + rows + ["  }"]).joined(separator: "\n")
  }
}

/// Returns a call as `swift format` wraps it.
///
/// - Parameters:
///   - head: The text before the bracket.
///   - arguments: The texts in the brackets.
///   - end: The closing bracket, and what follows it.
///   - column: The column where the head begins.
///   - indentation: The column where the line begins, which gets further lines; `nil` if the head is the whole beginning.
/// - Returns: The call, which needs no indentation before its first line.
private func call(
  _ head: String, _ arguments: [String], end: String = ")", at column: Int, in indentation: Int? = nil
) -> String {
  // A comma may follow in an array.
  let (whole, width) = ("\(head)(\(arguments.joined(separator: ", "))\(end)", 119)
  if column + whole.count <= width { return whole }
  let spaces = String(repeating: " ", count: 2 + (indentation ?? 0))
  let lines = arguments.enumerated().reduce(into: [String]()) { lines, argument in
    let text = argument.element + (argument.offset + 1 < arguments.count ? "," : end)
    if let last = lines.last, last.count + 1 + text.count + (indentation == nil ? 4 : 0) < width {
      lines[lines.count - 1] = "\(last) \(text)"
    } else {
      lines.append(spaces + text)
    }
  }
  return "\(head)(\n\(lines.joined(separator: "\n"))"
}
