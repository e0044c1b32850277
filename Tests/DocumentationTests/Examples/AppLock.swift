import Armature
import ArmatureTesting
import Observation
import Testing

/// The app of the article on a lock.
enum AppLock {
  @MainActor
  @Observable
  final class VaultLock {
    private(set) var isLocked = true
    private var isInactive = false
    private(set) var canAsk = true
    var authenticate: @MainActor () async -> Bool

    init(authenticate: @escaping @MainActor () async -> Bool) { self.authenticate = authenticate }

    var isHidden: Bool { isLocked || isInactive }

    func unlock() async { if await authenticate() { isLocked = false } }

    func enter(_ phase: Phase) {
      isInactive = phase != .active
      if phase == .background { isLocked = true }
      if phase != .inactive { canAsk = phase == .active }
    }
  }

  /// The phases of an app, as SwiftUI has them.
  enum Phase { case active, inactive, background }

  enum LockDestination: Destination {
    case cover, unlock

    func screen(in flow: LockCoordinator) -> Screen<Self> {
      switch self {
      case .cover: Screen("Vault") {}
      case .unlock:
        Screen("Vault") { ButtonRow("Unlock") { await flow.lock.unlock() } }
          .task { await flow.lock.unlock() }
      }
    }
  }

  final class LockCoordinator: Coordinator<LockDestination>, Guarding {
    let lock: VaultLock

    init(lock: VaultLock) {
      self.lock = lock
      super.init(root: .unlock)
    }

    func admit(_ request: AdmissionRequest) -> Admission {
      lock.isLocked && lock.canAsk ? .allow : redirect(to: .cover)
    }
  }

  enum VaultDestination: Destination, Codable {
    case list
    case item(Int)

    func screen(in flow: VaultCoordinator) -> Screen<Self> {
      switch self {
      case .list: Screen("Items") { LinkRow("Item 1", to: .item(1)) }
      case .item(let number): Screen("Item \(number)") {}
      }
    }
  }

  final class VaultCoordinator: Coordinator<VaultDestination>, Locking {
    let lock: VaultLock

    init(lock: VaultLock) {
      self.lock = lock
      super.init(root: .list)
    }

    var isLocked: Bool { lock.isHidden }
    func lockFlow() -> AnyCoordinator { LockCoordinator(lock: lock) }
  }
}

@MainActor
@Suite("The examples of the article on a lock")
struct AppLockTests {
  private typealias VaultCoordinator = AppLock.VaultCoordinator
  private typealias VaultLock = AppLock.VaultLock

  @Test @MainActor
  func linkWaitsForTheFace() async throws {
    let lock = VaultLock { false }
    let app = try AppDriver { VaultCoordinator(lock: lock) }
    app.open("/item/7")
    await app.settle()
    app.expect(screen: "Vault")
    lock.authenticate = { true }
    app.tap("Unlock")
    await app.settle()
    app.expect(line: ["Items", "Item 7"])

    lock.enter(.background)
    try app.relaunch()
    app.expect(screen: "Vault")
    lock.enter(.active)
    await app.settle()
    app.expect(line: ["Items", "Item 7"])
  }

  @Test("an inactive app is covered and not asked for")
  func inactive() async throws {
    var asked = 0
    let lock = VaultLock {
      asked += 1
      return true
    }
    let app = try AppDriver { VaultCoordinator(lock: lock) }
    await app.settle()
    app.expect(screen: "Items")
    lock.enter(.inactive)
    await app.settle()
    app.expect(screen: "Vault")
    lock.enter(.active)
    app.expect(screen: "Items")
    #expect(asked == 1)
  }
}
