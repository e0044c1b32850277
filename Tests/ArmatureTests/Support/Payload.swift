/// A payload that acts when it is released.
final class Payload: Hashable, Sendable {
  let released: @MainActor @Sendable () -> Void
  init(_ released: @escaping @MainActor @Sendable () -> Void) { self.released = released }
  deinit { MainActor.assumeIsolated { [released] in released() } }
  static func == (left: Payload, right: Payload) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
