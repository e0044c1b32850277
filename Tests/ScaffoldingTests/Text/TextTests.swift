import Foundation
import Testing

// @testable: the replacement of a name is internal, and sources are read without a project.
@testable import Scaffolding

@Suite("Replacing the sentinel")
struct ReplacementTests {
  private func renamed(_ text: String, to name: String) throws -> String {
    Replacement(Array(zip(try AppName("QuillSample").spellings, try AppName(name).spellings)))(text)
  }

  @Test(
    "finds all five spellings, also inside longer words, and nothing else",
    arguments: [
      ("QuillSample", "MyNotes"), ("quillSample", "myNotes"), ("quill-sample", "my-notes"),
      ("quill_sample", "my_notes"), ("Quill Sample", "My Notes"),
      ("QuillSampleFlows", "MyNotesFlows"), ("XQuillSampleY", "XMyNotesY"),
      ("QuillSampleQuillSample", "MyNotesMyNotes"),
      ("QuillQuillSample", "QuillMyNotes"), ("let quillSample2 = 1", "let myNotes2 = 1"), ("QuillSample", "MyNotes"),
      ("a/quill-sample/b.quill_sample", "a/my-notes/b.my_notes"), ("no newline: QuillSample", "no newline: MyNotes"),
      ("", ""), ("Quill", "Quill"), ("Quill  Sample", "Quill  Sample"), ("QUILLSAMPLE", "QUILLSAMPLE"),
      ("quillsample", "quillsample"), ("QuillSampl", "QuillSampl"), ("ÄQuillSampleé\r\n", "ÄMyNotesé\r\n"),
    ])
  func table(text: String, expected: String) throws {
    #expect(try renamed(text, to: "MyNotes") == expected)
  }

  @Test("reads the text once: a name that contains the sentinel is not replaced again")
  func once() throws {
    #expect(try renamed("QuillSample", to: "QuillSampleQuillSample") == "QuillSampleQuillSample")
    #expect(try renamed("quillSample QuillSample", to: "MyQuillSample") == "myQuillSample MyQuillSample")
  }

  @Test("replaces the longest of two strings with the same beginning")
  func longestFirst() {
    #expect(Replacement([("a", "1"), ("ab", "2")])("abaab") == "212")
  }
}

@Suite("A typed name")
struct EscapingTests {
  @Test(
    "is written so that the file stays well formed",
    arguments: [
      ("Sources/App.swift", #"a"b\c"#, #"a\"b\\c"#), ("a.json", #"a"b"#, #"a\"b"#),
      ("x/project.pbxproj", #"a"b"#, #"a\"b"#),
      ("a.swift", "\"\u{301}", "\\\"\u{301}"), ("a.swift", "a & b's", "a & b's"),
      ("Info.plist", #"<a & "b's">"#, "&lt;a &amp; &quot;b&apos;s&quot;&gt;"), ("a.entitlements", "a&b", "a&amp;b"),
      ("README.md", "*a* <b> _c_ [d] `e` #f", ##"\*a\* \<b\> \_c\_ \[d\] \`e\` \#f"##), ("README.MD", "a|b", #"a\|b"#),
      ("README.md", "Ada's Notes, 2nd", "Ada's Notes, 2nd"),
      ("a.txt", #"<a & "b">"#, #"<a & "b">"#), ("LICENSE", "a&b", "a&b"),
    ])
  func table(path: String, text: String, expected: String) {
    #expect(Escaping(path: path)(text) == expected)
  }
}

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
      let deep = String(repeating: start, count: 50_000) + String(repeating: end, count: 50_000)
      #expect(SwiftSource(deep + " a").tokens.last == "a")
    }
  }
}

@Test(
  "An unknown word gets the known ones, and the nearest one, each part of it near to its counterpart",
  arguments: [
    ("nwe", "new templates help", "expected new, templates, help; did you mean “new”?"),
    ("new", "new templates help", "expected new, templates, help; did you mean “new”?"),
    ("tempaltes", "new templates help", "expected new, templates, help; did you mean “templates”?"),
    ("helpp", "new templates help", "expected new, templates, help; did you mean “help”?"),
    ("build", "new templates help", "expected new, templates, help"),
    ("", "new templates help", "expected new, templates, help"),
    ("A.abuot", "A.about A.help", "expected A.about, A.help; did you mean “A.about”?"),
    ("Settngs.b", "Settings.b", "expected Settings.b; did you mean “Settings.b”?"),
    ("A.account", "A.about A.help", "expected A.about, A.help"), ("A.b.c", "A.b", "expected A.b"),
    ("about", "A.about A.help", "expected A.about, A.help"),
    ("z", "a b c d e f g h i j k l", "expected a, b, c, d, e, f, g, h, i, j, k, l; did you mean “a”?"),
    (
      "zoo", "a b c d e f g h i j k l m zo",
      "expected a, b, c, d, e, f, g, h, i, j, k, l and 2 more; did you mean “zo”?"
    ),
  ])
func suggestions(word: String, known: String, expected: String) {
  #expect(suggestion(for: word, among: known.components(separatedBy: " ")) == "; \(expected)")
}
