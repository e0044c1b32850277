import Armature
import Testing

enum OutcomesExample {
  nonisolated struct Card: Hashable, Codable { let name: String }

  enum CardDestination: Destination, Codable {
    case list

    typealias Flow = CardPicker

    func screen(in flow: CardPicker) -> Screen<Self> {
      Screen("Cards") {
        for card in ["Blue", "Red"] { ButtonRow(card) { flow.pick(Card(name: card)) } }
      }
    }
  }

  final class CardPicker: Coordinator<CardDestination>, Finishing {
    typealias Value = Card

    func pick(_ card: Card) { finish(card) }
  }

  final class CardEditor: Coordinator<CardDestination>, Finishing {
    typealias Value = Card

    static let linksToSteps = true
  }

  enum CartDestination: Destination, Codable {
    case cart
    case cards
    case card(Card)
    case payment
    case paid(with: Card)

    typealias Flow = CartCoordinator

    var style: PresentationStyle {
      switch self {
      case .cart, .card, .paid: .push
      case .cards, .payment: .sheet
      }
    }

    func screen(in flow: CartCoordinator) -> Screen<Self> {
      switch self {
      case .cart:
        Screen("Cart") {
          FieldRow("Note", text: flow.note) { flow.note = $0 }
          LinkRow("Cards", to: .cards)
          ButtonRow("Pay") { try await flow.pay() }
          ButtonRow("Empty", role: .destructive) {
            if await flow.confirm("Empty the cart?", action: "Empty", role: .destructive) { flow.empty() }
          }
          ButtonRow("Close") { await flow.close() }
        }
      case .card(let card): Screen(card.name)
      case .paid(let card): Screen("Paid with \(card.name)")
      case .cards, .payment: .child
      }
    }
  }

  final class CartCoordinator: Coordinator<CartDestination> {
    var note = ""
    var isEmpty = false
    var isSaved = false

    override func child(for destination: CartDestination) -> AnyCoordinator? {
      switch destination {
      case .cart, .card, .paid: nil
      case .cards: CardPicker(root: .list).onFinish { [weak self] card in self?.push(.card(card)) }
      case .payment: CardPicker(root: .list)
      }
    }

    func pay() async throws {
      if let card = try await run(.payment, as: CardPicker.self) { push(.paid(with: card)) }
    }

    func close() async {
      let question = Question("Save the note?") {
        Answer("Save", true)
        Answer("Discard", role: .destructive, false)
      }
      guard let saves = await ask(question) else { return }
      if saves { isSaved = true } else { note = "" }
      refresh()
    }

    func empty() { isEmpty = true }
  }

  @Test("a flow delivers its value, and a question its answer")
  @MainActor static func outcomes() async throws {
    let flow = CartCoordinator(root: .cart)
    let scene = try FlowScene(root: flow)
    try scene.tap("Cards")
    try scene.tap("Blue")
    #expect(flow.routes.map(\.destination) == [.card(Card(name: "Blue"))])
    scene.back()

    func tap(_ titles: String...) async throws {
      for title in titles {
        try scene.tap(title)
        await scene.settled()
      }
    }
    try await tap("Empty", "Cancel")
    #expect(!flow.isEmpty)
    try await tap("Empty", "Empty")
    #expect(flow.isEmpty)
    try await tap("Close", "Save")
    #expect(flow.isSaved)
    try await tap("Pay", "Red")
    #expect(flow.routes.map(\.destination) == [.paid(with: Card(name: "Red"))])
  }
}
