#if canImport(SwiftUI)
  import Armature
  import Combine
  import SwiftUI

  /// Presents the layer above another one, in that layer's style.
  struct ModalPresenter: ViewModifier {
    @SeenWidth private var isNarrow
    @ObservedObject var window: WindowModel
    let below: SlotID
    /// The next screen in the layer below. Once it is drawn, it presents in place of this one.
    var next: SlotID?

    func body(content: Content) -> some View {
      // Each one on a view of its own: early systems read only one of several on the same view.
      content
        .background(Color.clear.sheet(item: layer(.sheet)) { LayerView(window: window, id: $0.id) })
        .background(Color.clear.covering(item: layer(.cover)) { LayerView(window: window, id: $0.id) })
        .modifier(InspectorPresenter(window: window, below: below, layer: layer(.inspector)))
        .onNew(isNarrow) { _ in window.user.turnInspector(above: below) }
        .modifier(
          DialogPresenter(window: window, drawn: dialog, isClosing: dialog.map { $0.id == window.closing } ?? false))
    }

    /// The layer above.
    private var above: DrawnLayer? { window.layers.above(next.flatMap(window.slots.drawn) != nil ? nil : below) }

    /// The alert or the dialog above, unless a view presents it.
    private var dialog: DrawnLayer? {
      above.flatMap { $0.style.isDialog && window.layers.source(of: $0.id) == nil ? $0 : nil }
    }

    /// The layer above, if it has the style. A late call of the setter names a layer that is removed, and does nothing.
    private func layer(_ kind: PresentationStyle.Kind) -> Binding<DrawnLayer?> {
      let isNarrow = isNarrow
      let get: @MainActor () -> DrawnLayer? = {
        above.flatMap { window.layers.presentedKind(of: $0, isNarrow: isNarrow) == kind ? $0 : nil }
      }
      let drawn = get()
      return .onMain(get: get, set: { if $0 == nil, let drawn { window.user.dismiss(drawn.id) } })
    }
  }

  /// Presents an inspector in a wide window.
  private struct InspectorPresenter: ViewModifier {
    @StateObject private var last = LastLayer()
    let window: WindowModel
    let below: SlotID
    let layer: Binding<DrawnLayer?>

    func body(content: Content) -> some View {
      #if os(tvOS) || os(watchOS) || os(visionOS)
        content
      #else
        if #available(iOS 17, macOS 14, *), window.layers[below]?.takesInspector == true {
          content.inspector(isPresented: layer.isPresent) {
            // The last layer is drawn until the inspector is closed.
            if let id = last.record(layer.wrappedValue?.id) { LayerView(window: window, id: id) }
          }
        } else {
          content
        }
      #endif
    }
  }

  /// The layer that an inspector has shown last.
  @MainActor
  private final class LastLayer: ObservableObject {
    private var id: SlotID?

    func record(_ id: SlotID?) -> SlotID? {
      self.id = id ?? self.id
      return self.id
    }
  }
#endif
