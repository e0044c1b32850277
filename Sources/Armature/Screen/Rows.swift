/// One line of a screen. The rows' own types make them: ``TextRow``, ``LinkRow``, ``ButtonRow``, ``FieldRow``,
/// ``ToggleRow`` and ``SectionRow``.
public enum Row<D: Destination> {
  /// A line of text.
  case text(TextRow)
  /// Shows a destination.
  case link(LinkRow<D>)
  /// Does something.
  case button(ButtonRow)
  /// Takes text.
  case field(FieldRow)
  /// Is on or off.
  case toggle(ToggleRow)
  /// Rows under a heading.
  case section(SectionRow<D>)
}

/// A line of text, with a detail at its end where there is one.
public struct TextRow {
  let text: String
  let detail: String?

  /// - Parameters:
  ///   - text: What the row says.
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
  ///   - title: What the row says.
  ///   - detail: A value that belongs to it, such as a count.
  ///   - destination: Where it leads.
  ///   - style: How that appears; `nil` asks the destination.
  public init(_ title: String, detail: String? = nil, to destination: D, as style: PresentationStyle? = nil) {
    self.title = title
    self.detail = detail
    self.destination = destination
    self.style = style
  }
}

/// A row that does something.
///
/// While an asynchronous action runs, the row is busy and further taps are ignored. An error that the action throws is
/// shown at the row until the next tap.
public struct ButtonRow {
  /// What kind of thing a button does.
  public enum Role: String, Hashable, Sendable {
    /// Neither of the others.
    case normal
    /// It deletes something.
    case destructive
    /// It leaves things as they were.
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

  /// A button that does its work at once.
  ///
  /// - Parameters:
  ///   - title: What the row says. It is also what the row is known by while it is busy.
  ///   - detail: A value that belongs to it, such as a date.
  ///   - role: What kind of thing it does.
  ///   - isEnabled: Whether it can be tapped.
  ///   - action: What a tap does.
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

  /// A button whose work takes time. It is cancelled when the slot goes; a dialog's runs on when the dialog has gone.
  ///
  /// - Parameters:
  ///   - title: What the row says. It is also what the row is known by while it is busy.
  ///   - detail: A value that belongs to it, such as a date.
  ///   - role: What kind of thing it does.
  ///   - isEnabled: Whether it can be tapped.
  ///   - action: What a tap does.
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

/// A row in which text is typed.
public struct FieldRow {
  let label: String
  let text: String
  let prompt: String
  let set: @MainActor (String) -> Void

  /// - Parameters:
  ///   - label: What the text is for.
  ///   - text: The text now.
  ///   - prompt: What stands there while the text is empty.
  ///   - set: Takes new text.
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
  ///   - label: What is on or off.
  ///   - isOn: Which it is now.
  ///   - set: Takes the new state.
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
  ///   - header: What stands above the rows.
  ///   - rows: What belongs together.
  @MainActor
  public init(_ header: String, @RowBuilder<D> rows: () -> [Row<D>]) {
    self.header = header
    self.rows = rows()
  }
}
