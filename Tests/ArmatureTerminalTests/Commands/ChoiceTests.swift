import Armature
import Testing

// @testable: the list of choices is internal.
@testable import ArmatureExplorer
@testable import ArmatureTerminal

@Suite("Rows are chosen by number or by title, and fields by number or by label")
@MainActor
struct ChoiceTests {
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
    "(commands: set, back, pop, dismiss, root, tab, open, fold, unfold, where, tree, scene, save, help, quit)"

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
      ("notse", "“notse” is neither a command nor a title on this screen; did you mean “Notes”? \(commands)"),
      ("date", "“date” is neither a command nor a title on this screen \(commands)"),
      ("root cause", "“root cause” is not a title on this screen, and root takes nothing after it"),
      ("0", "there is no row 0; the numbers here are 1 to 11"),
      ("12", "there is no row 12; the numbers here are 1 to 11"),
      ("99999999999999999999", "there is no row 99999999999999999999; the numbers here are 1 to 11"),
      ("set due", "there is no field “due”; the fields here are 8 “Due date”, 9 “Café au lait”"),
      ("set Notes", "there is no field “Notes”; the fields here are 8 “Due date”, 9 “Café au lait”"),
      ("set 10", "“日本” is not a field; it takes no text"),
      ("set 12", "there is no row 12; the numbers here are 1 to 11"),
    ])
  func chooses(line: String, result: String) throws {
    #expect(try row(line) == result)
  }
}
