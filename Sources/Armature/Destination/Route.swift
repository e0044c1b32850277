/// A destination that a flow shows, with its presentation style and an identity of its own.
///
/// A ``Coordinator`` makes the routes of its flow. For a stack without a coordinator an array of them is the state, and its
/// owner makes them; any value can be one's destination then.
///
/// ```swift
/// var routes = [Route(7), Route(8, as: .sheet)]
/// routes[0].destination = 9
/// ```
///
/// What has the same identity is the same place: a host keeps its screen, with all state of it, when the destination is
/// changed. A copy is the same place, too.
public struct Route<D: Hashable & Sendable>: Identifiable, Hashable, Sendable {
  /// The identity of the slot that the route takes.
  public let id: SlotID
  /// Where the route leads.
  public var destination: D
  /// How it appears.
  public let style: PresentationStyle

  package init(id: SlotID, destination: D, style: PresentationStyle) {
    self.id = id
    self.destination = destination
    self.style = style
  }

  /// A new route, with an identity that no other has.
  ///
  /// - Parameters:
  ///   - destination: Where it leads.
  ///   - style: How it appears; `nil` asks the value when it is a ``Destination``, and pushes any other.
  public init(_ destination: D, as style: PresentationStyle? = nil) {
    self.init(id: .unused(), destination: destination, style: style ?? .own(of: destination))
  }
}

extension PresentationStyle {
  /// How a value appears when nothing else is asked for.
  static func own(of value: some Hashable & Sendable) -> Self {
    (value as? any Destination)?.style ?? .push
  }
}
