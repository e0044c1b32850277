import Testing

// @testable: the parser of commands is internal.
@testable import ArmatureExplorer
@testable import ArmatureTerminal

@Suite("A line is read as a command")
struct CommandTests {
  @Test(
    "numbers, words, fields and titles",
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
    ] as [(String, Command)])
  func reads(line: String, command: Command) throws {
    #expect(try Command(line) == command)
  }

  @Test(
    "other lines are titles",
    arguments: [
      "back 2", "settings", "-1", "+1", "1.", "١", "opens /notes/1", "where am I", "save", "scenes", "tabs",
    ])
  func titles(line: String) throws {
    #expect(try Command(line) == .title(line))
  }

  @Test(
    "a missing field or link is an error",
    arguments: ["set", "set   ", "set \"Due date today", "SET \"", "open", "open  ", "OPEN"])
  func refuses(line: String) {
    #expect(throws: CommandError.self) { try Command(line) }
  }

  @Test(
    "empty lines and comments are ignored",
    arguments: [("", true), ("  \t", true), ("# 1", true), ("  #", true), ("1 # one", false), ("-", false)])
  func ignores(line: String, isIgnored: Bool) {
    #expect(Command.isIgnored(line) == isIgnored)
  }

  @Test(
    "the nearest spelling is the suggestion",
    arguments: [
      ("bakc", "back"), ("bck", "back"), ("backk", "back"), ("BAK", "back"), ("dissmis", "dismiss"),
      ("Setings", "Settings"), ("rot", "root"), ("x", nil), ("open", nil), ("", nil), ("something else", nil),
    ] as [(String, String?)])
  func nearestSpelling(word: String, expected: String?) {
    #expect(word.nearestSpelling(among: ["back", "dismiss", "root", "Settings"]) == expected)
  }

  @Test("the nearest spellings come first, three at most")
  func nearestSpellings() {
    #expect("Not".nearestSpellings(among: ["Account", "Note", "NoteList", "Int", "Boot"]) == ["Note", "Int", "Boot"])
    #expect("Note".nearestSpellings(among: []) == [] && "".nearestSpellings(among: ["ab", "c"]) == ["c", "ab"])
  }
}
