/// One item of a screen, made by one of the types whose names end in `Row`.
public struct Row<D: Hashable & Sendable> {
  enum Kind {
    case text(TextRow)
    case image(ImageRow)
    case link(LinkRow<D>)
    case button(ButtonRow)
    case field(FieldRow)
    case toggle(ToggleRow)
    case number(NumberRow)
    case picker(PickerRow)
    case date(DateRow)
    case stepper(StepperRow)
    case section(SectionRow<D>)
  }

  let kind: Kind
}

/// A line of text, optionally with a detail at its end.
public struct TextRow: DrawnRow {
  let text: String
  let detail: String?
  var accessibility = RowAccessibility()

  func rowKind<D>() -> Row<D>.Kind { .text(self) }

  /// - Parameters:
  ///   - text: The text of the row.
  ///   - detail: A value that belongs to it, such as a date.
  public init(_ text: String, detail: String? = nil) {
    self.text = text
    self.detail = detail
  }
}

/// A symbol with a text.
public struct ImageRow: DrawnRow {
  let text: String
  let image: String
  var accessibility = RowAccessibility()

  func rowKind<D>() -> Row<D>.Kind { .image(self) }

  /// - Parameters:
  ///   - text: The text of the row.
  ///   - image: The name of a system symbol, such as `star.fill`.
  public init(_ text: String, image: String) {
    self.text = text
    self.image = image
  }
}

/// A row that shows a destination of the flow.
public struct LinkRow<D: Hashable & Sendable>: LabelledRow {
  let title: String
  let detail: String?
  let destination: D
  let style: PresentationStyle?
  var accessibility = RowAccessibility()

  /// - Parameters:
  ///   - title: The text of the row.
  ///   - detail: A value that belongs to it, such as a count.
  ///   - destination: The destination to show.
  ///   - style: How it appears; `nil` asks the destination.
  public init(_ title: String, detail: String? = nil, to destination: D, as style: PresentationStyle? = nil) {
    self.title = title
    self.detail = detail
    self.destination = destination
    self.style = style
  }
}

/// A row that runs an action.
///
/// While an asynchronous action runs, the row is busy and further taps are ignored. An error that the action throws is
/// shown at the row until the next tap.
public struct ButtonRow: DrawnRow {
  /// The role of a button.
  public enum Role: String, Hashable, Sendable, Codable {
    /// A button without a special role.
    case normal
    /// A button that deletes something.
    case destructive
    /// A button that changes nothing.
    case cancel
  }

  enum Action {
    case immediate(@MainActor () throws -> Void)
    case asynchronous(@MainActor () async throws -> Void)
  }

  let title: String
  let detail: String?
  let role: Role
  let isEnabled: Bool
  let action: Action
  /// The destination that the action shows, if the row is its source.
  private(set) var presented: (any Hashable & Sendable)?
  var accessibility = RowAccessibility()

  func rowKind<D>() -> Row<D>.Kind { .button(self) }

  /// Returns the row as the source of a destination that its action shows: a popover or a dialog points at the row, and
  /// a zoom begins at it. A ``LinkRow`` is the source of its own destination.
  ///
  /// ```swift
  /// ButtonRow("Delete…", role: .destructive) { flow.show(.confirmDelete) }
  ///   .presents(AlbumDestination.confirmDelete)
  /// ```
  ///
  /// - Parameter destination: The destination that the action shows. The row does not show it by itself.
  /// - Returns: The row with this destination.
  public func presents(_ destination: some Hashable & Sendable) -> Self {
    var row = self
    row.presented = destination
    return row
  }

  /// Creates a button with an action that ends at once.
  ///
  /// - Parameters:
  ///   - title: The text of the row. It also identifies the row while it is busy.
  ///   - detail: A value that belongs to it, such as a date.
  ///   - role: The role of the button.
  ///   - isEnabled: Whether it can be tapped.
  ///   - action: The action for a tap.
  public init(
    _ title: String, detail: String? = nil, role: Role = .normal, isEnabled: Bool = true,
    action: @escaping @MainActor () throws -> Void
  ) {
    self.title = title
    self.detail = detail
    self.role = role
    self.isEnabled = isEnabled
    self.action = .immediate(action)
  }

  /// Creates a button with an asynchronous action. The action is cancelled when the slot is removed; the action of a
  /// dialog's button continues.
  ///
  /// - Parameters:
  ///   - title: The text of the row. It also identifies the row while it is busy.
  ///   - detail: A value that belongs to it, such as a date.
  ///   - role: The role of the button.
  ///   - isEnabled: Whether it can be tapped.
  ///   - action: The action for a tap.
  public init(
    _ title: String, detail: String? = nil, role: Role = .normal, isEnabled: Bool = true,
    action: @escaping @MainActor () async throws -> Void
  ) {
    self.title = title
    self.detail = detail
    self.role = role
    self.isEnabled = isEnabled
    self.action = .asynchronous(action)
  }
}

/// Rows under a heading.
public struct SectionRow<D: Hashable & Sendable>: LabelledRow {
  let header: String
  let rows: [Row<D>]
  var accessibility = RowAccessibility()

  /// - Parameters:
  ///   - header: The heading above the rows.
  ///   - rows: The rows, from top to bottom.
  public init(_ header: String, @ListBuilder<Row<D>> rows: () -> [Row<D>]) {
    self.header = header
    self.rows = rows()
  }
}

/// A row that stores a name for tests and a text for assistive technologies.
protocol LabelledRow {
  var accessibility: RowAccessibility { get set }
}

/// A row whose type does not name the flow's destination type, such as a ``TextRow`` or a ``ButtonRow``.
public protocol PlainRow {}

/// A plain row of this module.
protocol DrawnRow: PlainRow, LabelledRow {
  func rowKind<D>() -> Row<D>.Kind
}

/// The name of a row for tests, and its text for assistive technologies.
struct RowAccessibility: Hashable, Sendable {
  var identifier: String?
  var label: String?
}

extension PlainRow {
  /// Returns the row with a name that does not depend on the language. Tests and scripts find the row by it, and hosts
  /// keep the row's state when its title changes.
  ///
  /// ```swift
  /// ButtonRow(texts("notes.delete"), role: .destructive) { flow.delete() }.accessibilityIdentifier("delete")
  /// ```
  ///
  /// - Parameter identifier: The name, which no other row of the screen should have.
  /// - Returns: The row with the name.
  public func accessibilityIdentifier(_ identifier: String) -> Self {
    (self as? any LabelledRow)?.setting(\.identifier, to: identifier) as? Self ?? self
  }

  /// Returns the row with a text that assistive technologies read in place of its title.
  public func accessibilityLabel(_ label: String) -> Self {
    (self as? any LabelledRow)?.setting(\.label, to: label) as? Self ?? self
  }
}

extension LinkRow {
  /// Returns the row with a name for tests; see ``PlainRow/accessibilityIdentifier(_:)``.
  public func accessibilityIdentifier(_ identifier: String) -> Self { setting(\.identifier, to: identifier) }

  /// Returns the row with a text that assistive technologies read in place of its title.
  public func accessibilityLabel(_ label: String) -> Self { setting(\.label, to: label) }
}

extension SectionRow {
  /// Returns the rows with a name of their heading for tests; see ``PlainRow/accessibilityIdentifier(_:)``.
  public func accessibilityIdentifier(_ identifier: String) -> Self { setting(\.identifier, to: identifier) }

  /// Returns the rows with a text that assistive technologies read in place of the heading.
  public func accessibilityLabel(_ label: String) -> Self { setting(\.label, to: label) }
}

extension LabelledRow {
  fileprivate func setting(_ property: WritableKeyPath<RowAccessibility, String?>, to text: String) -> Self {
    var row = self
    row.accessibility[keyPath: property] = text
    return row
  }
}
