import Armature
import ArmatureExplorer
import Foundation
import Testing

@Suite("A root that only a guard has put there goes when the guards admit the first one again")
@MainActor
struct SubstituteRootTests {
  let front = FrontDoor()

  @Test("each idiom lets the user in after a cold start", arguments: GuardIdiom.allCases, [true, false])
  func coldStart(idiom: GuardIdiom, byModel: Bool) async throws {
    let scenario = try front.open(Story("", guard: idiom.rawValue), byModel: byModel)
    let (line, link) = idiom == .redirect ? ("", "") : (" trip(7)", "/trip/7")
    try await scenario.play([
      "-> form", "in -> HallTabs start", "link: /trips", "out -> form", "in -> HallTabs start", "out -> form",
      "fresh -> form", "open /trips/trip/7", "in -> HallTabs start\(line)", "link: /trips\(link)", "out -> form",
      "in -> HallTabs start",
    ])
    #expect(!scenario.told.contains { $0.contains("denied") || $0.contains("refused") })
  }

  @Test("a relaunch leads where the guards lead now", arguments: GuardIdiom.allCases)
  func relaunch(idiom: GuardIdiom) async throws {
    let scenario = try front.open(Story("", guard: idiom.rawValue))
    try await scenario.play([
      "archive", "relaunch -> form", "in -> HallTabs start", "fresh", "quietly out", "archive", "quietly in",
      "relaunch -> HallTabs start", "open /trips/trip/7", "archive", "relaunch -> HallTabs start trip(7)",
      "quietly out", "relaunch -> form", "in -> HallTabs start",
    ])
  }

  @Test("an archive of a user who had not signed in does not keep the sign-in for one who has")
  func archivedSubstitute() async throws {
    let (scene, _, scenario) = try front.open(.hold)
    #expect(String(decoding: try scene.archive(), as: UTF8.self).contains(#""replacedRoot":{"main":{}}"#))
    // The app knows the user only after its launch.
    try await scenario.play(["archive", "fresh", "restore -> form", "quietly in", "restore -> HallTabs start"])
  }

  nonisolated private static let steps = "signIn unless ready: hold signIn / signIn: allow / * unless in: hold signIn"

  nonisolated static let stories =
    [
      Story(
        "steps of the sign-in after the session exists are not cut off", guard: steps,
        "mark form; push code in FrontForm -> form code", "in -> form code", "push name in FrontForm -> form code name",
        "push thanks in FrontForm -> form code name thanks", "same form:", "on ready -> HallTabs start"),
      Story(
        "nor is the link that waits", guard: steps,
        "open /trips/trip/7; push code in FrontForm -> form code, waits /trips/trip/7",
        "in -> form code, waits /trips/trip/7", "push thanks in FrontForm -> form code thanks, waits /trips/trip/7",
        "on ready -> HallTabs start trip(7)"),
      Story(
        "a root that a verb has put there stays", guard: GuardIdiom.hold.rawValue,
        "in", "root signIn -> form", "visit -> form", "out -> form", "in -> form"),
      Story(
        "a root that a link has put there stays", guard: GuardIdiom.hold.rawValue,
        "in", "open /.;root=sign-in -> form", "visit -> form", "out -> form", "in -> form"),
      Story(
        "a link does not keep a root at which a guard holds the first one", guard: GuardIdiom.hold.rawValue,
        "in", "root signIn -> form",
        "quietly out; open /trips/trip/7 -> form, waits /trips/trip/7: held /trips/trip/7"),
      Story(
        "a verb that puts another root there makes it the app's own", guard: GuardIdiom.lists.rawValue,
        "root help -> help", "in -> help"),
      Story(
        "a first root that the guards still deny does not come back, and what is above the other root stays",
        guard: "main unless in unless denied: hold signIn / main unless in: deny Closed.",
        "push code in FrontForm; mark form; on denied -> form code:", "same form:", "in -> HallTabs start"),
      Story(
        "a flow in another flow gets its first root back, too", root: "page(1)", guard: GuardIdiom.hold.rawValue,
        "push flow(1) -> page(1) form", "in -> page(1) HallTabs start"),
      Story(
        "another tab is shown if only the first one is denied",
        guard: "start: deny No trips today. / \(GuardIdiom.hold.rawValue)",
        "-> form", "in -> HallTabs map"),
    ]
    + [GuardIdiom.hold, .redirect, .deny].map { idiom in
      Story(
        "a root that the app has chosen comes back, and not the first one: \(idiom)", guard: idiom.rawValue,
        "in", "root help", "out -> form", "link: /.;root=help", "in -> help: shown help", "out -> form",
        "relaunch -> form", "in -> help: shown help")
    }
    + GuardIdiom.allCases.map { idiom in
      Story(
        "nothing is asked again and again: \(idiom)", guard: idiom.rawValue,
        "visit -> form:", "visit -> form:", "settle", "asked", "settle -> form:", "asked:")
    }

  @Test("as these stories say", arguments: stories, [true, false])
  func story(_ story: Story, byModel: Bool) async throws {
    try await front.open(story, byModel: byModel).play(story.steps)
  }

  @Test("the links behind it are listed and checked, and tools know both roots", arguments: GuardIdiom.allCases)
  func listed(idiom: GuardIdiom) throws {
    let (closed, _, _) = try front.open(idiom)
    front.user = "Ada"
    let (open, _, _) = try front.open(idiom)
    #expect(closed.linkDirectory == open.linkDirectory)
    #expect(closed.linkDirectory.flows.contains { $0.forms.contains { $0.link == "/trips/trip/1" } })
    #expect(closed.linkProblems == open.linkProblems)
    #expect(closed.substituteRoots.map { "\($0.flow) \($0.shown) \($0.replaced)" } == ["Hall signIn main"])
    #expect(open.substituteRoots == [])
  }
}
