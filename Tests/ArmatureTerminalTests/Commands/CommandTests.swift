import Armature
import Testing

// @testable: the parser of commands and the list of choices are internal.
@testable import ArmatureExplorer
@testable import ArmatureTerminal

@Suite("A line is read as a command, and names a row by number or by title")
@MainActor
struct CommandTests {
  @Test(
    "numbers, words, fields and titles; a missing field or link is an error",
    arguments: [
      ("1", .number("1")), ("  12  ", .number("12")), ("007", .number("007")),
      ("99999999999999999999", .number("99999999999999999999")),
      ("back", .word(.back)), ("BACK ", .word(.back)), ("dismiss", .word(.dismiss)), ("root", .word(.root)),
      ("tree", .word(.tree)), ("where", .word(.where)), ("Where ", .word(.where)), ("help", .word(.help)),
      ("quit", .word(.quit)), ("tab", .word(.tab)), ("scene", .word(.scene)),
      ("open /notes/1", .open(link: "/notes/1")), ("OPEN ..", .open(link: "..")), ("open\t ./7 ", .open(link: "./7")),
      ("open /tag/a b", .open(link: "/tag/a b")), ("open \"/x\"", .open(link: "\"/x\"")),
      ("SCENE  main", .scene("main")), ("scene my window", .scene("my window")), ("scene Main", .scene("Main")),
      ("scene 1", .scene("1")), (#"scene "close""#, .scene("close")), (#"scene "close me""#, .scene("close me")),
      (#"scene " a ""#, .scene(" a ")), (#"scene """#, .scene("")), (#"scene "a" b"#, .scene(#""a" b"#)),
      (#"scene "a"#, .scene(#""a"#)), ("scene closed", .scene("closed")),
      ("scene close", .closeScene(nil)), ("scene Close  main", .closeScene("main")),
      (#"scene close "a b""#, .closeScene("a b")), (#"scene close """#, .closeScene("")), ("pop Notes", .pop("Notes")),
      ("TAB  notes", .tab("notes")), ("tab My notes", .tab("My notes")), (#"tab "my notes""#, .tab("my notes")),
      (#"tab """#, .tab("")), ("tab 1", .tab("1")),
      ("set 1 hello", .set(field: "1", text: "hello")), ("set 1", .set(field: "1", text: "")),
      ("Set Title hello  there", .set(field: "Title", text: "hello  there")),
      ("set\tTitle\thello", .set(field: "Title", text: "hello")), ("set 1 \"\"", .set(field: "1", text: "")),
      ("set \"Due date\" today", .set(field: "Due date", text: "today")),
      ("set \"Due date\"", .set(field: "Due date", text: "")), ("set \"\" x", .set(field: "", text: "x")),
      ("set 1 \"  kept  \"", .set(field: "1", text: "  kept  ")),
      (#"set 1 "a \"b\" \\ \c""#, .set(field: "1", text: #"a "b" \ \c"#)),
      (#"set 1 "a" and b"#, .set(field: "1", text: #""a" and b"#)),
      (#"set 1 "open"#, .set(field: "1", text: #""open"#)), (#"set 1 it's \n"#, .set(field: "1", text: #"it's \n"#)),
      (#"set "" "a \"b\"\nc""#, .set(field: "", text: "a \"b\"\nc")),
      ("set 1 日本 👨‍👩‍👧", .set(field: "1", text: "日本 👨‍👩‍👧")),
      ("back 2", .title("back 2")), ("settings", .title("settings")), ("-1", .title("-1")), ("+1", .title("+1")),
      ("1.", .title("1.")), ("١", .title("١")), ("opens /notes/1", .title("opens /notes/1")),
      ("where am I", .title("where am I")), ("save", .title("save")), ("scenes", .title("scenes")),
      ("tabs", .title("tabs")), ("set", nil), ("set   ", nil), ("set \"Due date today", nil), ("SET \"", nil),
      ("open", nil), ("open  ", nil), ("OPEN", nil),
    ] as [(String, Command?)])
  func reads(line: String, command: Command?) {
    #expect((try? Command(line)) == command)
  }

  @Test(
    "empty lines and comments are ignored",
    arguments: [("", true), ("  \t", true), ("# 1", true), ("  #", true), ("1 # one", false), ("-", false)])
  func ignores(line: String, isIgnored: Bool) {
    #expect(Command.isIgnored(line) == isIgnored)
  }

  @Test("the nearest spellings come first, three at most")
  func nearestSpellings() {
    #expect("Not".nearestSpellings(among: ["Account", "Note", "NoteList", "Int", "Boot"]) == ["Note", "Int", "Boot"])
    #expect("Note".nearestSpellings(among: []) == [] && "".nearestSpellings(among: ["ab", "c"]) == ["c", "ab"])
  }

  private func entries() throws -> [Listing.Entry] {
    let board = Board {
      Screen("Titles") {
        for title in ["Notes", "Notebook", "Note"] { LinkRow(title, to: .next) }
        SectionRow("Twins") { for title in ["Twin", "twin"] { ButtonRow(title) {} } }
        for title in ["7", "Back"] { LinkRow(title, to: .next) }
        TextRow("Notice")
        for label in ["Due date", "Café au lait"] { FieldRow(label, text: "") { _ in } }
        ToggleRow("日本", isOn: false) { _ in }
      }
      .toolbar(.primary) { ButtonRow("Save\nall") {} }
    }
    let scene = try FlowScene(root: board)
    return Listing(try #require(scene.screen(of: board.rootID)), of: board.rootID).entries
  }

  /// Returns the number of the row that a line names, or the error.
  private func row(_ line: String) throws -> String {
    let entries = try entries()
    func text(_ entry: Listing.Entry) -> String { entry.number.map(String.init) ?? "" }
    do throws(CommandError) {
      switch try Command(line) {
      case .number(let number): return text(try entries.choice(number: number))
      case .set(let field, _): return text(try entries.field(field))
      default: return text(try entries.choice(titled: line))
      }
    } catch {
      return error.message
    }
  }

  private nonisolated static let commands =
    "; expected a title, set, back, pop, dismiss, root, tab, open, fold, unfold, where, tree, scene, save, help, quit"

  @Test(
    "a title is found as a whole or, if it is the only match, by its beginning; a number always means its row",
    arguments: [
      ("Notes", "1"), ("NOTES", "1"), ("notes", "1"), ("noteb", "2"), ("note", "3"), ("back", "7"), ("due", "8"),
      ("due date", "8"), ("cafe\u{301} AU", "9"), ("日", "10"), ("save all", "11"), ("s", "11"),
      ("7", "7"), ("01", "1"), ("6", "6"), ("set 8", "8"), ("set \"due DATE\"", "8"), ("set \"Café au lait\"", "9"),
      ("no", "“no” may be 1 “Notes”, 2 “Notebook”, 3 “Note”; use the number"),
      ("twin", "“twin” may be 4 “Twin”, 5 “twin”; use the number"),
      ("notice", "“Notice” is only text; it cannot be chosen"),
      ("twins", "“Twins” is only text; it cannot be chosen"),
      ("notse", "“notse” is neither a command nor a title on this screen\(commands); did you mean “Notes”?"),
      ("date", "“date” is neither a command nor a title on this screen\(commands)"),
      ("root cause", "“root cause” is not a title on this screen, and root takes nothing after it"),
      ("0", "there is no row 0; expected a number from 1 to 11"),
      ("12", "there is no row 12; expected a number from 1 to 11"),
      ("99999999999999999999", "there is no row 99999999999999999999; expected a number from 1 to 11"),
      ("set due", "there is no field “due”; expected 8 “Due date”, 9 “Café au lait”"),
      ("set Notes", "“Notes” is not a field; it takes no text"),
      ("set 10", "“日本” is not a field; it takes no text"),
      ("set 12", "there is no row 12; expected a number from 1 to 11"),
      (
        "set 8 e" + String(repeating: "\u{301}", count: 31), "no text may have more than 30 combining marks in a row"
      ),
    ])
  func chooses(line: String, result: String) throws {
    #expect(try row(line) == result)
  }
}
