#if canImport(SwiftUI)
  import Armature
  import SwiftUI

  /// One layer of a window, and the one above it.
  struct LayerView: View {
    @ObservedObject var window: WindowModel
    let id: SlotID

    var body: some View {
      Group {
        if let layer = window.layer(id) {
          LayerContent(window: window, layer: layer)
            // On somebody else's stack the screen on top does it: no other one can.
            .modifier(ModalPresenter(window: window, below: window.isJoined(id) ? nil : id))
            .preventingDismissal(layer.isHeld)
            .restingAt(layer.style.detents)
        }
      }
      .onDisappear { window.didDisappear(id) }
    }
  }

  /// A layer's stack, or its only screen where it has none.
  private struct LayerContent: View {
    let window: WindowModel
    let layer: DrawnLayer

    var body: some View {
      if layer.style.isModal && !layer.style.hasStack || layer.isContainer {
        SlotView(window: window, slot: window.slot(layer.root))
      } else if window.isJoined(layer.root) {
        JoinedStackView(window: window, stack: layer.stack)
      } else {
        StackView(window: window, stack: layer.stack)
      }
    }
  }
#endif
