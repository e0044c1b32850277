#if canImport(SwiftUI)
  import Armature
  import SwiftUI

  /// Keeps the user in a held layer. Where the system asks before it closes a sheet, it asks the flow's question.
  struct DismissalGuard: ViewModifier {
    @Environment(\.hostGeneration) private var generation
    @Environment(\.asksBeforeDismissal) private var asks
    let window: WindowModel
    let layer: DrawnLayer
    /// Whether the scene is locked.
    let isLocked: Bool

    func body(content: Content) -> some View {
      if #available(iOS 15, macOS 12, tvOS 15, watchOS 8, *), generation >= .alerts {
        content
          .interactiveDismissDisabled(isPrevented || isLocked)
          .modifier(DismissalDialog(question: isLocked ? nil : layer.question) { window.user.leave(layer.id) })
          .onAppear { check(isPrevented) }
          .onNew(isPrevented) { check($0) }
      } else {
        content
      }
    }

    private var isPrevented: Bool { layer.isHeld && !(asks && layer.question != nil) }

    private func check(_ isPrevented: Bool) { if isPrevented { window.mistakes.check(held: layer, in: window) } }
  }

  /// The system's dialog before it closes a sheet.
  private struct DismissalDialog: ViewModifier {
    @Environment(\.asksBeforeDismissal) private var asks
    let question: Question<Bool>?
    let leave: @MainActor () -> Void

    func body(content: Content) -> some View {
      // Linux has the stand-in for SwiftUI, which asks as iOS 27 does.
      #if os(macOS) || os(Linux) || os(iOS) && compiler(>=6.4)
        if #available(iOS 27, macOS 15, *), asks {
          content.dismissalConfirmationDialog(question?.title ?? "", shouldPresent: question != nil) {
            if let leaving = question?.leaving {
              // The system adds a Close button if none is destructive. The action runs before the sheet is closed.
              Button(leaving.action.title, role: .destructive, action: leave)
              Button(leaving.cancel, role: .cancel) {}
            }
          } message: {
            if let message = question?.message { Text(message) }
          }
        } else {
          content
        }
      #else
        content
      #endif
    }
  }

  extension EnvironmentValues {
    private struct AsksKey: EnvironmentKey {
      static var defaultValue: Bool {
        #if os(macOS) || os(iOS) && compiler(>=6.4)
          if #available(iOS 27, macOS 15, *) { return true }
        #endif
        return false
      }
    }

    /// Whether the system can ask in a dialog before it closes a sheet.
    var asksBeforeDismissal: Bool {
      get { self[AsksKey.self] }
      set { self[AsksKey.self] = newValue }
    }
  }
#endif
