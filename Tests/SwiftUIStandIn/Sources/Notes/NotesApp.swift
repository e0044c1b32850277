import ArmatureUI
import SwiftUI

struct NotesApp: App {
  var body: some Scene {
    WindowGroup {
      CoordinatorView { NotesCoordinator(root: .list) }
    }
  }
}
