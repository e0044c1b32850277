import Armature
import Observation

/// A wallet whose cards, vault and payments need a sign-in and then a plan.
@MainActor
@Observable
final class Wallet: WalkedApp {
  let lock = AppLock()
  var user: String?
  var plan: String?
  var notes: [String] = []

  func root() -> AnyCoordinator { WalletCoordinator(wallet: self) }

  func perform(_ word: String, in scene: FlowScene?) async -> Bool {
    switch word {
    case "sign in": user = "Ada"
    case "sign out": user = nil
    case "subscribe": plan = "Gold"
    case "reset": (user, plan, notes) = (nil, nil, [])
    default: return await lock.perform(word)
    }
    return true
  }
}

enum WalletDestination: Destination, Codable {
  case tabs, signIn, plans

  var style: PresentationStyle { self == .tabs ? .push : .sheet }

  func screen(in flow: WalletCoordinator) -> Screen<Self> {
    switch self {
    case .tabs: .child
    case .signIn: Screen("Sign in") { ButtonRow("As Ada") { flow.wallet.user = "Ada" } }
    case .plans:
      Screen("Plans") {
        ButtonRow("Gold") { flow.wallet.plan = "Gold" }
        ButtonRow("Sign out") { flow.wallet.user = nil }
      }
    }
  }
}

final class WalletCoordinator: Coordinator<WalletDestination>, Guarding, Locking {
  let wallet: Wallet

  init(wallet: Wallet) {
    self.wallet = wallet
    super.init(root: .tabs)
  }

  var isLocked: Bool { wallet.lock.isLocked }
  func lockFlow() -> AnyCoordinator { CodeCoordinator(lock: wallet.lock) }

  func admit(_ request: AdmissionRequest) -> Admission {
    switch request.destination as? WalletDestination {
    case .signIn? where wallet.user != nil: .deny("You are signed in.")
    case .plans? where wallet.user == nil || wallet.plan != nil: .deny("There is nothing to choose.")
    case .some: .allow
    case nil where request.destination as? WalletPlace == .list: .allow
    case nil: wallet.user == nil ? hold(at: .signIn) : wallet.plan == nil ? hold(at: .plans) : .allow
    }
  }

  override func child(for destination: WalletDestination) -> AnyCoordinator? {
    destination == .tabs ? WalletTabs(wallet: wallet) : nil
  }
}

enum WalletTab: String, Tab {
  case home, vault

  func flow(in tabs: WalletTabs) -> AnyCoordinator { WalletFlow(self == .home ? .list : .box, tabs.wallet) }
  func item(in tabs: WalletTabs) -> TabItem { TabItem(rawValue.capitalized, image: "circle") }
}

final class WalletTabs: TabCoordinator<WalletTab> {
  let wallet: Wallet

  init(wallet: Wallet) {
    self.wallet = wallet
    super.init([.home, .vault])
  }
}

/// The places in both tabs.
enum WalletPlace: Destination, Codable {
  case list, box, topUp, pin, payment
  case card(id: Int)

  var style: PresentationStyle { self == .payment ? .sheet : .push }
  var isLinkable: Bool { self != .pin }

  func screen(in flow: WalletFlow) -> Screen<Self> {
    switch self {
    case .list:
      Screen("Home") {
        for id in 1...2 { LinkRow("Card \(id)", to: .card(id: id)) }
        LinkRow("PIN", to: .pin)
        ButtonRow("Top up") { flow.push(.topUp) }
        ButtonRow("Pay") { try await flow.pay() }
        for note in flow.wallet.notes { TextRow(note) }
      }
    case .box: Screen("Vault") { TextRow("Gold bars") }
    case .card(let id): Screen("Card \(id)") {}
    case .pin: Screen("PIN") { TextRow("4711") }
    case .topUp: Screen("Top up") {}
    case .payment: .child
    }
  }
}

final class WalletFlow: Coordinator<WalletPlace> {
  let wallet: Wallet

  init(_ root: WalletPlace, _ wallet: Wallet) {
    self.wallet = wallet
    super.init(root: root)
  }

  func pay() async throws {
    let paid = try await run(.payment, as: PaymentCoordinator.self)
    wallet.notes.append(paid.map { "Paid \($0)" } ?? "Not paid")
  }

  override func child(for destination: WalletPlace) -> AnyCoordinator? {
    destination == .payment ? PaymentCoordinator(root: .amount) : nil
  }
}

enum PaymentDestination: Destination, Codable {
  case amount, check

  func screen(in flow: PaymentCoordinator) -> Screen<Self> {
    switch self {
    case .amount: Screen("Amount") { LinkRow("Five", to: .check) }
    case .check: Screen("Check") { ButtonRow("Pay five") { flow.finish(5) } }
    }
  }
}

final class PaymentCoordinator: Coordinator<PaymentDestination>, Finishing { typealias Value = Int }
