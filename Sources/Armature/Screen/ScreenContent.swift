/// A screen as a host gets it: without types of the app, each row with what it does.
@MainActor
public struct ScreenContent {
  /// What stands at the top.
  public let title: String
  /// What stands below, from top to bottom.
  public let rows: [RowContent]
  /// The items of the toolbar, in the order leading, trailing, primary.
  public let toolbar: [(placement: ToolbarPlacement, item: RowContent)]
  /// What to draw instead where the slot is shown as an alert or a dialog; `nil` elsewhere.
  public let dialog: DialogContent?
  let task: (@MainActor () async -> Void)?

  init(
    title: String, rows: [RowContent], toolbar: [(ToolbarPlacement, RowContent)] = [],
    dialog: DialogContent? = nil, task: (@MainActor () async -> Void)? = nil
  ) {
    self.title = title
    self.rows = rows
    self.toolbar = toolbar
    self.dialog = dialog
    self.task = task
  }
}

/// One row or toolbar item as a host gets it.
@MainActor
public struct RowContent: Identifiable {
  /// What a row is and what it does.
  public enum Kind {
    /// A line of text.
    case text
    /// Shows a destination.
    case link(open: @MainActor () -> Void)
    /// Does something; `isEnabled` tells whether it can be tapped.
    case button(ButtonRow.Role, ButtonState, isEnabled: Bool, tap: @MainActor () -> Void)
    /// Takes text.
    case field(text: String, prompt: String, set: @MainActor (String) -> Void)
    /// Is on or off.
    case toggle(isOn: Bool, set: @MainActor (Bool) -> Void)
    /// Rows under the heading that is the title.
    case section([RowContent])
  }

  /// Tells the rows of a screen apart, also in its next drawing.
  public nonisolated let id: RowID
  /// What the row says.
  public let title: String
  /// A value that belongs to it.
  public let detail: String?
  /// What the row is and does.
  public let kind: Kind
  private let makeLink: @MainActor () -> String?

  init(
    id: RowID, title: String, detail: String? = nil, kind: Kind, link: @escaping @MainActor () -> String? = { nil }
  ) {
    self.id = id
    self.title = title
    self.detail = detail
    self.kind = kind
    makeLink = link
  }

  /// The link to where a ``LinkRow`` leads, made when it is asked for; `nil` for other rows, and where there is none.
  public var link: String? { makeLink() }
}

/// The identity of a row within its screen: its title and which of that title it is.
public struct RowID: Hashable, Sendable {
  let title: String
  let occurrence: Int
}

/// How a button's last action stands.
public enum ButtonState: Hashable, Sendable {
  /// Nothing runs.
  case idle
  /// The action runs; further taps are ignored.
  case busy
  /// The action has failed, with a message for the user. A tap tries again.
  case failed(String)
}
