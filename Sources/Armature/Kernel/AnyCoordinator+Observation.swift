#if canImport(Observation)
  import Observation

  // A view or a screen that reads a flow is drawn again when the flow changes: its slots, its child flows, the flow above
  // it, or the members of a container. A mere redraw of its screens is no such change.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  extension AnyCoordinator: Observable {}
#endif

extension AnyCoordinator {
  /// Notes that code of the app reads the flow. The mark of a flow that nobody reads is never made.
  final func noteRead() {
    #if canImport(Observation)
      if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *), core?.isReadQuietly != true {
        let mark = mark as? ObservableMark ?? ObservableMark()
        self.mark = mark
        mark.access()
      }
    #endif
  }

  /// Reads flows of the scene for a host, which hears of their changes by itself. Its views are not drawn again for them.
  package final func quietly<Result>(_ read: () -> Result) -> Result {
    guard let core else { return read() }
    let before = exchange(&core.isReadQuietly, with: true)
    defer { core.isReadQuietly = before }
    return read()
  }

  /// Notes that the flow has changed.
  final func noteChange() {
    #if canImport(Observation)
      if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) { (mark as? ObservableMark)?.change() }
    #endif
  }
}
