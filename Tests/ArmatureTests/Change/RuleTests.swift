import Foundation
import Testing

// @testable: makes scenes with rules of its own.
@testable import Armature

@Suite("A rule takes part in the changes of a scene")
@MainActor
struct RuleTests {
  private let root = StyledFlow()

  private func scene(_ rules: [any Rule]) throws -> FlowScene {
    let scene = try FlowScene(
      unstarted: root, name: "main", notificationCenter: NotificationCenter()
    ) { core in FlowScene.rules.map { $0.init(core) } + rules }
    scene.start()
    return scene
  }

  @Test("one that forbids sheets while a payment runs is one type and one line")
  func forbidding() throws {
    let rule = NoSheetsWhilePaying()
    let scene = try scene([rule])
    rule.isPaying = true
    var refusals: [String] = []
    scene.observeEvents { if case .refused = $0.kind { refusals.append("\($0)") } }
    #expect(root.push(.page(1)))
    #expect(!root.show(.sheet(2)))
    // Every way in is reviewed.
    #expect(throws: LinkError.self) { try scene.open("/sheet/2") }
    #expect(scene.layers == [["page(0)", "page(1)"]])
    #expect(refusals.count == 1 && refusals.allSatisfy { $0.contains("a payment runs") })
    #expect(!root.show(.page(2), as: .sheet(stack: false)))
    rule.isPaying = false
    #expect(root.show(.sheet(2)))
    rule.isPaying = true
    #expect(scene.checkGuards())
  }

  @Test("is asked again with the new difference after any rule has edited the draft, until none does")
  func rounds() throws {
    var asked: [String] = []
    let first = Watching("first") { asked.append($0) }
    let second = Watching("second") { asked.append($0) }
    let scene = try scene([first, second])
    first.edit = { draft in draft.tree.truncate([], to: 1, cause: .notAdmitted) }
    asked = []
    #expect(root.push(.page(1)))
    #expect(asked == ["first +1", "second +0", "first +0", "second +0", "first committed", "second committed"])
    #expect(scene.layers == [["page(0)"]])
  }

  @Test("is not called while it is idle: not about a draft, nor at its end")
  func idle() throws {
    var asked: [String] = []
    let rule = Watching("rule") { asked.append($0) }
    let scene = try scene([rule])
    asked = []
    rule.isIdle = true
    #expect(root.push(.page(1)) && !root.goBack(5))
    #expect(scene.close {})
    #expect(asked == [])
  }

  @Test("that adds something without end is refused, with its name and the places, and nothing has changed")
  func endless() throws {
    let scene = try scene([Restless()])
    var refusals: [String] = []
    scene.observeEvents { if case .refused(_, let error) = $0.kind { refusals.append("\(error)") } }
    let before = scene.presentation
    #expect(!root.push(.page(1)))
    #expect(scene.presentation == before)
    let places = Array(repeating: "page(7) in StyledFlow", count: 4).joined(separator: ", ")
    let problem = "Restless changes the scene without end; it last added \(places)"
    #expect(refusals.count == 1 && refusals[0].contains(problem))
  }

  @Test("hears of each end once: of a commit, of a draft that is dropped, and of the scene's end")
  func endings() throws {
    var asked: [String] = []
    let rule = Watching("rule") { asked.append($0) }
    let scene = try scene([rule])
    #expect(asked == ["rule +1", "rule committed"])
    asked = []
    #expect(!root.goBack())
    _ = try scene.plan(for: "/page/3")
    #expect(asked == ["rule dropped", "rule +1", "rule dropped"])
    asked = []
    #expect(scene.close {})
    #expect(asked == ["rule closed"])
  }

  @Test("remembers what belongs to a draft in a note, which an attempt takes back with everything else")
  func savepoint() throws {
    let census = Census()
    let root = StyledFlow(census: census)
    let scene = try FlowScene(root: root, notificationCenter: NotificationCenter())
    var events: [String] = []
    var dismissed = false
    scene.observeEvents { events.append("\($0.kind)") }
    try scene.core.change { draft in
      draft.notes.additions.count = 1
      #expect(throws: Stop.self) {
        try draft.attempt(.link) {
          #expect(draft.reviewCause == .link)
          draft.notes.additions.count = 2
          draft.report(.linkHeld("/page/1"))
          try scene.batch {
            root.push(.flow(1))
            root.show(.sheet(2)) { _ in dismissed = true }
          }
          #expect(root.children.count == 1)
          throw Stop()
        }
      }
      #expect(draft.notes.additions.count == 1 && draft.reviewCause == .verb)
      #expect(root.routes.isEmpty && root.children.isEmpty)
      try draft.perform(.show(SlotState(style: .push, destination: Styled.page(5).boxed)), on: root)
    }
    #expect(scene.layers == [["page(0)", "page(5)"]])
    #expect(events.count == 2 && !events.contains { $0.hasPrefix("linkHeld") })
    #expect(census.living.count == 1 && !dismissed)
  }

  @Test("keeps a proposal, and submits it again later")
  func postponing() throws {
    let rule = Patient()
    let scene = try scene([rule])
    root.push(.page(1))
    #expect(!scene.back())
    #expect(scene.layers == [["page(0)", "page(1)"]])
    let kept = try #require(rule.kept)
    #expect(kept.cause == .back)
    rule.isReady = true
    try scene.core.submit(kept)
    #expect(scene.layers == [["page(0)"]])
  }
}

private struct Stop: Error {}

/// Keeps each proposal until it is ready.
private final class Patient: Rule {
  var isReady = false
  var kept: Proposal?

  init() {}
  init(_ core: SceneCore) {}

  func isIdle(in draft: Draft, _ difference: Difference?) -> Bool { true }

  func propose(_ proposal: Proposal, to core: SceneCore) throws {
    guard !isReady else { return }
    kept = proposal
    throw NavigationError.busy
  }
}

private final class NoSheetsWhilePaying: Rule {
  var isPaying = false

  init() {}
  init(_ core: SceneCore) {}

  func isIdle(in draft: Draft, _ difference: Difference?) -> Bool { !isPaying }

  func review(_ draft: Draft, _ difference: Difference) throws {
    // A change about everything has old sheets, too.
    guard let before = draft.before,
      difference.gained.contains(where: {
        $0.flow.value.slots[$0.index].style.kind == .sheet && before.locate($0.id) == nil
      })
    else { return }
    throw NavigationError.failed("a payment runs")
  }
}

/// Answers each push with one of its own.
private final class Restless: Rule {
  init() {}
  init(_ core: SceneCore) {}

  func isIdle(in draft: Draft, _ difference: Difference?) -> Bool { false }

  func review(_ draft: Draft, _ difference: Difference) throws {
    guard draft.cause == .verb, let root = draft.core.root else { return }
    try draft.perform(.show(SlotState(style: .push, destination: Styled.page(7).boxed)), on: root)
  }
}

/// Tells what it is asked, and may edit the next draft.
private final class Watching: Rule {
  private let name: String
  private let tell: (String) -> Void
  var edit: ((Draft) -> Void)?
  var isIdle = false

  convenience init(_ core: SceneCore) { self.init("") { _ in } }

  init(_ name: String, _ tell: @escaping (String) -> Void) { (self.name, self.tell) = (name, tell) }

  func review(_ draft: Draft, _ difference: Difference) throws {
    tell("\(name) +\(difference.gained.count)")
    let edit = exchange(&edit, with: nil)
    edit?(draft)
  }

  func isIdle(in draft: Draft, _ difference: Difference?) -> Bool { isIdle }

  func ended(_ draft: Draft, _ difference: Difference?, _ outbox: inout Outbox) {
    guard let difference else { return tell("\(name) dropped") }
    tell(difference.after == nil ? "\(name) closed" : "\(name) committed")
  }
}
