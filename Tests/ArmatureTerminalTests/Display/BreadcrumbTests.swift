import Armature
import Testing

// @testable: the breadcrumb is drawn by internal functions.
@testable import ArmatureExplorer
@testable import ArmatureTerminal

@Suite("The breadcrumb shows where the user is")
@MainActor
struct BreadcrumbTests {
  @Test(
    "pushes are joined, child flows go on in the same line, and layers are marked",
    arguments: [
      ([], nil),
      (["monday"], "Diary › Monday"),
      (["monday", "next"], "Diary › Monday › Tuesday"),
      (["settings"], "Diary › Settings"),
      (["settings", "account"], "Diary › Settings [cover] Account"),
      (["monday", "back", "write", "mood"], "Diary [sheet] New entry › Mood"),
    ] as [([String], String?)])
  func trail(commands: [String], expected: String?) async {
    let (status, terminal) = await run(DiaryCoordinator(), commands)
    #expect(status == 0)
    #expect(terminal.screen.split(separator: "\n", omittingEmptySubsequences: false)[1] == expected ?? "")
  }

  @Test("a long one is shortened at the front")
  func long() throws {
    let diary = DiaryCoordinator()
    let scene = try FlowScene(root: diary)
    for _ in 0..<3 { diary.push(.entry(0)) }
    let expected = [
      (60, "Diary › Monday › Monday › Monday"), (32, "Diary › Monday › Monday › Monday"),
      (31, "… › Monday › Monday › Monday"), (20, "… › Monday › Monday"),
    ]
    for (columns, text) in expected {
      #expect(
        scene.breadcrumb(columns: columns).truncated(columns: columns).rendered(inColor: false) == text, "\(columns)")
    }
  }
}
