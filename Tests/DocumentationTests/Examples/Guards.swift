import Armature
import ArmatureTesting
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

  enum LetterDestination: Destination, Codable {
    case list, letter

    var style: PresentationStyle { self == .letter ? .sheet : .push }

    func screen(in flow: LetterCoordinator) -> Screen<Self> { Screen("Letter") }
  }

  final class LetterCoordinator: Coordinator<LetterDestination>, AsksToLeave {
    var isEdited = false

    override func canLeave(_ slot: Slot<LetterDestination>) -> Bool { !isEdited }

    func leavingQuestion(about slot: Slot<LetterDestination>) -> Question<Bool>? {
      Question("Discard the changes?") { Answer("Discard", role: .destructive, true) }
    }
  }

  enum VaultDestination: Destination, Codable {
    case home, checking, signIn
    case account(id: Int)

    func screen(in flow: VaultCoordinator) -> Screen<Self> {
      switch self {
      case .checking: Screen("One moment") {}.task { await flow.session.check() }
      case .home, .signIn, .account: Screen("\(self)")
      }
    }
  }

  @Observable
  @MainActor
  final class VaultSession {
    enum Token { case unchecked, valid, invalid }

    var token = Token.unchecked
    private(set) var checks = 0
    /// The answer of the server, when it comes.
    @ObservationIgnored var answers = AsyncStream.makeStream(of: Token.self)

    func check() async {
      checks += 1
      for await answer in answers.stream {
        token = answer
        return
      }
    }
  }

  final class VaultCoordinator: Coordinator<VaultDestination>, Guarding {
    let session: VaultSession

    init(session: VaultSession) {
      self.session = session
      super.init(root: .home)
    }

    func admit(_ request: AdmissionRequest) -> Admission {
      guard case .account? = request.destination as? VaultDestination else { return .allow }
      return switch session.token {
      case .valid: .allow
      case .unchecked: hold(at: .checking)
      case .invalid: hold(at: .signIn)
      }
    }
  }

  @Observable
  @MainActor
  final class Session {
    var isSignedIn = false
  }

  enum ClubDestination: Destination, Codable {
    case news
    case signIn

    func screen(in flow: ClubCoordinator) -> Screen<Self> { self == .signIn ? .child : Screen("\(self)") }
  }

  enum SignInDestination: Destination, Codable {
    case name, password

    func screen(in flow: Coordinator<Self>) -> Screen<Self> { Screen("\(self)") }
  }

  final class ClubCoordinator: Coordinator<ClubDestination>, Guarding {
    let session: Session

    init(session: Session) {
      self.session = session
      super.init(root: .news)
    }

    override func child(for destination: ClubDestination) -> AnyCoordinator? {
      destination == .signIn ? Coordinator(root: SignInDestination.name) : nil
    }

    func admit(_ request: AdmissionRequest) -> Admission {
      session.isSignedIn ? .allow : hold(at: .signIn)
    }
  }

  @Observable
  @MainActor
  final class StudioSession {
    var isSignedIn = false
    var isSettingUp = true
  }

  enum StudioDestination: Destination, Codable {
    case canvas, signIn
    case picture(id: Int)

    func screen(in flow: StudioCoordinator) -> Screen<Self> { self == .signIn ? .child : Screen("\(self)") }
  }

  final class StudioCoordinator: Coordinator<StudioDestination>, Guarding {
    let session: StudioSession

    init(session: StudioSession) {
      self.session = session
      super.init(root: .canvas)
    }

    override func child(for destination: StudioDestination) -> AnyCoordinator? {
      destination == .signIn ? Coordinator(root: SignInDestination.name) : nil
    }

    func admit(_ request: AdmissionRequest) -> Admission {
      if request.destination as? StudioDestination == .signIn {
        session.isSettingUp ? hold(at: .signIn) : .allow
      } else {
        session.isSignedIn ? .allow : hold(at: .signIn)
      }
    }
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
    #expect(scene.heldLink == "/account/7")
    session.isSignedIn = true
    scene.checkGuards()
    #expect(try scene.link == "/account/7")

    session.isSignedIn = false
    await scene.settled()
    #expect(try scene.link == "/sign-in")
    try scene.open("/account/7", asksToLeave: true)
    #expect(scene.heldLink == "/account/7")
  }

  @Test("a guard need not list the sign-in and its screens")
  func unlisted() async throws {
    let session = Session()
    let scene = try FlowScene(root: GuardsExample.ClubCoordinator(session: session))
    let signIn = try #require(scene.root.children.first as? Coordinator<GuardsExample.SignInDestination>)
    #expect(signIn.push(.password))
    scene.checkGuards()
    #expect((scene.root as? GuardsExample.ClubCoordinator)?.root == .signIn)
    #expect(try scene.link == "/")
    session.isSignedIn = true
    await scene.settled()
    #expect((scene.root as? GuardsExample.ClubCoordinator)?.root == .news)
  }

  @Test("a sign-in keeps its last steps, with and without a link", arguments: [nil, "/picture/7"])
  func lastSteps(link: String?) async throws {
    let session = GuardsExample.StudioSession()
    let app = try AppDriver(root: GuardsExample.StudioCoordinator(session: session))
    if let link { app.open(link) }
    let signIn = try #require(app.scene.root.children.first as? Coordinator<GuardsExample.SignInDestination>)
    session.isSignedIn = true
    await app.settle()
    signIn.push(.password)
    await app.settle()
    app.expect(line: ["name", "password"])
    session.isSettingUp = false
    await app.settle()
    app.expect(line: ["canvas"] + (link == nil ? [] : ["picture(id: 7)"]))
  }

  @Test(
    "a guard asks a server",
    arguments: [(.valid, "account(id: 7)"), (.invalid, "signIn")] as [(GuardsExample.VaultSession.Token, String)])
  func server(token: GuardsExample.VaultSession.Token, place: String) async throws {
    let session = GuardsExample.VaultSession()
    let app = try AppDriver(root: GuardsExample.VaultCoordinator(session: session))
    app.open("/account/3")
    app.expect(screen: "One moment")
    app.open("/account/7")
    while session.checks == 0 { await Task.yield() }
    session.answers.continuation.yield(token)
    await app.settle()
    #expect(session.checks == 1 && app.scene.places == ["home", place])
  }
}
