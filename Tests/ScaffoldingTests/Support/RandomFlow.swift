import Foundation
import TestSupport

/// A flow as people write it: a destination and a coordinator, in one of many layouts.
struct RandomFlow: Hashable, Sendable {
  enum Layout: CaseIterable { case lines, fourSpaces, tabs, oneLine, windows }
  enum Examples: CaseIterable { case none, inline, untyped, lines, linesWithoutComma, getter, returned }
  enum Switch: CaseIterable {
    case none, everyCase, defaulted, wildcard, bound, merged, returning, oneLine, conditional
  }
  enum Child: CaseIterable { case none, everyCase, defaulted, optional, returning, oneLine, condition }

  var number = 0
  var layout = Layout.lines
  var examples = Examples.inline
  var (style, screens, linkability) = (Switch.none, Switch.everyCase, Switch.none)
  var child = Child.none
  /// Whether the style is one expression.
  var hasPlainStyle = false
  var (hasNestedType, hasComments, hasAttributes) = (false, false, false)
  var (hasDebugCase, hasExtension, isPublic) = (false, false, false)

  static func random(_ number: Int, using random: inout RandomSource) -> Self {
    func one<Value: CaseIterable>(_ type: Value.Type) -> Value {
      let all = Array(Value.allCases)
      return all[Int.random(in: all.indices, using: &random)]
    }
    func sometimes() -> Bool { Int.random(in: 0..<3, using: &random) == 0 }
    var flow = Self()
    flow.number = number
    (flow.layout, flow.examples) = (one(Layout.self), one(Examples.self))
    (flow.style, flow.screens, flow.linkability) = (one(Switch.self), one(Switch.self), one(Switch.self))
    if flow.screens == .none { flow.screens = .everyCase }
    flow.child = one(Child.self)
    flow.hasPlainStyle = Int.random(in: 0..<8, using: &random) == 0
    (flow.hasNestedType, flow.hasComments, flow.hasAttributes) = (sometimes(), sometimes(), sometimes())
    (flow.hasDebugCase, flow.hasExtension, flow.isPublic) = (sometimes(), sometimes(), sometimes())
    // A line cannot have a condition of the compiler.
    if flow.layout == .oneLine { (flow.hasDebugCase, flow.hasNestedType) = (false, false) }
    if !flow.hasDebugCase {
      if flow.style == .conditional { flow.style = .defaulted }
      if flow.screens == .conditional { flow.screens = .everyCase }
      if flow.linkability == .conditional { flow.linkability = .everyCase }
    }
    return flow
  }

  var destination: String { "Some\(number)Destination" }
  var coordinator: String { "Some\(number)Coordinator" }

  /// Whether another case with a style of its own has a certain place.
  var hasPlaceForStyle: Bool { !hasPlainStyle }
  /// Whether a case with a child flow has a certain place.
  var hasPlaceForChild: Bool { child != .condition }
  /// Whether the only element of a list has no comma, or the last one.
  var hasTrailingComma: Bool { [.lines, .linesWithoutComma, .none].contains(examples) }

  private var visibility: String { isPublic ? "public " : "" }
  private var isCommented: Bool { hasComments && layout != .oneLine }

  private func comment(_ text: String) -> String { isCommented ? text : "" }

  private func lines(_ text: String, if isThere: Bool = true) -> [String] {
    isThere ? text.components(separatedBy: "\n") : []
  }

  private func indented(_ lines: [String], by spaces: String = "  ") -> [String] {
    lines.map { $0.isEmpty ? "" : spaces + $0 }
  }

  /// The lines of a case that only builds for debugging have.
  private func debug(_ answer: String) -> [String] {
    lines("#if ARMATURE_DEBUG\ncase .debug: \(answer)\n#endif", if: hasDebugCase)
  }

  /// The source of both types.
  var text: String {
    let all = destinationLines + [""] + coordinatorLines
    let unit = layout == .tabs ? "\t" : layout == .fourSpaces ? "    " : "  "
    let end = layout == .windows ? "\r\n" : "\n"
    return all.map { line in
      let spaces = line.prefix { $0 == " " }
      return String(repeating: unit, count: spaces.count / 2)
        + (unit == "  " ? spaces.dropFirst(spaces.count / 2 * 2) : "") + line.dropFirst(spaces.count)
    }.joined(separator: end) + end
  }

  // MARK: The destination

  private var destinationLines: [String] {
    let head = "\(visibility)enum \(destination): Destination, Codable"
    let mode = "enum Mode: Codable {\n  case slow, fast\n  var speed: Int {\n    switch self {\n    case .slow: 1\n"
    var members = [
      lines(visibility + mode + "    case .fast: 2\n    }\n  }\n}", if: hasNestedType), cases, exampleLines,
    ]
    if hasPlainStyle {
      members.append(["\(visibility)var style: PresentationStyle { self == .first ? .cover : .push }"])
    } else if style != .none {
      members.append(switching("var style: PresentationStyle", style, [".push", ".sheet", ".push"]))
    }
    if linkability != .none {
      members.append(switching("var isLinkable: Bool", linkability, ["true", "false", "true"]))
    }
    let answers = [
      "Screen(\"{ \\(\"a\".count)\") { TextRow(\"}\") }",
      "Screen(#\"\"{\"#) { TextRow(\"\"\"\n  } \"quoted\"\n  \"\"\") }", "Screen(\"Debug\") { TextRow(\"d\") }",
    ]
    // A text of many lines has line ends of its own.
    let screens = switching(
      (hasExtension ? "@MainActor @ScreenBuilder<Self> " : "") + "func screen(in flow: \(coordinator)) -> Screen<Self>",
      self.screens,
      layout == .lines && !hasExtension ? answers : [answers[0], answers[0], answers[2]])
    let more = hasExtension ? ["extension \(destination) {"] + indented(screens) + ["}"] : []
    members = (hasExtension ? members : members + [screens]).filter { !$0.isEmpty }
    if layout == .oneLine {
      let text = members.map { $0.map { String($0.drop { $0 == " " }) }.joined(separator: " ") }.joined(separator: "; ")
      return ["\(head) { \(text) }"] + more
    }
    return ["\(head) {"] + members.map { indented($0) }.joined(separator: [""]) + ["}"]
      + (hasExtension ? [""] + more : [])
  }

  private var cases: [String] {
    let second = (hasAttributes && number % 3 == 1 ? "indirect " : "") + "case second(id: Int, `in`: String? = nil)"
    var all: [String]
    switch number % 3 {
    case 0: all = ["case first, second(id: Int, `in`: String? = nil)"]
    case 1: all = ["case first", second]
    default: all = ["case first,", "  second(", "    id: Int, `in`: String? = nil", "  )"]
    }
    if layout == .oneLine { all = [all.joined(separator: number % 3 == 1 ? "; " : " ")] }
    if isCommented {
      all = ["/// The first one, \"{\"."] + all + ["// case third(of: [Int])", "/* { case fourth } /* nested */ */"]
      if number % 3 == 0 { all[1] += "  // it's the \"last }" }
    }
    return all + lines("#if ARMATURE_DEBUG\n  case debug\n#endif", if: hasDebugCase)
  }

  private var exampleLines: [String] {
    let type = "\(visibility)static let examples: [Self] ="
    let values = ".first, .second(id: 1)"
    switch examples {
    case .none: return []
    case .inline: return ["\(type) [\(values)]" + comment(" // ] of all")]
    case .untyped: return ["\(visibility)static let examples = [Self.first]"]
    case .getter: return ["\(visibility)static var examples: [Self] { [\(values)] }"]
    case .returned: return ["\(visibility)static var examples: [Self] {", "  return [.first]", "}"]
    case .lines, .linesWithoutComma:
      let last = "  .second(id: 1)\(examples == .lines ? "," : "")" + comment(" /* , */")
      return ["\(type) [", "  .first," + comment("  // [ the first"), last, "]"]
    }
  }

  /// A member with a switch over self, with the answers for the first case, the second one, and the one of debug builds.
  private func switching(_ head: String, _ kind: Switch, _ answers: [String]) -> [String] {
    // A declaration is as visible as its type. Attributes come first.
    let keyword = head.range(of: "func ") ?? head.range(of: "var ")
    let head = keyword.map { head.replacingCharacters(in: $0.lowerBound..<$0.lowerBound, with: visibility) } ?? head
    let returned = kind == .returning ? "return " : ""
    let debug = debug(returned + answers[2])
    let first = "case .first: \(returned)\(answers[0])"
    let branches: [String]
    switch kind {
    case .none, .everyCase, .returning:
      branches = [first] + debug + ["case .second(_, _):" + comment("  // : {"), "  \(returned)\(answers[1])"]
    case .defaulted: branches = [first] + lines("// The default: {", if: isCommented) + ["default: \(answers[1])"]
    case .wildcard: branches = [first, "case _: \(answers[1])"]
    case .bound: branches = [first, "case let other: \(answers[1])"]
    case .merged: branches = ["case .first, .second: \(answers[0])"] + debug
    case .oneLine: branches = [first, "default: \(answers[0])"]
    case .conditional:
      branches = [
        first, "#if ARMATURE_DEBUG", "case .debug: \(answers[2])", "default: \(answers[0])", "#else",
        "default: \(answers[0])", "#endif",
      ]
    }
    let subject = number % 2 == 0 ? "self" : "(self)"
    if kind == .oneLine { return ["\(head) { switch \(subject) { \(branches.joined(separator: "; ")) } }"] }
    return [head + " {", "  switch \(subject) {"] + indented(branches) + ["  }", "}"]
  }

  // MARK: The coordinator

  private var coordinatorLines: [String] {
    let head = "\(visibility)final class \(coordinator): Coordinator<\(destination)>"
    let name = number % 2 == 0 ? "place" : "destination"
    let function = "override \(visibility)func child(for \(name): \(destination)) -> AnyCoordinator?"
    let start = "init() { super.init(root: .first) }"
    let other = "case .second: OtherCoordinator()\ndefault: nil\n}"
    let body: [String]
    switch child {
    case .none: return ["\(head) { \(start) }"]
    case .everyCase: body = ["switch \(name) {", "case .first, .second: nil"] + debug("nil") + ["}"]
    case .defaulted: body = lines("switch \(name) {\n\(other)")
    case .optional: body = lines("switch Optional(\(name)) {\n\(other)")
    case .returning:
      let start = "print(\"{\")\nswitch \(name) {\ncase .first:\n  return nil\n"
      body = lines(start + "case .second: return OtherCoordinator()") + debug("return nil") + ["}"]
    case .oneLine:
      return ["\(head) { \(start); \(function) { switch \(name) { case .first: nil; default: nil } } }"]
    case .condition: body = ["if case .second = \(name) { OtherCoordinator() } else { nil }"]
    }
    return ["\(head) {", "  \(start)", "", "  \(function) {"] + indented(body, by: "    ") + ["  }", "}"]
  }

  /// A flow that others open.
  static let other = """
    public enum OtherDestination: Destination, Codable {
      case start
      public func screen(in flow: OtherCoordinator) -> Screen<Self> { Screen("Other") {} }
    }
    public final class OtherCoordinator: Coordinator<OtherDestination> { init() { super.init(root: .start) } }
    """
}
