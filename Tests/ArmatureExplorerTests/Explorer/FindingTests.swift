import Armature
import ArmatureExplorer
import Foundation
import Testing

/// Each kind of finding in an app with one mistake, and its twin without.
@Suite("The explorer finds")
@MainActor
struct FindingTests {
  private func findings(_ root: @escaping @MainActor (StopWorld) -> AnyCoordinator) async throws -> [Finding] {
    try await Explorer.explore(root).findings
  }

  @Test("nothing in an app that is well")
  func well() async throws {
    let exploration = try await Explorer.explore { _ in StopCoordinator(draw: drawStop) }
    #expect(exploration.findings == [])
    #expect(exploration.bound == nil)
    #expect(exploration.untried == [])
    #expect(
      exploration.places == [
        "StopCoordinator:cover as cover", "StopCoordinator:home", "StopCoordinator:page",
        "StopCoordinator:sheet as sheet",
      ])
  }

  @Test("a row that shows nothing new", arguments: [true, false])
  func deadRow(isBroken: Bool) async throws {
    let found = try await findings { world in
      StopCoordinator { stop, flow in
        guard stop == .home else { return drawStop(stop, flow) }
        return Screen("Home") {
          TextRow("Number", detail: "\(world.number)")
          LinkRow("Page", to: .page(1))
          ButtonRow("Count") { if !isBroken { world.number += 1 } }
        }
      }
    }
    #expect(found.map(\.kind) == (isBroken ? [.deadRow] : []))
    guard let finding = found.first else { return }
    #expect(finding.text == "tap “Count” in StopCoordinator:home shows nothing new")
    #expect(finding.script == ["Count"])
    #expect(finding.test == [#"app.tap("Count")"#])
  }

  @Test("a place that folding loses", arguments: [true, false])
  func fold(isBroken: Bool) async throws {
    let found = try await findings { _ in Shelf(closesWhenFolded: isBroken) }
    #expect(Set(found.map(\.kind)) == (isBroken ? [.lossOnFold] : []))
    guard let finding = found.first else { return }
    #expect(
      finding.text == "Shelf/StopCoordinator:home | Shelf/StopCoordinator:page comes back as "
        + "Shelf/StopCoordinator:home | nothing")
    #expect(finding.script == ["Page", "fold", "unfold"])
    #expect(finding.test == [#"app.tap("Page")"#, "app.fold()", "app.unfold()"])
  }

  @Test("no dead row where the row works in another state, is selected, or has an equal row that works")
  func livingRows() async throws {
    let found = try await findings { world in
      StopCoordinator { stop, flow in
        switch stop {
        case .home:
          Screen("Home") {
            LinkRow("Here", to: .home)
            LinkRow("Page", to: .page(1))
            ToggleRow("More", isOn: world.number > 0) { world.number = $0 ? 1 : 0 }
            ButtonRow("Save", isEnabled: true) { if world.number > 0 { flow.push(.page(2)) } }
            TextRow("\(world.number)")
          }
        default: drawStop(stop, flow)
        }
      }
    }
    #expect(found == [])
  }

  @Test("a modal that cannot be left", arguments: [true, false])
  func modalTrap(isBroken: Bool) async throws {
    let found = try await findings { _ in
      StopCoordinator { stop, flow in
        guard stop == .cover else { return drawStop(stop, flow) }
        return Screen("Cover") {
          LinkRow("Inner", to: .inner)
          if !isBroken { ButtonRow("Close") { flow.dismiss() } }
        }
      }
    }
    #expect(found.map(\.text) == (isBroken ? ["nothing that a user can do closes Stop.cover as cover"] : []))
    #expect(found.first?.script == (isBroken ? ["Cover"] : nil))
  }

  @Test("a modal without any row")
  func emptyModal() async throws {
    let found = try await findings { _ in
      StopCoordinator { stop, flow in stop == .cover ? Screen("Cover") {} : drawStop(stop, flow) }
    }
    #expect(found.map(\.kind) == [.modalTrap])
  }

  @Test("a place that nobody leaves although the user has signed in", arguments: SignIn.allCases)
  func deadEnd(_ signIn: SignIn) async throws {
    let found = try await findings { world in
      let flow = StopCoordinator { stop, flow in
        guard stop == .inner else { return drawStop(stop, flow) }
        return Screen("Sign In") {
          ButtonRow("Sign in") {
            world.number += 1
            if signIn == .asks { flow.scene?.checkGuards() }
          }
          TextRow("\(world.number)")
        }
      }
      // Nobody tracks the number.
      flow.admits = { flow, _ in world.number == 0 || signIn == .refuses ? flow.hold(at: .inner) : .allow }
      return flow
    }
    #expect(found.map(\.kind) == (signIn == .forgets ? [.deadEnd] : []))
    guard let finding = found.first else { return }
    #expect(
      finding.text == "no act leads out of StopCoordinator:inner, although the app leads to StopCoordinator:home after "
        + "tap “Sign in”")
    #expect(finding.script == ["Sign in"])
    #expect(finding.test == [#"app.tap("Sign in")"#])
  }

  /// What follows a tap on the button of a sign-in.
  enum SignIn: CaseIterable {
    /// The guard would let the user in, but nobody asks it.
    case forgets
    case asks
    /// The guard lets nobody in, as with a wrong password.
    case refuses
  }

  @Test("a link with a value outside of the examples that breaks a rule", arguments: [true, false])
  func oddLink(isBroken: Bool) async throws {
    let exploration = try await Explorer.explore { _ in
      StopCoordinator { stop, flow in
        if isBroken, case .page(let number) = stop, number < 0 { flow.goBackToRoot() }
        return drawStop(stop, flow)
      }
    }
    #expect(exploration.findings.map(\.kind) == (isBroken ? [.mistake] : []))
    #expect(exploration.findings.first?.script == (isBroken ? ["open /page/-1"] : nil))
    #expect(exploration.edges.count { $0.act.hasPrefix("link /page") } == 1)
  }

  @Test("guards that redirect without end", arguments: [true, false])
  func redirectLoop(isBroken: Bool) async throws {
    let found = try await findings { _ in
      let flow = StopCoordinator(draw: drawStop)
      flow.admits = { flow, request in
        switch request.destination as? Stop {
        case .page: flow.redirect(to: .inner)
        case .inner: isBroken ? flow.redirect(to: .page(2)) : .allow
        default: .allow
        }
      }
      return flow
    }
    #expect(found.map(\.kind) == (isBroken ? [.redirectLoop] : []))
    #expect(found.first?.text.hasPrefix("StopCoordinator redirects without end: ") == (isBroken ? true : nil))
  }

  @Test("a way back that leads elsewhere", arguments: [true, false])
  func wrongBack(isBroken: Bool) async throws {
    let found = try await findings { _ in
      StopCoordinator { stop, flow in
        guard stop == .home else { return drawStop(stop, flow) }
        return Screen("Home") {
          ButtonRow("Page") { flow.show(.page(1)) { [weak flow] _ in if isBroken { flow?.push(.inner) } } }
        }
      }
    }
    #expect(
      found.map(\.text)
        == (isBroken
          ? ["going back from StopCoordinator:page leads to StopCoordinator:inner, not to StopCoordinator:home"] : []))
    #expect(found.first?.script == (isBroken ? ["Page", "back"] : nil))
  }

  @Test("a link that leads elsewhere than a tap", arguments: [true, false])
  func wrongLink(isBroken: Bool) async throws {
    let found = try await findings { _ in
      let flow = StopCoordinator(draw: drawStop)
      flow.admits = { flow, request in
        isBroken && request.cause == .link && request.destination as? Stop == .sheet
          ? flow.redirect(to: .page(3)) : .allow
      }
      return flow
    }
    #expect(
      found.map(\.text)
        == (isBroken ? ["the link /sheet of StopCoordinator:sheet as sheet leads to StopCoordinator:page"] : []))
  }

  @Test("what a relaunch loses", arguments: [true, false])
  func loss(isBroken: Bool) async throws {
    let found = try await findings { world in
      let flow = StopCoordinator(draw: drawStop)
      let isFirstLife = world.number == 0
      flow.restores = { isBroken && !isFirstLife && $0 == .sheet ? "it is gone" : nil }
      world.number += 1
      return flow
    }
    // A new window has no sheet either.
    #expect(found.map(\.kind) == (isBroken ? [.wrongLink, .lossOnRelaunch] : []))
    #expect(found.allSatisfy { $0.text.contains("it is gone") })
  }

  @Test("what is not repeatable, with the row", arguments: [true, false])
  func notRepeatable(isBroken: Bool) async throws {
    let shared = StopWorld(time: .system)
    let found = try await findings { world in
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
    #expect(found.map(\.kind).contains(.notRepeatable) == isBroken)
    let text = found.first { $0.kind == .notRepeatable }?.text
    #expect(
      text?.hasPrefix("StopCoordinator:page differs in a new world: “Visits 1” was “Visits ") == (isBroken ? true : nil)
    )
  }

  @Test("a case with neither a screen nor a flow", arguments: [true, false])
  func mistake(isBroken: Bool) async throws {
    let found = try await findings { _ in
      StopCoordinator { stop, flow in
        if isBroken, stop == .sheet { flow.goBackToRoot() }
        return drawStop(stop, flow)
      }
    }
    #expect(found.map(\.kind).contains(.mistake) == isBroken)
    if !isBroken { #expect(found == []) }
  }
}

/// A list beside a page.
private final class Shelf: SplitCoordinator<Stop, Stop> {
  private var observation: ObservationToken?

  init(closesWhenFolded: Bool) {
    let list = StopCoordinator { stop, flow in
      guard stop == .home else { return drawStop(stop, flow) }
      return Screen("Home") { ButtonRow("Page") { (flow.parent as? Shelf)?.showDetail(.page(1)) } }
    }
    super.init(sidebar: list)
    observation = observe { [weak self] _ in
      if closesWhenFolded, self?.isCollapsed == true { self?.closeDetail() }
    }
  }

  override func detailFlow(for destination: Stop) -> Coordinator<Stop> {
    StopCoordinator(root: destination, draw: drawStop)
  }
}
