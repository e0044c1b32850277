#if canImport(SwiftUI)
  import Armature
  import SwiftUI

  /// A stack of screens.
  struct StackView: View {
    @Environment(\.hostGeneration) private var generation
    let window: WindowModel
    let stack: DrawnStack
    @StateObject private var path = SystemValue<[StackElement]>([])

    var body: some View {
      window.connect(path, to: stack)
      return stacked
    }

    /// A sheet above a sheet loses detents that are set outside of its stack, according to reports.
    private var detents: Detents { window.layers[stack.root]?.style.detents ?? [] }

    @ViewBuilder
    private var stacked: some View {
      if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *), generation >= .stacks {
        NavigationStack(path: $path.value) {
          SlotView(
            window: window, slot: window.slots[stack.root],
            back: stack.isPage ? .host : stack.isOverColumn ? .system : .none
          )
          .hidingBar(stack.isContainer && !stack.isPage)
          .restingAt(detents)
          .navigationDestination(for: StackElement.self) { element in
            if let id = element.slot {
              SlotView(window: window, slot: window.slots[id], back: .system).id(id).restingAt(detents)
            }
          }
        }
      } else {
        LinkedStackView(window: window, stack: stack, path: path)
      }
    }
  }
#endif
