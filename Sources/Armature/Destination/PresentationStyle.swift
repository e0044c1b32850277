/// How a slot appears: on the stack of the current layer, or as a new layer above it.
///
/// ```swift
/// var style: PresentationStyle {
///   switch self {
///   case .settings: .sheet
///   case .colorPicker: .sheet(stack: false, detents: [.medium, .large])
///   default: .push
///   }
/// }
/// ```
public struct PresentationStyle: Hashable, Sendable {
  /// The kinds of presentation.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// On the stack of the current layer.
    case push
    /// A new layer that covers part of the one below. The user can swipe it away.
    case sheet
    /// A new layer that covers the whole window.
    case cover
    /// A question or a message that has to be answered, in the middle of the window.
    case alert
    /// A choice of actions: a confirmation dialog, an action sheet.
    case dialog
  }

  /// The kind of presentation.
  public let kind: Kind
  /// Whether the new layer has a stack of its own, so that screens can be pushed onto it. `false` for a push, which
  /// joins the current stack, and for alerts and dialogs.
  public let hasStack: Bool
  /// The heights at which a sheet rests. Empty means the platform's default.
  public let detents: Detents

  init(kind: Kind, hasStack: Bool, detents: Detents) {
    self.kind = kind
    self.hasStack = hasStack
    self.detents = detents
  }

  /// A push onto the stack of the current layer.
  public static var push: Self { Self(kind: .push, hasStack: false, detents: []) }
  /// A sheet with a stack of its own and the platform's default height.
  public static var sheet: Self { .sheet() }
  /// A cover with a stack of its own.
  public static var cover: Self { .cover() }
  /// An alert: a ``Dialog`` in the middle of the window. Nothing can be shown above it.
  public static var alert: Self { Self(kind: .alert, hasStack: false, detents: []) }
  /// A confirmation dialog or action sheet: a ``Dialog`` with a choice of actions. Nothing can be shown above it.
  public static var dialog: Self { Self(kind: .dialog, hasStack: false, detents: []) }

  /// Returns the style of a sheet.
  ///
  /// - Parameters:
  ///   - stack: Whether screens can be pushed onto the sheet.
  ///   - detents: The heights at which it rests; empty means the platform's default.
  /// - Returns: The style.
  public static func sheet(stack: Bool = true, detents: Detents = []) -> Self {
    Self(kind: .sheet, hasStack: stack, detents: detents)
  }

  /// Returns the style of a cover.
  ///
  /// - Parameter stack: Whether screens can be pushed onto the cover.
  /// - Returns: The style.
  public static func cover(stack: Bool = true) -> Self { Self(kind: .cover, hasStack: stack, detents: []) }

  /// Whether a slot of this style starts a layer of its own.
  public var isModal: Bool { kind != .push }

  /// Whether a slot of this style is an alert or a dialog. It draws a ``Dialog`` and is the last slot of its line.
  public var isDialog: Bool { kind == .alert || kind == .dialog }

  /// Whether this is a sheet or a cover without a stack.
  var isWithoutStack: Bool { isModal && !hasStack && !isDialog }
}

extension PresentationStyle: CustomStringConvertible {
  /// The style in Swift notation, such as `.sheet` or `.cover(stack: false)`; detents are left out.
  public var description: String { isWithoutStack ? ".\(kind)(stack: false)" : ".\(kind)" }
}
