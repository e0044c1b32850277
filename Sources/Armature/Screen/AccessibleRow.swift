/// A row that can have a name for tests and a text for assistive technologies.
public protocol AccessibleRow {
  /// The name and the text. Set them with ``accessibilityIdentifier(_:)`` and ``accessibilityLabel(_:)``.
  var accessibility: RowAccessibility { get set }
}

/// The name of a row for tests, and its text for assistive technologies.
public struct RowAccessibility: Hashable, Sendable {
  var identifier: String?
  var label: String?

  /// A row without either.
  public init() {}
}

extension AccessibleRow {
  /// Returns the row with a name that does not depend on the language. Tests and scripts find the row by it, and hosts keep
  /// the row's state when its title changes.
  ///
  /// ```swift
  /// ButtonRow(texts("notes.delete"), role: .destructive) { flow.delete() }.accessibilityIdentifier("delete")
  /// ```
  ///
  /// - Parameter identifier: The name, which no other row of the screen should have.
  /// - Returns: The row.
  public func accessibilityIdentifier(_ identifier: String) -> Self {
    var row = self
    row.accessibility.identifier = identifier
    return row
  }

  /// Returns the row with a text that assistive technologies read in place of its title.
  ///
  /// - Parameter label: The text.
  /// - Returns: The row.
  public func accessibilityLabel(_ label: String) -> Self {
    var row = self
    row.accessibility.label = label
    return row
  }
}
