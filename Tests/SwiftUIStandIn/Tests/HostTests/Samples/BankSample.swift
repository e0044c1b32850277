import Armature
import Observation

/// Whether an app is locked.
@MainActor
@Observable
final class AppLock {
  var isLocked = false

  /// Locks or unlocks for a moment; `later` lets other code run in it.
  func turn(to isLocked: Bool, later: Bool) async {
    self.isLocked = isLocked
    if later { for _ in 0..<5 { await Task.yield() } }
    self.isLocked = !isLocked
  }

  func perform(_ word: String) async -> Bool {
    switch word {
    case "lock": isLocked = true
    case "blink", "blink later": await turn(to: false, later: word != "blink")
    case "flash", "flash later": await turn(to: true, later: word != "flash")
    default: return false
    }
    return true
  }
}

/// A lock that asks for a code and then for a word.
enum CodeDestination: Destination {
  case locked, code, word

  func screen(in flow: CodeCoordinator) -> Screen<Self> {
    switch self {
    case .locked: Screen("Locked") { LinkRow("Enter code", to: .code) }
    case .code:
      Screen("First step") {
        FieldRow("Code", text: flow.code, kind: .secure) { flow.code = $0 }
        ButtonRow("Next", isEnabled: flow.code == "1234") { flow.push(.word) }
      }
    case .word:
      Screen("Second step") {
        FieldRow("Word", text: flow.word) { flow.word = $0 }
        ButtonRow("Unlock", isEnabled: flow.word == "sesame") { flow.lock.isLocked = false }
      }
    }
  }
}

final class CodeCoordinator: Coordinator<CodeDestination> {
  let lock: AppLock
  var code = ""
  var word = ""

  init(lock: AppLock) {
    self.lock = lock
    super.init(root: .locked)
  }
}

/// A bank with a lock, a sign-in, and an advisor whom not everybody has.
@MainActor
@Observable
final class LockedBank: WalkedApp {
  let lock = AppLock()
  var user: String? = "Ada"
  var hasAdvisor = false
  var sent: [String] = []
  var notes: [String] = []

  func root() -> AnyCoordinator { BankCoordinator(bank: self) }

  func perform(_ word: String, in scene: FlowScene?) async -> Bool {
    switch word {
    case "sign in": user = "Ada"
    case "sign out": user = nil
    case "hire": hasAdvisor = true
    case "fire": hasAdvisor = false
    case "ask":
      guard let flow = scene?.root as? BankCoordinator else { return false }
      Task { if await flow.confirm("Rate us?", action: "Rate") { notes.append("Rated") } }
    default: return await lock.perform(word)
    }
    return true
  }
}

enum BankDestination: Destination, Codable {
  case tabs, signIn

  func screen(in flow: BankCoordinator) -> Screen<Self> {
    switch self {
    case .tabs: .child
    case .signIn: Screen("Sign in") { ButtonRow("As Ada") { flow.bank.user = "Ada" } }
    }
  }
}

final class BankCoordinator: Coordinator<BankDestination>, Guarding, Locking {
  let bank: LockedBank

  init(bank: LockedBank) {
    self.bank = bank
    super.init(root: .tabs)
  }

  var isLocked: Bool { bank.lock.isLocked }
  func lockFlow() -> AnyCoordinator { CodeCoordinator(lock: bank.lock) }
  func admit(_ request: AdmissionRequest) -> Admission { bank.user == nil ? hold(at: .signIn) : .allow }

  override func child(for destination: BankDestination) -> AnyCoordinator? {
    destination == .tabs ? BankTabs(bank: bank) : nil
  }
}

enum BankTab: Tab {
  case accounts, transfers, advisor

  func flow(in tabs: BankTabs) -> AnyCoordinator {
    switch self {
    case .accounts: AccountsCoordinator(bank: tabs.bank)
    case .transfers: TransfersCoordinator(bank: tabs.bank)
    case .advisor: AdvisorCoordinator(bank: tabs.bank)
    }
  }

  func item(in tabs: BankTabs) -> TabItem {
    switch self {
    case .accounts: TabItem("Accounts", image: "creditcard")
    case .transfers: TabItem("Transfers", image: "arrow.right")
    case .advisor: TabItem("Advisor", image: "person")
    }
  }

  func isHidden(in tabs: BankTabs) -> Bool { self == .advisor && !tabs.bank.hasAdvisor }
}

final class BankTabs: TabCoordinator<BankTab> {
  let bank: LockedBank

  init(bank: LockedBank) {
    self.bank = bank
    super.init([.accounts, .transfers, .advisor])
  }
}

enum AccountsDestination: Destination, Codable {
  case list
  case account(id: Int)

  func screen(in flow: AccountsCoordinator) -> Screen<Self> {
    switch self {
    case .list: Screen("Accounts") { for (id, name) in flow.names { LinkRow(name, to: .account(id: id)) } }
    case .account(let id):
      Screen(flow.names.first { $0.0 == id }?.1 ?? "") {
        for note in flow.bank.notes { TextRow(note) }
        ButtonRow("Freeze") {
          let question = Question("For how long?") {
            Answer("A day", 1)
            Answer("A week", 7)
          }
          if let days = await flow.ask(question) { flow.bank.notes.append("Frozen for \(days)") }
        }
        ButtonRow("Close account") {
          if await flow.confirm("Close it?", action: "Close", role: .destructive) { flow.goBack() }
        }
      }
    }
  }
}

final class AccountsCoordinator: Coordinator<AccountsDestination>, ChecksExistence {
  let bank: LockedBank
  let names = [(1, "Everyday"), (2, "Savings")]

  init(bank: LockedBank) {
    self.bank = bank
    super.init(root: .list)
  }

  func absence(of destination: AccountsDestination) -> String? {
    guard case .account(let id) = destination, !names.contains(where: { $0.0 == id }) else { return nil }
    return "there is no such account"
  }
}

enum TransfersDestination: Destination, Codable {
  case list, form, confirmation
  case receipt(Int)

  var style: PresentationStyle { self == .form ? .sheet : self == .confirmation ? .alert : .push }

  func screen(in flow: TransfersCoordinator) -> Screen<Self> {
    switch self {
    case .list:
      Screen("Transfers") {
        LinkRow("New transfer", to: .form)
        for (index, title) in flow.bank.sent.enumerated() { LinkRow(title, to: .receipt(index)) }
      }
    case .form:
      Screen("New transfer") {
        FieldRow("Payee", text: flow.payee) { flow.payee = $0 }
        FieldRow("Amount", text: flow.amount) { flow.amount = $0 }
        ButtonRow("Send", isEnabled: !flow.payee.isEmpty && !flow.amount.isEmpty) { flow.show(.confirmation) }
      }
    case .confirmation:
      .dialog("Send it?") {
        ButtonRow("Send now") { flow.send() }
        ButtonRow("Not yet", role: .cancel) {}
      }
    case .receipt(let index): Screen(flow.bank.sent[index]) { TextRow("Paid") }
    }
  }
}

final class TransfersCoordinator: Coordinator<TransfersDestination>, KeepsValues {
  let bank: LockedBank
  var payee = ""
  var amount = ""

  init(bank: LockedBank) {
    self.bank = bank
    super.init(root: .list)
  }

  var kept: [String] { [payee, amount] }
  func bringBack(_ kept: [String]) { (payee, amount) = (kept[0], kept[1]) }

  func send() {
    bank.sent.append("\(amount) to \(payee)")
    goBack()
    push(.receipt(bank.sent.count - 1))
  }
}

enum AdvisorDestination: Destination, Codable {
  case start, mortgage

  func screen(in flow: AdvisorCoordinator) -> Screen<Self> {
    switch self {
    case .start: Screen("Advisor") { LinkRow("Mortgage", to: .mortgage) }
    case .mortgage:
      Screen("Mortgage plan") {
        for note in flow.bank.notes { TextRow(note) }
        ButtonRow("Call") { if await flow.confirm("Call now?", action: "Yes") { flow.bank.notes.append("Called") } }
      }
    }
  }
}

final class AdvisorCoordinator: Coordinator<AdvisorDestination> {
  let bank: LockedBank

  init(bank: LockedBank) {
    self.bank = bank
    super.init(root: .start)
  }
}
