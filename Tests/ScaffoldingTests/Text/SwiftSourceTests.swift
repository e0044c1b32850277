import Testing

// @testable: reads sources without a project.
@testable import Scaffolding

@Suite("A source file")
struct SwiftSourceTests {
  @Test(
    "has the words and marks of the code, past texts and comments of every kind",
    arguments: [
      ("\"a\\\"b\" x", ["\"", "x"]), ("#\"a\"b\\#(c(\"#\"))\"# x", ["\"", "x"]), ("#\"\"\"# x", ["\"", "x"]),
      ("#\"\"\"\n\" \"\"\"\n\"\"\"# x", ["\"", "x"]), ("\"\"\"\n\\(\"\"\"\n a\n\"\"\") \"\"\" x", ["\"", "x"]),
      ("\"open\nx", ["\"", "x"]), ("#if a", ["#", "if", "a"]), ("## x", ["#", "#", "x"]),
      ("a / b / c", ["a", "/", "b", "/", "c"]),
      ("f(/, /)", ["f", "(", "/", ",", "/", ")"]), ("= /[)]\\/\"/ x", ["=", "\"", "x"]),
      ("= #/\n\" /# x", ["=", "\"", "x"]),
      ("= #/ a\nx", ["=", "\"", "x"]), ("/* /* */ */ x // y", ["x"]), ("\u{FEFF}x", ["x"]),
      ("`in` `a", ["`in`", "`", "a"]),
      ("größe é 数", ["größe", "é", "数"]), ("a // b\rc", ["a", "c"]), ("\"\"x", ["\"", "x"]),
    ])
  func tokens(text: String, tokens: [Substring]) {
    #expect(SwiftSource(text).tokens == tokens)
  }

  @Test("is read at any depth, and counts it")
  func depth() {
    #expect(SwiftSource("\"\\(\"\\(1)\")\" a").depth == 2)
    for (start, end) in [("\"\\(", ")\""), ("\"\\((", "))\""), ("/*", "*/")] {
      let deep = String(repeating: start, count: 100_000) + String(repeating: end, count: 100_000)
      #expect(SwiftSource(deep + " a").tokens.last == "a")
    }
  }
}
