#if canImport(SwiftUI)
  import Armature
  import SwiftUI

  /// Keeps the user in a held layer. Where the system asks before it closes a sheet, it asks the flow's question.
  struct DismissalGuard: ViewModifier {
    @Environment(\.hostGeneration) private var generation
    @Environment(\.asksBeforeDismissal) private var asks
    let window: WindowModel
    let layer: DrawnLayer

    func body(content: Content) -> some View {
      if #available(iOS 15, macOS 12, tvOS 15, watchOS 8, *), generation >= .alerts {
        content
          .interactiveDismissDisabled(isPrevented)
          .modifier(DismissalDialog(question: layer.question) { window.leave(layer.id) })
          .onAppear { check(isPrevented) }
          .onNew(isPrevented) { check($0) }
      } else {
        content
      }
    }

    private var isPrevented: Bool { layer.isHeld && !(asks && layer.question != nil) }

    private func check(_ isPrevented: Bool) { if isPrevented { window.noteProblem(ofHeld: layer) } }
  }

  extension WindowModel {
    /// Reports a held sheet that the user cannot leave: its flow asks, but nothing on its only screen makes it ask. A screen
    /// without a field may be on display for the time of its work, and nothing is known about an app's own view.
    fileprivate func noteProblem(ofHeld layer: DrawnLayer) {
      guard layer.style.kind == .sheet, !layer.isContainer, slots.stack(DrawnStack.ID(root: layer.id)).path.isEmpty,
        let node = slots.nodes[layer.id],
        !(node.destination is any ViewDestination), scene.takesDismissal(of: layer.id),
        let flow = scene.flow(drawing: layer.id), let screen = scene.screen(of: layer.id),
        screen.rows.onlyTakeText, screen.toolbar.isEmpty
      else { return }
      report(
        mistake:
          "the sheet “\(screen.title)” cannot be swiped away now, and has no button: give it one to close it, which asks",
        in: flow)
    }
  }

  extension [RowContent] {
    /// Whether the rows take texts, and nothing else can be done with them.
    @MainActor fileprivate var onlyTakeText: Bool {
      let kinds = flatMap(\.leaves).map(\.takesText)
      return kinds.contains(true) && !kinds.contains(nil)
    }
  }

  extension RowContent {
    /// The row, or the ones under it if it is a heading.
    fileprivate var leaves: [RowContent] {
      if case .section(let rows) = kind { rows.flatMap(\.leaves) } else { [self] }
    }

    /// Whether the user types a text in the row; `nil` if the row runs other code of the app.
    fileprivate var takesText: Bool? {
      switch kind {
      case .field, .number: true
      case .text, .image: false
      default: nil
      }
    }
  }

  /// The system's dialog before it closes a sheet.
  private struct DismissalDialog: ViewModifier {
    @Environment(\.asksBeforeDismissal) private var asks
    let question: LeavingQuestion?
    let leave: @MainActor () -> Void

    func body(content: Content) -> some View {
      // Linux has the stand-in for SwiftUI, which asks as iOS 27 does.
      #if os(macOS) || os(Linux) || os(iOS) && compiler(>=6.4)
        if #available(iOS 27, macOS 15, *), asks {
          content.dismissalConfirmationDialog(question?.title ?? "", shouldPresent: question != nil) {
            if let question {
              // The system adds a Close button if none is destructive. The action runs before the sheet is closed.
              Button(question.action, role: .destructive, action: leave)
              Button(question.cancel, role: .cancel) {}
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
