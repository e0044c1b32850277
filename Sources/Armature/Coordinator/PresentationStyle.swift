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
///
/// A link names a style after `;as=`: `push`, `sheet`, `cover`, `popover`, `inspector`, `alert` or `dialog`, followed by
/// `.nostack`, `.medium`, `.large`, `.fraction30` or `.height120` if they apply.
public struct PresentationStyle: Hashable, Sendable {
  /// The kinds of presentation.
  package enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// On the stack of the current layer.
    case push
    /// A new layer that covers part of the one below. The user can swipe it away.
    case sheet
    /// A new layer that covers the whole window.
    case cover
    /// A new layer that points at the control that shows it. The user closes it with a tap beside it.
    case popover
    /// A new layer beside the one below, which the user still sees and uses.
    case inspector
    /// A question or a message that has to be answered, in the middle of the window.
    case alert
    /// A choice of actions: a confirmation dialog, an action sheet.
    case dialog
  }

  /// The kind of presentation.
  package let kind: Kind
  /// Whether the new layer has a stack of its own, so that screens can be pushed onto it. `false` for a push, which
  /// joins the current stack, and for alerts and dialogs.
  package let hasStack: Bool
  /// The heights at which a sheet rests. Empty means the platform's default.
  package let detents: Detents

  init(kind: Kind, hasStack: Bool, detents: Detents) {
    self.kind = kind
    self.hasStack = hasStack
    self.detents = detents
  }

  /// A push onto the stack of the current layer.
  public static let push = Self(kind: .push, hasStack: false, detents: [])
  /// A sheet with a stack of its own and the platform's default height.
  public static var sheet: Self { .sheet() }
  /// A cover with a stack of its own.
  public static var cover: Self { .cover() }
  /// A popover with a stack of its own.
  public static var popover: Self { .popover() }
  /// An inspector: a column for details beside the layer below, which the user still uses. Narrow windows, and systems
  /// without inspectors, show it as a sheet, which is another view of the same flow.
  ///
  /// A push of the flow that shows the inspector is placed below it. A child flow that it opens has a stack in it.
  public static let inspector = Self(kind: .inspector, hasStack: true, detents: [])
  /// An alert: a question in the middle of the window. Nothing can be shown above it. Any screen can have this style or
  /// ``dialog``: its texts are the message, its first field is the field, and its buttons are the answers.
  public static let alert = Self(kind: .alert, hasStack: false, detents: [])
  /// A confirmation dialog or action sheet: a choice of actions. Nothing can be shown above it.
  public static let dialog = Self(kind: .dialog, hasStack: false, detents: [])

  /// Returns the style of a sheet.
  ///
  /// - Parameters:
  ///   - stack: Whether screens can be pushed onto the sheet.
  ///   - detents: The heights at which it rests; empty means the platform's default.
  /// - Returns: The style, for ``Destination/style`` or for one call.
  public static func sheet(stack: Bool = true, detents: Detents = []) -> Self {
    Self(kind: .sheet, hasStack: stack, detents: detents)
  }

  /// Returns the style of a cover. Screens can be pushed onto it if `stack` is `true`.
  public static func cover(stack: Bool = true) -> Self { Self(kind: .cover, hasStack: stack, detents: []) }

  /// Returns the style of a popover, which points at the control that shows it. It is a sheet in narrow windows, on
  /// systems without popovers, and if no control on display shows it. Screens can be pushed onto it if `stack` is
  /// `true`.
  public static func popover(stack: Bool = true) -> Self { Self(kind: .popover, hasStack: stack, detents: []) }

  /// Whether a slot of this style starts a layer of its own.
  package var isModal: Bool { kind != .push }

  /// Whether a slot of this style is an alert or a dialog. It is the last slot of its line.
  package var isDialog: Bool { kind == .alert || kind == .dialog }

  /// Whether the user can close a layer of this style without touching anything in it: with a swipe, or with a tap
  /// beside it.
  package var hasGestureToClose: Bool { isModal && kind != .cover && kind != .alert }

  /// Whether this is a sheet, a cover or a popover without a stack.
  var isWithoutStack: Bool { isModal && !hasStack && !isDialog }
}

extension PresentationStyle: CustomStringConvertible {
  /// The style in Swift notation, such as `.sheet` or `.cover(stack: false)`; detents are left out.
  public var description: String { isWithoutStack ? ".\(kind)(stack: false)" : ".\(kind)" }
}

/// The heights at which a sheet rests: medium, large, at most one fraction and at most one fixed height.
///
/// Fractions are whole percents and heights are whole points, which keeps a route small and cheap to copy.
///
/// ```swift
/// let style = PresentationStyle.sheet(detents: [.medium, .fraction(0.3), .height(120)])
/// ```
public struct Detents: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// One height at which a sheet rests.
  package enum Detent: Hashable, Sendable {
    case medium, large
    case fraction(Double)
    case height(Double)
  }

  var flags: UInt8 = 0
  var percent: UInt8 = 0
  var points: UInt16 = 0

  /// About half the height of the window.
  public static let medium = Self(flags: 1)
  /// The full height.
  public static let large = Self(flags: 2)

  /// A fraction of the window's height, rounded to whole percents and clamped to 0.01 to 1.
  public static func fraction(_ fraction: Double) -> Self {
    Self(percent: UInt8(Self.clamp(fraction * 100, to: 100)))
  }

  /// A fixed height, rounded to whole points and clamped to 1 to 65,535.
  public static func height(_ height: Double) -> Self { Self(points: UInt16(Self.clamp(height, to: 65_535))) }

  init(flags: UInt8 = 0, percent: UInt8 = 0, points: UInt16 = 0) {
    (self.flags, self.percent, self.points) = (flags, percent, points)
  }

  /// Creates detents from a list. The last fraction and the last height count.
  public init(arrayLiteral elements: Detents...) {
    for element in elements {
      flags |= element.flags
      if element.percent > 0 { percent = element.percent }
      if element.points > 0 { points = element.points }
    }
  }

  /// Returns `value`, rounded and clamped to `1...limit`; 1 for a value that is not a number.
  static func clamp(_ value: Double, to limit: Double) -> Double { value > 1 ? min(value.rounded(), limit) : 1 }

  /// Whether the list is empty, so that the platform chooses.
  package var isEmpty: Bool { flags == 0 && percent == 0 && points == 0 }

  /// The detents as a list, in the order medium, large, fraction, height.
  package var list: [Detent] {
    var list: [Detent] = []
    if flags & 1 != 0 { list.append(.medium) }
    if flags & 2 != 0 { list.append(.large) }
    if percent > 0 { list.append(.fraction(Double(percent) / 100)) }
    if points > 0 { list.append(.height(Double(points))) }
    return list
  }
}
