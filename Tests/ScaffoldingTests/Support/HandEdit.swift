import Foundation

/// The two sources of a flow of the generator, in one file or in two.
struct FlowFiles: Hashable, Sendable {
  let name: String
  var destination: String
  var coordinator: String
  /// Whether the destination is in the file of the coordinator.
  var isOneFile = false
  /// Whether the files are in another folder.
  var isMoved = false
}

/// A change to a flow, as people make them by hand.
enum HandEdit: CaseIterable, Sendable {
  case title, rows, documentation, comment, caseByHand, casesInLine, property, method, refusal, linkability, fourSpaces,
    tabs, windowsLines, moved, inExtension, examplesInLine, noDocumentation, receiver, package, imported, oneFile,
    returned,
    parameter, lastComma, spaces

  /// Whether it changes so few lines that a template may change the others.
  var isSmall: Bool {
    switch self {
    case .title, .rows, .caseByHand, .property, .method, .refusal, .linkability, .windowsLines, .receiver, .imported:
      true
    default: false
    }
  }

  /// Changes a flow. A change that has no place in it is none.
  func apply(to flow: inout FlowFiles, _ number: Int) {
    func replace(_ old: String, by new: String, in text: inout String) {
      // The ends of lines are those of the file.
      let end = text.contains("\r\n") ? "\r\n" : "\n"
      let lines = { (text: String) in text.replacing("\n", with: end) }
      if let range = text.range(of: lines(old)) { text.replaceSubrange(range, with: lines(new)) }
    }
    func replaceAll(_ change: (String) -> String) {
      (flow.destination, flow.coordinator) = (change(flow.destination), change(flow.coordinator))
    }
    func indent(with unit: String) {
      replaceAll { text in
        text.components(separatedBy: "\n").map { line in
          let spaces = line.prefix { $0 == " " }.count
          return String(repeating: unit, count: spaces / 2) + line.dropFirst(spaces)
        }.joined(separator: "\n")
      }
    }
    /// The visibility of the enum's members.
    let visible = flow.destination.contains("package enum") ? "package " : ""
    let classEnd = "\n  }\n}"
    switch self {
    case .title: replace("Screen(\"", by: "Screen(\"Mine \(number) ", in: &flow.destination)
    case .rows:
      replace(
        "{ TextRow(\"", by: "{\n        // Mine, with a { and a \".\n        TextRow(\"\(number) }\"); TextRow(\"",
        in: &flow.destination)
    case .documentation: replace("enum ", by: "/* Mine, { */ enum ", in: &flow.destination)
    case .comment: replace("  case start", by: "  // case mine \"\n  case start", in: &flow.destination)
    case .caseByHand:
      let name = "byHand\(number)"
      guard flow.destination.contains("\n  case start\n"), flow.destination.contains("    .start") else { return }
      replace("  case start\n", by: "  case start\n  case \(name)(Int)\n", in: &flow.destination)
      replace("    .start", by: "    .\(name)(1),\n    .start", in: &flow.destination)
      replace(
        "    case .start:", by: "    case .\(name)(let count): Screen(\"\\(count)\") {}\n    case .start:",
        in: &flow.destination)
      replace(
        "    switch destination {\n", by: "    switch destination {\n    case .\(name): nil\n", in: &flow.coordinator)
    case .casesInLine: replace("  case start\n  case ", by: "  case start, ", in: &flow.destination)
    case .property: replace("\n  init(", by: "\n  var mine\(number) = [\"}\"]\n\n  init(", in: &flow.coordinator)
    case .method:
      replace(classEnd, by: "\n  }\n\n  func mine\(number)() { goBackToRoot() }\n}", in: &flow.coordinator)
    case .refusal:
      guard !flow.coordinator.contains("canLeave") else { return }
      let visible = flow.coordinator.contains("package final class") ? "package " : ""
      replace(
        classEnd,
        by:
          "\n  }\n\n  override \(visible)func canLeave(_ slot: Slot<\(flow.name)Destination>) -> Bool { \(number) >= 0 }\n}",
        in: &flow.coordinator)
    case .linkability:
      guard !flow.destination.contains("isLinkable"), flow.destination.contains("\n  case start\n") else { return }
      let body = "switch self {\n    case .start: true\n    default: true\n    }"
      replace(
        "  case start\n", by: "  case start\n\n  \(visible)var isLinkable: Bool {\n    \(body)\n  }\n\n",
        in: &flow.destination)
    case .fourSpaces: indent(with: "    ")
    case .tabs: indent(with: "\t")
    case .windowsLines: replaceAll { $0.contains("\r\n") ? $0 : $0.replacing("\n", with: "\r\n") }
    case .moved: flow.isMoved = true
    case .inExtension:
      let text = flow.destination
      guard let start = text.range(of: "\n  func screen("), let end = text.range(of: "\n}\n", options: .backwards)
      else {
        return
      }
      flow.destination =
        text[..<start.lowerBound] + "}\n\nextension \(flow.name)Destination {"
        + text[start.lowerBound..<end.lowerBound].replacing(
          "\n  func screen(", with: "\n  @MainActor @ScreenBuilder<Self> func screen(") + "\n}\n"
    case .examplesInLine:
      let text = flow.destination
      guard let start = text.range(of: "examples: [Self] = ["),
        let end = text[start.upperBound...].range(of: "\n  ]")
      else { return }
      let values = text[start.upperBound..<end.lowerBound].split(whereSeparator: \.isNewline)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      flow.destination.replaceSubrange(start.upperBound..<end.upperBound, with: values.joined(separator: " ") + "]")
    case .noDocumentation:
      replaceAll { text in
        // The two characters at the ends of lines are one for Swift.
        if text.contains("\r\n") { return text }
        return text.components(separatedBy: "\n").filter { !$0.contains("///") }.joined(separator: "\n")
      }
    case .receiver:
      replace(
        "// The flow has left the screen. Store the value, or show it.", by: "print(value)", in: &flow.coordinator)
    case .package:
      guard !flow.destination.contains("package"), !flow.coordinator.contains("package") else { return }
      for word in ["enum \(flow.name)", "static let", "func screen", "var style", "var isLinkable"] {
        replace(word, by: "package \(word)", in: &flow.destination)
      }
      for word in ["final class", "func child", "func canLeave", "typealias", "static let"] {
        replace(word, by: "package \(word)", in: &flow.coordinator)
      }
    case .imported: replace("import Armature", by: "import Armature\nimport Foundation", in: &flow.destination)
    case .oneFile: flow.isOneFile = true
    case .returned:
      for style in ["push", "sheet", "cover"] {
        flow.destination = flow.destination.replacing(": .\(style)", with: ": return .\(style)")
      }
    case .parameter:
      replace("init() {", by: "init(limit\(number): Int = 3) {", in: &flow.coordinator)
    case .lastComma: replace(",\n  ]", by: "\n  ]", in: &flow.destination)
    case .spaces: replaceAll { $0.replacing("\n    case .start", with: "\n\n    case .start") }
    }
  }
}
