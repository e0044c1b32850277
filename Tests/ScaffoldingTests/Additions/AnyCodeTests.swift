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
  private static let wrapped = Insertion(.examples, ".note(\n  id: 1),", in: "A")
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
    Row("tabs", note, "enum A {\n\tcase a\n«\tcase note\n»}\n"),
    Row(
      "cases beside texts, comments and other types", note,
      in: "  indirect case a(b: Int, `in`: String? = \"{\")  // it's the \"last }\n«  case note\n»"
        + "  // case c([Int])\n  /* { case d } /* nested */ */\n  enum E { case f }"),
    Row("a list of a getter that returns", example, in: "  static var examples: [A] {\n    return [.a«, .note»]\n  }"),
    Row("a list without a type", example, in: "  static let examples = [A.a«, .note»]  // ] of all"),
    Row(
      "a list over lines with comments", example,
      in: "  static let examples: [A] = [\n    .a,  // [ the first\n    .b(c: 1),  /* , */\n«    .note,\n»  ]"),
    Row(
      "a branch of four spaces over lines", style,
      "enum A {\n    var style: S {\n        switch (self) {\n        case .a(_, _):  // : {\n            .push\n"
        + "«        case .note: .sheet\n»        }\n    }\n}\n"),
    Row("a branch before one for all", style, in: switching("«    case .note: .sheet\n»    case _: .push\n")),
    Row(
      "a branch before a name", style,
      in: switching("    case .a: .push\n«    case .note: .sheet\n»    case let b: b.c\n")),
    Row(
      "branches in a line", style,
      in: "  var style: S { switch self { case .a: .push;« case .note: .sheet;» default: .cover } }"),
    Row(
      "a child beside texts", child,
      children("    print(\"{\")\n    switch p {\n    case .a: return C(\"}\")\n«    case .note: return B()\n»    }")),
    Row("a child of a condition", child, children("    p == .a ? B() : nil"), nil),
    Row(
      "a list for each build", example,
      enumeration("  #if B\n  static let examples = [A.a]\n  #else\n  static let examples = [A.b]\n  #endif"), nil),
    Row(
      "a case after a condition in the first column", note,
      "enum A {\n#if B\n    case b\n#endif\n    case a\n«    case note\n»}\n"),
    Row(
      "a case after a condition with a deeper case", note,
      "enum A {\n  #if B\n    case b\n  #endif\n  case a\n«  case note\n»}\n"),
    Row(
      "a branch after one of some builds", style,
      in: switching("    #if B\n      case .b: .push\n    #endif\n    case .a: .push\n«    case .note: .sheet\n»")),
    Row(
      "a branch after a condition at the end", style,
      in: switching("    case .a: .push\n    #if B\n      case .b: .push\n    #endif\n«    case .note: .sheet\n»")),
    Row(
      "a branch in a file whose first line is deeper", screen,
      "let a = b\n      .c\nenum A {\n\tfunc screen(in f: F) -> S {\n\t\tswitch self {\n\t\tcase .a: S()\n"
        + "«\t\tcase .note:\n\t\t\tScreen(\"Note\") {}\n»\t\t}\n\t}\n}\n"),
    Row(
      "a branch of four spaces behind a wrapped line of two", screen,
      "let a =\n  b\nenum A {\n    func screen(in f: F) -> S {\n        switch self {\n        case .a: S()\n"
        + "«        case .note:\n            Screen(\"Note\") {}\n»        }\n    }\n}\n"),
    Row(
      "an element over lines in a line of four spaces", wrapped,
      in: "    static var examples: [A] { [.a«, .note(\n        id: 1)»] }"),
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
      "    switch self { default: .push }", "    switch self { default: return .push }",
      "    self == .a ? .sheet : .push",
      "    .push",
    ])
  func pushed(body: String) {
    #expect(Self.optional.added(to: Self.styled(body)) == Self.styled(body))
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

  @Test("are not written, or anywhere, but nothing traps, in code that is cut off or broken", arguments: rows)
  private func brokenCode(row: Row) {
    var random = RandomSource(seed: 20_261_125)
    let words = SwiftSource(row.before).words
    for _ in 0..<20 {
      let left = words.filter { _ in Int.random(in: 0..<12, using: &random) > 0 }
      let text = left.prefix(Int.random(in: 0...left.count, using: &random)).joined(separator: " ")
      _ = row.insertion.added(to: text).flatMap { row.insertion.removed(from: $0) }
      _ = (row.insertion.removed(from: text), row.insertion.names("first", in: text), row.insertion.isIn(text))
      let source = SwiftSource(text)
      let cases = source.bodies(of: "A").flatMap(source.cases)
      _ = GrownEnum(type: "A", name: "other", cases: .init(cases), types: ["C"]) { [:] }.switches(in: source)
      _ = (source.properties(of: "C"), source.initializers(of: "C"), source.typeAlias("Value", of: "C"))
      _ = (source.argument(ofCoordinator: "C"), source.imports, source.cases(of: "A"))
      // A text that ends in the middle of a text.
      #expect(!SwiftSource(text + "\"\\(").tokens.isEmpty)
    }
  }
}
