#if canImport(SwiftUI)
  import Armature
  import SwiftUI

  /// One layer of a window, and the one above it.
  struct LayerView: View {
    @ObservedObject var window: WindowModel
    let id: SlotID

    var body: some View {
      Group {
        if let layer = window.layers[id] {
          content(of: layer)
            .modifier(LayerCover(window: window, id: id))
            .environment(\.isWithoutBar, layer.style.isModal && !layer.style.hasStack)
            .modifier(DismissalGuard(window: window, layer: layer, isLocked: window.isLocked))
            .restingAt(layer.style.detents)
            .environment(\.presentingLayer, PresentingLayer(window: window, id: id))
        }
      }
      .onDisappear { window.user.didDisappear(layer: id) }
    }

    @ViewBuilder
    private func content(of layer: DrawnLayer) -> some View {
      if id == window.bottom {
        LayerContent(window: window, layer: layer)
      } else {
        ZStack {
          // A view of the app's own may be empty at first, and an empty view does not appear.
          SheetSize(isSet: layer.hasStack).onAppear { window.user.didAppear(id) }
          LayerContent(window: window, layer: layer)
        }
      }
    }
  }

  /// A layer's stack, or its only screen where it has none.
  private struct LayerContent: View {
    let window: WindowModel
    let layer: DrawnLayer

    var body: some View {
      if window.borrowsStack(layer.root) {
        BorrowedStackView(window: window, stack: window.stack(layer.root))
      } else {
        ModifiedLayerView(
          root: window.slots[layer.root],
          content: LineView(
            window: window, root: layer.root, isAlone: layer.isAlone, back: layer.isPage ? .host : .none)
        )
        .modifier(ModalPresenter(window: window, below: layer.root))
      }
    }
  }
#endif
