/// The form of a destination's link, in place of the form derived from `Codable`.
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
/// A pattern consists of names and of `{name}` for values, separated by slashes. Each value takes a whole part. Values
/// after a `?` are parameters, which a link may leave out. The values have the order of the case's values. Their names
/// appear in lists and messages, and are the names of parameters.
///
/// If several patterns fit a link, a name wins over a value, then a longer pattern over a shorter one, then the pattern
/// declared first. A text that is not a value of the type does not fit; in a parameter it is an error, unless another
/// pattern with the same parts takes the parameter. Every pattern wins over derived forms. A pattern that cannot work,
/// such as one with fewer places than values, is ignored; ``Destination/linkProblems`` lists it.
///
/// A `;` ends a leg where the next part could belong to it, too: with the patterns `tags` and `tags/{tag}`,
/// `/tags;/notes` has two legs.
public struct LinkPattern<D: Hashable & Sendable>: Sendable {
  let erased: ErasedPattern

  /// The pattern as it was written.
  package var text: String { erased.text }
  /// Whether links of this form are only read, never written.
  package var isAlias: Bool { erased.isAlias }

  /// Creates the pattern of one destination.
  ///
  /// - Parameters:
  ///   - text: Names separated by slashes, such as `"settings/about"`.
  ///   - destination: The one destination that has this link.
  public init(_ text: String, _ destination: D) {
    let box = DestinationBox(destination)
    erased = ErasedPattern(text: text, types: [], make: { _ in box }, take: { $0.isEqual(to: box) ? [] : nil })
  }

  /// Creates the pattern of destinations with values.
  ///
  /// - Parameters:
  ///   - text: Names and places for values, such as `"people/{id}/company"`.
  ///   - make: Makes a destination from its values, such as an enum's case.
  ///   - take: Returns the values of a destination; `nil` when the pattern is not its link.
  @preconcurrency
  public init<each Value: LinkValue>(
    _ text: String, _ make: @escaping @Sendable (repeat each Value) -> D,
    _ take: @escaping @Sendable (D) -> (repeat each Value)?
  ) {
    let types = LinkValueType.types(repeat (each Value).self)
    erased = ErasedPattern(
      text: text, types: types, make: Self.making(make),
      take: { box throws(NoValue) in
        guard let values = take(box.value(as: D.self)) else { return nil }
        var texts: [String?] = []
        do throws(NoValue) { repeat texts.append(try types[texts.count].text(of: each values)) } catch {
          throw NoValue(index: texts.count)
        }
        return texts
      })
  }

  /// Returns another pattern of one destination that is read but never written, such as an old link that still works.
  public static func alias(_ text: String, _ destination: D) -> Self {
    let box = DestinationBox(destination)
    return Self(erased: ErasedPattern(text: text, types: [], make: { _ in box }))
  }

  /// Returns another pattern of destinations with values that is read but never written.
  @preconcurrency
  public static func alias<each Value: LinkValue>(
    _ text: String, _ make: @escaping @Sendable (repeat each Value) -> D
  ) -> Self {
    Self(
      erased: ErasedPattern(
        text: text, types: LinkValueType.types(repeat (each Value).self), make: Self.making(make)))
  }

  private init(erased: ErasedPattern) { self.erased = erased }

  private static func making<each Value: LinkValue>(
    _ make: @escaping @Sendable (repeat each Value) -> D
  ) -> ErasedPattern.Make {
    { reader in
      // The values are read one by one. The first text that is not a value ends the reading.
      do { return DestinationBox(make(repeat try reader.next((each Value).self))) } catch { return nil }
    }
  }
}

/// A pattern without its destination's type, so that the same code searches the tables of all types.
package struct ErasedPattern: Sendable {
  /// Makes a destination from its values; returns `nil` when a text is not a value of its type.
  typealias Make = @Sendable (inout LinkValueReader) -> (any BoxedDestination)?

  package let text: String
  package let types: [LinkValueType]
  let make: Make
  /// Returns the texts of a destination's values; `nil` when the pattern is not its link. Throws `NoValue` for a value
  /// without a text. An alias has no such closure.
  var take: (@Sendable (any BoxedDestination) throws(NoValue) -> [String?]?)?

  // `take == nil` needs iOS 18: earlier systems do not know the type of a closure with a typed error at run time.
  package var isAlias: Bool { if case .none = take { true } else { false } }
}

/// Reads the values of a pattern one by one.
struct LinkValueReader {
  /// The number of values read so far.
  private(set) var index = 0
  private let pattern: PatternText
  private let segments: ArraySlice<LinkSegment>
  private let parameters: [LinkParameter]

  /// Creates a reader of the leg at a cursor, which has all parts of the pattern.
  init(_ cursor: LinkCursor, _ pattern: PatternText) {
    let end = cursor.position + pattern.parts.count
    self.pattern = pattern
    segments = cursor.segments[cursor.position..<end]
    parameters = cursor.hasParameters(endingAt: end) ? cursor.parameters(endingAt: end) : []
  }

  /// The index of the segment after the pattern.
  var end: Int { segments.endIndex }

  mutating func next<Value: LinkValue>(_ type: Value.Type) throws(NoValue) -> Value {
    let value = if let text { Value.linkValue(from: text) } else { LinkValueType.absent(type) }
    guard let value else { throw NoValue() }
    index += 1
    return value
  }

  /// The text of the next value; `nil` when the link leaves it out.
  private var text: String? {
    guard index < pattern.variables.count else { return nil }
    if let part = pattern.variables[index].part { return segments[segments.startIndex + part].text }
    return parameters.payload(pattern.variables[index].name)?.value
  }
}

/// The error for a text that is not a value of the type.
struct NoValue: Error {
  /// The number of values before it.
  var index = 0
}
