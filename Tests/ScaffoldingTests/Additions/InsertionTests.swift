import Testing

// @testable: changes texts without a project.
@testable import Scaffolding

@Suite("Lines for a marker")
struct InsertionTests {
  private typealias Row = InsertionRow

  private static let note = Insertion(.cases, "case note(id: Int, title: String?)", in: "A")
  private static let example = Insertion(.examples, ".note(id: 1),", in: "A")
  private static let screen = Insertion(.screens, "case .note:\n  Screen(\"Note\") { TextRow(\"Hello\") }", in: "A")

  /// An array in an enum.
  private static func examples(_ elements: String) -> String {
    "enum A {\n  static let examples: [Self] = [\(elements)]\n}\n"
  }

  private static let rows = [
    Row("above it", note, "  case a\n«  \(note.lines[0])\n»  // armature: cases\n"),
    Row("indented as it", note, "«\t\(note.lines[0])\n»\t// armature: cases"),
    Row("with its line ends", note, "«\(note.lines[0])\r\n»// armature: cases\r\n}"),
    Row("before hand-written lines", note, "«\(note.lines[0])\n»// armature: cases\n  case b, c\n"),
    Row(
      "several lines", screen,
      "«    case .note:\n      Screen(\"Note\") { TextRow(\"Hello\") }\n»    // armature: screens"),
    Row(
      "after an element without a comma", example,
      examples("\n    .a«,\n    .note(id: 1),»\n\n    // all of them\n    // armature: examples\n  ")),
    Row(
      "after an element with a comment", example,
      examples("\n    .a(\"//\")«,»  // the first\n«    .note(id: 1),\n»    // armature: examples\n  ")),
    Row("no marker", note, "  case a\n", nil), Row("a marker within a line", note, "case a // armature: cases\n", nil),
    Row("two markers", note, "// armature: cases\n// armature: cases\n", nil),
    Row("another marker", note, "// armature: examples\n", nil),
    Row("a marker in a text", note, "let a = \"\"\"\n  // armature: cases\n  \"\"\"\n", nil),
    Row("a marker in a comment", note, "/*\n// armature: cases\n*/\n", nil),
    Row(
      "a marker after others", note,
      "/*\n// armature: cases\n*/\nenum A {\n«  \(note.lines[0])\n»  // armature: cases\n}\n"),
  ]

  @Test("go above it, and nowhere else, are found where they are, and taken away again", arguments: rows)
  private func table(row: Row) throws {
    #expect(row.insertion.added(to: row.before) == row.after)
    guard let after = row.after else { return }
    #expect(row.insertion.removed(from: after) == row.before)
    let byHand = after.replacingOccurrences(of: row.insertion.kind.marker, with: "")
    #expect(row.insertion.added(to: byHand) == byHand)
    #expect(row.insertion.removed(from: row.before) == nil)
  }

  @Test(
    "are found after a formatter or the user has moved them",
    arguments: [
      "enum A {\n  // armature: cases\n  case a\n  case note(id: Int, title: String?)\n}\n",
      "enum A {\n\n        case note(\n          id: Int,\n          title: String?\n        )\n}\n",
      "enum A {\ncase note(id:Int,title:String?)\ncase b }\n", "enum A { case note(id: Int, title: String?) }\n",
    ])
  func moved(text: String) throws {
    let rest = try #require(Self.note.removed(from: text))
    #expect(rest.contains("enum A {"))
    #expect(!rest.contains("note"))
  }

  @Test("are not mistaken for those of another type in the file")
  func otherType() throws {
    let text = "enum B {\n  case note(id: Int, title: String?)\n}\nenum A {\n  case a\n}\n"
    let longer = try #require(Self.note.added(to: text))
    #expect(longer == text.replacingOccurrences(of: "case a\n", with: "case a\n  \(Self.note.lines[0])\n"))
    #expect(Self.note.removed(from: longer) == text)
    #expect(Self.note.removed(from: text) == nil)
    let array = "let others = [\n  .note(id: 1),\n]\n" + Self.examples(".a")
    #expect(Self.example.removed(from: array) == nil)
    #expect(Self.example.added(to: array).flatMap { Self.example.removed(from: $0) } == array)
  }

  @Test(
    "are not mistaken for others",
    arguments: [
      "case note(id: Int)\n", "case notes(id: Int, title: String?)\n", "indirect \(note.lines[0])\n",
      "case no, te(id: Int, title: String?)\n", "\(note.lines[0]), other\n",
    ])
  func others(text: String) {
    #expect(Self.note.removed(from: text) == nil)
    #expect(Self.note.added(to: text + "// armature: cases") == text + "\(Self.note.lines[0])\n// armature: cases")
  }
}

/// A text without and with the lines of an insertion; without the second one if the text has no place for them.
struct InsertionRow: CustomTestStringConvertible {
  let testDescription: String
  let insertion: Insertion
  let before: String
  let after: String?

  /// A text whose marks show the lines.
  init(_ name: String, _ insertion: Insertion, _ marked: String) {
    let text = MarkedText(marked)
    self.init(name, insertion, text.before, text.after)
  }

  /// Lines of an enum, whose marks show the lines of the insertion.
  init(_ name: String, _ insertion: Insertion, in marked: String) {
    self.init(name, insertion, "enum A {\n\(marked)\n}\n")
  }

  init(_ name: String, _ insertion: Insertion, _ before: String, _ after: String?) {
    (testDescription, self.insertion, self.before, self.after) = (name, insertion, before, after)
  }
}
