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
  var style = Switch.none
  var screens = Switch.everyCase
  var linkability = Switch.none
  var child = Child.none
  /// Whether the style is one expression.
  var hasPlainStyle = false
  var hasNestedType = false
  var hasComments = false
  var hasAttributes = false
  var hasDebugCase = false
  var hasExtension = false
  var isPublic = false

  static func random(_ number: Int, using random: inout RandomSource) -> Self {
    func one<Value: CaseIterable>(_ type: Value.Type) -> Value {
      let all = Array(Value.allCases)
      return all[Int.random(in: all.indices, using: &random)]
    }
    func sometimes() -> Bool { Int.random(in: 0..<3, using: &random) == 0 }
    var flow = Self()
    flow.number = number
    flow.layout = one(Layout.self)
    flow.examples = one(Examples.self)
    flow.style = one(Switch.self)
    flow.screens = one(Switch.self)
    if flow.screens == .none { flow.screens = .everyCase }
    flow.linkability = one(Switch.self)
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

  private var visibility: String { isPublic ? "public " : "" }

  /// A declaration that is as visible as its type. Attributes come first.
  private func visible(_ head: String) -> String {
    guard let keyword = head.range(of: "func ") ?? head.range(of: "var ") else { return head }
    return head.replacingCharacters(in: keyword.lowerBound..<keyword.lowerBound, with: visibility)
  }

  /// The source of both types.
  var text: String {
    let lines = destinationLines + [""] + coordinatorLines
    switch layout {
    case .lines: return lines.joined(separator: "\n") + "\n"
    case .windows: return lines.joined(separator: "\r\n") + "\r\n"
    case .oneLine: return lines.joined(separator: "\n") + "\n"
    case .fourSpaces, .tabs:
      let unit = layout == .tabs ? "\t" : "    "
      return lines.map { line in
        let spaces = line.prefix { $0 == " " }.count
        return String(repeating: unit, count: spaces / 2) + line.dropFirst(spaces)
      }.joined(separator: "\n") + "\n"
    }
  }

  // MARK: The destination

  private var destinationLines: [String] {
    let head = "\(visibility)enum \(destination): Destination, Codable"
    var members: [[String]] = []
    if hasNestedType {
      members.append([
        "\(visibility)enum Mode: Codable {", "  case slow, fast", "  var speed: Int {", "    switch self {",
        "    case .slow: 1", "    case .fast: 2", "    }", "  }", "}",
      ])
    }
    members.append(cases)
    if let examplesLines { members.append(examplesLines) }
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
      "Screen(#\"\"{\"#) { TextRow(\"\"\"\n  } \"quoted\"\n  \"\"\") }",
      "Screen(\"Debug\") { TextRow(\"d\") }",
    ]
    // A text of many lines has line ends of its own.
    let screens = switching(
      (hasExtension ? "@MainActor @ScreenBuilder<Self> " : "") + "func screen(in flow: \(coordinator)) -> Screen<Self>",
      self.screens,
      layout == .lines && !hasExtension ? answers : [answers[0], answers[0], answers[2]])
    if !hasExtension { members.append(screens) }
    if layout == .oneLine {
      let text = members.map { $0.map { String($0.drop { $0 == " " }) }.joined(separator: " ") }.joined(separator: "; ")
      return ["\(head) { \(text) }"] + (hasExtension ? extensionLines(screens) : [])
    }
    let body = members.map { $0.map { $0.isEmpty ? "" : "  " + $0 } }.joined(separator: [""])
    return ["\(head) {"] + body + ["}"] + (hasExtension ? [""] + extensionLines(screens) : [])
  }

  private func extensionLines(_ lines: [String]) -> [String] {
    ["extension \(destination) {"] + lines.map { $0.isEmpty ? "" : "  " + $0 } + ["}"]
  }

  private var cases: [String] {
    var lines: [String]
    switch number % 3 {
    case 0: lines = ["case first, second(id: Int, `in`: String? = nil)"]
    case 1: lines = ["case first", "case second(id: Int, `in`: String? = nil)"]
    default: lines = ["case first,", "  second(", "    id: Int, `in`: String? = nil", "  )"]
    }
    if layout == .oneLine { lines = [lines.joined(separator: number % 3 == 1 ? "; " : " ")] }
    if hasAttributes, number % 3 == 1 {
      lines = lines.map { $0.replacing("case second", with: "indirect case second") }
    }
    if hasComments && layout != .oneLine {
      lines =
        ["/// The first one, \"{\"."] + lines + ["// case third(of: [Int])", "/* { case fourth } /* nested */ */"]
      if number % 3 == 0 { lines[1] += "  // it's the \"last }" }
    }
    if hasDebugCase { lines += ["#if ARMATURE_DEBUG", "  case debug", "#endif"] }
    return lines
  }

  private var examplesLines: [String]? {
    let type = "\(visibility)static let examples: [Self] ="
    let values = ".first, .second(id: 1)"
    switch examples {
    case .none: return nil
    case .inline: return ["\(type) [\(values)]" + comment(" // ] of all")]
    case .untyped: return ["\(visibility)static let examples = [Self.first]"]
    case .getter: return ["\(visibility)static var examples: [Self] { [\(values)] }"]
    case .returned: return ["\(visibility)static var examples: [Self] {", "  return [.first]", "}"]
    case .lines, .linesWithoutComma:
      let end = examples == .lines ? "," : ""
      return [
        "\(type) [", "  .first," + comment("  // [ the first"), "  .second(id: 1)\(end)" + comment(" /* , */"), "]",
      ]
    }
  }

  private func comment(_ text: String) -> String { hasComments && layout != .oneLine ? text : "" }

  /// A member with a switch over self. The answers are those for the first and the second case, and for the one of debug
  /// builds.
  private func switching(_ head: String, _ kind: Switch, _ answers: [String]) -> [String] {
    let debug = hasDebugCase ? ["  #if ARMATURE_DEBUG", "  case .debug: \(answers[2])", "  #endif"] : []
    let returned = kind == .returning ? "return " : ""
    let branches: [String]
    switch kind {
    case .none, .everyCase, .returning:
      branches =
        ["  case .first: \(returned)\(answers[0])"]
        + debug.map { $0.replacing(": ", with: ": \(returned)") }
        + ["  case .second(_, _):" + comment("  // : {"), "    \(returned)\(answers[1])"]
    case .defaulted:
      branches =
        ["  case .first: \(answers[0])"] + (hasComments && layout != .oneLine ? ["  // The default: {"] : []) + [
          "  default: \(answers[1])"
        ]
    case .wildcard: branches = ["  case .first: \(answers[0])", "  case _: \(answers[1])"]
    case .bound: branches = ["  case .first: \(answers[0])", "  case let other: \(answers[1])"]
    case .merged: branches = ["  case .first, .second: \(answers[0])"] + debug
    case .oneLine: branches = ["  case .first: \(answers[0])", "  default: \(answers[0])"]
    case .conditional:
      branches = [
        "  case .first: \(answers[0])", "  #if ARMATURE_DEBUG", "  case .debug: \(answers[2])",
        "  default: \(answers[0])", "  #else", "  default: \(answers[0])", "  #endif",
      ]
    }
    let subject = number % 2 == 0 ? "self" : "(self)"
    if kind == .oneLine {
      return [
        visible(head) + " { switch \(subject) { \(branches.map { String($0.dropFirst(2)) }.joined(separator: "; ")) } }"
      ]
    }
    return [visible(head) + " {", "  switch \(subject) {"] + branches + ["  }", "}"]
  }

  // MARK: The coordinator

  private var coordinatorLines: [String] {
    let head = "\(visibility)final class \(coordinator): Coordinator<\(destination)>"
    let function =
      "override \(visibility)func child(for \(number % 2 == 0 ? "place" : "destination"): \(destination)) -> AnyCoordinator?"
    let name = number % 2 == 0 ? "place" : "destination"
    let debug = hasDebugCase ? ["  #if ARMATURE_DEBUG", "  case .debug: nil", "  #endif"] : []
    let body: [String]
    switch child {
    case .none: return ["\(head) { init() { super.init(root: .first) } }"]
    case .everyCase:
      body = ["switch \(name) {", "case .first, .second: nil"] + debug.map { String($0.dropFirst(2)) } + ["}"]
    case .defaulted: body = ["switch \(name) {", "case .second: OtherCoordinator()", "default: nil", "}"]
    case .optional: body = ["switch Optional(\(name)) {", "case .second: OtherCoordinator()", "default: nil", "}"]
    case .returning:
      body =
        ["print(\"{\")", "switch \(name) {", "case .first:", "  return nil", "case .second: return OtherCoordinator()"]
        + debug.map { String($0.dropFirst(2)).replacing("nil", with: "return nil") } + ["}"]
    case .oneLine:
      return [
        "\(head) { init() { super.init(root: .first) }; \(function) { switch \(name) { case .first: nil; default: nil } } }"
      ]
    case .condition: body = ["if case .second = \(name) { OtherCoordinator() } else { nil }"]
    }
    return ["\(head) {", "  init() { super.init(root: .first) }", "", "  \(function) {"] + body.map { "    " + $0 }
      + ["  }", "}"]
  }
}

extension RandomFlow {
  /// A flow that others open.
  static let other = """
    public enum OtherDestination: Destination, Codable {
      case start
      public func screen(in flow: OtherCoordinator) -> Screen<Self> { Screen("Other") {} }
    }
    public final class OtherCoordinator: Coordinator<OtherDestination> { init() { super.init(root: .start) } }
    """

  /// Whether lines divide one that holds more.
  var dividesLines: Bool {
    child == .oneLine || child == .none || [style, screens, linkability].contains(.oneLine)
  }

  /// Whether the only element of a list has no comma, or the last one.
  var hasTrailingComma: Bool { examples == .lines || examples == .linesWithoutComma || examples == .none }
}
