import Armature
import Foundation
import Observation

enum OrderDestination: Destination {
  case form(name: String)
  case empty

  typealias Flow = OrderCoordinator

  static let examples: [Self] = [.form(name: "Ada"), .empty]

  func screen(in flow: OrderCoordinator) -> Screen<Self> {
    switch self {
    case .form(let name):
      Screen("Order of \(name)") {
        TextRow("Thank you.")
        TextRow("State", detail: flow.order.isOpen ? "open" : "closed")
        ImageRow("Paid", image: "checkmark")
        LinkRow("Help", to: .empty)
        LinkRow("Owner", detail: name, to: .form(name: "Bo"))
        ToggleRow("Open", isOn: flow.order.isOpen) { flow.order.isOpen = $0 }
        FieldRow("Note", text: flow.order.note) { flow.order.note = $0 }
        FieldRow("Password", text: "", kind: .secure) { flow.order.note = $0 }
        FieldRow("Search", text: "", kind: .search) { flow.order.note = $0 }
        NumberRow("Tip", value: 0.5) { flow.order.note = "\($0)" }
        PickerRow("Size", selection: "S", options: ["S", "L"]) { flow.order.note = $0 }
        DateRow("Day", date: Date(timeIntervalSince1970: 0)) { flow.order.note = "\($0)" }
        StepperRow("Count", value: 1, in: 1...9) { flow.order.note = "\($0)" }
        SectionRow("Where") {
          TextRow("Street", detail: "Main St")
          ButtonRow("Show the map") { flow.order.note = "map" }
        }
        for item in flow.order.items { LinkRow(item, detail: "1 l", to: .empty) }
        SectionRow("Before") { for item in flow.order.items { TextRow("Old \(item)") } }
        ButtonRow("Pay", detail: "3 €") { flow.order.note = "paid" }
        ButtonRow("Delete") { flow.order.items = [] }
      }
      .toolbar(.leading) { ButtonRow("Cancel") { flow.order.note = "" } }
      .toolbar(.trailing) {
        for item in flow.order.items { ButtonRow("Add \(item)") { flow.order.items.append(item) } }
      }
    case .empty: Screen("Nothing")
    }
  }
}

final class OrderCoordinator: Coordinator<OrderDestination> {
  let order = Order()

  init() { super.init(root: .form(name: "Ada")) }
}

@MainActor
@Observable
final class Order {
  var isOpen = true
  var note = "Milk"
  var items = ["Milk", "Bread"]
}
