import Armature

/// The bar of a container that shows one of several flows: tabs, or the pages of a custom container.
package struct Bar {
  /// One of the flows.
  package struct Item: Equatable {
    /// The container's name for the flow.
    package let name: String
    package let title: String
    package var badge: String?
    package var role: TabItem.Role?
    /// The title above this item and the next ones with the same section.
    package var section: String?
    /// The text that assistive technologies read.
    package var label: String

    /// The title as it is drawn.
    package var text: String { title + (badge.map { " (\($0))" } ?? "") }
  }

  /// The container's slot.
  package let id: SlotID
  package let items: [Item]
  /// The name of the visible flow.
  package let selected: String

  /// Returns the act that selects an item, in words without texts that may change.
  func word(for item: Item) -> String { "tab \(item.name)\(item.name == selected ? " again" : "")" }

  init(_ tabs: Presentation.Tabs) {
    id = tabs.id
    items = tabs.items.map { item in
      Item(
        name: item.name, title: item.title.trimmed.isEmpty ? item.name : item.title, badge: item.badge, role: item.role,
        section: item.section, label: item.accessibilityLabel ?? item.title)
    }
    selected = tabs.selected
  }

  init(_ custom: Presentation.Custom) {
    id = custom.id
    items = custom.names.map { Item(name: $0, title: $0, label: $0) }
    selected = custom.visible
  }

  /// The title of the visible flow.
  package var title: String? { items.first { $0.name == selected }?.title }

  /// All items, on as many lines as needed, each section behind its title.
  func lines(columns: Int) -> [StyledText] {
    items.indices.map { index in
      let item = items[index]
      let title = heading(at: index).map { StyledText("\($0): ", .dim) } ?? StyledText()
      return title + (item.name == selected ? StyledText("[\(item.text)]", .bold) : StyledText(item.text))
    }.flowed(between: StyledText(" · ", .dim), columns: columns)
  }

  /// The items as lines, each with its line end; `*` marks the selected one.
  var text: String {
    items.indices.map { index in
      let item = items[index]
      let role = item.role.map { "  (\($0.rawValue))" } ?? ""
      return (heading(at: index).map { "  \($0.sanitized):\n" } ?? "")
        + "\(item.name == selected ? "*" : " ") \(item.text.sanitized)\(role)\n"
    }.joined()
  }

  /// The title of the section that begins with an item, if one does.
  private func heading(at index: Int) -> String? {
    let section = items[index].section
    return index > 0 && items[index - 1].section == section ? nil : section
  }
}
