/// A place that a flow can show: usually an enum with a case for each place, with its payload.
///
/// A destination names its flow's coordinator and draws a ``Screen`` for each case. A case without a screen does not
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
  /// The coordinator of this destination's flow, passed to ``screen(in:)``.
  associatedtype Flow: Coordinator<Self> = Coordinator<Self>

  /// How the destination appears when a verb names no style. The default is ``PresentationStyle/push``.
  var style: PresentationStyle { get }

  /// Returns the screen of this destination. Called each time a host draws the slot.
  ///
  /// - Parameter flow: The coordinator that shows the destination.
  /// - Returns: The screen for the present values of the app's models.
  @MainActor @ScreenBuilder<Self> func screen(in flow: Flow) -> Screen<Self>

  /// Whether the SwiftUI host shows destinations of this type as inspectors. The default is `false`: the host shows an
  /// inspector as a sheet.
  ///
  /// The host has to know it when a layer appears. SwiftUI would make the views of the layer anew if it were wrapped
  /// for an inspector later.
  ///
  /// ```swift
  /// static let hasInspector = true
  /// ```
  static var hasInspector: Bool { get }

  /// One value for each case, for lists of links, previews and checks. The default is none.
  static var examples: [Self] { get }

  /// Whether links lead to the destination. The default is `false` for alerts and dialogs, which belong to the user's
  /// last action, and `true` for the rest.
  ///
  /// Return `true` for a dialog that a link may show, or `false` for a screen that no link may show. ``FlowScene/link``
  /// ends below such a slot, and a ``LinkRow`` to it has no link. A flow that ends with a value hides its steps from
  /// links itself; see ``Finishing/linksToSteps``.
  var isLinkable: Bool { get }

  /// Whether links on the web lead to the destination: the app's association file lists it, so that the system opens
  /// such links in the app. The default is `false`. A place is public if all destinations in its link are. Aliases of
  /// a public form are public too.
  ///
  /// ```swift
  /// var isPublic: Bool {
  ///   switch self {
  ///   case .list, .note: true
  ///   case .drafts: false
  ///   }
  /// }
  /// ```
  ///
  /// Guards are asked all the same when the user follows such a link.
  var isPublic: Bool { get }

  /// Whether the scene's archive keeps the destination. The default is ``Archiving/ends`` for alerts and dialogs, and
  /// ``Archiving/kept`` for the rest.
  var archiving: Archiving { get }

  /// The former names of cases, with their names now: archives and links of older versions of the app still have them.
  /// The default is none.
  ///
  /// ```swift
  /// static let formerNames = ["memo": "note"]
  /// ```
  static var formerNames: [String: String] { get }

  /// The forms of the links, in place of those derived from `Codable`. The default is none.
  static var links: [LinkPattern<Self>] { get }
}

extension Destination {
  public var style: PresentationStyle { .push }
  public var isLinkable: Bool { !style.isDialog }
  public var isPublic: Bool { false }
  public var archiving: Archiving { style.isDialog ? .ends : .kept }
  public static var hasInspector: Bool { false }
  public static var examples: [Self] { [] }
  public static var formerNames: [String: String] { [:] }
  public static var links: [LinkPattern<Self>] { [] }
}

/// Whether an archive keeps a destination.
public enum Archiving: Hashable, Sendable {
  /// The archive keeps it.
  case kept
  /// The archive ends below it: it leaves out the destination and everything above it in its line.
  case ends
  /// The archive leaves it out, with its child flow, and keeps what is above it.
  case skipped
}

extension Destination {
  /// The destination in a box.
  var boxed: any BoxedDestination { DestinationBox(self) }
}

extension BoxedDestination {
  /// The destination; a message for a value that is none, which only stacks without a coordinator hold.
  package var destination: any Destination { base as? any Destination ?? MessageDestination(message: "\(base)") }
}

extension Node {
  /// The destination that the slot shows: its own or, with a child flow, the root of the innermost child flow.
  public var destination: any Destination { box.destination }
  /// The destinations that opened the child flows in this slot, outermost first. Empty for most slots.
  package var openers: [any Destination] { openerBoxes.map(\.destination) }
}

extension Node {
  /// The values under which rows and views name the slot's destination: those that have opened flows in the slot, from
  /// the outside in, and the one on display.
  package var names: [AnyHashable] {
    (openerBoxes + [box]).map { box in
      if let value = box.base as? any WrappingDestination { AnyHashable(value.base) } else { AnyHashable(box.base) }
    }
  }
}

extension Destination {
  /// Reads the destinations that a link names, without a scene. All of them must be of this type.
  ///
  /// - Parameter link: The path of the link; a scheme and a host are ignored. It has no `..` and `.`, since there is no
  ///   place to start from.
  /// - Returns: The destinations in their order.
  /// - Throws: A ``LinkError`` that names the wrong part of the link.
  /// - Complexity: O(*n*) in the parts of the link.
  package static func destinations(in link: String) throws(LinkError) -> [Self] {
    try linkTable.decode(link).map { $0.value(as: Self.self) }
  }

  /// The problems with this type's links, a sentence each: patterns that cannot work or are never read, and
  /// ``examples`` that have no link or whose link leads elsewhere. Check it in a test:
  ///
  /// ```swift
  /// @Test func links() { #expect(NotesDestination.linkProblems == []) }
  /// ```
  ///
  /// - Complexity: O(*n* · *m*) in the number of patterns and of examples.
  public static var linkProblems: [String] { linkTable.problems }
}
