import Armature
import ArmatureTesting
import Foundation
import Testing

@MainActor
@Suite("An app that is ended and opened again")
struct RelaunchTests {
  private let shop = Shop()

  private func driver() throws -> AppDriver { try AppDriver { [shop] in ShopTabs(shop: shop) } }

  @Test("is where the user was, with new flows and the drafts that they keep")
  func place() throws {
    let app = try driver()
    app.tap("Apples", "Order")
    app.fill("Note", with: "ripe")
    app.fill("Pieces", with: "2")
    app.tap("Payment")
    weak let order = try app.flow(OrderCoordinator.self)
    #expect(try app.relaunch().isEmpty)
    app.expect(released: order)
    app.expect(layers: ["Articles > Apples", "sheet: Order > Payment"])
    app.back()
    app.expect(row: "Note", .value("ripe"))
    app.expect(row: "Pieces", .value("1"))
  }

  @Test("goes where a link leads, on top of it")
  func link() throws {
    let app = try driver()
    app.tap("Apples")
    try app.relaunch(opening: "../article/Pears")
    app.expect(line: ["Articles", "Pears"])
    app.expect(events: [])
    app.tap("Order")
    app.expect(events: ["shown form as .sheet"])
    #expect(throws: LinkError.self) { try app.relaunch(opening: "/nowhere") }
    app.expect(layers: ["Articles > Pears", "sheet: Order"])
  }

  @Test("has all its windows, the same one in front; a link goes to the window that it names")
  func windows() throws {
    let address = try LinkAddress("shop://{scene}")
    let app = try AppDriver(
      scenes: SceneDirectory(notificationCenter: NotificationCenter(), linkAddress: address) { [shop] _ in
        ShopTabs(shop: shop)
      })
    app.tap("Apples")
    app.turn(to: "second")
    app.tap("Pears")
    app.turn(to: "main")
    try app.relaunch()
    #expect(app.scenes.names == ["main", "second"])
    app.expect(screen: "Apples")
    app.turn(to: "second")
    try app.relaunch(opening: "shop://main/articles/article/Pears")
    app.expect(line: ["Articles", "Pears"])
    #expect(app.scene.name == "main")
    app.turn(to: "second")
    app.expect(screen: "Pears")
  }

  @Test("must be made by the driver")
  func root() throws {
    let app = try AppDriver(root: ShopTabs(shop: shop))
    #expect(throws: SceneError.unknown("main", open: [])) { try app.relaunch() }
    app.tap("Apples")
  }

  @Test("is one step of the walk")
  func walk() throws {
    let app = try driver()
    app.tap("Apples")
    try app.relaunch()
    app.tap("Order")
    let walk = app.walk(named: "again")
    #expect(try walk.xcuiTest().contains("tap(.button, \"Apples\")\n    app.terminate()\n    app.launch()\n"))
  }
}
