#if canImport(SwiftUI)
  import Armature
  import SwiftUI

  /// The stack of a flow, or its only screen.
  struct LineView: View {
    let window: WindowModel
    let root: SlotID
    /// Whether nothing is ever pushed onto the root in a stack of this view.
    let isAlone: Bool
    var joinsColumns = false
    var back = SlotView.Back.none

    var body: some View {
      if isAlone {
        SlotView(window: window, slot: window.slots[root], back: back)
      } else {
        StackView(window: window, stack: window.stack(root, joinsColumns: joinsColumns), back: back)
          .environment(\.isWithoutBar, false)
      }
    }
  }

  /// A stack of screens.
  struct StackView: View {
    @Environment(\.hostGeneration) private var generation
    let window: WindowModel
    @ObservedObject var stack: DrawnStack
    /// Who draws a back button for the root.
    let back: SlotView.Back

    var body: some View {
      let _ = stack.willDraw()
      if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *), generation >= .stacks {
        // A sheet above a sheet loses detents that are set outside of its stack, according to reports.
        let detents = window.layers[stack.root]?.style.detents ?? []
        NavigationStack(path: $stack.value) {
          SlotView(window: window, slot: window.slots[stack.root], back: back)
            .restingAt(detents)
            .navigationDestination(for: StackElement.self) { element in
              if let id = element.slot {
                SlotView(window: window, slot: window.slots[id], back: .system).id(id).restingAt(detents)
              }
            }
        }
      } else {
        NavigationView { LinkedSlotView(window: window, stack: stack, id: stack.root, position: -1, back: back) }
          .inOneColumn()
      }
    }
  }
#endif
