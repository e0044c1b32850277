#if canImport(SwiftUI)
  import QuillSampleUI
  import SwiftUI

  /// Starts the app.
  @main
  enum QuillSampleMain {
    @MainActor static func main() { QuillSampleApp.main() }
  }
#else
  import ArmatureTerminal
  import Foundation
  import QuillSampleFlows

  /// Runs the app in the terminal.
  @main
  enum QuillSampleMain {
    static func main() async {
      exit(await TerminalApp(name: "QuillSample", linkAddress: .app) { _ in AppCoordinator() }.run())
    }
  }
#endif
