import Armature
import Foundation
import TestSupport
import Testing

// @testable: explores in the process of the test.
@testable import ArmatureTerminal

@Suite("explore")
@MainActor
struct ExploreTests {
  private let app = TerminalApp(name: "Diary", world: { _ in Titles() }) { titles, _ in
    Board("Board") {
      LinkRow("Next", to: .next)
      ButtonRow("Add") { titles.count += 1 }
      TextRow("\(titles.count)")
    }
  }

  /// The data of one walk.
  @MainActor
  private final class Titles {
    var count = 0
  }

  private let folder = TemporaryFolder()

  private func output(_ arguments: String...) async -> String {
    let terminal = FakeTerminal()
    _ = await app.run(arguments, in: terminal)
    return terminal.output
  }

  @Test("prints a report, as JSON too, and has a bound for the work")
  func report() async throws {
    await expect(
      """
      $ explore        → Diary: 2 places, 2 ways between them, 2 states, …
                       → No bound was met. …
                       →
                       → No findings.
                       → …
      $ explore --json      → … ∋ "format" : 1, ∋ "findings" : [
      $ explore --actions 3 → … ∋ The bound of actions was met first.
      """, in: app)
  }

  @Test("types a text, and never prints it in an error")
  func types() async {
    let hint = "as in: Diary explore --type \"Password=hunter2\""
    let unseen = "The explorer saw no row “Name” that takes a text\n"
    #expect(await output("explore", "--type", "Name=Ada").hasPrefix(unseen))
    for wrong in ["", "secret", "=secret"] {
      let terminal = FakeTerminal()
      #expect(await app.run(["explore", "--type", wrong], in: terminal) == 2)
      #expect(terminal.errors == "error: --type expects the title of a row and a text, \(hint)\n")
    }
    let terminal = FakeTerminal()
    #expect(await app.run(["explore", "--type", "Name=1", "--type", "Name=2"], in: terminal) == 2)
    #expect(terminal.errors == "error: --type has two texts for “Name”\n")
  }

  @Test("begins a session in another world, as a script of a finding says")
  func world() async {
    await expect(
      """
      $ where --world full  → …
      $ --world full        → … ∋ 2
      $                     → … ∋ 1
      $ --world ful         → error: --world expects the name of a world, not “ful”; expected full; did you mean “full”?
                            → exit 2
      $ explore --world full → error: --world begins a session, but explore begins in each world
                            → exit 2
      """,
      in: TerminalApp(name: "Diary", world: { _ in 1 }, otherWorlds: ["full": { _ in 2 }]) { count, _ in
        Board("Board") { TextRow("\(count)") }
      })
    await expect("$ --world → error: --world expects the name of a world; Diary has only one", in: self.app, status: 2)
  }

  /// Writes lines into a file with a name, and returns its path.
  private func file(_ name: String, _ text: String) throws -> String {
    try text.write(toFile: folder[name], atomically: true, encoding: .utf8)
    return folder[name]
  }

  @Test("compares the list with a file, and says what has changed")
  func check() async throws {
    let list = await output("explore", "--text")
    #expect(list.hasPrefix("armature explore 1\nplace Board:next\nplace Board:top\n"))
    await expect("$ explore --check \(try file("same", list)) →", in: app)
    let other = try file("other", list.replacingOccurrences(of: "Board:next", with: "Board:last"))
    await expect(
      """
      $ explore --check \(other) → … ∋ - place Board:last ∋ + place Board:next
                                 → exit 1
      """, in: app)
    await expect("$ explore --check \(other)x → error: …: there is no such file", in: app, status: 2)
  }

  @Test("storyboard draws a page, and compares its lines with a file")
  func storyboard() async throws {
    await expect("$ storyboard \(folder["map.html"]) →", in: app)
    let html = try String(contentsOfFile: folder["map.html"], encoding: .utf8)
    #expect(html.hasPrefix("<!DOCTYPE html>") && html.contains(#""name":"Board:next""#))
    let lines = await output("storyboard", "--text")
    #expect(lines.hasPrefix("armature storyboard 1\nplace Board:next | Next\nplace Board:top | Board\n"))
    let texts = try file("texts", lines.replacingOccurrences(of: "| Add", with: "| Plus"))
    let structure = try file("structure", lines.replacingOccurrences(of: "  button | Add\n", with: ""))
    let damaged = try file("damaged", "<html>")
    await expect(
      """
      $ storyboard check \(texts)     → ~ place Board:top: button | Add
      $ storyboard check \(structure) → + place Board:top: button
                                      → exit 1
      $ storyboard \(folder.url.path) → error: cannot write the storyboard to “\(folder.url.path)”: it is a folder
      $ storyboard check \(damaged)   → error: the list “\(damaged)” cannot be compared: it is not a list of storyboard \
      --text: its first line is “<html>”; expected “armature storyboard 1”
                                      → exit 2
      """, in: app)
  }

  @Test("storyboard writes its data, and tells what has changed since then")
  func against() async throws {
    let (main, map) = (folder["main.json"], folder["map.html"])
    await expect("$ storyboard \(main) →", in: app)
    let text = try String(contentsOfFile: main, encoding: .utf8)
    let renamed = try file(
      "renamed.json", text.replacingOccurrences(of: "\"title\":\"Next\"", with: "\"title\":\"Later\""))
    let newer = try file("newer.json", text.replacingOccurrences(of: "\"format\":1", with: "\"format\":2"))
    let foreign = try file("foreign.json", text.replacingOccurrences(of: "\"app\":\"Diary\"", with: "\"app\":\"Shop\""))
    let damaged = try file("damaged.json", "[]")
    let torn = try file("torn.json", text.replacingOccurrences(of: "\"place\":1", with: "\"place\":7"))
    let read = "error: the storyboard"
    await expect(
      """
      $ storyboard --against \(main)        → The app has not changed: 2 screens, 2 ways between them.
      $ storyboard \(map) --against \(renamed) → ### Diary: 1 screen changed ∋   - link “Later” is “Next”
                                            → …
                                            → exit 1
      $ storyboard --against \(newer)       → \(read) “\(newer)” cannot be read: it has version 2; expected version 1: write \
      it again with this version of Armature
                                            → exit 2
      $ storyboard --against \(foreign)     → \(read) “\(foreign)” is one of “Shop”; expected one of “Diary”
                                            → exit 2
      $ storyboard --against \(damaged)     → \(read) “\(damaged)” cannot be read: it is no storyboard; expected a file of \
      “storyboard main.json”
                                            → exit 2
      $ storyboard --against \(torn)        → \(read) “\(torn)” cannot be read: the storyboard is damaged; write it again \
      with “storyboard main.json”
                                            → exit 2
      $ storyboard \(main) --against \(main) → error: --against works with a page only, as in: Diary storyboard \
      map.html --against main.json
                                            → exit 2
      $ storyboard --against                → error: --against expects a file, as in: Diary storyboard map.html --against \
      main.json
                                            → exit 2
      """, in: app)
    #expect(try String(contentsOfFile: map, encoding: .utf8).contains(#""kind":"changed""#))
  }

  /// The walk of a test.
  private let walk = """
    armature walk 1
    test BoardTests/next()
    at BoardTests.swift:7
    place Board:top
    act tap BoardDestination.next
    place Board:next

    """

  @Test("storyboard says which screens and ways tests walk, and fails if they are too few")
  func walks() async throws {
    let (whole, part) = (TemporaryFolder(), TemporaryFolder())
    try walk.write(toFile: whole["a.walk"], atomically: true, encoding: .utf8)
    try "".write(toFile: whole["notes.txt"], atomically: true, encoding: .utf8)
    try walk.components(separatedBy: "act").first?.write(toFile: part["a.walk"], atomically: true, encoding: .utf8)
    await expect(
      """
      $ storyboard --walks \(whole.url.path)               → Diary: 100 % walked by 1 test, 2 of 2 screens and 1 of 1 ways
                                                           →
                                                           →   100 %  Board
      $ storyboard --walks \(whole.url.path) --covered 100 → Diary: 100 % …
                                                           → …
      $ storyboard --walks \(part.url.path)                → Diary: 33 % walked by 1 test, 1 of 2 screens and 0 of 1 ways
                                                           → … ∋ func walkToNext() throws { ∋   app.tap("Next")
      $ storyboard --walks \(part.url.path) --covered 33   → Diary: 33 % …
                                                           → …
      $ storyboard --walks \(part.url.path) --covered 34   → Diary: 33 % …
                                                           → … ∋ error: tests walk 33 % of the screens and ways; expected 34 %
                                                           → exit 1
      $ storyboard \(part["map.html"]) --covered 80 --walks \(part.url.path) → Diary: 33 % …
                                                           → …
                                                           → exit 1
      """, in: app)
    #expect(part.names == ["a.walk", "map.html"])
  }

  @Test("storyboard names a walk that it cannot read, and expects one of the app")
  func damagedWalks() async throws {
    let (damaged, other) = (TemporaryFolder(), TemporaryFolder())
    try walk.write(toFile: damaged["a.walk"], atomically: true, encoding: .utf8)
    try "armature walk 2".write(toFile: damaged["b.walk"], atomically: true, encoding: .utf8)
    try walk.replacingOccurrences(of: "Board:", with: "Other:")
      .write(toFile: other["a.walk"], atomically: true, encoding: .utf8)
    await expect(
      """
      $ storyboard --walks \(damaged.url.path) → error: cannot read the walk “\(damaged["b.walk"])”: it is a list of \
      version 2; expected version 1; write it again with ARMATURE_WALKS=<folder> swift test. Empty the folder, and run the tests \
      again
                                               → exit 2
      $ storyboard --walks \(other.url.path)   → error: cannot explore Diary: no walk shows a screen of this app; “a.walk” \
      begins at “Other:top”. Empty the folder, and run the tests of this app with ARMATURE_WALKS again
                                               → exit 1
      """, in: app)
  }

  @Test("says first that an app keeps its data between walks, and what depends on it")
  func keptData() async {
    let titles = Titles()
    let note =
      "Diary keeps its data between walks, so the explorer cannot find what else is wrong. Make the data anew for each "
      + #"walk, as in: TerminalApp(name: "Diary", world: { _ in Store() }) { store, _ in … }"#
    await expect(
      """
      $ explore           → \(note)
                          →
                          → Diary: 2 places, … ∋ No findings that are certain. ∋ not repeatable: ∋ depends on: a world that
                          → …
                          → exit 1
      $ storyboard --text → note: \(note)
                          → …
                          → exit 1
      """, in: TerminalApp(name: "Diary") { Self.counter(titles) })
    await expect(
      """
      $ explore           → Diary: 2 places, … ∋ No findings.
                          → …
      $ storyboard --text → armature storyboard 1
                          → …
      """, in: TerminalApp(name: "Diary") { Self.counter(Titles()) })
  }

  /// A screen that has another row after each second visit.
  private static func counter(_ titles: Titles) -> Board {
    Board("Board") {
      LinkRow("Next", to: .next)
      ButtonRow("Add") { titles.count += 1 }
      if titles.count % 2 == 0 { ButtonRow("Even") { titles.count += 1 } }
      TextRow("\(titles.count)")
    }
  }
}
