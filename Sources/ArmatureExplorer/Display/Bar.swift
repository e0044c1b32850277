import Armature

/// The bar of a container that shows one of several flows: tabs, or the pages of a custom container.
package struct Bar {
  /// One of the flows.
  package struct Item: Equatable {
    /// The container's name for the flow.
    package let name: String
    package let title: String
    package var badge: String?

    /// The title as it is drawn.
    package var text: String { title + (badge.map { " (\($0))" } ?? "") }
  }

  /// The container's slot.
  package let id: SlotID
  package let items: [Item]
  /// The name of the visible flow.
  package let selected: String

  init(_ tabs: Presentation.Tabs) {
    id = tabs.id
    items = tabs.items.map { item in
      Item(name: item.name, title: item.title.trimmed.isEmpty ? item.name : item.title, badge: item.badge)
    }
    selected = tabs.selected
  }

  init(_ custom: Presentation.Custom) {
    id = custom.id
    items = custom.names.map { Item(name: $0, title: $0) }
    selected = custom.visible
  }

  /// The title of the visible flow.
  package var title: String? { items.first { $0.name == selected }?.title }

  /// All items, on as many lines as needed.
  func lines(columns: Int) -> [StyledText] {
    items.map { $0.name == selected ? StyledText("[\($0.text)]", .bold) : StyledText($0.text) }
      .flowed(between: StyledText(" · ", .dim), columns: columns)
  }

  /// The items as lines, each with its line end; `*` marks the selected one.
  var text: String { items.map { "\($0.name == selected ? "*" : " ") \($0.text.harmless)\n" }.joined() }
}
