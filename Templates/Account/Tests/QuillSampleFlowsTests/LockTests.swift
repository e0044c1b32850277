import Armature
import ArmatureTesting
import Testing

@testable import QuillSampleFlows

@MainActor
@Suite("The lock", .traced)
struct LockTests {
  private let session = Session(user: "Ada", isLockOn: true)
  private let app: AppDriver

  init() async throws {
    app = try AppDriver { [session] in AppCoordinator(session: session) }
    await unlock()
  }

  private func unlock() async {
    app.expect(layers: ["Quill Sample"])
    app.tap("Unlock")
    await app.settle()
  }

  private func leaveAndComeBack() {
    for phase in [.inactive, .background, .inactive, .active] as [Session.Phase] { session.enter(phase) }
  }

  @Test("It hides a sheet and an alert in the background, and both are there after the unlock")
  func layers() async throws {
    app.open("/account/name")
    leaveAndComeBack()
    app.expect(rows: ["Unlock"])
    await unlock()
    app.expect(layers: ["Account", "sheet: Name"])
    app.tap("Done", "Sign Out")
    await app.settle()
    app.expect(layers: ["Account", "alert: Sign out?"])
    leaveAndComeBack()
    await unlock()
    app.tap("Sign Out")
    await app.settle()
    #expect(session.user == nil)
  }

  @Test("A link waits for the unlock, and a newer one takes its place")
  func links() async throws {
    session.lock()
    app.open("/account/name")
    app.open("/home/messages")
    await unlock()
    app.expect(line: ["Home", "Messages"])
  }

  @Test("After a relaunch the app is locked, and at its place")
  func relaunch() async throws {
    app.open("/account/name")
    session.enter(.background)
    #expect(try app.relaunch() == [])
    session.enter(.active)
    await unlock()
    app.expect(layers: ["Account", "sheet: Name"])
  }

  @Test("An inactive app is covered, and not locked")
  func cover() throws {
    app.tap("News")
    session.enter(.inactive)
    app.expect(screen: "Quill Sample")
    app.expect(rows: [])
    session.enter(.active)
    app.expect(line: ["Home", "News"])
  }

  @Test("The device asks once, as soon as the app is in front; the button asks again")
  func asking() async throws {
    var answers = [false, true, true]
    let session = Session(user: "Ada", isLockOn: true) { answers.removeFirst() }
    let app = try AppDriver(root: AppCoordinator(session: session))
    await app.settle()
    app.expect(screen: "Quill Sample")
    app.tap("Unlock")
    await app.settle()
    app.expect(screen: "Home")
    session.enter(.background)
    await app.settle()
    #expect(answers.count == 1)
    session.enter(.active)
    await app.settle()
    app.expect(screen: "Home")
  }
}
