import Armature
import Foundation
import Observation
import Testing

enum GuardsExample {
  enum BankDestination: Destination, Codable {
    case welcome
    case account(id: Int)
    case signIn

    var style: PresentationStyle { self == .signIn ? .cover : .push }

    func screen(in flow: BankCoordinator) -> Screen<Self> { Screen("\(self)") }
  }

  enum DraftDestination: Destination, Codable {
    case text

    func screen(in flow: DraftCoordinator) -> Screen<Self> { Screen("Draft") }
  }

  final class DraftCoordinator: Coordinator<DraftDestination>, AsksToLeave {
    var isEdited = false

    override func canLeave(_ slot: Slot<DraftDestination>) -> Bool { !isEdited }

    func wantsToLeave(_ slot: Slot<DraftDestination>, by way: LeavingWay) async -> Bool {
      await confirm("Discard the changes?", action: "Discard", role: .destructive)
    }
  }

  @Observable
  @MainActor
  final class Session {
    var isSignedIn = false
  }

  final class BankCoordinator: Coordinator<BankDestination>, Guarding {
    let session: Session

    init(session: Session) {
      self.session = session
      super.init(root: .welcome)
    }

    func admit(_ request: AdmissionRequest) -> Admission {
      switch request.destination as? BankDestination {
      case .account where !session.isSignedIn: hold(at: .signIn)
      case .signIn where session.isSignedIn: .deny("You are signed in already.")
      default: .allow
      }
    }
  }
}

@Suite("Guards, as the article tells of them")
@MainActor
struct GuardExamples {
  typealias Session = GuardsExample.Session

  @Test("a link waits behind the sign-in")
  func waits() async throws {
    let session = Session()
    let scene = try FlowScene(root: GuardsExample.BankCoordinator(session: session))
    #expect(
      "\(try scene.plan(for: "/account/7"))".hasSuffix(
        "but BankCoordinator shows signIn until it allows account(id: 7)"))
    try scene.open("/account/7")
    #expect(scene.heldLink?.link == "/account/7")
    session.isSignedIn = true
    await scene.settled()
    #expect(try scene.link == "/account/7")

    session.isSignedIn = false
    await scene.settled()
    #expect(try scene.link == "/sign-in")
    try scene.open("/account/7", asksToLeave: true)
    #expect(scene.heldLink?.link == "/account/7")
  }
}
