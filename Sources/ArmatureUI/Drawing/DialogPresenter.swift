#if canImport(SwiftUI)
  import Armature
  import SwiftUI

  /// Presents an alert or a dialog: the system's, or else a sheet.
  struct DialogPresenter: ViewModifier {
    @Environment(\.hostGeneration) private var generation
    @Environment(\.dialogsNeedSource) private var needsSource
    let window: WindowModel
    /// The alert or the dialog.
    let drawn: DrawnLayer?
    /// Whether the system is closing it.
    let isClosing: Bool

    func body(content: Content) -> some View {
      content
        .modifier(SystemDialog(window: window, drawn: needsSheet ? nil : drawn, isClosing: isClosing))
        .background(
          Color.clear.sheet(item: sheet) { DialogSheet(window: window, slot: window.slots[$0.id]) })
    }

    /// Whether a sheet replaces the system's dialog. On iOS 14 an alert has two buttons at most. Before iOS 16 an alert
    /// has no text field, and a dialog never has one.
    private var needsSheet: Bool {
      guard let drawn else { return false }
      if generation < .alerts { return true }
      let hasField = window.slots[drawn.id].content?.dialog?.field != nil
      return hasField
        && (generation < .stacks || window.layers.systemKind(of: drawn, needsSource: needsSource) == .dialog)
    }

    private var sheet: Binding<DrawnLayer?> {
      let shown = drawn
      return .onMain(
        get: { needsSheet && !window.isLocked ? drawn.flatMap { window.layers[$0.id] } : nil },
        set: { if $0 == nil, let shown { window.user.dismiss(shown.id) } })
    }
  }

  /// Presents an alert or a dialog of the system.
  struct SystemDialog: ViewModifier {
    @Environment(\.hostGeneration) private var generation
    @Environment(\.dialogsNeedSource) private var needsSource
    let window: WindowModel
    /// The alert or the dialog.
    let drawn: DrawnLayer?
    /// Whether the system is closing it.
    let isClosing: Bool

    func body(content: Content) -> some View {
      if #available(iOS 15, macOS 12, tvOS 15, watchOS 8, *), generation >= .alerts {
        content
          // Not the forms with `presenting:`, which ignore changes of the dialog while it is up.
          .alert(dialog?.title ?? "", isPresented: isPresented(.alert)) {
            answers
          } message: {
            message
          }
          .confirmationDialog(dialog?.title ?? "", isPresented: isPresented(.dialog), titleVisibility: .visible) {
            answers
          } message: {
            message
          }
          // The system does not report when its dialog is on display.
          .onAppear { didDraw(drawn?.id) }
          .onNew(drawn?.id) { didDraw($0) }
      } else {
        content
      }
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    @ViewBuilder
    private var answers: some View {
      if let drawn {
        SystemAnswers(slot: window.slots[drawn.id], isDialog: drawn.style.kind == .dialog && kind == .alert)
      }
    }

    @ViewBuilder
    private var message: some View { if let message = dialog?.message { Text(message) } }

    private func didDraw(_ id: SlotID?) { if let id { window.slots[id].didAppear() } }

    /// The system's dialog that is drawn.
    private var kind: PresentationStyle.Kind? {
      drawn.map { window.layers.systemKind(of: $0, needsSource: needsSource) }
    }

    private var dialog: DialogContent? { drawn.flatMap { window.slots[$0.id].content?.dialog } }

    private func isPresented(_ kind: PresentationStyle.Kind) -> Binding<Bool> {
      let shown = drawn
      return .onMain(
        get: {
          shown.map { self.kind == kind && !isClosing && $0.id != window.closing && window.layers.contains($0.id) }
            ?? false
        },
        set: { if !$0, let shown { window.user.close(dialog: shown.id) } })
    }
  }

  /// A dialog as a sheet.
  private struct DialogSheet: View {
    let window: WindowModel
    @ObservedObject var slot: SlotModel

    var body: some View {
      VStack(spacing: 16) {
        if let dialog = slot.content?.dialog {
          Text(dialog.title).font(.headline)
          if let message = dialog.message { Text(message) }
          if let field = dialog.field { FieldView(row: field) { slot.dialogText } }
          ForEach(dialog.buttons) { RowView(row: $0) }
        }
      }
      .padding()
      .onAppear { slot.didAppear() }
      .onDisappear { window.user.didDisappear(slot.id) }
    }
  }

  /// The field and buttons of a dialog as plain controls, which is all that the system's alerts and dialogs take.
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
  private struct SystemAnswers: View {
    @ObservedObject var slot: SlotModel
    /// Whether an alert stands for a dialog. The system adds a button to cancel to a dialog, and none to an alert.
    let isDialog: Bool

    var body: some View {
      if let dialog = slot.content?.dialog {
        if let field = dialog.field { FieldView(row: field) { slot.dialogText } }
        ForEach(dialog.buttons) { row in
          if case .button(let role, _, let isEnabled, _) = row.kind {
            RoleButton(title: row.title, role: role) { slot.tap(row) }.disabled(!isEnabled).described(by: row)
          }
        }
        if isDialog, !dialog.hasCancel { Button(SystemTitles.current.cancel, role: .cancel) {} }
      }
    }
  }

  extension DialogContent {
    fileprivate var hasCancel: Bool {
      buttons.contains { if case .button(.cancel, _, _, _) = $0.kind { true } else { false } }
    }
  }
#endif
