#if canImport(SwiftUI)
  import Armature
  import SwiftUI

  /// Presents the alert or the dialog above a layer.
  struct DialogPresenter: ViewModifier {
    @Environment(\.hostGeneration) private var generation
    @ObservedObject var window: WindowModel
    /// The layer beneath; `nil` where another view presents.
    let below: SlotID?

    func body(content: Content) -> some View {
      if #available(iOS 15, macOS 12, tvOS 15, watchOS 8, *), generation >= .alerts {
        content
          .alert(dialog?.title ?? "", isPresented: isPresented(.alert), presenting: dialog) {
            Answers(dialog: $0)
          } message: {
            if let message = $0.message { Text(message) }
          }
          .confirmationDialog(
            dialog?.title ?? "", isPresented: isPresented(.dialog), titleVisibility: .visible, presenting: dialog
          ) {
            Answers(dialog: $0)
          } message: {
            if let message = $0.message { Text(message) }
          }
          // The system does not tell when its dialog is on display.
          .onAppear { didDraw(drawn?.id) }
          .onChange(of: drawn?.id) { didDraw($0) }
      } else {
        // Before, an alert has two buttons at most and no field: a sheet draws all of it.
        content.background(
          EmptyView().sheet(item: layer) { DialogSheet(window: window, slot: window.slot($0.id)) })
      }
    }

    private func didDraw(_ id: SlotID?) { if let id { window.slot(id).didAppear() } }

    private var drawn: DrawnLayer? { window.layer(above: below).flatMap { $0.style.isDialog ? $0 : nil } }
    private var dialog: DialogContent? { drawn.flatMap { window.slot($0.id).content?.dialog } }

    private func isPresented(_ kind: PresentationStyle.Kind) -> Binding<Bool> {
      let shown = drawn
      return .onMain(
        get: { drawn.map { $0.style.kind == kind && $0.id != window.closing } ?? false },
        set: { if !$0, let shown { window.close(dialog: shown.id) } })
    }

    private var layer: Binding<DrawnLayer?> {
      let shown = drawn
      return .onMain(get: { drawn }, set: { if $0 == nil, let shown { window.dismiss(shown.id) } })
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
          Answers(dialog: dialog)
        }
      }
      .padding()
      .onAppear { slot.didAppear() }
      .onDisappear { window.didDisappear(slot.id) }
    }
  }

  /// A dialog's field and buttons.
  private struct Answers: View {
    let dialog: DialogContent

    var body: some View {
      if let field = dialog.field { RowView(row: field) }
      ForEach(dialog.buttons) { RowView(row: $0) }
    }
  }
#endif
