import Foundation

/// All forms of one destination type's links: its patterns, sorted for reading, and what is derived from `Codable`.
///
/// A table is made once for a type and kept.
final class LinkTable<D: Destination>: Sendable {
  struct Entry: Sendable {
    let pattern: LinkPattern<D>
    let text: PatternText
  }

  /// The patterns that begin alike.
  struct Node: Sendable {
    var names: [String: Int] = [:]
    var value: Int?
    /// The entries that end here, in the order of declaration.
    var entries: [Int] = []
  }

  let entries: [Entry]
  let nodes: [Node]
  /// The most parts that a pattern has.
  let depth: Int
  /// The patterns that were left out, and why.
  let broken: [(pattern: String, problem: String)]
  /// The entries that write a destination without values.
  private let constants: [D: Int]
  /// The entries that write destinations with values, and aliases.
  private let variables: [Int]

  init(_ patterns: [LinkPattern<D>] = D.links) {
    var entries: [Entry] = []
    var nodes = [Node()]
    var broken: [(pattern: String, problem: String)] = []
    var constants: [D: Int] = [:]
    var variables: [Int] = []
    for pattern in patterns {
      let text: PatternText
      do { text = try PatternText(pattern.text, types: pattern.types) } catch {
        broken.append((pattern.text, error.text))
        continue
      }
      var node = 0
      for part in text.parts {
        let next: Int? =
          switch part {
          case .name(let name): nodes[node].names[name]
          case .value: nodes[node].value
          }
        let index = next ?? nodes.count
        if next == nil {
          nodes.append(Node())
          switch part {
          case .name(let name): nodes[node].names[name] = index
          case .value: nodes[node].value = index
          }
        }
        node = index
      }
      let index = entries.count
      nodes[node].entries.append(index)
      entries.append(Entry(pattern: pattern, text: text))
      if pattern.isAlias { continue }
      if let constant = pattern.constant {
        if constants[constant] == nil { constants[constant] = index }
      } else {
        variables.append(index)
      }
    }
    self.entries = entries
    self.nodes = nodes
    self.broken = broken
    depth = entries.map(\.text.parts.count).max() ?? 0
    self.constants = constants
    self.variables = variables
  }

  /// The type as one that can be decoded; `nil` when it cannot.
  var decodable: (any Decodable.Type)? { D.self as? any Decodable.Type }

  /// The table of a type. It is made at the first call.
  ///
  /// - Complexity: O(1) later.
  static var shared: LinkTable<D> { linkTables.table() }

  /// The first declared pattern that writes a destination, and the values in it.
  func pattern(for destination: D) -> (entry: Entry, values: [String?])? {
    let constant = constants[destination]
    for index in variables {
      if let constant, constant < index { break }
      if let values = entries[index].pattern.take(destination) { return (entries[index], values) }
    }
    return constant.map { (entries[$0], []) }
  }
}

private let linkTables = LinkTables()

/// The tables of all types that were asked for.
private final class LinkTables: @unchecked Sendable {
  private let lock = NSLock()
  private var tables: [ObjectIdentifier: AnyObject] = [:]

  func table<D: Destination>() -> LinkTable<D> {
    lock.lock()
    let known = tables[ObjectIdentifier(D.self)] as? LinkTable<D>
    lock.unlock()
    if let known { return known }
    // Made outside of the lock, as `links` is the user's code. Two that are made at once are equal.
    let table = LinkTable<D>()
    lock.lock()
    defer { lock.unlock() }
    tables[ObjectIdentifier(D.self)] = table
    return table
  }
}
