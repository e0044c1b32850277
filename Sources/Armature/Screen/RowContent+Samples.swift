import Foundation

extension RowContent {
  /// Texts for a tool that tries an input row. The row takes each of them, and each changes its value. Empty for a row
  /// that takes no text, and for one with a single value.
  package var samples: [String] {
    switch kind {
    case .text, .image, .link, .button, .toggle, .section: []
    case .field(_, let text, _, _): ["", "hello", Self.longText].filter { $0 != text }
    case .number(let value, let range, let isWhole, _):
      // The first of these that fits.
      [value + 1, value - 1, range?.lowerBound ?? 0].filter {
        $0 != value && range?.contains($0) != false && (!isWhole || Int(exactly: $0) != nil)
      }.prefix(1).map(NumberText.text)
    case .picker(let options, let selected, _):
      options.indices.filter { $0 != selected && options.firstIndex(of: options[$0]) == $0 }.map { options[$0] }
    case .date(let date, let range, let parts, _):
      samples(of: DateText(parts), near: date, range)
    case .stepper(let value, let range, let step, _):
      [value &+ step, value &- step].filter { $0 != value && range.contains($0) }.map { "\($0)" }
    }
  }

  /// Returns the text of the next day or hour that a row takes, or of the one before.
  private func samples(of format: DateText, near date: Date, _ range: ClosedRange<Date>?) -> [String] {
    let text = format.text(of: date)
    let dates = [86_400.0, -86_400, 3600, -3600].map { date + $0 }
    return dates.filter { range?.contains($0) != false }.map(format.text).filter { !$0.isEmpty && $0 != text }
      .prefix(1).map { $0 }
  }

  /// A text that has no room in a row.
  private static let longText = Array(repeating: "a long text", count: 8).joined(separator: " ")
}
