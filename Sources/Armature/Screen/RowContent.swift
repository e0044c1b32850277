import Foundation

/// One row or toolbar item for a host to draw.
@MainActor
package struct RowContent: Identifiable {
  /// The kind of a row, with its action.
  package enum Kind {
    /// A line of text.
    case text
    /// A symbol of the system, with the title beside it.
    case image(String)
    /// A row that shows a destination.
    case link(open: @MainActor () -> Void)
    /// A row that runs an action; `isEnabled` says whether it can be tapped.
    case button(ButtonRow.Role, ButtonState, isEnabled: Bool, tap: @MainActor () -> Void)
    /// A row in which the user types text.
    case field(FieldRow.Kind, text: String, prompt: String, set: @MainActor (String) -> Void)
    /// A row in which the user types a number.
    case number(Double, in: ClosedRange<Double>?, isWhole: Bool, set: @MainActor (Double) -> Void)
    /// A row with the titles of options, and the positions of the selected one and of the new one.
    case picker(options: [String], selected: Int?, select: @MainActor (Int) -> Void)
    /// A row that shows some parts of a date.
    case date(Date, in: ClosedRange<Date>?, showing: DateRow.Parts, set: @MainActor (Date) -> Void)
    /// A row with a whole number that the user changes in steps.
    case stepper(Int, in: ClosedRange<Int>, step: Int, set: @MainActor (Int) -> Void)
    /// A row that is on or off.
    case toggle(isOn: Bool, set: @MainActor (Bool) -> Void)
    /// Rows with the title as their heading.
    case section([RowContent])
  }

  /// The identity of the row within its screen, kept when the screen is drawn again.
  package nonisolated let id: RowID
  /// The text of the row.
  package let title: String
  /// A value that belongs to it.
  package internal(set) var detail: String?
  /// The kind of the row, with its action.
  package let kind: Kind
  /// The destination of a ``LinkRow``.
  package internal(set) var target: (any Hashable & Sendable)?
  /// The destination that the row shows: that of a ``LinkRow``, or the one that the row names.
  package internal(set) var presented: (any Hashable & Sendable)?
  var accessibility = RowAccessibility()
  var makeLink: @MainActor () -> String? = { nil }

  /// The name of the row for tests; `nil` if it has none.
  package var identifier: String? { accessibility.identifier }
  /// The text that assistive technologies read in place of the title; `nil` for the title.
  package var label: String? { accessibility.label }
  /// The link to the destination of a ``LinkRow``; `nil` for other rows, and for destinations without a link.
  ///
  /// - Complexity: O(*n*) in the number of slots.
  package var link: String? { makeLink() }
}

/// The identity of a row within its screen: its identifier or else its title, and its position among rows with the
/// same.
package struct RowID: Hashable, Sendable {
  package let title: String
  let occurrence: Int
}

/// The state of a button's last action.
package enum ButtonState: Hashable, Sendable {
  /// No action runs.
  case idle
  /// The action runs; further taps are ignored.
  case busy
  /// The action failed, with a message for the user. A tap tries again.
  case failed(String)
}

extension RowContent {
  /// The row, or the ones under it if it is a heading.
  var leaves: [RowContent] {
    if case .section(let rows) = kind { rows.flatMap(\.leaves) } else { [self] }
  }

  /// The text of a text row.
  var line: String? {
    guard case .text = kind else { return nil }
    return detail.map { "\(title): \($0)" } ?? title
  }
}

extension RowContent {
  /// Texts for a tool that tries an input row. The row takes each of them, and each changes its value. Empty for a row
  /// that takes no text, and for one with a single value.
  package var samples: [String] {
    guard let input else { return [] }
    let taken = candidates.filter { $0 != input.text && input.accept($0) != nil }
    switch kind {
    case .number, .date: return Array(taken.prefix(1))
    default: return taken
    }
  }

  /// Texts that an input row may take, the best ones first.
  private var candidates: [String] {
    switch kind {
    case .text, .image, .link, .button, .toggle, .section: []
    case .field: ["", "hello", Self.longText]
    case .number(let value, let range, _, _): [value + 1, value - 1, range?.lowerBound ?? 0].map(NumberText.text)
    case .picker(let options, _, _):
      options.indices.filter { options.firstIndex(of: options[$0]) == $0 }.map { options[$0] }
    case .date(let date, _, let parts, _):
      // The next day or hour, or the one before.
      [86_400.0, -86_400, 3600, -3600].map { DateText(parts).text(of: date + $0) }
    case .stepper(let value, let range, let step, _):
      Self.neighbours(of: value, rest: (value &- range.lowerBound) % step, step).map { "\($0)" }
    }
  }

  /// Returns the numbers of a stepper after and before a value. A value between two steps has both around it.
  private static func neighbours(of value: Int, rest: Int, _ step: Int) -> [Int] {
    [value &- rest &+ step, rest == 0 ? value &- step : value &- rest]
  }

  /// A text that has no room in a row.
  private static let longText = Array(repeating: "a long text", count: 8).joined(separator: " ")
}
