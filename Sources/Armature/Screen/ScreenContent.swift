import Foundation

/// A screen for a host to draw: without the app's types, each row with its action.
@MainActor
package struct ScreenContent {
  /// The title at the top.
  package let title: String
  /// The rows, from top to bottom.
  package let rows: [RowContent]
  /// The items of the toolbar, in the order leading, trailing, primary.
  package internal(set) var toolbar: [(placement: ToolbarPlacement, item: RowContent)] = []
  /// The dialog to draw in place of the rows, if the slot is shown as an alert or a dialog.
  package internal(set) var dialog: DialogContent?
  var task: (@MainActor () async -> Void)?
}

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

/// The identity of a row within its screen: its identifier or else its title, and its position among rows with the same.
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

/// An alert or a dialog for a host to draw. It is made from the screen's rows, so every screen can be shown as one.
@MainActor
package struct DialogContent {
  /// The question or the statement.
  package let title: String
  /// More information: the screen's lines of text.
  package let message: String?
  /// A field for text.
  package let field: RowContent?
  /// The answers, at least one. A tap removes the dialog, then runs the button's action.
  package let buttons: [RowContent]

  /// - Parameters:
  ///   - title: The title of the screen.
  ///   - rows: The screen's rows and the items of its toolbar.
  ///   - done: The button for a screen without buttons.
  init(title: String, rows: [RowContent], done: RowContent) {
    self.title = title
    let rows = rows.flatMap(\.leaves)
    let lines = rows.compactMap(\.line)
    message = lines.isEmpty ? nil : lines.joined(separator: "\n")
    field = rows.first { if case .field = $0.kind { true } else { false } }
    let buttons = rows.filter { if case .button = $0.kind { true } else { false } }
    self.buttons = buttons.isEmpty ? [done] : buttons
  }
}

extension RowContent {
  /// The row, or the ones under it if it is a heading.
  fileprivate var leaves: [RowContent] {
    if case .section(let rows) = kind { rows.flatMap(\.leaves) } else { [self] }
  }

  /// The text of a text row.
  fileprivate var line: String? {
    guard case .text = kind else { return nil }
    return detail.map { "\(title): \($0)" } ?? title
  }
}
