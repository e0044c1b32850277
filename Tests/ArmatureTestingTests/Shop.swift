import Armature
import Observation

/// The app of the tests: articles with an order in a sheet, and an account in tabs beside them.
enum ShopTab: Tab {
  case articles, account

  func flow(in tabs: TabCoordinator<Self>) -> AnyCoordinator {
    let shop = (tabs as? ShopTabs)?.shop ?? Shop()
    return switch self {
    case .articles: ArticlesCoordinator(shop: shop)
    case .account: Coordinator(root: AccountDestination.overview)
    }
  }

  func item(in tabs: TabCoordinator<Self>) -> TabItem {
    switch self {
    case .articles: TabItem("Articles", image: "bag", badge: "\((tabs as? ShopTabs)?.shop.articles.count ?? 0)")
    case .account: TabItem("Account", image: "person", role: .prominent, section: "You")
    }
  }
}

final class ShopTabs: TabCoordinator<ShopTab> {
  let shop: Shop

  init(shop: Shop = Shop()) {
    self.shop = shop
    super.init([.articles, .account])
  }
}

@MainActor
@Observable
final class Shop {
  var articles = ["Apples", "Pears"]
  var orders: [String] = []
  var questions: [String] = []
  /// The work of paying, which takes time.
  var pay: @MainActor () async throws -> Void = {}
  /// The work of the screen after paying.
  var confirm: @MainActor () async -> Void = {}
}

enum ArticlesDestination: Destination, Codable {
  case list
  case article(String)
  case order(String)
  case question

  var style: PresentationStyle {
    switch self {
    case .list, .article: .push
    case .order: .sheet
    case .question: .alert
    }
  }

  func screen(in flow: ArticlesCoordinator) -> Screen<Self> {
    switch self {
    case .list:
      Screen("Articles") {
        SectionRow("Fruit") { for article in flow.shop.articles { LinkRow(article, to: .article(article)) } }
        SectionRow("Help") {
          LinkRow("Ask", to: .question)
          TextRow("Open", detail: "9 to 5")
        }
      }
    case .article(let name):
      Screen(name) {
        LinkRow("Order", to: .order(name))
        LinkRow("Next", to: .article("Pears"))
      }
    case .order: .child
    case .question:
      .dialog(
        "Your question", message: "We answer at once.",
        field: FieldRow("Text", text: flow.question) { flow.question = $0 }
      ) {
        ButtonRow("Send") { flow.shop.questions.append(flow.question) }
        ButtonRow("Cancel", role: .cancel) {}
      }
    }
  }
}

final class ArticlesCoordinator: Coordinator<ArticlesDestination> {
  let shop: Shop
  var question = ""

  init(shop: Shop) {
    self.shop = shop
    super.init(root: .list)
  }

  override func child(for destination: ArticlesDestination) -> AnyCoordinator? {
    guard case .order(let article) = destination else { return nil }
    return OrderCoordinator(shop: shop, article: article)
  }
}

enum OrderDestination: Destination, Codable {
  case form, payment, paid

  func screen(in flow: OrderCoordinator) -> Screen<Self> {
    switch self {
    case .form:
      Screen("Order") {
        FieldRow("Note", text: flow.note) { flow.note = $0 }
        NumberRow("Pieces", value: flow.pieces, in: 1...9) { flow.pieces = $0 }
        ToggleRow("As a gift", isOn: flow.isGift) { flow.isGift = $0 }
        PickerRow("Delivery", selection: flow.delivery, options: ["Today", "Tomorrow"]) { flow.delivery = $0 }
        LinkRow("Payment", to: .payment)
      }
      .toolbar(.leading) { ButtonRow("Discard", role: .cancel) { flow.leave() } }
      .toolbar(.primary) { ButtonRow("Send", isEnabled: flow.pieces > 1) { flow.send() } }
    case .payment: Screen("Payment") { ButtonRow("Pay") { try await flow.pay() } }
    case .paid: Screen("Paid").task { await flow.shop.confirm() }
    }
  }
}

final class OrderCoordinator: Coordinator<OrderDestination>, KeepsValues {
  let shop: Shop
  let article: String
  var note = ""
  var pieces = 1
  var isGift = false
  var delivery = "Today"

  init(shop: Shop, article: String) {
    self.shop = shop
    self.article = article
    super.init(root: .form)
  }

  var kept: String { note }
  func bringBack(_ kept: String) { note = kept }

  func send() {
    shop.orders.append("\(pieces) \(article)")
    leave()
  }

  func pay() async throws {
    try await shop.pay()
    push(.paid)
  }

  override func canLeave(_ slot: Slot<OrderDestination>) -> Bool { slot.destination != .form || note.isEmpty }
}

enum AccountDestination: Destination, Codable {
  case overview

  func screen(in flow: Coordinator<Self>) -> Screen<Self> { Screen("Account") { TextRow("Nobody is signed in.") } }
}
