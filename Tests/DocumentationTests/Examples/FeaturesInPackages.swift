import Armature
import ArmatureTesting
import Observation
import Testing

/// The app of the article on features in packages. Each mark would be a package of its own.
enum FeaturesInPackages {
  // MARK: Orders

  public enum OrdersDestination: Destination, Codable {
    case list, payment, addressHint

    public static let examples: [Self] = [.list, .payment, .addressHint]

    public var style: PresentationStyle { self == .payment ? .sheet : .push }

    public func screen(in flow: OrdersCoordinator) -> Screen<Self> {
      switch self {
      case .list:
        Screen("Orders") {
          ButtonRow("Address") { flow.changeAddress() }
          LinkRow("Payment", detail: flow.card, to: .payment)
          ButtonRow("Help") { flow.openHelp() }
        }
      case .payment: .child
      case .addressHint: Screen("Address") { TextRow("Ask us to change your address.") }
      }
    }
  }

  @Observable
  public final class OrdersCoordinator: Coordinator<OrdersDestination> {
    var card = "None"
    private let openAddress: () -> Bool
    private let pickCard: (@escaping (String) -> Void) -> AnyCoordinator

    public init(
      openAddress: @escaping () -> Bool, pickCard: @escaping (@escaping (String) -> Void) -> AnyCoordinator
    ) {
      self.openAddress = openAddress
      self.pickCard = pickCard
      super.init(root: .list)
    }

    public override func child(for destination: OrdersDestination) -> AnyCoordinator? {
      destination == .payment ? pickCard { [weak self] in self?.card = $0 } : nil
    }

    func changeAddress() {
      if !openAddress(), scene?.heldLink == nil { show(.addressHint) }
    }

    @discardableResult
    func openHelp() -> Bool { (try? scene?.open("/profile/help")) ?? false }
  }

  // MARK: Profile

  enum ProfileDestination: Destination, Codable {
    case overview, address, help

    static let examples: [Self] = [.overview, .address, .help]

    func screen(in flow: ProfileCoordinator) -> Screen<Self> {
      switch self {
      case .overview: Screen("Profile") { LinkRow("Address", to: .address) }
      case .address: Screen("Address")
      case .help: Screen("Help")
      }
    }
  }

  final class ProfileCoordinator: Coordinator<ProfileDestination> {
    init() { super.init(root: .overview) }
  }

  // MARK: Cards

  enum CardsDestination: Destination, Codable {
    case list

    func screen(in flow: CardPicker) -> Screen<Self> {
      Screen("Cards") {
        for card in ["Blue", "Red"] { ButtonRow(card) { flow.finish(card) } }
      }
    }
  }

  final class CardPicker: Coordinator<CardsDestination>, Finishing {
    typealias Value = String

    init() { super.init(root: .list) }
  }

  // MARK: Shop

  enum ShopTab: Tab {
    case orders, profile

    func flow(in tabs: ShopTabs) -> AnyCoordinator {
      switch self {
      case .orders:
        OrdersCoordinator(
          openAddress: { [weak tabs] in tabs?.openAddress() ?? false },
          pickCard: { onPick in CardPicker().onFinish(onPick) })
      case .profile: ProfileCoordinator()
      }
    }

    func item(in tabs: ShopTabs) -> TabItem {
      switch self {
      case .orders: TabItem("Orders", image: "shippingbox")
      case .profile: TabItem("Profile", image: "person")
      }
    }
  }

  final class ShopTabs: TabCoordinator<ShopTab> {
    func openAddress() -> Bool {
      let profile = openFlow(of: .profile) as? ProfileCoordinator
      return profile?.reveal(.address) ?? false
    }
  }

  @Suite("Features in packages, as the article tells of them")
  struct FeatureTests {
    @Test @MainActor
    func ordersAlone() throws {
      var (opened, seen) = (0, true)
      let app = try AppDriver(
        root: OrdersCoordinator(
          openAddress: {
            opened += 1
            return seen
          },
          pickCard: { onPick in CardPicker().onFinish(onPick) }))
      app.tap("Address")
      #expect(opened == 1)
      app.expect(line: ["Orders"])
      seen = false
      app.tap("Address")
      app.expect(line: ["Orders", "Address"])
    }

    @Test @MainActor
    func walksThroughTheFeatures() throws {
      let app = try AppDriver(root: ShopTabs([.orders, .profile]))
      app.tap("Payment", "Blue")
      app.expect(row: "Payment", .detail("Blue"))
      app.tap("Address")
      app.expect(tabs: ["Orders", "Profile"], selected: "Profile")
      app.expect(line: ["Profile", "Address"])
    }

    @Test @MainActor
    func opensALink() throws {
      let tabs = ShopTabs([.orders, .profile])
      let app = try AppDriver(root: tabs)
      app.tap("Help")
      app.expect(line: ["Profile", "Help"])
      let orders = try #require(tabs.flow(of: .orders) as? OrdersCoordinator)
      #expect(orders.openHelp())
      app.expect(line: ["Profile", "Help"])
    }

    @Test @MainActor
    func examples() throws { try AppDriver.expectExamples { ShopTabs([.orders, .profile]) } }
  }
}
