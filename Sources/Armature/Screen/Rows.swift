/// One line of a screen, made by ``TextRow``, ``LinkRow``, ``ButtonRow``, ``FieldRow``, ``ToggleRow`` or
/// ``SectionRow``.
public enum Row<D: Destination> {
  /// A line of text.
  case text(TextRow)
  /// A row that shows a destination.
  case link(LinkRow<D>)
  /// A row that runs an action.
  case button(ButtonRow)
  /// A row in which the user types text.
  case field(FieldRow)
  /// A row that is on or off.
  case toggle(ToggleRow)
  /// Rows under a heading.
  case section(SectionRow<D>)
}

/// A line of text, optionally with a detail at its end.
public struct TextRow {
  let text: String
  let detail: String?

  /// - Parameters:
  ///   - text: The text of the row.
  ///   - detail: A value that belongs to it, such as a date.
  public init(_ text: String, detail: String? = nil) {
    self.text = text
    self.detail = detail
  }
}

/// A row that shows a destination of the flow.
public struct LinkRow<D: Destination> {
  let title: String
  let detail: String?
  let destination: D
  let style: PresentationStyle?

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
public struct ButtonRow {
  /// The role of a button.
  public enum Role: String, Hashable, Sendable {
    /// A button without a special role.
    case normal
    /// A button that deletes something.
    case destructive
    /// A button that changes nothing.
    case cancel
  }

  enum Action {
    case immediate(@MainActor () throws -> Void)
    case lasting(@MainActor () async throws -> Void)
  }

  let title: String
  let detail: String?
  let role: Role
  let isEnabled: Bool
  let action: Action

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

  /// Creates a button with an asynchronous action. The action is cancelled when the slot goes; the action of a dialog's
  /// button continues.
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
    self.action = .lasting(action)
  }
}

/// A row in which the user types text.
public struct FieldRow {
  let label: String
  let text: String
  let prompt: String
  let set: @MainActor (String) -> Void

  /// - Parameters:
  ///   - label: The name of the field.
  ///   - text: The current text.
  ///   - prompt: The text to show while the field is empty.
  ///   - set: Called with the new text.
  public init(_ label: String, text: String, prompt: String = "", set: @escaping @MainActor (String) -> Void) {
    self.label = label
    self.text = text
    self.prompt = prompt
    self.set = set
  }
}

/// A row that is on or off.
public struct ToggleRow {
  let label: String
  let isOn: Bool
  let set: @MainActor (Bool) -> Void

  /// - Parameters:
  ///   - label: The name of the setting.
  ///   - isOn: The current state.
  ///   - set: Called with the new state.
  public init(_ label: String, isOn: Bool, set: @escaping @MainActor (Bool) -> Void) {
    self.label = label
    self.isOn = isOn
    self.set = set
  }
}

/// Rows under a heading.
public struct SectionRow<D: Destination> {
  let header: String
  let rows: [Row<D>]

  /// - Parameters:
  ///   - header: The heading.
  ///   - rows: The rows under it.
  @MainActor
  public init(_ header: String, @RowBuilder<D> rows: () -> [Row<D>]) {
    self.header = header
    self.rows = rows()
  }
}
