import Testing

// @testable: changes texts without a project.
@testable import Scaffolding

@Suite("A case that is removed from code, whoever has written it")
struct CaseRemovalTests {
  /// A text whose marks show the removed parts.
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let text: MarkedText

    init(_ name: String, _ text: String) { (testDescription, self.text) = (name, MarkedText(text)) }
  }

  private static func branches(_ lines: String) -> String {
    "extension A {\n  var b: B {\n    switch self {\n\(lines)    }\n  }\n}\n"
  }

  private static let rows = [
    Row("a line", "enum A {\n  case a\n‹  case x\n›  case b\n}\n"),
    Row("with values over lines", "enum A {\n  case a\n‹  case x(\n    b: [B], c: C = \"}\"\n  )\n›}\n"),
    Row(
      "with comments",
      "enum A {\n  case a\n‹  /// Mine.\n  /* All\n  of it. */\n  case x // here\n›  // Not mine.\n\n}\n"),
    Row("under a title", "enum A {\n  // MARK: Mine\n‹  // Mine.\n  case x\n›  // armature: cases\n  case b\n}\n"),
    Row("with an attribute", "enum A {\n  case a\n‹  @available(*, deprecated)\n  indirect case x(A)\n›}\n"),
    Row("between empty lines", "enum A {\n  case a\n‹\n  case x\n›\n  case b\n}\n"),
    Row("first among others", "enum A {\n  case ‹x, ›a, b\n}\n"),
    Row("in the middle of others", "enum A {\n  case a,‹ x(b: B, c: C),› b\n}\n"),
    Row("last among others", "enum A {\n  case a, b‹, x›\n}\n"),
    Row("in a line among others", "enum A {\n  case a,\n‹    x, // mine\n›    b\n}\n"),
    Row("in the last line of others", "enum A {\n  case a‹,›\n‹    x\n›}\n"),
    Row("in a line of code", "enum A { case a; ‹case x; ›case b }\n"),
    Row("at the end of a line of code", "enum A { case a‹; case x› }\n"),
    Row("in backticks", "enum A {\n  case a\n‹  case `x`\n›}\n"),
    Row("of some builds", "enum A {\n  case a\n‹  #if DEBUG\n    case x\n  #endif\n›  case b\n}\n"),
    Row("beside others of some builds", "enum A {\n  #if DEBUG\n‹    case x\n›    case b\n  #endif\n}\n"),
    Row("with the end of lines of Windows", "enum A {\r\n  case a\r\n‹  case x\r\n›}\r\n"),
    Row("of another enum", "enum B {\n  case a, x\n  static let examples: [B] = [.x]\n}\n"),
    Row(
      "an example",
      "enum A {\n  static let examples: [A] = [\n    .a,\n‹    // Mine.\n    .x(b: [.b]),\n›    .b,\n  ]\n}\n"),
    Row("examples in a line", "enum A {\n  static let examples = [A.a,‹ A.x(1),› .b]\n}\n"),
    Row("the last example", "enum A {\n  static let examples: [A] = [.a‹, .x›]\n}\n"),
    Row(
      "the last example in its line",
      "enum A {\n  static let examples: [A] = [\n    .a‹,› // first\n‹    .x // last\n›  ]\n}\n"),
    Row("the only example", "enum A {\n  static let examples: [A] = [‹.x›]\n}\n"),
    Row("no example of more", "enum A {\n  static let examples: [A] = [.b(.x)] + others(.x)\n}\n"),
    Row("a tab", "class C: TabCoordinator<A> {\n  init() { super.init([.a, .b‹, .x›]) }\n}\n"),
    Row("a branch", branches("    case .a: 1\n‹    case .x: 2\n›    case .b: 3\n")),
    Row(
      "a branch over lines",
      branches(
        "    case .a: 1\n\n‹    // Mine.\n    case .x(let b):\n      // Also mine.\n      f { .b }\n      // The end.\n\n›    case .b: 3\n"
      )),
    Row("a branch with its type", branches("    case .a: 1\n‹    case A.x, Self.x: 2\n›    default: 3\n")),
    Row("a branch with others", branches("    case .a, ‹.x(1, _), ›.b: 1\n    default: 3\n")),
    Row("a branch with one before", branches("    case .a‹, .x›: 1\n    case .b: 3\n")),
    Row("a branch with others in lines", branches("    case .a,\n‹      .x,\n›      .b: 1\n")),
    Row(
      "a branch with a condition",
      branches("    case .a: 1\n‹    case .x where c: 2\n    case .x: 2\n›    case .b: 3\n")),
    Row("branches in a line", "extension A { var b: B { switch self { case .a: 1; ‹case .x: 2; ›case .b: 3 } } }\n"),
    Row("the last branch in a line", "extension A { var b: B { switch self { case .a: 1‹; case .x: 2› } } }\n"),
    Row(
      "a branch of some builds",
      branches("    case .a: 1\n‹    #if DEBUG\n    case .x: 2\n    #endif\n›    @unknown default: 3\n")),
    Row(
      "a branch before some builds",
      branches(
        "    case .a: 1\n‹    case .x:\n      #if C\n      f()\n      #endif\n      g()\n›    #if DEBUG\n    case .b: 2\n    #endif\n"
      )),
    Row(
      "a branch that another one leads to", branches("    case .a: fallthrough\n    case .x: 1\n    case .b: 3\n")),
    Row("the only branch", branches("    case .x: 1\n")),
    Row("a tuple", branches("    case (.x, .a): 1\n    case (.a, _): 2\n").replacing("self", with: "(self, self)")),
    Row("a value of the type", "func f(a: A?) { switch a { case .a?: 1; ‹case .x?: 2; ›case nil: 3 } }\n"),
    Row(
      "a child",
      "class C: Coordinator<A> {\n  func child(for a: A) -> C? {\n    switch a {\n‹    case .x: C()\n›    default: nil\n    }\n  }\n}\n"
    ),
    Row("a value of another type", "func f(a: B) { switch a { case .a: 1; case .x: 2 } }\n"),
    Row("a value of any type", "func f() { switch a { case .a: 1; case .x: 2 } }\n"),
    Row("of a type with more cases", "extension A { var b: B { switch self { case .d: 1; case .x: 2 } } }\n"),
    Row(
      "conditions and calls",
      "extension A { var c: Bool { self == .x || f(.x) }\nfunc g() { if case .x = self { } } }\n"),
  ]

  private static let removal = CaseRemoval(type: "A", name: "x", holders: ["A", "C"], cases: ["a", "b", "x"])

  @Test("loses its declaration, its branches and its elements, and nothing else", arguments: rows)
  func table(row: Row) throws {
    #expect(try Self.removal.removed(from: row.text.before) == row.text.after)
    #expect(try Self.removal.removed(from: row.text.after) == row.text.after)
  }

  @Test("is not taken out of a declaration with a comment in it")
  func unclear() {
    for text in ["enum A { case a; case x /* mine */; case b }\n", "enum A {\n  case x, // mine\n    a\n}\n"] {
      #expect(throws: CaseRemoval.Unclear.self) { try Self.removal.removed(from: text) }
    }
  }

  @Test("ends in no crash in code that is cut off or broken", arguments: rows)
  func brokenCode(row: Row) {
    let words = SwiftSource(row.text.before).words
    for end in words.indices {
      _ = try? Self.removal.removed(from: words[..<end].joined(separator: " "))
      _ = try? Self.removal.removed(from: (words[..<end] + words[(end + 1)...]).joined(separator: "\n"))
    }
  }
}
