import Foundation

/// A value behind a lock, for use on any thread.
final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  func withValue<Result>(_ work: (inout Value) -> Result) -> Result { lock.withLock { work(&value) } }
}
