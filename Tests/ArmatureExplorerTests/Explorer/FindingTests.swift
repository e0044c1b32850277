import Armature
import ArmatureExplorer
import Foundation
import Testing

/// Each kind of finding in an app with one mistake, and its twin without.
@Suite("The explorer finds")
@MainActor
struct FindingTests {
  /// Expects findings that begin with these texts in an app with a mistake, and none in its twin without.
  private func expect(
    _ kind: Finding.Kind, _ texts: String..., script: [String]? = nil, test: [String]? = nil,
    in app: @escaping @MainActor (_ isBroken: Bool, StopWorld) -> AnyCoordinator
  ) async throws {
    #expect(try await Explorer.explore { app(false, $0) }.findings == [])
    let found = try await Explorer.explore { app(true, $0) }.findings
    #expect(found.last?.kind == kind && found.count == texts.count, "\(found)")
    for (finding, text) in zip(found, texts) { #expect(finding.text.hasPrefix(text)) }
    if let script { #expect(found.first?.script == script) }
    if let test { #expect(found.first?.test == test) }
  }

  @Test("nothing in an app that is well")
  func well() async throws {
    let exploration = try await Explorer.explore { _ in StopCoordinator(draw: drawStop) }
    #expect(exploration.findings == [])
    #expect(exploration.bound == nil)
    #expect(exploration.untried == [] && exploration.edges.count { $0.act.hasPrefix("link /page") } == 1)
    #expect(
      exploration.places == [
        "StopCoordinator:cover as cover", "StopCoordinator:home", "StopCoordinator:page",
        "StopCoordinator:sheet as sheet",
      ])
  }

  @Test("a row that shows nothing new")
  func deadRow() async throws {
    try await expect(
      .deadRow, "tap “Count” in StopCoordinator:home shows nothing new", script: ["Count"], test: [#"app.tap("Count")"#]
    ) { isBroken, world in
      StopCoordinator(.home, "Home") { _ in
        TextRow("Number", detail: "\(world.number)")
        LinkRow("Page", to: .page(1))
        ButtonRow("Count") { if !isBroken { world.number += 1 } }
      }
    }
  }

  @Test("a place that folding loses")
  func fold() async throws {
    let place = "Shelf/StopCoordinator:home | "
    try await expect(
      .lossOnFold, "\(place)Shelf/StopCoordinator:page becomes \(place)nothing",
      place, place, place,
      script: ["Page", "fold", "unfold"], test: [#"app.tap("Page")"#, "app.fold()", "app.unfold()"]
    ) { isBroken, _ in Shelf(closesWhenFolded: isBroken) }
  }

  @Test("no dead row where the row works in another state, is selected, or has an equal row that works")
  func livingRows() async throws {
    let exploration = try await Explorer.explore { world in
      StopCoordinator(.home, "Home") { flow in
        LinkRow("Here", to: .home)
        LinkRow("Page", to: .page(1))
        ToggleRow("More", isOn: world.number > 0) { world.number = $0 ? 1 : 0 }
        ButtonRow("Save", isEnabled: true) { if world.number > 0 { flow.push(.page(2)) } }
        TextRow("\(world.number)")
      }
    }
    #expect(exploration.findings == [])
  }

  @Test("a modal that cannot be left, also one without any row")
  func modalTrap() async throws {
    for hasRow in [true, false] {
      try await expect(
        .modalTrap, "nothing that a user can do closes Stop.cover as cover", script: ["Cover"]
      ) { isBroken, _ in
        StopCoordinator(.cover, "Cover") { flow in
          if hasRow { LinkRow("Inner", to: .inner) }
          if !isBroken { ButtonRow("Close") { flow.dismiss() } }
        }
      }
    }
  }

  @Test("a place that nobody leaves although the user has signed in, where no wrong password explains it")
  func deadEnd() async throws {
    for refuses in [false, true] {
      let app: @MainActor (Bool, StopWorld) -> AnyCoordinator = { forgets, world in
        let flow = StopCoordinator(.inner, "Sign In") { flow in
          ButtonRow("Sign in") {
            world.number += 1
            if !forgets { flow.scene?.checkGuards() }
          }
          TextRow("\(world.number)")
        }
        // Nobody tracks the number.
        flow.admits = { flow, _ in world.number == 0 || refuses ? flow.hold(at: .inner) : .allow }
        return flow
      }
      guard !refuses else {
        let exploration = try await Explorer.explore { app(true, $0) }
        let note =
          "The explorer saw only the screens in front of StopCoordinator: a guard shows “inner” instead of “home”"
        #expect(exploration.findings == [] && exploration.notes.count == 1 && exploration.notes[0].hasPrefix(note))
        continue
      }
      try await expect(
        .deadEnd,
        "no act leads out of StopCoordinator:inner, although the app leads to StopCoordinator:home after tap “Sign in”",
        script: ["Sign in"], test: [#"app.tap("Sign in")"#], in: app)
    }
  }

  @Test("a link with a value outside of the examples that breaks a rule")
  func oddLink() async throws {
    try await expect(.mistake, "", script: ["open /page/-1"]) { isBroken, _ in
      StopCoordinator { stop, flow in
        if isBroken, case .page(let number) = stop, number < 0 { flow.goBackToRoot() }
        return drawStop(stop, flow)
      }
    }
  }

  @Test("guards that redirect without end")
  func redirectLoop() async throws {
    try await expect(.redirectLoop, "StopCoordinator redirects without end: ") { isBroken, _ in
      StopCoordinator(admits: { flow, request in
        switch request.destination as? Stop {
        case .page: flow.redirect(to: .inner)
        case .inner: isBroken ? flow.redirect(to: .page(2)) : .allow
        default: .allow
        }
      })
    }
  }

  @Test("a way back that leads elsewhere")
  func wrongBack() async throws {
    let text = "going back from StopCoordinator:page leads to StopCoordinator:inner, not to StopCoordinator:home"
    try await expect(.wrongBack, text, script: ["Page", "back"]) { isBroken, _ in
      StopCoordinator(.home, "Home") { flow in
        ButtonRow("Page") { flow.show(.page(1)) { [weak flow] _ in if isBroken { flow?.push(.inner) } } }
      }
    }
  }

  @Test("a link that leads elsewhere than a tap")
  func wrongLink() async throws {
    let text = "the link /sheet of StopCoordinator:sheet as sheet leads to StopCoordinator:page"
    try await expect(.wrongLink, text) { isBroken, _ in
      StopCoordinator(admits: { flow, request in
        isBroken && request.cause == .link && request.destination as? Stop == .sheet
          ? flow.redirect(to: .page(3)) : .allow
      })
    }
  }

  @Test("what a relaunch loses; a new window has no sheet either")
  func loss() async throws {
    let text = "the link /sheet"
    try await expect(.lossOnRelaunch, text, "") { isBroken, world in
      let flow = StopCoordinator(draw: drawStop)
      let isFirstLife = world.number == 0
      flow.restores = { isBroken && !isFirstLife && $0 == .sheet ? "it is gone" : nil }
      world.number += 1
      return flow
    }
  }

  @Test("what is not repeatable, with the row")
  func notRepeatable() async throws {
    let (shared, text) = (
      StopWorld(time: .system), "StopCoordinator:page differs in a new world: “Visits 1” was “Visits "
    )
    try await expect(.notRepeatable, text) { isBroken, world in
      let world = isBroken ? shared : world
      return StopCoordinator { stop, flow in
        switch stop {
        case .home:
          Screen("Home") {
            ButtonRow("Page") {
              world.number += 1
              flow.push(.page(1))
            }
          }
        case .page: Screen("Page") { TextRow("Visits", detail: "\(world.number)") }
        default: drawStop(stop, flow)
        }
      }
    }
  }
}

/// A list beside a page.
private final class Shelf: SplitCoordinator<Stop, Stop> {
  private let closesWhenFolded: Bool

  init(closesWhenFolded: Bool) {
    self.closesWhenFolded = closesWhenFolded
    let list = StopCoordinator(.home, "Home") { flow in
      ButtonRow("Page") { (flow.parent as? Shelf)?.showDetail(.page(1)) }
    }
    super.init(sidebar: list)
  }

  override func didEnter() {
    guard closesWhenFolded else { return }
    scene?.observe { [weak self] _ in if self?.isCollapsed == true { self?.closeDetail() } }
  }

  override func detailFlow(for destination: Stop) -> Coordinator<Stop> {
    StopCoordinator(root: destination, draw: drawStop)
  }
}
