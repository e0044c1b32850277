import Observation

/// The app's data, in memory. Put your own data here. Screens that read it are drawn again when it changes.
@MainActor
@Observable
package final class Store {
  package var items: [String]

  package init(items: [String] = ["Water the plants", "Write the release notes", "Find a good bakery"]) {
    self.items = items
  }

  /// The title of an item; `nil` if there is no such item.
  package subscript(number: Int) -> String? {
    get { items.indices.contains(number) ? items[number] : nil }
    set { if let newValue, items.indices.contains(number) { items[number] = newValue } }
  }
}
