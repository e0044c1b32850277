/// A payload that calls a closure when it is released.
final class ReleaseProbe: Hashable, Sendable {
  let released: @MainActor @Sendable () -> Void
  init(_ released: @escaping @MainActor @Sendable () -> Void) { self.released = released }
  deinit { MainActor.assumeIsolated { [released] in released() } }
  static func == (left: ReleaseProbe, right: ReleaseProbe) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
