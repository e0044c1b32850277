import Foundation

/// A value behind a lock, for use on any thread.
package final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  package init(_ value: Value) { self.value = value }

  package func withValue<Result>(_ work: (inout Value) -> Result) -> Result { lock.withLock { work(&value) } }
}
