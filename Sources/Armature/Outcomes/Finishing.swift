/// A flow that ends with a value, such as a picker.
///
/// The flow says the type of its value and calls ``finish(_:)``:
///
/// ```swift
/// final class CardPicker: Coordinator<CardDestination>, Finishing {
///   typealias Value = Card
///
///   func pick(_ card: Card) { finish(card) }
/// }
/// ```
///
/// Its parent receives the value where it makes the flow, with ``onFinish(_:)``, or waits for it with
/// ``Coordinator/run(_:as:style:)``. A flow that is removed in any other way has no value.
@MainActor
public protocol Finishing: AnyCoordinator {
  /// The type of the value.
  associatedtype Value

  /// Whether links lead to the flow's steps: to the screens above its first root, and to another root. The default is
  /// `false`: a link enters the flow at its start, so that nobody finishes it without the steps before.
  ///
  /// Return `true` if each screen of the flow can be the first one:
  ///
  /// ```swift
  /// static let linksToSteps = true
  /// ```
  static var linksToSteps: Bool { get }
}

extension Finishing {
  public static var linksToSteps: Bool { false }
}

extension AnyCoordinator {
  /// Whether links lead to the start only of flows of this type.
  static var hidesSteps: Bool { (self as? any Finishing.Type)?.linksToSteps == false }
}
