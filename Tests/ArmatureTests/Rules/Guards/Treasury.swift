import Armature
import Observation

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
    return Screen("\(self)") { TextRow(flow.scene?.heldLink.map { "waits: \($0.link)" } ?? "nothing waits") }
  }
}

/// The model that guards read.
@MainActor
@Observable
final class Session {
  var isSignedIn = false
  /// Answers before the rules below.
  var rule: (AdmissionRequest, Treasury) -> Admission? = { _, _ in nil }
  @ObservationIgnored var asked: [String] = []
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
    guard isGuard else { return .allow }
    session.asked.append("\(request.destination) by \(request.cause)")
    if let answer = session.rule(request, self) { return answer }
    guard let place = request.destination as? TreasuryPlace, !session.isSignedIn else { return .allow }
    return switch place {
    case .account, .transfer: hold(at: .signIn)
    default: .allow
    }
  }
}

/// A bank with tabs.
enum TreasuryTab: String, Tab {
  case start, wallet

  func flow(in tabs: TreasuryTabs) -> AnyCoordinator {
    Treasury(tabs.session, root: self == .start ? .home : .account(1), isGuard: false)
  }
  func item(in tabs: TreasuryTabs) -> TabItem { TabItem(rawValue) }
}

final class TreasuryTabs: TabCoordinator<TreasuryTab> {
  let session: Session

  init(_ session: Session) {
    self.session = session
    super.init([.start, .wallet])
  }
}

enum FrontPlace: Destination, Codable {
  case tabs, signIn

  var style: PresentationStyle { self == .signIn ? .cover : .push }
  func screen(in flow: Front) -> Screen<Self> { self == .tabs ? .child : Screen("Sign in") {} }
}

/// A guard above tabs.
final class Front: Coordinator<FrontPlace>, Guarding {
  let session: Session

  init(_ session: Session) {
    self.session = session
    super.init(root: .tabs)
  }

  override func child(for destination: FrontPlace) -> AnyCoordinator? {
    destination == .tabs ? TreasuryTabs(session) : nil
  }

  func admit(_ request: AdmissionRequest) -> Admission {
    session.asked.append("\(request.destination) by \(request.cause)")
    guard case .account? = request.destination as? TreasuryPlace, !session.isSignedIn else { return .allow }
    return hold(at: .signIn)
  }
}
