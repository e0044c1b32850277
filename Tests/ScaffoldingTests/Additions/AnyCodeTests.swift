import Foundation
import TestSupport
import Testing

// @testable: changes texts without a project.
@testable import Scaffolding

@Suite("Lines for code without markers")
struct AnyCodeTests {
  private typealias Row = InsertionRow

  private static let note = Insertion(.cases, "case note", in: "A")
  private static let example = Insertion(.examples, ".note,", in: "A")
  private static let style = Insertion(.styles, "case .note: .sheet", in: "A")
  private static let optional = Insertion(.styles, "case .note: .push", in: "A", isOptional: true)
  private static let screen = Insertion(.screens, "case .note:\n  Screen(\"Note\") {}", in: "A")
  private static let child = Insertion(.children, "case .note: B()", in: "C")
  private static let longName = String(repeating: "a", count: 60)
  private static func enumeration(_ lines: String) -> String { "enum A {\n\(lines)\n}\n" }

  private static let rows = [
    Row("the last case", note, in: "  case a, b\n«  case note\n»\n  var c: Int"),
    Row("a case over lines", note, in: "  case a(\n    b: C\n  )  // (\n«  case note\n»"),
    Row("no case", note, "enum A {«\n  case note\n»}\n"),
    Row("a case of some builds", note, in: "  case a\n«  case note\n»  #if B\n    case b\n  #endif"),
    Row("one line", note, "enum A { case a; case b«; case note» }\n"),
    Row("one line with more in it", note, "enum A { case a;« case note;» func b() {} }"),
    Row("an enum for each build", note, "#if B\nenum A { case a }\n#else\nenum A { case a, b }\n#endif\n", nil),
    Row("no enum", note, "struct A {}\n", nil),
    Row("a list in a line", example, in: "  static let examples: [A] = [.a«, .note»]"),
    Row("an empty list", example, in: "  static let examples: [A] = [«.note»]"),
    Row("a list of a getter", example, in: "  static var examples: [A] { [.a,« .note»] }"),
    Row("no list", example, in: "  case note«\n\n  static let examples: [Self] = [.note]»"),
    Row(
      "a list in a long line", example,
      in: "  static let examples: [A] = [«\n    ».\(longName),‹ ›«\n    ».b(c, [d, e])«,\n    .note,\n  »]"),
    Row("a sum of lists", example, enumeration("  static let examples: [A] = [.a] + others"), nil),
    Row("a computed list", example, enumeration("  static let examples: [A] = [.a]\n    .map { $0 }"), nil),
    Row("a branch", style, in: switching("    case .a: .push\n«    case .note: .sheet\n»")),
    Row(
      "a branch before the default", style,
      in: switching("    case .a: .push\n«    case .note: .sheet\n»    // All others.\n    default: .push\n")),
    Row("branches that return", style, in: switching("    case .a: return .push\n«    case .note: return .sheet\n»")),
    Row("an expression", style, enumeration("  var style: S { self == .a ? .push : .sheet }"), nil),
    Row("two switches", style, enumeration("  var style: S { if b { switch self {} } else { switch self {} } }"), nil),
    Row("a branch that is not needed", optional, in: "  var style: S { switch self { default: .push } }"),
    Row(
      "a screen in an extension", screen,
      "enum A { case a }\nextension A {\n  func screen(in f: F) -> S {\n    switch self {\n    case .a: S()\n"
        + "«    case .note:\n      Screen(\"Note\") {}\n»    }\n  }\n}\n"),
    Row("a child", child, children("    switch p {\n    case .a: nil\n«    case .note: B()\n»    }")),
    Row(
      "a child of a constant", child,
      children("    let b: B? = switch p {\n    case .a: nil\n«    case .note: B()\n»    }\n    return b")),
    Row(
      "a child of a switch with a name", child,
      children("    b: switch p {\n    case .a: break b\n    case .c: return c\n«    case .note: return B()\n»    }")),
    Row(
      "a child of nested answers", child,
      children(
        "    switch p {\n    case .a: if b { return C() } else { return nil }\n    case .c: do { return nil }\n"
          + "«    case .note: return B()\n»    }")),
    Row(
      "a child before others", child,
      children("    switch p {\n    case .a: nil\n«    case .note: B()\n»    @unknown default: nil\n    }")),
    Row(
      "a child before those of some builds", child,
      children(
        "    switch p {\n«    case .note: B()\n»    case .a: nil\n    #if D\n    default: nil\n    #else\n"
          + "    case .c: nil\n    #endif\n    }")),
    Row("a child of a condition", child, children("    p == .a ? B() : nil"), nil),
  ]

  /// A coordinator with more functions called `child`.
  private static func children(_ body: String) -> String {
    "class C: Coordinator<A> {\n  func child(for number: Int) -> B? { nil }\n"
      + "  override func child(for p: A) -> AnyCoordinator? {\n\(body)\n  }\n  func child(at: Int) -> Int { 1 }\n}\n"
  }

  private static func switching(_ branches: String) -> String {
    "  var style: S {\n    switch self {\n\(branches)    }\n  }"
  }

  private static func styled(_ body: String) -> String { enumeration("  var style: S {\n\(body)\n  }") }

  @Test(
    "have no certain place where a branch does more than answer, or takes a condition",
    arguments: [
      ("    var s = c\n    switch self {\n    case .a: s = .sheet\n    default: break\n    }\n    return s", false),
      ("    switch self {\n    case .a: fallthrough\n    default: .push\n    }", false),
      ("    switch self {\n«    case .note: .sheet\n»    case _ where isOn: .cover\n    default: .push\n    }", true),
      (
        "    switch self {\n    case .a:\n      let s: S = c\n      return s\n«    case .note: return .sheet\n»    }",
        true
      ),
    ])
  func uncertain(body: String, isCertain: Bool) {
    let text = MarkedText(Self.styled(body))
    #expect(Self.style.added(to: text.before) == (isCertain ? text.after : nil))
  }

  @Test(
    "say that a case is pushed only where others are not",
    arguments: [
      ("    switch self { default: .push }", true), ("    switch self { default: return .push }", true),
      ("    self == .a ? .sheet : .push", true), ("    .push", true),
    ])
  func pushed(body: String, isLeft: Bool) {
    #expect((Self.optional.added(to: Self.styled(body)) == Self.styled(body)) == isLeft)
    let other = body.replacing(".push", with: ".cover")
    #expect(Self.optional.added(to: Self.styled(other)) != Self.styled(other))
  }

  @Test(
    "stay when the user has written a comment to them, or the list is the user's",
    arguments: [
      "enum A {\n  case a\n  /// Mine.\n  case note\n}\n", "enum A {\n  case a\n  case note  // mine\n}\n",
    ])
  func comments(text: String) {
    #expect(Self.note.removed(from: text) == nil)
    let list = Self.enumeration("  static let examples: [A] = [\n    .a // last\n  ]")
    let longer = Self.example.added(to: list)
    #expect(longer == Self.enumeration("  static let examples: [A] = [\n    .a, // last\n    .note,\n  ]"))
    #expect(longer.flatMap { Self.example.removed(from: $0) } == list)
    let empty = Self.enumeration("  /// None.\n  static let examples: [A] = []")
    #expect(Self.example.added(to: empty).flatMap { Self.example.removed(from: $0) } == empty)
  }

  @Test(
    "are found past regular expressions",
    arguments: ["/[\"]/", "/[{]/", "#/ \" { /#", "/a\\/{/", "a / b", "a /b/ c /* } */"])
  func patterns(pattern: String) {
    let text = "enum A {\n  case a\n  let p = f(\(pattern))\n}\n"
    #expect(Self.note.added(to: text) == text.replacing("case a\n", with: "case a\n  case note\n"))
  }

  @Test("go where the code has its place, and are taken away again", arguments: rows)
  private func table(row: Row) throws {
    #expect(row.insertion.added(to: row.before) == row.after)
    guard let after = row.after, after != row.before else { return }
    let back = try #require(row.insertion.removed(from: after))
    // A list that was made for the line stays, since the user may have had an empty one.
    let words = { (text: String) in
      text.replacing("static let examples: [Self] = []", with: "").filter { !$0.isWhitespace }
    }
    // A line that was divided stays divided, and the comma behind the last element goes.
    #expect(words(back).replacing(",]", with: "]") == words(row.before).replacing(",]", with: "]"))
  }

  @Test("compile in flows as people write them, and the removal gives the same files back")
  func randomFlows() async throws {
    let sandbox = try Sandbox()
    try await tryCases(1, seed: 20_261_124) { random in
      (0..<40).map { RandomFlow.random($0, using: &random) }
    } smaller: { flows in
      flows.count > 1 ? [Array(flows[..<(flows.count / 2)]), Array(flows[(flows.count / 2)...])] : []
    } problem: { _, flows in
      var texts = ["import Armature", RandomFlow.other]
      for flow in flows {
        var steps = [(insertion: Insertion?.none, text: flow.text)]
        for insertion in Self.insertions(for: flow) {
          guard let longer = insertion.added(to: steps[steps.count - 1].text) else {
            return "no place for \(insertion.lines) in\n\(steps[steps.count - 1].text)"
          }
          steps.append((insertion, longer))
        }
        texts.append(steps[steps.count - 1].text)
        if let problem = Self.problem(removing: steps, from: flow) { return problem }
      }
      try sandbox.write(texts.joined(separator: "\n"), to: "Flows.swift")
      return try sandbox.typeChecked(["Flows.swift"])
    }
  }

  /// Removes insertions from the last of the texts that they were added to.
  private static func problem(
    removing steps: [(insertion: Insertion?, text: String)], from flow: RandomFlow
  ) -> String? {
    // A line that was divided, a comma, and a list that is empty now are kept.
    let list = "static let examples: [Self] = []"
    let code = { (text: String) in
      SwiftSource(text.replacing("public \(list)", with: "").replacing(list, with: "")).words.filter { $0 != "," }
    }
    var rest = steps[steps.count - 1].text
    for (step, (_, before)) in zip(steps.dropFirst(), steps).reversed() {
      guard let insertion = step.insertion, let shorter = insertion.removed(from: rest) else {
        return "\(step.insertion?.lines ?? []) are not found in\n\(rest)"
      }
      rest = shorter
      if rest == before { continue }
      if !flow.hasTrailingComma { return "removing \(insertion.lines) does not give back\n\(before)but\n\(rest)" }
      guard code(rest) == code(before) else { return "removing \(insertion.lines) leaves\n\(rest)" }
    }
    return nil
  }

  @Test("are not written, or anywhere, but nothing traps, in code that is cut off or broken")
  func brokenCode() async throws {
    try await tryCases(12, seed: 20_261_125) { (random: inout RandomSource) -> (RandomFlow, String) in
      let flow = RandomFlow.random(Int.random(in: 0..<9, using: &random), using: &random)
      let words = SwiftSource(flow.text).words
      var broken = words.filter { _ in Int.random(in: 0..<12, using: &random) > 0 }
      if Bool.random(using: &random) { broken = Array(broken.prefix(Int.random(in: 0...words.count, using: &random))) }
      return (flow, broken.joined(separator: " "))
    } smaller: { (tried: (RandomFlow, String)) -> [(RandomFlow, String)] in
      let (flow, text) = tried
      let shorter = [String(text.dropLast(text.count / 2)), String(text.dropLast())]
      return shorter.filter { $0 != text }.map { (flow, $0) }
    } problem: { (_, tried: (RandomFlow, String)) -> String? in
      let (flow, text) = tried
      let source = SwiftSource(text)
      for insertion in Self.insertions(for: flow) {
        _ = insertion.added(to: text).flatMap { insertion.removed(from: $0) }
        _ = (insertion.removed(from: text), insertion.names("first", in: text), insertion.isIn(text))
      }
      let places = SwiftPlaces(source)
      let cases = places.bodies(of: flow.destination).flatMap(places.cases)
      let grown = GrownEnum(
        type: Substring(flow.destination), name: "other", cases: .init(cases), types: [Substring(flow.coordinator)]
      ) { [:] }
      _ = grown.switches(in: places)
      _ = (source.properties(of: flow.coordinator), source.initializers(of: flow.coordinator))
      _ = (source.typeAlias("Value", of: flow.coordinator), source.imports, source.cases(of: flow.destination))
      _ = (source.argument(ofCoordinator: flow.coordinator), source.answers(of: "child"))
      // A text that ends in the middle of a text.
      return SwiftSource(text + "\"\\(").tokens.isEmpty ? "no tokens" : nil
    }
  }

  /// The lines of two cases, one with a child flow, as far as the flow has a certain place.
  private static func insertions(for flow: RandomFlow) -> [Insertion] {
    let style: AdditionStyle = flow.hasPlaceForStyle ? [.push, .sheet, .cover][flow.number % 3] : .push
    let screen =
      "case .more(let id, let note):\n  Screen(\"{More\") {\n    TextRow(\"\\(id)\")\n    if let note { TextRow(note) }\n  }"
    var all = caseInsertions(
      "more(id: Int, note: String?)", name: "more", example: ".more(id: 1, note: nil)", style: style, screen: screen,
      in: flow.destination)
    all.append(Insertion(.children, "case .more: nil", in: flow.coordinator, isOptional: true))
    guard flow.hasPlaceForChild else { return all }
    return all
      + caseInsertions(
        "other", name: "other", example: ".other", style: style, screen: "case .other: .child", in: flow.destination)
      + [
        Insertion(.children, "case .other: OtherCoordinator()", in: flow.coordinator),
        Insertion(
          .methods, "/// Receives it.\nprivate func otherFinished(_ value: Int) {\n  // Nothing yet.\n}",
          in: flow.coordinator),
      ]
  }
}
