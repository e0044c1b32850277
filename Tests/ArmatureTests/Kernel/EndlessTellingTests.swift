import Armature
import Foundation
import Observation
import Testing

@Suite("An observer that navigates without end gets one mistake")
@MainActor
struct EndlessTellingTests {
  /// Opens a scene whose observer reacts to each event, and returns the mistakes.
  private func mistakes(
    _ react: @escaping (NavigationEvent, Treasury, FlowScene) -> Void
  ) throws -> (scene: FlowScene, bank: Treasury, mistakes: () -> [String]) {
    let session = Session()
    session.isSignedIn = true
    let bank = Treasury(session)
    session.rule = { request, _ in
      request.destination as? TreasuryPlace == .question ? .deny("No questions.") : nil
    }
    let scene = try FlowScene(root: bank)
    var mistakes: [String] = []
    scene.observeEvents { [weak bank, weak scene] event in
      if case .mistake(let text) = event.kind { mistakes.append(text) }
      if let bank, let scene { react(event, bank, scene) }
    }
    return (scene, bank, { mistakes })
  }

  @Test("about refused verbs")
  func denied() throws {
    let (scene, bank, mistakes) = try mistakes { _, bank, _ in bank.show(.question) }
    bank.show(.question)
    #expect(
      mistakes() == [
        "an observer of “denied by Treasury: No questions.” calls Treasury.show(_:as:) without end: let it do so only once"
      ])
    #expect(scene.layers == [["home"]])
  }

  @Test("about denials alone")
  func deniedAlone() throws {
    let (scene, bank, mistakes) = try mistakes { event, bank, _ in
      if case .denied = event.kind { bank.push(.question) }
    }
    bank.push(.question)
    #expect(scene.layers == [["home"]])
    // The scene works on.
    #expect(bank.push(.help))
    #expect(mistakes().count == 1)
    #expect(
      mistakes().first?.hasPrefix("an observer of “denied by Treasury: No questions.” calls Treasury.push(_:)") == true)
  }

  @Test("about verbs that succeed, and all hear of each change")
  func shown() throws {
    let (scene, bank, mistakes) = try mistakes { event, bank, _ in
      if case .shown = event.kind { bank.push(.help) }
    }
    var shown = 0
    scene.observeEvents { if case .shown = $0.kind { shown += 1 } }
    bank.push(.help)
    #expect(mistakes().count == 1)
    #expect(shown == bank.routes.count && shown > 1_000)
  }

  @Test("about links", arguments: ["/nowhere", "/%%"])
  func link(_ link: String) throws {
    let (scene, _, mistakes) = try mistakes { event, _, scene in
      if case .linkRefused = event.kind { try? scene.open(link) }
    }
    try? scene.open(link)
    #expect(mistakes().count == 1)
    #expect(mistakes().first?.hasSuffix("opens “\(link)” without end: let it do so only once") == true)
    #expect(scene.layers == [["home"]])
  }

  @Test("about batches", arguments: ["edit", "batch"])
  func batches(_ way: String) throws {
    let (scene, bank, mistakes) = try mistakes { event, bank, scene in
      guard case .shown = event.kind else { return }
      if way == "edit" { try? bank.edit { try $0.push(.help) } } else { try? scene.batch { bank.push(.help) } }
    }
    bank.push(.help)
    #expect(mistakes().count == 1)
    #expect(scene.presentation.line.count > 1_000)
  }

  @Test("but not for a reaction to each of many slots")
  func many() throws {
    let flow = ClosureFlow(root: .page(0))
    let scene = try FlowScene(root: flow)
    var mistakes = 0
    var left = 0
    scene.observeEvents { if case .mistake = $0.kind { mistakes += 1 } }
    for number in 1...2_000 { flow.show(.page(number)) { _ in left += flow.refreshed() } }
    flow.goBackToRoot()
    #expect(left == 2_000 && mistakes == 0)
  }
}

extension AnyCoordinator {
  fileprivate func refreshed() -> Int {
    refresh()
    return 1
  }
}

@Suite("The cause of an act ends with the act")
@MainActor
struct CauseTests {
  @Test("an observer of a refused selection pushes as the app", arguments: [true, false])
  func refusedSelection(isHidden: Bool) throws {
    let door = ClubDoor()
    let club = Club(door, root: .tabs)
    let scene = try FlowScene(root: club)
    let tabs = try #require(club.children.first as? ClubTabs)
    if isHidden { tabs.hide(.b) } else { door.closed = ["b"] }
    var causes: [ChangeCause] = []
    scene.observeEvents { [weak club] event in
      switch event.kind {
      case .refused: club?.push(.news(1))
      case .shown: causes.append(event.cause)
      default: break
      }
    }
    #expect(!scene.select("b", in: tabs.id))
    #expect(causes == [.verb])
  }
}

@Suite("Two scenes of one process do not still each other")
@MainActor
struct SwitchTests {
  @Test("changes without animation are those of one scene")
  func animation() throws {
    let (one, other) = (ClosureFlow(root: .page(0)), ClosureFlow(root: .page(0)))
    let scenes = try [FlowScene(root: one), FlowScene(root: other, name: "other")]
    var animated: [Bool] = []
    scenes[1].observe { animated.append($0.isAnimated) }
    one.withoutAnimation {
      one.push(.page(1))
      other.push(.page(1))
    }
    #expect(animated == [true])
  }

  @Test("a host that reads one scene leaves the readers of another one alone")
  func reading() throws {
    let (one, other) = (ClosureFlow(root: .page(0)), ClosureFlow(root: .page(0)))
    let scenes = try [FlowScene(root: one), FlowScene(root: other, name: "other")]
    let changes = Changes()
    one.quietly {
      withObservationTracking {
        _ = (one.routes, other.routes)
      } onChange: {
        changes.count += 1
      }
    }
    one.push(.page(1))
    #expect(changes.count == 0)
    other.push(.page(1))
    #expect(changes.count == 1)
    #expect(scenes.count == 2)
  }
}

private final class Changes: @unchecked Sendable {
  var count = 0
}
