import Armature
import Foundation
import Observation
import TestSupport
import Testing

/// A shop without links, whose till needs a sign-in and then a plan.
private enum ShopPlace: Destination {
  case list, item(Int), till, cards, signIn, plan

  var style: PresentationStyle { self == .signIn ? .sheet : .push }
  typealias Flow = Shop
  func screen(in flow: Shop) -> Screen<Self> { self == .cards ? .child : Screen("\(self)") {} }
}

@MainActor
@Observable
private final class Customer {
  var isSignedIn = false
  var hasPlan = false
}

private final class Shop: Coordinator<ShopPlace>, Guarding {
  let customer: Customer

  init(_ customer: Customer, root: ShopPlace = .list) {
    self.customer = customer
    super.init(root: root)
  }

  func admit(_ request: AdmissionRequest) -> Admission {
    switch request.destination as? ShopPlace {
    case .till, .cards: !customer.isSignedIn ? hold(at: .signIn) : customer.hasPlan ? .allow : hold(at: .plan)
    default: .allow
    }
  }

  override func child(for destination: ShopPlace) -> AnyCoordinator? {
    destination == .cards ? Cards(root: .hand) : nil
  }
}

private enum CardPlace: Destination {
  case hand
  func screen(in flow: Coordinator<Self>) -> Screen<Self> { Screen("Cards") {} }
}

private final class Cards: Coordinator<CardPlace>, Finishing { typealias Value = Int }

private enum Mall: Tab {
  case shop
  func flow(in tabs: TabCoordinator<Self>) -> AnyCoordinator { Shop(Customer()) }
  func item(in tabs: TabCoordinator<Self>) -> TabItem { TabItem("Shop") }
}

@MainActor
@Suite("What is asked for behind a gate, in an app without links")
struct AskedPlaceTests {
  private let customer = Customer()
  private let shop: Shop
  private let scene: FlowScene

  init() throws {
    shop = Shop(customer)
    scene = try FlowScene(root: shop, notificationCenter: NotificationCenter())
  }

  private func signIn() async {
    customer.isSignedIn = true
    await scene.settled()
    customer.hasPlan = true
    await scene.settled()
  }

  @Test("a verb is refused, and its place is shown later")
  func verb() async throws {
    var events: [String] = []
    scene.observeEvents { events.append($0.text) }
    #expect(!shop.show(.till) && scene.text == "list | signIn" && scene.heldLink == "till")
    customer.isSignedIn = true
    await scene.settled()
    #expect(scene.text == "list plan" && scene.heldLink == "till")
    customer.hasPlan = true
    await scene.settled()
    #expect(scene.text == "list till" && scene.heldLink == nil)
    #expect(
      events.filter { $0.contains("till") && !$0.contains("visible") } == ["held till", "shown till", "opened till"])
  }

  @Test("an edit and a batch throw, since they have changed something else")
  func edits() throws {
    #expect(throws: NavigationError.held) { try shop.edit { stack in try stack.push(.till) } }
    #expect(scene.text == "list | signIn")
    scene.dismiss(scene.presentation.top.nodes[0].id)
    #expect(throws: NavigationError.held) {
      try scene.batch {
        shop.push(.item(1))
        shop.push(.till)
      }
    }
    #expect(scene.text == "list item(1) | signIn")
  }

  @Test("a run waits on, and returns the value of the flow that is shown later", arguments: [true, false])
  func run(isLeft: Bool) async throws {
    let value = Task { try await shop.run(.cards, as: Cards.self) }
    await letTasksRun { scene.heldLink != nil }
    #expect(scene.text == "list | signIn")
    if isLeft {
      scene.dismiss(scene.presentation.top.nodes[0].id)
    } else {
      await signIn()
      try found(shop.children.last, as: Cards.self).finish(7)
    }
    await scene.settled()
    #expect(try await value.value == (isLeft ? nil : 7))
  }

  @Test("a cancelled run ends the wait, so the flow is not shown later")
  func cancelled() async throws {
    let value = Task { try await shop.run(.cards, as: Cards.self) }
    await letTasksRun { scene.heldLink != nil }
    value.cancel()
    #expect(try await value.value == nil)
    #expect(scene.heldLink == nil)
    await signIn()
    #expect(shop.children.isEmpty)
  }

  @Test("onDismiss is called once, when the place was shown and is removed", arguments: [true, false])
  func dismissal(isShown: Bool) async {
    var calls: [String] = []
    shop.show(.till) { calls.append("\($0)") }
    #expect(calls == [])
    if isShown { await signIn() } else { scene.dismiss(scene.presentation.top.nodes[0].id) }
    await scene.settled()
    shop.goBackToRoot()
    await scene.settled()
    #expect(calls == (isShown ? ["verb"] : []))
  }

  @Test("what code asks for at the gate is shown without the gate")
  func atTheGate() async throws {
    shop.show(.till)
    #expect(!shop.show(.cards) && scene.text == "list | signIn" && scene.heldLink == "cards")
    await signIn()
    #expect(scene.text == "list hand")
  }

  @Test("it does not survive a relaunch")
  func relaunch() async throws {
    shop.show(.till)
    let next = try FlowScene(root: Shop(customer), notificationCenter: NotificationCenter())
    next.launch(archive: try scene.archive())
    await signIn()
    #expect(next.heldLink == nil && next.text == "list")
  }

  @Test("it is shown above a root that opens a flow, which a gate has replaced")
  func rootWithFlow() async throws {
    let shop = Shop(customer, root: .cards)
    let scene = try FlowScene(root: shop, notificationCenter: NotificationCenter())
    #expect(!shop.show(.till) && scene.text == "signIn")
    customer.isSignedIn = true
    customer.hasPlan = true
    await scene.settled()
    #expect(scene.text == "hand till")
  }

  @Test("in a tab too, whose link would lead to another place")
  func tab() throws {
    let tabs = TabCoordinator([Mall.shop])
    let scene = try FlowScene(root: tabs, notificationCenter: NotificationCenter())
    #expect(try !found(tabs.children.first, as: Shop.self).show(.till))
    #expect(scene.heldLink == "till")
  }
}
