#if canImport(SwiftUI)
  import Armature
  import SwiftUI

  /// Hides a layer while its scene is locked, and draws the lock in the topmost one.
  ///
  /// The layers are kept, with the state of their views. A separate window above them would need another host on each
  /// system. A cover above them would be presented too late for the picture that the system takes of an app in the
  /// background.
  struct LayerCover: ViewModifier {
    @ObservedObject var window: WindowModel
    let id: SlotID

    func body(content: Content) -> some View {
      ZStack {
        content
          .opacity(window.isLocked ? 0 : 1)
          .disabled(window.isLocked)
          .accessibilityHidden(window.isLocked)
          .windowBarHidden(window.isLocked)
        if let cover = window.cover, window.coveredLayer == id {
          // A sheet has the environment of the hidden view that presents it.
          WindowView(window: cover).id(ObjectIdentifier(cover)).environment(\.isEnabled, true)
        }
      }
    }
  }

  extension View {
    /// On a Mac, the toolbar of a stack is the one of its window, so it would not be hidden with the stack.
    @ViewBuilder
    fileprivate func windowBarHidden(_ isHidden: Bool) -> some View {
      #if os(macOS)
        if #available(macOS 13, *) { toolbar(isHidden ? .hidden : .automatic, for: .windowToolbar) } else { self }
      #else
        self
      #endif
    }
  }
#endif
