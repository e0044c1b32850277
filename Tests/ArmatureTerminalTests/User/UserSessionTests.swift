import Armature
import Testing

// @testable: sessions, and the parser of commands.
@testable import ArmatureExplorer
@testable import ArmatureTerminal

@Suite("What a user does is written as commands that do the same")
@MainActor
struct UserSessionTests {
  /// A screen whose rows are hard to name.
  private final class Model {
    var taps: [Int] = []
    var texts = Array(repeating: "", count: 7)
  }

  nonisolated private static let titles = [
    "Save", "Save", "back", "tab", "7", " # not", "", "Delete all", "Delete", "two\nlines",
  ]
  nonisolated private static let labels = ["", "Title", "Due date", "7", "\"quoted\"", "\u{301}", "a\n\u{301}"]

  private func session(_ model: Model) throws -> UserSession {
    let scenes = SceneDirectory { _ in
      Board("Hard names") {
        for (index, title) in Self.titles.enumerated() { ButtonRow(title) { model.taps.append(index) } }
        for (index, label) in Self.labels.enumerated() {
          FieldRow(label, text: model.texts[index]) { model.texts[index] = $0 }
        }
      }
    }
    return UserSession(scenes: scenes, scene: try scenes.open(), room: WindowRoom { 80 })
  }

  @Test("taps", arguments: titles.indices)
  func taps(index: Int) async throws {
    let model = Model()
    let session = try session(model)
    try session.tap(session.look().choices[index], on: session.display)
    try await repeats(session, model)
  }

  @Test(
    "texts", arguments: labels.indices,
    ["", "milk", " two  words ", "\"", "\\", "\"a\" and \"b\"", "a\nb", "# 1", "\\n", "\" \\\" \n"])
  func texts(index: Int, text: String) async throws {
    let model = Model()
    let session = try session(model)
    let field = session.look().choices[Self.titles.count + index]
    try session.enter(text, in: field, on: session.display)
    #expect(model.texts[index] == text)
    try await repeats(session, model)
  }

  /// Types the commands of a session into another app, which ends up the same.
  private func repeats(_ session: UserSession, _ model: Model) async throws {
    let copy = Model()
    let other = try self.session(copy)
    let terminal = FakeTerminal(session.steps.map(\.command))
    #expect(await play(other.scenes, from: other.scene, in: terminal) == 0, "\(session.steps)")
    #expect(copy.taps == model.taps)
    #expect(copy.texts == model.texts)
  }

  @Test(
    "back from the first screen of a sheet is a swipe",
    arguments: [("Monday", UserStep.Action.back), ("Write", .dismiss)])
  func back(title: String, action: UserStep.Action) throws {
    let scenes = SceneDirectory { _ in DiaryCoordinator() }
    let session = UserSession(scenes: scenes, scene: try scenes.open(), room: WindowRoom { 80 })
    let display = session.look()
    try session.tap(display.entries.choice(titled: title), on: display)
    try session.goBack()
    #expect(session.steps.last == UserStep(action, command: "back"))
  }
}
