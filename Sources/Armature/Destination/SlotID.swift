import Foundation

/// The identity of a slot: unique among all flows of the process, kept as long as the slot lives.
public struct SlotID: Hashable, Sendable, CustomStringConvertible {
  @usableFromInline let number: UInt64

  @inlinable init(number: UInt64) { self.number = number }

  /// An identity for a slot that is in no stack yet.
  package static func unused() -> Self { Self(number: NumberSource.shared.take(1)) }

  /// The identity for logs, such as `#42`.
  public var description: String { "#\(number)" }
}

/// The identity of a flow: unique in the process, also after the flow has gone.
public struct FlowID: Hashable, Sendable {
  private let number: UInt64

  init() { number = NumberSource.shared.take(1) }
}

/// A run of numbers that one stack hands out by itself, so that taking a number costs an addition and not a lock. Who takes
/// verbs back takes a new block, since somebody may have kept an identity from the old one.
@usableFromInline
struct NumberBlock: Sendable {
  @usableFromInline var next: UInt64
  @usableFromInline var end: UInt64

  init(count: UInt64 = 16) {
    next = NumberSource.shared.take(count)
    end = next + count
  }

  @inlinable mutating func take() -> UInt64 {
    if next == end { refill() }
    defer { next += 1 }
    return next
  }

  @usableFromInline mutating func refill() { self = NumberBlock(count: 64) }
}

/// Where all blocks come from. A lock guards it, since a route stack may be made on any thread.
private final class NumberSource: @unchecked Sendable {
  static let shared = NumberSource()

  private let lock = NSLock()
  private var next: UInt64 = 1

  func take(_ count: UInt64) -> UInt64 {
    lock.lock()
    defer { lock.unlock() }
    next += count
    return next - count
  }
}
