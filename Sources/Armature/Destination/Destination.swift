/// Where a flow can go: an enum with a case per place, each with its payload.
///
/// A destination names its flow's coordinator and draws a ``Screen`` per case, so a case without a screen does not
/// compile.
///
/// ```swift
/// enum NotesDestination: Destination {
///   case list
///   case note(id: Int)
///
///   func screen(in flow: Coordinator<Self>) -> Screen<Self> {
///     switch self {
///     case .list: Screen("Notes") { LinkRow("First", to: .note(id: 1)) }
///     case .note(let id): Screen("Note \(id)") { TextRow("Nothing written yet") }
///     }
///   }
/// }
/// ```
public protocol Destination: Hashable, Sendable {
  /// The coordinator that owns this destination's flow and that ``screen(in:)`` receives.
  associatedtype Flow: Coordinator<Self> = Coordinator<Self>

  /// How the destination appears when nothing else is asked for. The default is ``PresentationStyle/push``.
  var style: PresentationStyle { get }

  /// The screen of this destination. It is asked for each time that a host draws the slot, and never kept.
  ///
  /// - Parameter flow: The coordinator that shows the destination.
  /// - Returns: The screen as it is now.
  @MainActor @ScreenBuilder<Self> func screen(in flow: Flow) -> Screen<Self>

  /// One value per case, for lists of places, previews and checks. The default is none.
  static var examples: [Self] { get }

  /// Whether links lead to the destination. The default keeps alerts and dialogs out of links: a question belongs to what
  /// the user has just done.
  ///
  /// Return `true` for a dialog that a link may show, or `false` for any place that none may. The link to where the user is
  /// ends beneath such a place.
  var isLinkable: Bool { get }

  /// How destinations stand in links, in place of the form that is derived from `Codable`. The default is none.
  static var links: [LinkPattern<Self>] { get }
}

extension Destination {
  public var style: PresentationStyle { .push }
  public var isLinkable: Bool { !style.isDialog }
  public static var examples: [Self] { [] }
  public static var links: [LinkPattern<Self>] { [] }
}
