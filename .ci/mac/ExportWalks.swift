import Armature
import ArmatureTesting
import Foundation
import Testing

@testable import QuillSampleFlows

/// Writes the walks of the template as UI tests, beside its other tests in a copy of it.
@MainActor
@Suite("The walks that a user of an iPhone can repeat")
struct ExportWalks {
  @Test("are written as UI tests", arguments: Walkthrough.all.filter { !$0.isWide })
  func export(walk: Walkthrough) async throws {
    let scenes = SceneDirectory(notificationCenter: NotificationCenter(), root: Walkthrough.makeRoots())
    let app = try AppDriver(scenes: scenes, width: .compact)
    // What the app refuses changes nothing.
    for command in walk.commands where !command.hasPrefix("!") { await app.replay(command) }
    try #require(app.scene.link == walk.end)
    let folder = try #require(ProcessInfo.processInfo.environment["UI_TESTS"], "UI_TESTS is not set")
    do throws(WalkExportError) {
      let test = try app.walk(named: walk.name).xcuiTest(linkAddress: "quill-sample://")
      try? Data(test.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(walk.name).swift"))
    } catch {
      print("left out: \(error)")
    }
  }
}
