#if canImport(Observation)
  import Observation
#endif

/// Runs code, and calls back once before the first change of an observable value that the code has read.
///
/// - Returns: The result of the code, and its registration, which ends when it is released; `nil` where the system does
///   not have Observation.
@MainActor
func observing<Result>(
  _ read: () -> Result, onChange: @escaping @Sendable () -> Void
) -> (result: Result, registration: AnyObject?) {
  #if canImport(Observation)
    if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) {
      let registration = Registration()
      let result = withObservationTracking {
        registration.end.access()
        return read()
      } onChange: {
        onChange()
      }
      return (result, registration)
    }
  #endif
  return (read(), nil)
}

#if canImport(Observation)
  /// Ends a tracking, which Observation itself does only at a change: the end is one.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  private final class Registration {
    let end = ObservableMark()

    deinit { end.change() }
  }

  /// A value without content that code can observe.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  final class ObservableMark: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private var value: Void { () }

    /// Makes the code that is being observed depend on the mark.
    func access() { registrar.access(self, keyPath: \.value) }

    /// Tells everybody who has accessed the mark.
    func change() { registrar.withMutation(of: self, keyPath: \.value) {} }
  }
#endif
