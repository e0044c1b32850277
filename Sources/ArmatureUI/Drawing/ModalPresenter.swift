#if canImport(SwiftUI)
  import Armature
  import SwiftUI

  /// Presents the layer above another one, in that layer's style.
  struct ModalPresenter: ViewModifier {
    @ObservedObject var window: WindowModel
    let below: SlotID
    /// The next screen in the layer below. Once it is drawn, it presents in place of this one.
    var next: SlotID?

    func body(content: Content) -> some View {
      // Each one on a view of its own: early systems read only one of several on the same view.
      content
        .background(Color.clear.sheet(item: layer(.sheet)) { LayerView(window: window, id: $0.id) })
        .background(Color.clear.covering(item: layer(.cover)) { LayerView(window: window, id: $0.id) })
        .modifier(DialogPresenter(window: window, below: source))
    }

    private var source: SlotID? { window.isDrawn(next) ? nil : below }

    /// The layer above, if it has the style. A late call of the setter names a layer that is gone, and does nothing.
    private func layer(_ kind: PresentationStyle.Kind) -> Binding<DrawnLayer?> {
      let drawn = window.layer(above: source).flatMap { $0.kind == kind ? $0 : nil }
      return .onMain(
        get: { window.layer(above: source).flatMap { $0.kind == kind ? $0 : nil } },
        set: { if $0 == nil, let drawn { window.dismiss(drawn.id) } })
    }
  }
#endif
