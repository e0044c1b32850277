/// How a slot appears: on the stack of the layer below it, or as a new layer above.
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
  /// The three ways to appear.
  public enum Kind: String, Hashable, Sendable, Codable {
    /// On the stack of the current layer.
    case push
    /// A new layer that covers part of the one below and can be swiped away.
    case sheet
    /// A new layer that covers the whole window.
    case cover
  }

  /// Whether this is a push, a sheet or a cover.
  public let kind: Kind
  /// Whether the new layer has a stack of its own, so that screens can be pushed onto it. False for a push, which joins
  /// the stack that is there.
  public let hasStack: Bool
  /// The heights at which a sheet rests. Empty means the platform's default.
  public let detents: Detents

  @inlinable init(kind: Kind, hasStack: Bool, detents: Detents) {
    self.kind = kind
    self.hasStack = hasStack
    self.detents = detents
  }

  /// On the stack of the current layer.
  @inlinable public static var push: Self { Self(kind: .push, hasStack: false, detents: []) }
  /// A sheet with a stack of its own and the platform's default height.
  @inlinable public static var sheet: Self { .sheet() }
  /// A cover with a stack of its own.
  @inlinable public static var cover: Self { .cover() }

  /// A sheet.
  ///
  /// - Parameters:
  ///   - stack: Whether screens can be pushed onto the sheet.
  ///   - detents: The heights at which it rests; empty means the platform's default.
  /// - Returns: The style.
  @inlinable public static func sheet(stack: Bool = true, detents: Detents = []) -> Self {
    Self(kind: .sheet, hasStack: stack, detents: detents)
  }

  /// A cover.
  ///
  /// - Parameter stack: Whether screens can be pushed onto the cover.
  /// - Returns: The style.
  @inlinable public static func cover(stack: Bool = true) -> Self { Self(kind: .cover, hasStack: stack, detents: []) }

  /// Whether a slot of this style starts a layer of its own.
  @inlinable public var isModal: Bool { kind != .push }
}

extension PresentationStyle: CustomStringConvertible {
  /// The style as code would write it, such as `.sheet` or `.cover(stack: false)`; detents are left out.
  public var description: String { isModal && !hasStack ? ".\(kind)(stack: false)" : ".\(kind)" }
}
