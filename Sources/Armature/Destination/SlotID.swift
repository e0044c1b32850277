import Foundation

/// The identity of a slot: unique in the process and kept while the slot lives.
public struct SlotID: Hashable, Sendable, CustomStringConvertible {
  let number: UInt64

  init(number: UInt64) { self.number = number }

  /// Returns an identity for a new slot.
  package static func unused() -> Self { Self(number: Identity.next()) }

  /// The identity for logs, such as `#42`.
  public var description: String { "#\(number)" }
}

/// The identity of a flow: unique in the process and never used again.
public struct FlowID: Hashable, Sendable {
  private let number = Identity.next()

  init() {}
}

/// Hands out each number once. A lock guards the last number, since routes may be made on any thread.
final class Identity: @unchecked Sendable {
  private static let shared = Identity()

  private let lock = NSLock()
  private var last: UInt64 = 0

  static func next() -> UInt64 {
    shared.lock.lock()
    defer { shared.lock.unlock() }
    shared.last += 1
    return shared.last
  }
}
