import Armature
import Testing

// @testable: the list of choices is internal.
@testable import ArmatureExplorer
@testable import ArmatureTerminal

@Suite("Rows are chosen by number or by title")
@MainActor
struct ChoiceTests {
  private func entries() throws -> [Listing.Entry] {
    let board = Board {
      Screen("Titles") {
        LinkRow("Notes", to: .next)
        LinkRow("Notebook", to: .next)
        LinkRow("Note", to: .next)
        SectionRow("Twins") {
          ButtonRow("Twin") {}
          ButtonRow("twin") {}
        }
        LinkRow("7", to: .next)
        LinkRow("Back", to: .next)
        TextRow("Notice")
        FieldRow("Due date", text: "") { _ in }
        FieldRow("Café au lait", text: "") { _ in }
        ToggleRow("日本", isOn: false) { _ in }
      }
      .toolbar(.primary) { ButtonRow("Save\nall") {} }
    }
    let scene = try FlowScene(root: board)
    return Listing(try #require(scene.screen(of: board.rootID)), of: board.rootID).entries
  }

  @Test(
    "a title is found as a whole or, if it is the only match, by its beginning",
    arguments: [
      ("Notes", 1), ("NOTES", 1), ("notes", 1), ("noteb", 2), ("note", 3), ("back", 7), ("due", 8), ("due date", 8),
      ("cafe\u{301} AU", 9), ("日", 10), ("save all", 11), ("s", 11),
    ])
  func titles(title: String, number: Int) throws {
    #expect(try entries().choice(titled: title).number == number)
  }

  @Test(
    "these are not titles",
    arguments: [
      ("no", "“no” may be 1 “Notes”, 2 “Notebook”, 3 “Note”; use the number"),
      ("twin", "“twin” may be 4 “Twin”, 5 “twin”; use the number"),
      ("notice", "“Notice” is only text; it cannot be chosen"),
      ("twins", "“Twins” is only text; it cannot be chosen"),
      (
        "notse",
        "“notse” is neither a command nor a title on this screen; did you mean “Notes”? "
          + "(commands: set, back, pop, dismiss, root, tab, open, fold, unfold, where, tree, scene, save, help, quit)"
      ),
      (
        "date",
        "“date” is neither a command nor a title on this screen "
          + "(commands: set, back, pop, dismiss, root, tab, open, fold, unfold, where, tree, scene, save, help, quit)"
      ),
      ("root cause", "“root cause” is not a title on this screen, and root takes nothing after it"),
    ])
  func noTitles(title: String, message: String) throws {
    let entries = try entries()
    #expect(throws: CommandError(message)) { try entries.choice(titled: title) }
  }

  @Test("a number always means the row with that number", arguments: [("7", "Back"), ("01", "Notes"), ("6", "7")])
  func numbers(number: String, title: String) throws {
    #expect(try entries().choice(number: number).row.title == title)
  }

  @Test("a number out of range is an error that names the range", arguments: ["0", "12", "99999999999999999999"])
  func outOfRange(number: String) throws {
    let entries = try entries()
    #expect(throws: CommandError("there is no row \(number); the numbers here are 1 to 11")) {
      try entries.choice(number: number)
    }
  }

  @Test(
    "a field is found by its number or its whole label", arguments: [("8", 8), ("due DATE", 8), ("Café au lait", 9)])
  func fields(name: String, number: Int) throws {
    #expect(try entries().field(name).number == number)
  }

  @Test(
    "these are not fields",
    arguments: [
      ("due", "there is no field “due”; the fields here are 8 “Due date”, 9 “Café au lait”"),
      ("Notes", "there is no field “Notes”; the fields here are 8 “Due date”, 9 “Café au lait”"),
      ("10", "“日本” is not a field; it takes no text"),
      ("12", "there is no row 12; the numbers here are 1 to 11"),
    ])
  func noFields(name: String, message: String) throws {
    let entries = try entries()
    #expect(throws: CommandError(message)) { try entries.field(name) }
  }
}
