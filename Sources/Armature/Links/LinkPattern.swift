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
  @usableFromInline let erased: ErasedPattern

  /// The pattern as it was written.
  public var text: String { erased.text }
  /// Whether links of this form are only read, never written.
  public var isAlias: Bool { erased.isAlias }

  @usableFromInline init(erased: ErasedPattern) { self.erased = erased }

  /// The link of one destination.
  ///
  /// - Parameters:
  ///   - text: Names parted by slashes, such as `"settings/about"`.
  ///   - destination: Where the link leads.
  @inlinable public init(_ text: String, _ destination: D) {
    self.init(
      erased: ErasedPattern(
        text: text, isAlias: false, types: [],
        make: { _, result throws(LinkMismatch) in result.initializeMemory(as: D.self, to: destination) },
        take: { $0.assumingMemoryBound(to: D.self).pointee == destination ? [] : nil }))
  }

  /// The links of destinations with values.
  ///
  /// - Parameters:
  ///   - text: Names and places for values, such as `"people/{id}/company"`.
  ///   - make: The destination of some values; an enum's case will do.
  ///   - take: The values of a destination; `nil` when the pattern is not its link.
  @inlinable public init<each Value: LinkValue>(
    _ text: String, _ make: @escaping @Sendable (repeat each Value) -> D,
    _ take: @escaping @Sendable (D) -> (repeat each Value)?
  ) {
    var types: [LinkParameterType] = []
    repeat types.append(LinkParameterType((each Value).self))
    self.init(
      erased: ErasedPattern(
        text: text, isAlias: false, types: types,
        make: { reader, result throws(LinkMismatch) in
          result.initializeMemory(as: D.self, to: make(repeat try reader.next((each Value).self)))
        },
        take: { destination in
          guard let values = take(destination.assumingMemoryBound(to: D.self).pointee) else { return nil }
          var texts: [String?] = []
          repeat texts.append((each values).linkParameter)
          return texts
        }))
  }

  /// Another link of one destination, which is read but never written: an old link that keeps working.
  @inlinable public static func alias(_ text: String, _ destination: D) -> Self {
    Self(
      erased: ErasedPattern(
        text: text, isAlias: true, types: [],
        make: { _, result throws(LinkMismatch) in result.initializeMemory(as: D.self, to: destination) },
        take: { _ in nil }))
  }

  /// Other links of destinations with values, which are read but never written.
  @inlinable public static func alias<each Value: LinkValue>(
    _ text: String, _ make: @escaping @Sendable (repeat each Value) -> D
  ) -> Self {
    var types: [LinkParameterType] = []
    repeat types.append(LinkParameterType((each Value).self))
    return Self(
      erased: ErasedPattern(
        text: text, isAlias: true, types: types,
        make: { reader, result throws(LinkMismatch) in
          result.initializeMemory(as: D.self, to: make(repeat try reader.next((each Value).self)))
        },
        take: { _ in nil }))
  }
}
