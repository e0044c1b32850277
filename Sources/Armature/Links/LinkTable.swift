import Foundation

/// All forms of one destination type's links: its patterns, sorted for reading, and what is derived from `Codable`.
///
/// A table is made once for a type and kept.
final class LinkTable<D: Destination>: Sendable {
  let tree: PatternTree
  /// The type as one that can be decoded; `nil` when it cannot. It never changes, and to find it takes time.
  nonisolated(unsafe) let decodable = D.self as? any Decodable.Type

  /// The type as one that can be encoded.
  nonisolated(unsafe) let encodable = D.self as? any Encodable.Type

  init(_ patterns: [LinkPattern<D>] = D.links) { tree = PatternTree(patterns.map(\.erased)) }

  /// The table of a type. It is made at the first call.
  ///
  /// - Complexity: O(1) later.
  static var shared: LinkTable<D> { linkTables.table() }
}

private let linkTables = LinkTables()

/// The tables of all types that were asked for.
private final class LinkTables: @unchecked Sendable {
  private let lock = NSLock()
  private var tables: [ObjectIdentifier: AnyObject] = [:]

  func table<D: Destination>() -> LinkTable<D> {
    lock.lock()
    let known = tables[ObjectIdentifier(D.self)]
    lock.unlock()
    // Under the identifier of a type stands nothing but its table.
    if let known { return unsafeDowncast(known, to: LinkTable<D>.self) }
    // Made outside of the lock, as `links` is the user's code. Two that are made at once are equal.
    let table = LinkTable<D>()
    lock.lock()
    defer { lock.unlock() }
    tables[ObjectIdentifier(D.self)] = table
    return table
  }
}
