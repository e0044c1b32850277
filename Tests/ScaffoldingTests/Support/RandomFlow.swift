import Foundation
import TestSupport

/// A flow as people write it: a destination and a coordinator, in one of many layouts.
struct RandomFlow: Hashable, Sendable {
  private enum Layout: CaseIterable { case lines, fourSpaces, tabs, oneLine, windows }

  let number: Int
  /// The source of both types.
  let text: String
  /// Whether another case with a style of its own has a certain place.
  let hasPlaceForStyle: Bool
  /// Whether a case with a child flow has a certain place.
  let hasPlaceForChild: Bool
  /// Whether the only element of a list has no comma, or the last one.
  let hasTrailingComma: Bool

  var destination: String { "Some\(number)Destination" }
  var coordinator: String { "Some\(number)Coordinator" }

  // MARK: The parts of a flow, where § is its visibility

  private static let cases = [
    "case first, second(id: Int, `in`: String? = nil)  // it's the \"last }",
    "/// The first one, \"{\".\ncase first\nindirect case second(id: Int, `in`: String? = nil)\n// case third([Int])",
    "case first,\n  second(\n    id: Int, `in`: String? = nil\n  )\n/* { case fourth } /* nested */ */",
  ]
  private static let mode =
    "§enum Mode: Codable {\n  case slow, fast\n  var speed: Int {\n    switch self {\n"
    + "    case .slow: 1\n    case .fast: 2\n    }\n  }\n}"
  private static let examples: [(text: String, hasTrailingComma: Bool)] = [
    ("", true), ("§static let examples: [Self] = [.first, .second(id: 1)]  // ] of all", false),
    ("§static let examples = [Self.first]", false),
    ("§static var examples: [Self] { [.first, .second(id: 1)] }", false),
    ("§static var examples: [Self] {\n  return [.first]\n}", false),
    ("§static let examples: [Self] = [\n  .first,  // [ the first\n  .second(id: 1), /* , */\n]", true),
    ("§static let examples: [Self] = [\n  .first,\n  .second(id: 1) /* , */\n]", true),
  ]
  /// The branches of a switch, with ① and ② for the answers.
  private static let branches = [
    "case .first: ①\ncase .second(_, _):  // : {\n  ②", "case .first: return ①\ncase .second(_, _): return ②",
    "case .first: ①\n// The default: {\ndefault: ②", "case .first: ①\ncase _: ②", "case .first: ①\ncase let other: ②",
    "case .first, .second: ①", "case .first: ①; default: ②",
  ]
  private static let condition = "if case .second = destination { OtherCoordinator() } else { nil }"
  private static let children = [
    nil, condition, "switch destination {\ncase .first, .second: nil\n}",
    "switch destination {\ncase .second: OtherCoordinator()\ndefault: nil\n}",
    "switch Optional(destination) {\ncase .second: OtherCoordinator()\ndefault: nil\n}",
    "print(\"{\")\nswitch destination {\ncase .first:\n  return nil\ncase .second: return OtherCoordinator()\n}",
    "switch destination { case .first: nil; default: nil }",
  ]
  private static let screen = "Screen(\"{ \\(\"a\".count)\") { TextRow(\"}\") }"
  private static let longScreen = "Screen(#\"\"{\"#) { TextRow(\"\"\"\n  } \"quoted\"\n  \"\"\") }"

  static func random(_ number: Int, using random: inout RandomSource) -> Self {
    func one<Value>(_ all: [Value]) -> Value { all[Int.random(in: all.indices, using: &random)] }
    let layout = one(Layout.allCases)
    let (isExtended, example, child) = (one([true, false, false]), one(examples), one(children))
    let hasPlainStyle = one([true] + Array(repeating: false, count: 7))
    func switching(_ head: String, _ first: String, _ second: String) -> String {
      let branches = one(branches).replacing("①", with: first).replacing("②", with: second)
      return "\(head) {\n  switch \(one(["self", "(self)"])) {\n\(indented(branches))\n  }\n}"
    }
    // A text of many lines has line ends of its own.
    let second = layout == .lines && !isExtended ? longScreen : screen
    let builder = isExtended ? "@MainActor @ScreenBuilder<Self> " : ""
    let screens = switching("\(builder)§func screen(in flow: Some\(number)Coordinator) -> Screen<Self>", screen, second)
    let plain = "§var style: PresentationStyle { self == .first ? .cover : .push }"
    let style = hasPlainStyle ? plain : one(["", switching("§var style: PresentationStyle", ".push", ".sheet")])
    let linkability = one(["", switching("§var isLinkable: Bool", "true", "false")])
    let members = [
      one(["", "", layout == .oneLine ? "" : mode]), one(layout == .oneLine ? Array(cases.prefix(1)) : cases),
      example.text, style, linkability, isExtended ? "" : screens,
    ].filter { !$0.isEmpty }
    let head = "§enum Some\(number)Destination: Destination, Codable"
    let parts = [
      layout == .oneLine
        ? "\(head) { \(members.map(inLine).joined(separator: "; ")) }"
        : "\(head) {\n\(members.map(indented).joined(separator: "\n\n"))\n}",
      isExtended ? "extension Some\(number)Destination {\n\(indented(screens))\n}" : "",
      coordinator(number, child),
    ].filter { !$0.isEmpty }
    let text = parts.joined(separator: "\n\n").replacing("§", with: one(["public ", "", ""]))
    return Self(
      number: number, text: laidOut(text, layout), hasPlaceForStyle: !hasPlainStyle,
      hasPlaceForChild: child != condition, hasTrailingComma: example.hasTrailingComma)
  }

  private static func coordinator(_ number: Int, _ child: String?) -> String {
    let head = "§final class Some\(number)Coordinator: Coordinator<Some\(number)Destination>"
    let start = "init() { super.init(root: .first) }"
    guard let child else { return "\(head) { \(start) }" }
    let function =
      "override §func child(for destination: Some\(number)Destination) -> AnyCoordinator? {\n\(indented(child))\n}"
    let body = number % 2 == 0 ? function.replacing("destination", with: "place") : function
    return "\(head) {\n  \(start)\n\n\(indented(body))\n}"
  }

  private static func indented(_ text: String) -> String {
    text.components(separatedBy: "\n").map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n")
  }

  private static func inLine(_ text: String) -> String {
    let lines = text.replacing("/* , */", with: "").components(separatedBy: "\n").map {
      $0.components(separatedBy: "//")[0]
    }
    return lines.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func laidOut(_ text: String, _ layout: Layout) -> String {
    let (unit, end) = (
      layout == .tabs ? "\t" : layout == .fourSpaces ? "    " : "  ", layout == .windows ? "\r\n" : "\n"
    )
    return text.components(separatedBy: "\n").map { line in
      let count = line.prefix { $0 == " " }.count
      return String(repeating: unit, count: count / 2) + line.dropFirst(count) + end
    }.joined()
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
