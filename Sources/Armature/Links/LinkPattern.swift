/// How a destination stands in a link, in place of the form that is derived from its `Codable` conformance.
///
/// ```swift
/// static var links: [LinkPattern<Self>] {
///   [
///     .init("notes", .list),
///     .init("notes/{id}", Self.note) { if case .note(let id) = $0 { id } else { nil } },
///     .init("search?{text}", Self.search) { if case .search(let text) = $0 { text } else { nil } },
///     .alias("memo/{id}", Self.note),
///   ]
/// }
/// ```
///
/// A pattern is made of names and of places for values, `{name}`, parted by slashes; each value takes a whole part.
/// Places behind a `?` are parameters, for values that may be left out. The places take the values in their order, and
/// the names in them are for lists and messages, and what parameters are called.
///
/// Where several patterns fit a link, a name wins over a place for a value, then a longer pattern over a shorter one, then
/// the one that was declared first; a value that is not of its type does not fit. All of them win over derived forms. A
/// pattern that cannot work, such as one with fewer places than values, is left out; checks name it.
public struct LinkPattern<D: Destination>: Sendable {
  /// The pattern as it was written.
  public let text: String
  /// Whether links of this form are only read, never written.
  public let isAlias: Bool
  /// The types of the values.
  let types: [LinkParameterType]
  let make: @Sendable (inout LinkValueReader) throws(LinkMismatch) -> D
  let take: @Sendable (D) -> [String?]?
  /// The destination of a pattern without values.
  let constant: D?

  private init(
    _ text: String, isAlias: Bool, types: [LinkParameterType], constant: D?,
    make: @escaping @Sendable (inout LinkValueReader) throws(LinkMismatch) -> D,
    take: @escaping @Sendable (D) -> [String?]?
  ) {
    self.text = text
    self.isAlias = isAlias
    self.types = types
    self.constant = constant
    self.make = make
    self.take = take
  }

  /// The link of one destination.
  ///
  /// - Parameters:
  ///   - text: Names parted by slashes, such as `"settings/about"`.
  ///   - destination: Where the link leads.
  public init(_ text: String, _ destination: D) { self.init(text, destination, isAlias: false) }

  /// The links of destinations with values.
  ///
  /// - Parameters:
  ///   - text: Names and places for values, such as `"people/{id}/company"`.
  ///   - make: The destination of some values; an enum's case will do.
  ///   - take: The values of a destination; `nil` when the pattern is not its link.
  public init<each Value: LinkValue>(
    _ text: String, _ make: @escaping @Sendable (repeat each Value) -> D,
    _ take: @escaping @Sendable (D) -> (repeat each Value)?
  ) {
    self.init(text, isAlias: false, make: make) { destination in
      guard let values = take(destination) else { return nil }
      var texts: [String?] = []
      for value in repeat each values { texts.append(value.linkParameter) }
      return texts
    }
  }

  /// Another link of one destination, which is read but never written: an old link that keeps working.
  public static func alias(_ text: String, _ destination: D) -> Self { Self(text, destination, isAlias: true) }

  /// Other links of destinations with values, which are read but never written.
  public static func alias<each Value: LinkValue>(
    _ text: String, _ make: @escaping @Sendable (repeat each Value) -> D
  ) -> Self {
    Self(text, isAlias: true, make: make) { _ in nil }
  }

  private init(_ text: String, _ destination: D, isAlias: Bool) {
    self.init(
      text, isAlias: isAlias, types: [], constant: destination,
      make: { _ throws(LinkMismatch) in destination }, take: { $0 == destination && !isAlias ? [] : nil })
  }

  private init<each Value: LinkValue>(
    _ text: String, isAlias: Bool, make: @escaping @Sendable (repeat each Value) -> D,
    take: @escaping @Sendable (D) -> [String?]?
  ) {
    var types: [LinkParameterType] = []
    repeat types.append(LinkParameterType((each Value).self))
    self.init(
      text, isAlias: isAlias, types: types, constant: nil,
      make: { reader throws(LinkMismatch) in make(repeat try reader.next((each Value).self)) }, take: take)
  }
}

/// What is known of a value's type.
struct LinkParameterType: Hashable, Sendable {
  let name: String
  let isOptional: Bool

  init<Value>(_ type: Value.Type) {
    isOptional = type is any OptionalType.Type
    name = isOptional ? String("\(type)".dropFirst("Optional<".count).dropLast()) : "\(type)"
  }

  init(name: String, isOptional: Bool) {
    self.name = name
    self.isOptional = isOptional
  }
}

private protocol OptionalType {}
extension Optional: OptionalType {}

/// The value in a link that does not fit a pattern.
struct LinkMismatch: Error {
  /// Its index among the pattern's values.
  let index: Int
  let type: LinkParameterType
}

/// Hands out a pattern's values one by one.
struct LinkValueReader {
  let segments: [LinkSegment]
  let parameters: [LinkParameter]
  /// Where the pattern begins among the segments.
  let start: Int
  let places: [PatternText.Place]
  private var index = 0

  init(segments: [LinkSegment], parameters: [LinkParameter], start: Int, places: [PatternText.Place]) {
    self.segments = segments
    self.parameters = parameters
    self.start = start
    self.places = places
  }

  mutating func next<Value: LinkValue>(_ type: Value.Type) throws(LinkMismatch) -> Value {
    defer { index += 1 }
    let value: Value? =
      if index >= places.count {
        nil
      } else if let offset = places[index].segment {
        segments[start + offset].text.flatMap(Value.linkValue(from:))
      } else if let parameter = parameters.payload(places[index].name) {
        Value.linkValue(from: parameter.value)
      } else {
        Value.linkDefault
      }
    guard let value else { throw LinkMismatch(index: index, type: LinkParameterType(type)) }
    return value
  }
}
