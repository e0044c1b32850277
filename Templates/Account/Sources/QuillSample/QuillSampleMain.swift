#if SWIFT_PACKAGE && (os(macOS) || os(Linux))
  import ArmatureTerminal
  import QuillSampleFlows
#endif
#if canImport(SwiftUI)
  import QuillSampleUI
  import SwiftUI
#endif

/// Starts the app: in windows on Apple's systems, and in the terminal elsewhere. On macOS, an argument such as `terminal`,
/// `links` or `trace` asks for the terminal.
@main
enum QuillSampleMain {
  @MainActor static func main() {
    #if SWIFT_PACKAGE && (os(macOS) || os(Linux))
      TerminalApp(name: "QuillSample", linkAddress: .app, world: { _ in Session() }) { session, _ in
        AppCoordinator(session: session)
      }.runIfAsked()
    #endif
    #if canImport(SwiftUI)
      QuillSampleApp.main()
    #endif
  }
}
