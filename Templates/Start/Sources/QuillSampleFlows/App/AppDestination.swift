import Armature

/// The screens and child flows of the app's first flow.
package enum AppDestination: Destination, Codable {
  case list
  case item(number: Int)
  case newItem

  /// A test opens each of these.
  package static let examples: [Self] = [
    .list,
    .item(number: 0),
    .newItem,
  ]

  package var style: PresentationStyle {
    switch self {
    case .newItem: .sheet
    default: .push
    }
  }

  package func screen(in flow: AppCoordinator) -> Screen<Self> {
    switch self {
    case .list:
      Screen("Quill Sample") {
        for (number, title) in flow.store.items.enumerated() { LinkRow(title, to: .item(number: number)) }
        LinkRow("Add", to: .newItem)
      }

    case .item(let number):
      // A link can name an item that does not exist.
      if let title = flow.store[number] {
        Screen(title) { FieldRow("Title", text: title) { flow.store[number] = $0 } }
      } else {
        Screen("Not found") {}
      }

    // The child flow from `child(for:)` draws it.
    case .newItem: .child
    }
  }
}
