#if canImport(SwiftUI)
  import SwiftUI

  /// Covers the app. When it is locked, a button unlocks it.
  struct LockView: View {
    let isLocked: Bool
    let unlock: @MainActor () async -> Void

    var body: some View {
      VStack {
        Image(systemName: "lock")
        if isLocked { Button("Unlock") { Task { await unlock() } } }
      }
    }
  }

  #Preview {
    LockView(isLocked: true) {}
  }
#endif
