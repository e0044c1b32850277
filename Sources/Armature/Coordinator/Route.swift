/// A destination with its presentation style and an identity of its own.
///
/// A ``Coordinator`` makes the routes of its flow. For a stack without a coordinator, the app keeps an array of routes;
/// their destinations can be any values.
///
/// ```swift
/// var routes = [Route(7), Route(8, as: .sheet)]
/// routes[0].destination = 9
/// ```
///
/// Routes with the same identity are the same place, copies included: when the destination changes, a host keeps the
/// screen with its state.
public struct Route<D: Hashable & Sendable>: Identifiable, Hashable, Sendable {
  /// The identity of the slot that the route takes.
  public let id: SlotID
  /// The destination to show.
  public var destination: D
  /// How it appears.
  public let style: PresentationStyle

  package init(id: SlotID, destination: D, style: PresentationStyle) {
    self.id = id
    self.destination = destination
    self.style = style
  }
}

/// The identity of a slot, for verbs that name one. It is unique in the process, and kept while the slot lives.
public struct SlotID: Hashable, Sendable, CustomStringConvertible {
  let number: UInt64

  /// Creates a new identity.
  package init() { number = Identity.next() }

  init(number: UInt64) { self.number = number }

  /// The identity for logs, such as `#42`.
  public var description: String { "#\(number)" }
}

/// The identity of a flow, in events and for broadcasts. It is unique in the process, and never used again.
public struct FlowID: Hashable, Sendable {
  private let number = Identity.next()

  init() {}
}

/// Hands out each number once, on any thread.
enum Identity {
  private static let last = Locked<UInt64>(0)

  static func next() -> UInt64 {
    last.withValue { last in
      last += 1
      return last
    }
  }
}

extension PresentationStyle {
  /// The style of a value when a verb names none: its own for a destination, a push for any other.
  package static func own(of value: some Hashable & Sendable) -> Self { (value as? any Destination)?.style ?? .push }
}

extension Route {
  /// Creates a route with a new identity.
  ///
  /// - Parameters:
  ///   - destination: The destination to show.
  ///   - style: How it appears; `nil` asks the value when it is a ``Destination``, and pushes any other.
  public init(_ destination: D, as style: PresentationStyle? = nil) {
    self.init(id: SlotID(), destination: destination, style: style ?? .own(of: destination))
  }
}
