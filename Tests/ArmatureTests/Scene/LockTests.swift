import Armature
import Foundation
import Observation
import TestSupport
import Testing

/// A bank that asks for a code before it shows anything, and for a sign-in before it shows accounts.
private enum BankPlace: Destination, Codable {
  case home, account(Int), signIn
  case limit

  var style: PresentationStyle {
    switch self {
    case .home, .account: .push
    case .signIn: .cover
    case .limit: .sheet
    }
  }
  typealias Flow = Bank
  func screen(in flow: Bank) -> Screen<Self> {
    Screen("\(self)") { ButtonRow("OK") {} }.task { await flow.work("\(self)") }
  }
}

@MainActor
@Observable
private final class Vault {
  var isLocked = true
  var isSignedIn = true
  /// Whether the guard redirects without end.
  var isBroken = false
  @ObservationIgnored var lines: [String] = []
  /// Makes the flow of the lock.
  @ObservationIgnored var makeLock: (Vault) -> AnyCoordinator = { Code($0) }
}

private final class Bank: Coordinator<BankPlace>, Guarding, Locking {
  let vault: Vault

  init(_ vault: Vault) {
    self.vault = vault
    super.init(root: .home)
  }

  var isLocked: Bool { vault.isLocked }
  func lockFlow() -> AnyCoordinator { vault.makeLock(vault) }

  func admit(_ request: AdmissionRequest) -> Admission {
    if vault.isBroken { return redirect(to: request.destination as? BankPlace == .signIn ? .limit : .signIn) }
    if case .account = request.destination as? BankPlace { return vault.isSignedIn ? .allow : hold(at: .signIn) }
    return .allow
  }

  func work(_ name: String) async {
    vault.lines.append("\(name) works")
    await FlowClock.sleep(1_000)
    vault.lines.append("\(name) is cancelled")
  }

  override func didLeave() { vault.lines.append("the bank left") }
  override func didReturn(to destination: BankPlace) { vault.lines.append("\(destination) again") }
}

private enum CodePlace: Destination {
  case code, help

  typealias Flow = Code
  func screen(in flow: Code) -> Screen<Self> {
    Screen("\(self)") { ButtonRow("Unlock") { flow.vault.isLocked = false } }
  }
}

private final class Code: Coordinator<CodePlace> {
  let vault: Vault

  init(_ vault: Vault) {
    self.vault = vault
    super.init(root: .code)
  }

  override func didEnter() { vault.lines.append("lock") }
  override func didLeave() { vault.lines.append("unlock") }
}

extension FlowScene {
  fileprivate var titles: [String] { front.presentation.line.compactMap { front.screen(of: $0.id)?.title } }
}

@MainActor
@Suite("A locked scene shows its lock alone")
struct LockTests {
  private let vault = Vault()

  private func scene() throws -> (FlowScene, Bank) {
    let bank = Bank(vault)
    return (try FlowScene(root: bank, notificationCenter: NotificationCenter()), bank)
  }

  private func set(_ isLocked: Bool, _ scene: FlowScene) async {
    vault.isLocked = isLocked
    await scene.settled()
  }

  @Test("and nothing below is lost, however often it is locked")
  func locking() async throws {
    let (scene, bank) = try scene()
    var events: [String] = []
    scene.observeEvents { events.append($0.brief) }
    #expect(scene.titles == ["code"] && vault.lines == ["lock"])
    await set(false, scene)
    #expect(scene.titles == ["home"] && scene.cover == nil && vault.lines == ["lock", "unlock"])
    bank.show(.account(1))
    bank.show(.limit)
    let answer = Task { await bank.confirm("Sure?", action: "Yes") }
    await wait { bank.slots.count == 4 }
    for slot in bank.slots { scene.didDraw(slot.id) }
    await wait { vault.lines.count == 5 }
    let (before, link) = (scene.presentation, try scene.link)
    (vault.lines, events) = ([], [])
    for _ in 0..<2 {
      await set(true, scene)
      let cover = try #require(scene.cover)
      #expect(scene.titles == ["code"] && scene.front === cover && scene.presentation == before)
      await set(false, scene)
      #expect(scene.presentation == before && scene.front === scene)
    }
    #expect(vault.lines.filter { !$0.hasSuffix("again") } == ["lock", "unlock", "lock", "unlock"])
    #expect(try scene.link == link)
    scene.dismiss(bank.slots[3].id)
    #expect(await answer.value == false)
  }

  @Test("which events report, with the screens that are visible again")
  func events() async throws {
    vault.isLocked = false
    let (scene, bank) = try scene()
    var seen: [String] = []
    scene.observeEvents { if case .visible(let node) = $0.kind { seen.append("\(node.destination)") } }
    scene.wasDrawn()
    bank.push(.account(1))
    await set(true, scene)
    scene.front.wasDrawn()
    bank.push(.account(2))
    await set(false, scene)
    #expect(seen == ["home", "account(1)", "code", "account(2)"])
    await set(true, scene)
    scene.front.wasDrawn()
    await set(false, scene)
    #expect(seen.suffix(2) == ["code", "account(2)"])
    #expect(vault.lines == ["lock", "unlock", "lock", "unlock", "account(2) again"])
  }

  @Test("in the change in which it is asked for")
  func checks() throws {
    let (scene, _) = try scene()
    vault.isLocked = false
    #expect(scene.cover != nil && scene.checkGuards() && scene.cover == nil)
    vault.isLocked = true
    #expect(scene.cover == nil && scene.checkGuards() && scene.cover != nil)
  }

  @Test("while links wait, the last one until it is unlocked; a wrong one is refused at once")
  func links() async throws {
    let (scene, bank) = try scene()
    var events: [String] = []
    scene.observeEvents { events.append($0.brief) }
    #expect(throws: LinkError.self) { try scene.open("/nowhere") }
    #expect(try !scene.open("/account/1") && !scene.open("account/2") && bank.routes.isEmpty)
    #expect(scene.heldLink == "account/2" && !bank.reveal(.account(3)))
    bank.goBackToRoot()
    events = []
    await set(false, scene)
    #expect(try scene.heldLink == nil && scene.link == "/account/2" && scene.titles == ["home", "account(2)"])
    #expect(events.filter { $0.contains("account/2") } == ["opened account/2"])
  }

  @Test("and a link that a guard holds waits behind both")
  func gates() async throws {
    vault.isSignedIn = false
    let (scene, _) = try scene()
    #expect(try !scene.open("/account/1"))
    vault.isSignedIn = true
    await scene.settled()
    #expect(scene.heldLink == "/account/1" && scene.titles == ["code"])
    vault.isSignedIn = false
    await set(false, scene)
    #expect(scene.heldLink == "/account/1" && scene.titles == ["home", "signIn"])
    await set(true, scene)
    vault.isSignedIn = true
    await scene.settled()
    #expect(scene.heldLink == nil && scene.titles == ["code"])
    await set(false, scene)
    #expect(scene.titles == ["home", "account(1)"])
  }

  @Test("after a kill too, at its place, where a link that waited waits on")
  func relaunch() async throws {
    let (scene, bank) = try scene()
    await set(false, scene)
    bank.push(.account(1))
    bank.show(.limit)
    await set(true, scene)
    let archive = try scene.archive()
    try scene.open("/account/7")
    let later = try scene.archive()
    for (archive, titles) in [(archive, ["home", "account(1)", "limit"]), (later, ["home", "account(7)"])] {
      vault.isLocked = true
      let (scene, _) = try self.scene()
      #expect(scene.launch(archive: archive).losses.isEmpty && scene.titles == ["code"])
      await set(false, scene)
      #expect(scene.titles == titles)
    }
  }

  @Test("in each window, by a link that starts the app, and until it is closed")
  func windows() async throws {
    let directory = SceneDirectory(notificationCenter: NotificationCenter()) { [vault] _ in Bank(vault) }
    let scene = try directory.open(link: "/account/1")
    let other = try directory.open("other")
    #expect(scene.titles == ["code"] && other.titles == ["code"])
    scene.root.popToRoot(inEveryScene: true)
    await set(false, scene)
    await other.settled()
    #expect(scene.titles == ["home", "account(1)"] && other.titles == ["home"])
    await set(true, scene)
    vault.lines = []
    #expect(directory.close("main") && vault.lines == ["the bank left", "unlock"] && scene.cover == nil)
  }

  @Test("in a scene that goes away with its lock")
  func release() async throws {
    weak var released: AnyCoordinator?
    do {
      let (scene, _) = try scene()
      released = scene.front.root
      #expect(released is Code)
    }
    #expect(released == nil)
  }

  @Test("also if a guard makes a mistake at the same time, which does not let it be asked", arguments: [true, false])
  func brokenGuard(isAskedAtOnce: Bool) async throws {
    let (scene, _) = try scene()
    await set(false, scene)
    (vault.isBroken, vault.isLocked) = (true, true)
    if isAskedAtOnce { scene.checkGuards() }
    await scene.settled()
    #expect(scene.titles == ["code"])
    vault.isLocked = false
    if isAskedAtOnce { scene.checkGuards() }
    await scene.settled()
    #expect(scene.cover == nil)
  }

  @Test("also if the flow of the lock cannot be shown")
  func mistakes() async throws {
    let (scene, bank) = try scene()
    vault.makeLock = { [unowned bank] _ in bank }
    await set(false, scene)
    await set(true, scene)
    let cover = try #require(scene.cover)
    #expect("\(cover.presentation.top.topNode.destination)".contains("Bank cannot show its lock"))
    var mistakes: [String] = []
    let outer = ClosureFlow { [vault] place in place == .page(1) ? Bank(vault) : nil }
    let plain = try FlowScene(root: outer)
    plain.observeEvents { if case .mistake(let text) = $0.kind { mistakes.append(text) } }
    outer.push(.page(1))
    #expect(plain.cover == nil && mistakes.contains { $0.hasPrefix("Bank is not the root of the scene") })
  }
}
