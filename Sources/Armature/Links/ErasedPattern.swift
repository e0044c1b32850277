/// A pattern without its destination's type, so that tables of all types are searched by the same code. Generic code
/// that a user's module does not see compiled for its types costs several times as much.
@usableFromInline struct ErasedPattern: Sendable {
  let text: String
  let isAlias: Bool
  let types: [LinkParameterType]
  /// Puts the destination of some values into memory for one `D`.
  let make: @Sendable (inout LinkValueReader, UnsafeMutableRawPointer) throws(LinkMismatch) -> Void
  /// The texts of the values of the `D` in some memory; `nil` when the pattern is not its link.
  let take: @Sendable (UnsafeRawPointer) -> [String?]?

  @usableFromInline init(
    text: String, isAlias: Bool, types: [LinkParameterType],
    make: @escaping @Sendable (inout LinkValueReader, UnsafeMutableRawPointer) throws(LinkMismatch) -> Void,
    take: @escaping @Sendable (UnsafeRawPointer) -> [String?]?
  ) {
    self.text = text
    self.isAlias = isAlias
    self.types = types
    self.make = make
    self.take = take
  }
}

/// What is known of a value's type.
@usableFromInline struct LinkParameterType: Hashable, Sendable {
  let name: String
  let isOptional: Bool

  @usableFromInline init<Value>(_ type: Value.Type) {
    isOptional = type is any OptionalType.Type
    name = isOptional ? String("\(type)".dropFirst("Optional<".count).dropLast()) : "\(type)"
  }
}

private protocol OptionalType {}
extension Optional: OptionalType {}

/// A text in a link, or none, that is no value of its type.
public struct LinkMismatch: Error {
  @inlinable init() {}
}

/// Hands out a pattern's values one by one.
@usableFromInline struct LinkValueReader {
  let segments: [LinkSegment]
  let parameters: [LinkParameter]
  /// Where the pattern begins among the segments.
  let start: Int
  var places: [PatternText.Place] = []
  /// How many values have been handed out.
  @usableFromInline var index = 0

  init(segments: [LinkSegment], parameters: [LinkParameter], start: Int) {
    self.segments = segments
    self.parameters = parameters
    self.start = start
  }

  /// The next value's text; `nil` when it was left out.
  @usableFromInline var text: String? {
    guard index < places.count else { return nil }
    if let offset = places[index].segment { return segments[start + offset].text }
    return parameters.payload(places[index].name)?.value
  }

  @inlinable mutating func next<Value: LinkValue>(_ type: Value.Type) throws(LinkMismatch) -> Value {
    let value = try Value.readLinkValue(from: text)
    index += 1
    return value
  }
}
