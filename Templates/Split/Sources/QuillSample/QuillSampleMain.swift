import Armature
import QuillSampleFlows

#if canImport(SwiftUI)
  import SwiftUI

  /// Lists where the user is. The flows are the app; views of your own go here.
  @main
  struct QuillSampleApp: App {
    @State private var scene = try? FlowScene(root: AppSplit(store: Store()))

    var body: some Scene {
      WindowGroup {
        List(scene?.presentation.line ?? []) { node in
          Text(scene?.screen(of: node.id)?.title ?? "")
        }
      }
    }
  }
#else
  import ArmatureTerminal
  import Foundation

  /// Runs the app in the terminal. Its windows, `scene <name>` opens them, show the notes of one store.
  @main
  struct QuillSampleApp {
    static func main() async {
      let store = Store()
      exit(await TerminalApp(name: "QuillSample") { _ in AppSplit(store: store) }.run())
    }
  }
#endif
