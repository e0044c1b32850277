extension Trace.Place {
  /// Returns the first row, bar or title in which two drawings differ, in words; `nil` if they are equal.
  func difference(from other: Self) -> String? {
    guard self != other else { return nil }
    let (mine, theirs) = (area?.texts ?? [], other.area?.texts ?? [])
    for (one, two) in zip(mine, theirs) where one != two { return "\(one.quoted) was \(two.quoted)" }
    if mine.count != theirs.count { return "\(mine.count) texts were \(theirs.count)" }
    return "the line or the link differs"
  }
}

extension Trace.Area {
  /// All texts, from the top down.
  var texts: [String] {
    switch self {
    case .screen(let screen): [screen.title, screen.message ?? ""] + (screen.rows + screen.toolbar).map(\.text)
    case .barred(let bar, let area):
      bar.items.map { "\($0.isSelected ? "*" : "")\($0.title) \($0.badge ?? "")" } + area.texts
    case .columns(let columns): columns.flatMap { $0.area?.texts ?? [$0.placeholder] }
    }
  }
}

extension Trace.Row {
  /// All texts of the row.
  fileprivate var text: String {
    [title, detail, value, state?.rawValue, failure].compactMap { $0 }.joined(separator: " ")
  }
}
