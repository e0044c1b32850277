import Armature
import Observation
import Testing

@Suite("An observer that navigates without end gets one mistake")
@MainActor
struct EndlessTellingTests {
  @Test("about refused verbs, denials, verbs that succeed, links, edits and batches")
  func endless() throws {
    let denied = "an observer of “denied by Treasury: No questions.” calls Treasury."
    let rows: [(event: String, mistake: String, act: (Treasury, FlowScene) -> Void)] = [
      ("", denied + "show(_:as:) without end", { bank, _ in bank.show(.question) }),
      ("denied", denied + "push(_:) without end", { bank, _ in bank.push(.question) }),
      ("+", "calls Treasury.push(_:) without end", { bank, _ in bank.push(.help) }),
      ("+", "calls", { bank, _ in try? bank.edit { try $0.push(.help) } }),
      ("+", "calls", { bank, scene in try? scene.batch { bank.push(.help) } }),
      ("could not", "opens “/nowhere” without end", { _, scene in _ = try? scene.open("/nowhere") }),
      ("could not", "opens “/%%” without end", { _, scene in _ = try? scene.open("/%%") }),
    ]
    for (prefix, mistake, act) in rows {
      let session = Session()
      session.isSignedIn = true
      session.rule = { request, _ in
        request.destination as? TreasuryPlace == .question ? .deny("No questions.") : nil
      }
      let bank = Treasury(session)
      let scene = try FlowScene(root: bank)
      var (mistakes, shown) = ([String](), 0)
      scene.observeEvents { [unowned bank, unowned scene] event in
        if case .mistake(let text) = event.kind { mistakes.append(text) }
        if prefix.isEmpty || event.brief.hasPrefix(prefix) { act(bank, scene) }
      }
      scene.observeEvents { if case .shown = $0.kind { shown += 1 } }
      act(bank, scene)
      #expect(mistakes.count == 1 && mistakes.first?.contains(mistake) == true, "\(mistakes)")
      #expect(mistakes.first?.hasSuffix(": let it do so only once") == true || mistake == "calls")
      // All hear of each change, and the scene works on.
      #expect(shown == bank.routes.count && (prefix == "+" ? shown > 1_000 : shown == 0))
      if prefix == "denied" { #expect(bank.push(.cards)) }
    }
  }

  @Test("but not for a reaction to each of many slots")
  func many() throws {
    let flow = ClosureFlow(root: .page(0))
    let scene = try FlowScene(root: flow)
    var (mistakes, left) = (0, 0)
    scene.observeEvents { if case .mistake = $0.kind { mistakes += 1 } }
    for number in 1...2_000 {
      flow.show(.page(number)) { [unowned flow] _ in
        left += 1
        flow.refresh()
      }
    }
    flow.goBackToRoot()
    #expect(left == 2_000 && mistakes == 0)
  }

  @Test("the cause of a refused act ends with the act: its observer pushes as the app", arguments: [true, false])
  func refusedSelection(isHidden: Bool) throws {
    let door = ClubDoor()
    let club = Club(door, root: .tabs)
    let scene = try FlowScene(root: club)
    let tabs: ClubTabs = try found(club.children.first)
    if isHidden { tabs.hide(.b) } else { door.closed = ["b"] }
    var causes: [ChangeCause] = []
    scene.observeEvents { [unowned club] event in
      switch event.kind {
      case .refused: club.push(.news(1))
      case .shown: causes.append(event.cause)
      default: break
      }
    }
    #expect(!scene.select("b", in: tabs.id) && causes == [.verb])
  }
}

@Suite("Two scenes of one process do not still each other")
@MainActor
struct SwitchTests {
  private let one = ClosureFlow()
  private let other = ClosureFlow()
  private let scenes: [FlowScene]

  init() throws { scenes = try [FlowScene(root: one), FlowScene(root: other, name: "other")] }

  @Test("changes without animation are those of one scene")
  func animation() {
    var animated: [Bool] = []
    scenes[1].observe { animated.append($0.isAnimated) }
    one.withoutAnimation {
      one.push(.page(1))
      other.push(.page(1))
    }
    #expect(animated == [true])
  }

  @Test("a host that reads one scene leaves the readers of another one alone")
  func reading() {
    let view = ReadingView { [one, other] in
      one.quietly { "\((one.routes, other.routes))" }
    }
    view.draw()
    one.push(.page(1))
    #expect(!view.isStale)
    other.push(.page(1))
    #expect(view.isStale)
  }
}
