import Armature
import Foundation
import TestSupport

enum TreasuryPlace: Destination, Codable {
  case home, help, account(Int), transfer(Int), cards, signIn, welcome, question

  var style: PresentationStyle {
    switch self {
    case .signIn: .cover
    case .transfer: .sheet
    case .question: .alert
    default: .push
    }
  }

  func screen(in flow: Treasury) -> Screen<Self> {
    if self == .cards { return .child }
    return Screen("\(self)") { TextRow(flow.scene?.heldLink.map { "waits: \($0)" } ?? "nothing waits") }
  }
}

/// The model that the guard reads.
@MainActor
final class Session {
  let policy = Policy("account, transfer unless in: hold signIn")
  /// Answers before the words of the policy.
  var rule: (AdmissionRequest, Treasury) -> Admission? = { _, _ in nil }
  var isSignedIn: Bool {
    get { policy["in"] }
    set { policy["in"] = newValue }
  }

  func open(_ story: Story, byModel: Bool) throws -> Scenario {
    if let rule = story.rule { policy.rule = rule }
    let root = try TreasuryPlace(text: story.root)
    var (directory, name) = (SceneDirectory { _ in nil }, "main")
    let scenario = try Scenario(policy, byModel: byModel) {
      directory = SceneDirectory(notificationCenter: NotificationCenter()) { _ in nil }
      return try directory.open(name, root: Treasury(self, root: root))
    }
    scenario.words["close"] = { _ in directory.close(name) }
    scenario.words["name"] = { name = $0 }
    return scenario
  }
}

/// A flow with a guard: accounts are only for users who have signed in.
final class Treasury: Coordinator<TreasuryPlace>, Guarding {
  let session: Session
  let isGuard: Bool
  /// Makes child flows that a test needs.
  var make: (TreasuryPlace) -> AnyCoordinator? = { _ in nil }

  init(_ session: Session, root: TreasuryPlace = .home, isGuard: Bool = true) {
    self.session = session
    self.isGuard = isGuard
    super.init(root: root)
  }

  override func child(for destination: TreasuryPlace) -> AnyCoordinator? {
    make(destination) ?? (destination == .cards ? Treasury(session, root: .home, isGuard: false) : nil)
  }

  func admit(_ request: AdmissionRequest) -> Admission {
    isGuard ? session.rule(request, self) ?? admission(by: session.policy, of: request, in: self) : .allow
  }
}

/// A clock that a test moves on.
@MainActor
final class TestClock {
  private var seconds = 0.0
  private var sleepers: [(until: Double, wake: CheckedContinuation<Void, Never>)] = []

  var flowClock: FlowClock {
    FlowClock(now: { Date(timeIntervalSince1970: self.seconds) }) { seconds in
      await withCheckedContinuation { self.sleepers.append((self.seconds + seconds, $0)) }
    }
  }

  func advance(by seconds: Double) async {
    // Other tests run on the main actor too.
    await wait { !sleepers.isEmpty }
    self.seconds += seconds
    let due = sleepers.filter { $0.until <= self.seconds }
    sleepers.removeAll { $0.until <= self.seconds }
    for sleeper in due { sleeper.wake.resume() }
    for _ in 0..<100 { await Task.yield() }
  }

  deinit { for sleeper in sleepers { sleeper.wake.resume() } }
}
