import Foundation

/// The identity of a slot: unique among all flows of the process, kept as long as the slot lives.
public struct SlotID: Hashable, Sendable, CustomStringConvertible {
  let number: UInt64

  init(number: UInt64) { self.number = number }

  /// An identity for a new slot.
  package static func unused() -> Self { Self(number: Identity.next()) }

  /// The identity for logs, such as `#42`.
  public var description: String { "#\(number)" }
}

/// The identity of a flow: unique in the process, also after the flow has gone.
public struct FlowID: Hashable, Sendable {
  private let number = Identity.next()

  init() {}
}

/// Hands out numbers, each of them once. A lock guards the last one, since routes may be made on any thread.
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
