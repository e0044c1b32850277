import Armature
import Foundation
import Testing

@Suite("No place stays on display that its guards refuse")
@MainActor
struct GuardPlaceTests {
  let door = ClubDoor()

  nonisolated static let roots = [
    Story(
      "a denied root gives way to the flow's first root",
      "root news(5); push news(3)",
      "guard news(5): deny Old. -> home: removed news(3) (notAdmitted), shown home, denied by Club (Old.)"),
    Story(
      "a first root that is denied stays alone, also when another root was denied before",
      "root news(5); push news(3); guard news(5), home: deny Old. -> home", "push news(1); check -> home"),
    Story(
      "a denied root of a flow within another gives way, too, and leaves with its slot if it is the first one",
      "push welcome; root lounge in ClubDesk; push news(1) -> home lounge news(1)",
      "guard lounge: deny Full. -> home start", "guard start, lounge: deny Full. -> home"),
    Story(
      "if all tabs are denied, the selected one stays with its root alone", root: "bare",
      "select b; push page(1) in ClubRoom -> ClubTabs room(b) page(1)", "closed a b c -> ClubTabs room(b)",
      "closed b -> ClubTabs room(a)"),
    Story(
      "also in a flow", root: "tabs",
      "select b; push page(1) in ClubRoom -> ClubTabs room(b) page(1)", "closed a b c -> ClubTabs room(b)",
      "closed b -> ClubTabs room(a)"),
  ]

  nonisolated private static func deep(_ name: String, _ rule: String, _ steps: String...) -> Story {
    Story(
      "a tab that is shown again is asked about everything in it: \(name)", root: "tabs",
      steps: (1...3).map { "push page(\($0)) in ClubRoom" } + ["select b", "quietly guard page(2): \(rule)"] + steps)
  }

  nonisolated static let again = [
    deep(
      "by a verb", "deny Closed.",
      "select a -> ClubTabs room(a) page(1): removed page(3) (notAdmitted), removed page(2) (notAdmitted), "
        + "selected a in ClubTabs, denied by Club (Closed.)"),
    deep("by a tap", "deny Closed.", "choose a -> ClubTabs room(a) page(1)"),
    deep("because others are hidden", "deny Closed.", "hide c", "hide b -> ClubTabs room(a) page(1)"),
    deep(
      "by a link", "deny Closed.",
      "open /a/page/1/page/2/page/3 -> ClubTabs room(b): could not open /a/page/1/page/2/page/3, "
        + "error “/a/page/1/page/2/page/3” is not admitted: Closed.",
      "open /a/page/1 -> ClubTabs room(a) page(1)"),
    deep("with a redirect", "redirect pin", "select a -> ClubTabs room(a) page(1) pin"),
    deep("what was there does not wait", "hold pin", "select a -> ClubTabs room(a) page(1) pin"),
  ]

  nonisolated private static func selecting(_ act: String, _ asked: String, _ last: String...) -> Story {
    Story(
      "a tab whose root is not admitted is not selected: \(act)", root: "tabs", guard: "room(b) unless in: hold pin",
      steps: ["asked", act, "asked: \(asked)"] + last + [
        "out -> ClubTabs room(a) pin", "flows: Club, ClubTabs, ClubRoom",
      ])
  }

  nonisolated static let tabs =
    [
      selecting(
        "select b -> ClubTabs room(a) pin, waits /b", "room(b) by selected, pin by verb, pin by verb",
        "in -> ClubTabs room(b)"),
      selecting(
        "choose b -> ClubTabs room(a) pin, waits /b", "room(b) by selected, pin by selected, pin by selected",
        "in -> ClubTabs room(b)"),
      selecting(
        "open /b/page/1 -> ClubTabs room(a) pin, waits /b/page/1", "room(b) by link, pin by link, pin by link",
        "in -> ClubTabs room(b) page(1)"),
      Story(
        "a guard is told the cause in a tab", root: "tabs",
        "asked; root page(1) in ClubRoom; asked: page(1) by verb", "select b; asked: room(b) by selected",
        "select a; asked: page(1) by selected"),
      Story(
        "a tab stays if the guards admit no other one, and an event says so", root: "bare",
        "settle; closed b c:",
        "hidden a -> ClubTabs room(a): denied by ClubTabs (c is closed), refused ClubTabs.refresh() (denied)",
        "hide a -> ClubTabs room(a)"),
      Story(
        "guards are asked although the items of a container that changes with them are refused", root: "tabs",
        guard: "news unless in: deny Signed out.",
        "in; closed b c; push news(1) -> ClubTabs room(a) news(1)", "hidden a and out -> ClubTabs room(a)"),
    ]
    + ["hidden a", "hide a", "tabs b c"].map { act in
      Story(
        "a tab that is hidden gives way to the next one that the guards admit: \(act)", root: "bare", "closed b",
        "\(act) -> ClubTabs room(c)")
    }
    + [("b", "tabs", ""), ("c", "tabs", ""), ("b", "home", "home "), ("c", "home", "home ")].map { tab, root, line in
      Story(
        "an archive does not select a tab that the app hides now: \(tab) in \(root)", root: root,
        root == "tabs" ? "settle" : "push tabs",
        "select \(tab); archive; hidden \(tab); relaunch -> \(line)ClubTabs room(a)",
        "hidden none; restore -> \(line)ClubTabs room(\(tab))",
        "hidden \(tab) -> \(line)ClubTabs room(\(tab == "b" ? "c" : "b"))")
    }

  @Test("as these stories say", arguments: roots + again + tabs, [true, false])
  func story(_ story: Story, byModel: Bool) async throws {
    try await door.open(story, byModel: byModel).play(story.steps)
  }

  @Test("a place that is admitted because of another goes with it")
  func becauseOfAnother() async throws {
    let scenario = try door.open()
    try await scenario.play(["push news(1)", "push news(2)", "root news(0)"])
    try await scenario.play((1...3).map { "push news(\($0))" })
    // The first is admitted while the third is there.
    door.rule = { request, club in
      switch request.destination as? ClubPlace {
      case .news(1): club.routes.contains { $0.destination == .news(3) } ? .allow : .deny("Alone.")
      case .news(2): .deny("Gone.")
      default: .allow
      }
    }
    try await scenario.play(["check -> news(0)"])
  }
}
