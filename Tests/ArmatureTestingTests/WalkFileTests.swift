import Armature
import ArmatureExplorer
import Foundation
import TestSupport
import Testing

// @testable: the folder of the walks.
@testable import ArmatureTesting

@Suite("The walk of a driver")
@MainActor
struct WalkFileTests {
  private let folder = TemporaryFolder()
  private let shop = Shop()

  /// Returns the lines after the heading of a file.
  private func lines(_ name: String) throws -> [String] {
    let text = try String(contentsOfFile: folder[name], encoding: .utf8)
    return text.split(separator: "\n").dropFirst(3).map(String.init)
  }

  @Test("has the test, its line, and the places with the acts in words without texts of the app")
  func acts() throws {
    let start: Int = #line + 2
    try WalkFile.$folder.withValue(folder.url) {
      let app = try AppDriver { [shop] in ShopTabs(shop: shop) }
      app.tap("Apples", "Order")
      app.fill("Note", with: "secret")
      app.fill("Pieces", with: "2")
      app.toggle("As a gift")
      app.choose("Tomorrow", for: "Delivery")
      app.tap("Payment")
      app.back()
      app.fill("Note", with: "")
      app.swipeDown()
      app.select(tab: "Account")
      app.select(tab: "Account")
      app.open("/articles")
      app.tap("Ask")
      app.tap("Cancel")
      try app.relaunch()
      app.fold()
      app.popToRoot()
    }
    let text = try String(contentsOfFile: folder["WalkFileTests-acts.walk"], encoding: .utf8)
    #expect(text.hasPrefix("armature walk 1\ntest WalkFileTests/acts()\nat WalkFileTests.swift:\(start)\n"))
    let articles = "ShopTabs(articles)/ArticlesCoordinator"
    let form = "place \(articles)/OrderCoordinator:form as sheet"
    let (list, account) = ("place \(articles):list", "place ShopTabs(account)/Coordinator<AccountDestination>:overview")
    #expect(
      try lines("WalkFileTests-acts.walk") == [
        list, "act tap ArticlesDestination.article", "place \(articles):article",
        "act tap ArticlesDestination.order", form, "act field", form, "act number", form, "act toggle", form,
        "act picker", form, "act tap OrderDestination.payment", "place \(articles)/OrderCoordinator:payment as sheet",
        "act back", form, "act field", form, "act swipe", "place \(articles):article", "act tab account", account,
        "act tab account again", account, "act link", list,
        "act tap ArticlesDestination.question", "place \(articles):question as alert", "act cancel button", list,
        "act relaunch", list, "act fold", list, "act root", list,
      ])
  }

  @Test("has the places that the app shows by itself, also where only an expectation looks")
  func changes() async throws {
    try await WalkFile.$folder.withValue(folder.url) {
      let app = try AppDriver(
        root: ShopTabs(shop: shop), opening: "/articles/article/Apples/order/Apples/payment")
      app.tap("Pay")
      await app.settle()
      app.scene.root.popToRoot()
      app.expect(screen: "Articles")
    }
    let articles = "ShopTabs(articles)/ArticlesCoordinator"
    let order = "place \(articles)/OrderCoordinator"
    #expect(
      try lines("WalkFileTests-changes.walk") == [
        "\(order):payment as sheet", "act button", "\(order):payment as sheet", "\(order):paid as sheet",
        "place \(articles):list",
      ])
  }

  @Test("has a file for each driver, and none without a trace or without a folder")
  func names() throws {
    try WalkFile.$folder.withValue(folder.url) {
      for _ in 0..<2 { try AppDriver(root: ShopTabs(shop: shop)).tap("Apples") }
      _ = try AppDriver(root: ShopTabs(shop: shop), tracing: false)
    }
    _ = try AppDriver(root: ShopTabs(shop: shop))
    #expect(folder.names == ["WalkFileTests-names-2.walk", "WalkFileTests-names.walk"])
  }

  @Test("ends before an act that fails, and can be read")
  func failure() async throws {
    let message = try await WalkFile.$folder.withValue(folder.url) {
      let app = try AppDriver(root: ShopTabs(shop: shop))
      return await ArmatureTestingTests.failure { app.tap("Ask", "Nothing") }.message
    }
    #expect(message.hasPrefix("there is no row “Nothing”"))
    let file = "WalkFileTests-failure.walk"
    let walk = try TestWalk(String(contentsOfFile: folder[file], encoding: .utf8), file: file)
    #expect(walk.test == "WalkFileTests/failure()")
    #expect(walk.steps.map(\.act) == ["tap ArticlesDestination.question", nil])
  }
}
