import Armature
import ArmatureExplorer
import Foundation
import Testing

// @testable: the trace of a driver.
@testable import ArmatureTesting

@Suite("The trace of a driver has every step of the test")
@MainActor
struct TraceTests {
  private let shop = Shop()

  private func steps(of app: AppDriver) -> [Trace.Step] { app.recorder?.trace.steps ?? [] }

  @Test("settling too, with what happens meanwhile, unless nothing does")
  func settling() async throws {
    let app = try AppDriver(root: ShopTabs(shop: shop), opening: "/articles/article/Apples/order/Apples/payment")
    await app.settle()
    app.tap("Pay")
    await app.settle()
    await app.settle()
    app.expect(screen: "Paid")
    let steps = steps(of: app)
    #expect(steps.map(\.text) == ["Start", "Tap “Pay”", "Settle"])
    #expect(steps.map { $0.after.layers.last?.titles.last } == ["Payment", "Payment", "Paid"])
    #expect(steps.map { $0.events.map(\.text) } == [[], [], ["paid as .push"]])
    #expect(steps[2].before == nil)
  }

  @Test("with the line of each, and the expected state of an expectation that is not met")
  func sources() async throws {
    let start: Int = #line + 1
    let app = try AppDriver { ShopTabs() }
    app.tap("Apples")
    app.fold()
    try app.relaunch()
    _ = await failure { app.expect(row: "Ordr", .disabled) }
    _ = await failure { _ = try app.flow(OrderCoordinator.self) }
    _ = await failure { app.tap("Pears") }
    let steps = steps(of: app)
    #expect(
      steps.map(\.text) == [
        "Start", "Tap “Apples”", "Fold the window", "End the app, and open it again",
        "Expect the row “Ordr” to be disabled", "Expect a flow OrderCoordinator", "Tap “Pears”",
      ])
    #expect(steps.map(\.source) == (0..<7).map { "TraceTests.swift:\(start + $0)" })
    #expect(
      steps.suffix(3).map { $0.failure?.prefix { $0 != ";" } } == [
        "wanted the row “Ordr” to be disabled, but there is no row “Ordr”",
        "wanted a flow OrderCoordinator, but the topmost screen is of ArticlesCoordinator, in ShopTabs",
        "there is no row “Pears”",
      ])
    let page = try #require(try app.recorder?.trace.html())
    #expect(page.contains("at TraceTests.swift:\(start + 4)"))
  }

  @Test("and a file that is named by its test, also where the test has several")
  func names() async throws {
    let expected = ["TraceTests-names.html", "TraceTests-names-2.html"]
    for name in expected {
      let app = try AppDriver(root: ShopTabs(shop: shop))
      let text = await failure { app.tap("Nothing") }.message
      #expect(text.hasSuffix(name))
    }
    let untraced = try AppDriver(root: ShopTabs(shop: shop), tracing: false)
    let text = await failure { untraced.tap("Nothing") }.message
    #expect(!text.contains("html"))
  }
}
