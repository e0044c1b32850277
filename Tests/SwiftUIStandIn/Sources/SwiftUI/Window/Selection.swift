/// The system's data about a list with a selection.
@MainActor
final class ListState<Value: Equatable> {
  let selection = Known<Value?>()
}

/// A list with a selection. A row is known by its tag or, without one, by its id.
struct SelectableList {
  let selected: AnyHashable?
  /// Whether a tag is of the list's type; other rows cannot be selected.
  let takes: (AnyHashable) -> Bool
  let select: @MainActor (AnyHashable?) -> Void
}

extension Window {
  /// The visible lists with a selection, each with its rows.
  private var lists: [(list: SelectableList, rows: [(tag: AnyHashable, row: Element)])] {
    screen.compactMap { element in
      guard case .list(let list) = element.kind else { return nil }
      return (
        list,
        element.visible.compactMap { row in
          guard case .tag(let tag)? = row.attribute, list.takes(tag) else { return nil }
          return (tag, row)
        }
      )
    }
  }

  /// The rows that are selected in the visible lists.
  var selection: [String] {
    lists.flatMap { list, rows in
      rows.last { $0.tag == list.selected }.map { [$0.row.texts.joined(separator: " ")] } ?? []
    }
  }

  /// The visible rows with a background of their own.
  var markedRows: [String] {
    screen.compactMap { row in
      if case .rowBackground? = row.attribute { row.texts.joined(separator: " ") } else { nil }
    }
  }

  /// Taps a selectable row. Before iOS 16, rows are selectable only while the list is edited.
  @discardableResult func choose(_ title: String) -> Bool {
    for (list, rows) in lists {
      guard generation >= .iOS16, let row = rows.last(where: { $0.row.says(title) }) else { continue }
      list.select(row.tag)
      update()
      return true
    }
    fail("there is no row \(title) to choose")
    return false
  }

  /// Sets the selection of each list to `nil`. The system does so when the user clicks beside the rows, and when it
  /// removes a list or makes it anew.
  func reportNoChoice() {
    for (list, _) in lists { list.select(nil) }
    update()
  }
}
