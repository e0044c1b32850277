import Armature
import ArmatureTesting
import Testing

@MainActor
@Suite("The driver does what a user can do")
struct ActionTests {
  private let shop = Shop()
  private let app: AppDriver

  init() throws { app = try AppDriver(root: ShopTabs(shop: shop)) }

  @Test("taps, texts, toggles, options")
  func inputs() throws {
    app.tap("Pears", "Order")
    app.fill("Note", with: "ripe\nplease")
    app.fill("Pieces", with: "3")
    app.toggle("As a gift")
    app.toggle("As a gift", to: false)
    app.choose("Tomorrow", for: "Delivery")
    app.expect(row: "Note", .value("ripe\nplease"))
    app.expect(row: "Pieces", .value("3"))
    app.expect(row: "As a gift", .off)
    app.expect(row: "Delivery", .value("Tomorrow"))
    app.tap("Send")
    #expect(shop.orders == ["3 Pears"])
    app.expect(screen: "Pears")
  }

  @Test("goes back, back to a screen, swipes, turns to tabs, opens links, broadcasts")
  func gestures() {
    app.tap("Apples", "Next", "Next")
    app.expect(line: ["Articles", "Apples", "Pears", "Pears"])
    app.popGesture(to: "Apples")
    app.expect(line: ["Articles", "Apples"])
    app.tap("Order", "Payment")
    app.expect(layers: ["Articles > Apples", "sheet: Order > Payment"])
    app.back()
    app.swipeDown()
    app.expect(layers: ["Articles > Apples"])
    app.select(tab: "Account")
    app.expect(screen: "Account")
    app.expect(tabs: ["Articles (2)", "Account"], selected: "Account")
    app.expect(tab: "Articles", badge: "2")
    app.expect(tab: "Account", role: .prominent, section: "You")
    app.expect(noTab: "Article")
    app.open("/articles/article/Pears/order/Pears")
    app.expect(screen: "Order")
    app.expect(link: "/articles/article/Pears/order/Pears")
    app.popToRoot()
    app.expect(line: ["Articles"])
  }

  @Test("selects a tab in front of which a guard shows another screen, once")
  func gate() throws {
    let app = try AppDriver(root: House(root: .rooms))
    app.select(tab: "safe")
    app.expect(layers: ["hall", "sheet: Door"])
    app.swipeDown()
    app.expect(tabs: ["hall", "safe"], selected: "hall")
  }

  @Test("answers dialogs")
  func dialogs() {
    app.tap("Ask")
    app.expect(message: "We answer at once.")
    app.expect(rows: ["Text", "Send", "Cancel"])
    app.fill("Text", with: "How?")
    app.tap("Send")
    #expect(shop.questions == ["How?"])
    app.expect(message: nil)
  }

  @Test("finds the flow that draws the screen, or owns it")
  func flows() async throws {
    app.tap("Apples", "Order", "Payment")
    #expect(try app.flow(OrderCoordinator.self).article == "Apples")
    #expect(try app.flow(ArticlesCoordinator.self).routes.count == 2)
    #expect(try app.flow(ShopTabs.self) === app.scene.root)
    let message = await failure { [app] in _ = try app.flow(Coordinator<AccountDestination>.self) }.message
    #expect(
      message.problem
        == "wanted a flow Coordinator<AccountDestination>, but the topmost screen is of OrderCoordinator, in "
        + "ArticlesCoordinator, in ShopTabs")
  }

  @Test("starts with a link")
  func link() throws {
    try AppDriver(root: ShopTabs(), opening: "/articles/article/Pears").expect(screen: "Pears")
    #expect(throws: LinkError.self) { try AppDriver(root: ShopTabs(), opening: "/articles/artcle/Pears") }
  }

  @Test("and says so where a user could not")
  func refusals() async throws {
    let all = "“Fruit”, “Apples”, “Pears”, “Help”, “Ask”, “Open”"
    try await expectFailures([
      .act({ $0.tap("Aples") }, "there is no row “Aples”; expected \(all); did you mean “Apples”?"),
      .act({ $0.tap("Open") }, "“Open” is only text; it cannot be chosen"),
      .act(
        { $0.tap("Apples", section: "Help") }, "there is no row “Apples” in the section “Help”; expected “Ask”, “Open”"
      ),
      .act(
        { $0.tap("Apples", section: "Friut") },
        "there is no section “Friut”; expected “Fruit”, “Help”; did you mean “Fruit”?"),
      .act(
        { $0.tap("Ask", section: "Fruit") }, "there is no row “Ask” in the section “Fruit”; expected “Apples”, “Pears”"
      ),
      .act({ $0.tap("Apples", at: 1) }, "there is no row 1 with the title “Apples”; expected 0"),
      .act({ $0.tap("Apples", in: .detail) }, "there are no columns on display"),
      .act(
        { $0.select(tab: "Acount") },
        "there is no tab “Acount”; expected “Articles”, “Account”; did you mean “Account”?"),
      .act({ $0.back() }, "cannot go back: this is the root"),
      .act({ $0.swipeDown() }, "there is nothing to dismiss; no sheet, cover or dialog is open"),
      .act({ $0.popGesture(to: "Pears") }, "there is no screen “Pears” to go back to; this is the first one"),
    ])
    try await expectFailures(
      at: ["Ask"],
      [
        .act({ $0.back() }, "the first screen of the alert has no way back; tap one of its buttons"),
        .act({ $0.swipeDown() }, "the alert cannot be swiped away; tap one of its buttons"),
        .act({ $0.tap("Apples") }, "there is no row “Apples”; there is one on “Articles”, below this screen"),
      ])
    try await expectFailures(
      at: ["Apples", "Order"],
      [
        .act({ $0.back() }, "the first screen of the sheet has no way back; swipe it down, or tap its button"),
        .act({ $0.tap("Send") }, "“Send” is disabled now"),
        .act({ $0.select(tab: "Account") }, "there are no tabs here"),
        .act({ $0.fill("Pieces", with: "ten") }, "“Pieces” takes a whole number from 1 to 9, not “ten”"),
        .act({ $0.fill("Payment", with: "now") }, "“Payment” takes no text"),
        .act({ $0.choose("Never", for: "Delivery") }, "“Delivery” takes one of Today, Tomorrow, not “Never”"),
        .act({ $0.choose("Today", for: "Note") }, "“Note” is not a picker"),
        .act({ $0.toggle("Note") }, "“Note” is not a toggle"),
        .act({ $0.toggle("As a gift", to: false) }, "“As a gift” is already off"),
        .act({ $0.tap("Note") }, "“Note” takes text, as in: set 1 hello"),
      ])
  }
}

/// A house whose second tab is behind a door.
private enum HousePlace: Destination {
  case rooms, door

  typealias Flow = House

  var style: PresentationStyle { self == .door ? .sheet : .push }

  func screen(in flow: House) -> Screen<Self> { self == .rooms ? .child : Screen("Door") {} }
}

private final class House: Coordinator<HousePlace>, Guarding {
  override func child(for destination: HousePlace) -> AnyCoordinator? {
    destination == .rooms ? Rooms([.hall, .safe]) : nil
  }

  func admit(_ request: AdmissionRequest) -> Admission {
    request.destination as? RoomPlace == .safe ? hold(at: .door) : .allow
  }
}

private final class Rooms: TabCoordinator<RoomTab> {}

private enum RoomTab: Tab {
  case hall, safe

  func flow(in tabs: Rooms) -> AnyCoordinator { Coordinator<RoomPlace>(root: self == .hall ? .hall : .safe) }
  func item(in tabs: Rooms) -> TabItem { TabItem("\(self)") }
}

private enum RoomPlace: Destination {
  case hall, safe

  func screen(in flow: Coordinator<Self>) -> Screen<Self> { Screen("\(self)") {} }
}
