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

  /// Runs the app in the terminal. The command `scene <name>` opens more windows. All windows show the notes of one
  /// store.
  @main
  enum QuillSampleMain {
    static func main() async {
      let store = Store()
      exit(await TerminalApp(name: "QuillSample", linkAddress: .app) { _ in AppSplit(store: store) }.run())
    }
  }
#endif
