import Foundation

/// The value of an input row as text, for hosts and tests that type.
@MainActor
package struct RowInput {
  /// The current value, as it can be typed.
  package let text: String
  /// The texts that the row takes, in words: `a whole number from 1 to 9`.
  package let expected: String
  /// Returns a closure that sets the value; `nil` for a text that the row does not take.
  package let accept: (String) -> (() -> Void)?
}

/// The error for a text that a row does not take.
package struct RowInputError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The title of the row.
  package let row: String
  /// The text that was entered.
  package let text: String
  /// The texts that the row takes, in words; `nil` if it takes none.
  package let expected: String?

  /// One sentence about the text and the expected one.
  package var description: String {
    expected.map { "“\(row)” takes \($0), not “\(text.excerpt)”" } ?? "“\(row)” takes no text"
  }
}

extension RowContent {
  /// Sets the value of an input row to a typed one.
  ///
  /// ```swift
  /// try row.enter("2026-11-22")
  /// ```
  ///
  /// - Parameter text: The text for a field; a number; the title of an option; a date such as `2026-11-22`, a time such
  ///   as `14:30`, or both.
  /// - Throws: A ``RowInputError`` with the expected text. Nothing has changed then.
  package func enter(_ text: String) throws(RowInputError) {
    let input = input
    guard let set = input?.accept(text) else { throw RowInputError(row: title, text: text, expected: input?.expected) }
    set()
  }

  /// The value as text; `nil` for a row that takes no text.
  package var input: RowInput? {
    switch kind {
    case .text, .image, .link, .button, .toggle, .section: nil
    case .field(_, let text, _, let set):
      RowInput(text: text, expected: "text") { text in { set(text) } }
    case .number(let value, let range, let isWhole, let set):
      RowInput(
        text: NumberText.text(of: value),
        expected: (isWhole ? "a whole number" : "a number") + span(range, NumberText.text)
      ) {
        guard let number = NumberText.number(from: $0, isWhole: isWhole), range?.contains(number) != false else {
          return nil
        }
        return { set(number) }
      }
    case .picker(let options, let selected, let select):
      RowInput(text: selected.map { options[$0] } ?? "", expected: "one of \(options.joined(separator: ", "))") {
        text in
        let wanted = text.lowercased()
        guard let index = options.firstIndex(of: text) ?? options.firstIndex(where: { $0.lowercased() == wanted })
        else { return nil }
        return { select(index) }
      }
    case .date(let date, let range, let parts, let set):
      input(DateText(parts), date, range, set)
    case .stepper(let value, let range, let step, let set):
      RowInput(
        text: "\(value)",
        expected: "a whole number" + span(range) { "\($0)" } + (step > 1 ? " in steps of \(step)" : "")
      ) {
        guard let number = Int($0), range.contains(number), (number &- range.lowerBound).isMultiple(of: step) else {
          return nil
        }
        return { set(number) }
      }
    }
  }

  private func input(
    _ format: DateText, _ date: Date, _ range: ClosedRange<Date>?, _ set: @escaping @MainActor (Date) -> Void
  ) -> RowInput {
    RowInput(
      text: format.text(of: date), expected: "\(format.name) such as \(format.example)" + span(range, format.text)
    ) {
      guard let new = format.date(from: $0, changing: date), range?.contains(new) != false else { return nil }
      return { set(new) }
    }
  }

  private func span<Bound>(_ range: ClosedRange<Bound>?, _ text: (Bound) -> String) -> String {
    range.map { " from \(text($0.lowerBound)) to \(text($0.upperBound))" } ?? ""
  }
}

/// Numbers as text: `12.5`, and `12` for a whole number.
enum NumberText {
  static func text(of number: Double) -> String { Int(exactly: number).map(String.init) ?? "\(number)" }

  static func number(from text: String, isWhole: Bool) -> Double? {
    guard let number = Double(text), number.isFinite, !isWhole || Int(exactly: number) != nil else { return nil }
    return number
  }
}
