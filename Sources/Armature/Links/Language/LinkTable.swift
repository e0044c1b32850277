import Foundation

/// All forms of one destination type's links: its patterns, sorted for reading, and the forms derived from `Codable`.
///
/// A table is made once for a type and kept.
final class LinkTable: Sendable {
  /// The name of the type.
  let name: String
  let tree: PatternTree
  /// Decodes a destination; `nil` when the type is not `Decodable`.
  let decode: (@Sendable (LinkDecoder) throws -> any BoxedDestination)?
  /// Encodes a destination of the type; `nil` when the type is not `Encodable`.
  let encode: (@Sendable (any BoxedDestination, LinkEncoder) throws -> Void)?
  /// The type's linkable examples.
  let examples: [any BoxedDestination]

  init<D: Destination>(_ type: D.Type) {
    name = "\(D.self)"
    tree = PatternTree(D.links.map(\.erased))
    examples = D.examples.filter(\.isLinkable).map(\.boxed)
    decode = if let type = type as? any (Destination & Decodable).Type { Self.decoding(type) } else { nil }
    encode = if let type = type as? any (Destination & Encodable).Type { Self.encoding(type) } else { nil }
  }

  private static func decoding<D: Destination & Decodable>(
    _ type: D.Type
  ) -> @Sendable (LinkDecoder) throws -> any BoxedDestination {
    { DestinationBox(try D(from: $0)) }
  }

  private static func encoding<D: Destination & Encodable>(
    _ type: D.Type
  ) -> @Sendable (any BoxedDestination, LinkEncoder) throws -> Void {
    { try $0.value(as: D.self).encode(to: $1) }
  }
}

extension Destination {
  /// The table of this type, made at the first call.
  static var linkTable: LinkTable { LinkTables.shared.table(of: Self.self) }
  /// The table of the destination's type.
  var linkTable: LinkTable { Self.linkTable }
}

/// The tables made so far.
private final class LinkTables: @unchecked Sendable {
  static let shared = LinkTables()

  private let lock = NSLock()
  private var tables: [ObjectIdentifier: LinkTable] = [:]

  func table<D: Destination>(of type: D.Type) -> LinkTable {
    if let known = lock.withLock({ tables[ObjectIdentifier(type)] }) { return known }
    // The table is made outside of the lock, because `links` and `examples` are the app's code. Two tables of a type
    // are equal.
    let table = LinkTable(type)
    lock.withLock { tables[ObjectIdentifier(type)] = table }
    return table
  }
}
