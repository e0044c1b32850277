import Armature
import Foundation
import Testing

// @testable: a terminal that types takes the place of the real one.
@testable import ArmatureExplorer
@testable import ArmatureTerminal

@Suite("The picture of the README")
@MainActor
struct PictureTests {
  private static let file = URL(fileURLWithPath: "\(#filePath)").deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Sources/Armature/Armature.docc/Resources/start.svg")

  @Test("is drawn from a run of a new app; with ARMATURE_DRAW in the environment, it is drawn again")
  func start() async throws {
    let scenes = SceneDirectory(linkAddress: .app) { _ in AppCoordinator() }
    let scene = try scenes.currentOrFirst()
    let terminal = Typist(["add"], width: 64)
    let recorder = TraceRecorder(scenes: scenes, title: "Start")
    _ = await TerminalHost(scenes: scenes, scene: scene, terminal: terminal, recorder: recorder).run()
    let place = try #require(recorder.trace.steps.last).after
    // The names have the same length, so the drawings keep their layout.
    let svg = Picture(terminal: terminal.text, columns: terminal.width, place: place).svg
      .replacingOccurrences(of: "Quill Sample", with: "Reading List")
    if ProcessInfo.processInfo.environment["ARMATURE_DRAW"] != nil { try Data(svg.utf8).write(to: Self.file) }
    let isDrawn = try String(contentsOf: Self.file, encoding: .utf8) == svg
    #expect(isDrawn, "ARMATURE_DRAW=1 swift test --filter PictureTests draws it again")
  }
}
