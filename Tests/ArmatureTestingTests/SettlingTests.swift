import Armature
import ArmatureUI
import ArmatureTesting
import Testing

@MainActor
@Suite("A test waits until the app has settled")
struct SettlingTests {
  private let shop = Shop()
  private let clock = ManualClock()

  /// Returns a driver that has tapped the button of the payment.
  private func paying(_ pay: @escaping @MainActor () async throws -> Void) throws -> AppDriver {
    shop.pay = pay
    let app = try AppDriver(
      root: ShopTabs(shop: shop), opening: "/articles/article/Apples/order/Apples/payment", clock: clock)
    app.tap("Pay")
    return app
  }

  @Test("for the work of a button, on any thread, and for the task of the screen that it shows")
  func work() async throws {
    var isConfirmed = false
    shop.confirm = {
      for _ in 0..<100 { await Task.yield() }
      isConfirmed = true
    }
    let app = try paying { await Task.detached { for _ in 0..<1000 { await Task.yield() } }.value }
    app.expect(row: "Pay", .busy)
    await app.settle()
    app.expect(screen: "Paid")
    #expect(isConfirmed)
  }

  @Test("and one that does not wait is told to, where it fails")
  func hint() async throws {
    let app = try paying { [clock] in await clock.sleep(1) }
    let message = await failure { app.expect(screen: "Paid") }.message
    let hint = "Not done yet: the button “Pay” of “Payment” is busy. “await app.settle()” waits for it."
    #expect(message.contains(hint))
    await clock.advance(by: 1)
    await app.settle()
    app.expect(screen: "Paid")
  }

  @Test("for work that fails, which the row then says")
  func failing() async throws {
    struct Declined: Error, CustomStringConvertible { let description = "declined" }
    let app = try paying { throw Declined() }
    await app.settle()
    app.expect(row: "Pay", .failed("declined"))
  }

  @Test("for code that sleeps on a clock which the test moves on, and which wakes it at its own time")
  func clockMoves() async throws {
    var times: [Double] = []
    let app = try paying { [clock] in
      for seconds in [3.0, 2, 1, 1] {
        await clock.sleep(seconds)
        times.append(clock.now)
      }
    }
    let moves: [(Double, [Double])] = [(0, [3]), (2, [1]), (1, [2]), (-1, [2]), (2, [1]), (1.5, [0.5]), (0.5, [])]
    for (seconds, left) in moves {
      await clock.advance(by: seconds)
      #expect(clock.sleepers.map { $0 - clock.now } == left)
    }
    #expect(times == [3, 5, 6, 7])
    await app.settle()
    app.expect(screen: "Paid")
  }

  @Test("and not for code that is cancelled while it sleeps")
  func cancelled() async throws {
    let app = try paying { [clock] in await clock.sleep(3) }
    for _ in 0..<20 { await Task.yield() }
    #expect(clock.sleepers == [3])
    app.popToRoot()
    await app.settle()
    #expect(clock.sleepers.isEmpty)
  }

  @Test("and is told who waits for what when nothing moves any more")
  func stuck() async throws {
    shop.confirm = { [clock] in await clock.sleep(5) }
    let app = try paying {}
    let message = await failure { await app.settle(.short) }.message
    #expect(
      message.problem == """
        nothing has moved for 50 turns, but not all work is done:
          the task of “Paid” is running
          code sleeps for another 5.0 s; move the clock with advance(by:)
        """)
    let other = try paying { [clock] in await clock.sleep(60) }
    let busy = await failure { await other.settle(.short) }.message
    #expect(busy.problem.contains("\n  the button “Pay” of “Payment” is busy\n"))
    await clock.advance(by: 100)
  }

  @Test("however long the machine takes for it, while it computes")
  func slowMachine() async throws {
    let app = try paying { [clock] in await clock.sleep(1) }
    var (turns, computed) = (0, 0.0)
    let patience = IdleTimeout(turns: 10) {
      turns += 1
      // The process computes now and then, as one that waits for its turn on a busy machine.
      if turns % 9 == 0 { computed += 1 }
      if turns == 150 { await clock.advance(by: 1) }
      await Task.yield()
    } computed: {
      computed
    }
    await app.settle(patience)
    app.expect(screen: "Paid")
    #expect(turns >= 150)
  }

  @Test("but not for ever for an app that computes and shows nothing")
  func circles() async throws {
    let app = try paying { [clock] in await clock.sleep(1) }
    var turns = 0
    let patience = IdleTimeout(turns: 10) {
      turns += 1
      await Task.yield()
    } computed: {
      Double(turns)
    }
    let message = await failure { await app.settle(patience) }.message
    #expect(message.problem.hasPrefix("nothing has moved for 10 turns, but not all work is done:\n"))
    #expect(turns == 200)
    await clock.advance(by: 1)
  }

  @Test("and is told of an app that never comes to rest")
  func restless() async throws {
    let app = try paying {}
    let order = try app.flow(OrderCoordinator.self)
    shop.confirm = {
      while !Task.isCancelled {
        order.refresh()
        await Task.yield()
      }
    }
    let message = await failure { await app.settle(IdleTimeout(turns: 200, changes: 100)) }.message
    #expect(message.problem == "the app does not settle: it has changed 100 times")
    app.popToRoot()
  }

  @Test("without the tasks of screens, where these listen for as long as their screen lives")
  func listening() async throws {
    shop.confirm = { [clock] in await clock.sleep(.infinity) }
    let app = try paying {}
    await app.settle(ignoringTasks: true)
    app.expect(screen: "Paid")
    app.popToRoot()
    await app.settle()
  }

  @Test("but not for the answer to a question, which the user gives")
  func question() async throws {
    weak var order: OrderCoordinator?
    let app = try paying { if await order?.confirm("Pay now?", action: "Yes") != true { throw CancellationError() } }
    order = try app.flow(OrderCoordinator.self)
    await app.settle()
    app.expect(layers: ["Articles > Apples", "sheet: Order > Payment", "alert: Pay now?"])
    app.tap("Yes")
    await app.settle()
    app.expect(screen: "Paid")
  }

  @Test("and for changes of models, which it sees at once, in the bar as on the screen")
  func models() async throws {
    let app = try AppDriver(root: ShopTabs(shop: shop))
    shop.articles.append("Plums")
    app.expect(tabs: ["Articles (3)", "Account"])
    app.expect(row: "Plums")
    var changes = 0
    app.scene.observe { _ in changes += 1 }
    shop.articles.removeLast()
    await app.settle()
    #expect(changes == 1)
    app.expect(tabs: ["Articles (2)", "Account"])
  }

  @Test("and for the steps of hosts")
  func hosts() async throws {
    let app = try AppDriver(root: ShopTabs(), opening: "/articles/article/Apples/order/Apples/payment")
    let first = app.scene.presentation
    app.popToRoot()
    let runner = TransitionRunner(shown: first, limits: .swiftUI16, pacing: .callbacks) { _ in }
    app.scene.attach(runner)
    runner.show(app.scene.presentation)
    let message = await failure { await app.settle(.short) }.message
    #expect(message.problem.hasSuffix("\n  a host has not reached this screen yet"))
    for node in first.line.reversed() { runner.didDisappear(node.id) }
    await app.scene.settled()
    #expect(runner.isSettled)
  }
}

extension IdleTimeout {
  /// A patience that does not wait for other tests, which compute beside this one.
  fileprivate static var short: Self { Self(turns: 50, pause: { await Task.yield() }, computed: { 0 }) }
}
