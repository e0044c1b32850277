#if canImport(SwiftUI)
  import Armature
  import SwiftUI

  /// The stack of a flow. A container alone is drawn without a stack.
  struct LineView: View {
    let window: WindowModel
    let stack: DrawnStack

    var body: some View {
      if stack.isContainer, stack.path.isEmpty, !stack.isPage {
        SlotView(window: window, slot: window.slots[stack.root], back: stack.isOverColumn ? .system : .none)
      } else {
        StackView(window: window, stack: stack).environment(\.isWithoutBar, false)
      }
    }
  }
#endif
