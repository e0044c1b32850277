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

enum BankTab: String, Tab {
  case accounts, transfers, advisor

  func flow(in tabs: BankTabs) -> AnyCoordinator {
    switch self {
    case .accounts: BankPlaceFlow(root: .accounts, bank: tabs.bank)
    case .transfers: BankPlaceFlow(root: .transfers, bank: tabs.bank)
    case .advisor: BankPlaceFlow(root: .advisor, bank: tabs.bank)
    }
  }

  func item(in tabs: BankTabs) -> TabItem { TabItem(rawValue.capitalized, image: "circle") }
  func isHidden(in tabs: BankTabs) -> Bool { self == .advisor && !tabs.bank.hasAdvisor }
}

final class BankTabs: TabCoordinator<BankTab> {
  let bank: LockedBank

  init(bank: LockedBank) {
    self.bank = bank
    super.init([.accounts, .transfers, .advisor])
  }
}

/// The places in all tabs.
enum BankPlace: Destination, Codable {
  case accounts, transfers, advisor, form, confirmation, mortgage
  case account(id: Int)
  case receipt(Int)

  var style: PresentationStyle { self == .form ? .sheet : self == .confirmation ? .alert : .push }

  func screen(in flow: BankPlaceFlow) -> Screen<Self> {
    switch self {
    case .accounts: Screen("Accounts") { for (id, name) in flow.names { LinkRow(name, to: .account(id: id)) } }
    case .account(let id):
      Screen(flow.names.first { $0.0 == id }?.1 ?? "") {
        for note in flow.bank.notes { TextRow(note) }
        ButtonRow("Freeze") { await flow.freeze() }
        ButtonRow("Close account") { if await flow.confirm("Close it?", action: "Close") { flow.goBack() } }
      }
    case .transfers:
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
    case .advisor: Screen("Advisor") { LinkRow("Mortgage", to: .mortgage) }
    case .mortgage:
      Screen("Mortgage plan") {
        for note in flow.bank.notes { TextRow(note) }
        ButtonRow("Call") { if await flow.confirm("Call now?", action: "Yes") { flow.bank.notes.append("Called") } }
      }
    }
  }
}

final class BankPlaceFlow: Coordinator<BankPlace>, ChecksExistence, KeepsValues {
  let bank: LockedBank
  let names = [(1, "Everyday"), (2, "Savings")]
  var payee = ""
  var amount = ""

  init(root: BankPlace, bank: LockedBank) {
    self.bank = bank
    super.init(root: root)
  }

  var kept: [String] { [payee, amount] }
  func bringBack(_ kept: [String]) { (payee, amount) = (kept[0], kept[1]) }

  func absence(of destination: BankPlace) -> String? {
    guard case .account(let id) = destination, !names.contains(where: { $0.0 == id }) else { return nil }
    return "there is no such account"
  }

  func freeze() async {
    let question = Question("For how long?") { for days in [1, 7] { Answer("\(days) days", days) } }
    if let days = await ask(question) { bank.notes.append("Frozen for \(days)") }
  }

  func send() {
    bank.sent.append("\(amount) to \(payee)")
    goBack()
    push(.receipt(bank.sent.count - 1))
  }
}
