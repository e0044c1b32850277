import Armature
import Foundation

extension Styled {
  /// A destination for random numbers.
  static func make(_ kind: Int, _ number: Int) -> Self {
    let texts = ["", ".", "..", "~", "=x", "a/b", "50%", "a;b=c", "?q#f", "page", "🙂 é e\u{301}", "%2F", "as", " "]
    let days: [Date?] = [nil, Date(timeIntervalSinceReferenceDate: 0), Date(timeIntervalSinceReferenceDate: 0.1)]
    let note: (Int) -> Self = { .note(texts[(kind + $0) % texts.count], day: days[$0 % days.count]) }
    let makers: [(Int) -> Self] = [
      page, sheet, card, cover, ask, flow, sheetFlow, cardFlow, eager, twin, note, aside, asideFlow,
    ]
    return makers[kind % makers.count](number)
  }
}

extension Foreign {
  static func make(_ kind: Int, _ number: Int) -> Self {
    switch kind % 5 {
    case 0: .home
    case 1: .page(number)
    case 2: .sheet(number)
    case 3: .flow(number)
    default: .nest
    }
  }
}
