/// What the system keeps of a list whose rows can be chosen.
@MainActor
final class ListState<Value> {
  /// The selection as far as the system knows.
  var known: Value??
}

/// A list whose rows can be chosen, each known by its tag or, without one, by its id.
struct SelectableList {
  let selected: AnyHashable?
  /// Whether a tag is of the type that the list asks for; others cannot be chosen.
  let takes: (AnyHashable) -> Bool
  let select: @MainActor (AnyHashable?) -> Void
}

extension Window {
  /// The lists with rows to choose that can be seen, each with its rows.
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

  /// What is marked as chosen in the lists that can be seen.
  var selection: [String] {
    lists.flatMap { list, rows in
      rows.last { $0.tag == list.selected }.map { [$0.row.texts.joined(separator: " ")] } ?? []
    }
  }

  /// The rows that can be seen with a background of their own.
  var markedRows: [String] {
    screen.compactMap { row in
      if case .rowBackground? = row.attribute { row.texts.joined(separator: " ") } else { nil }
    }
  }

  /// Taps a row that can be chosen. Before iOS 16, a list has such rows only while it is edited.
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

  /// Has the lists report that nothing is chosen, as the system does when the user clicks beside the rows, and when it
  /// takes a list away or makes it anew.
  func reportNoChoice() {
    for (list, _) in lists { list.select(nil) }
    update()
  }
}
