extension PresentationStyle {
  /// The style of a value when a verb names none: its own for a destination, a push for any other.
  static func own(of value: some Hashable & Sendable) -> Self { (value as? any Destination)?.style ?? .push }
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
