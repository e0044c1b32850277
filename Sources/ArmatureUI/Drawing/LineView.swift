#if canImport(SwiftUI)
  import Armature
  import SwiftUI

  /// What a flow shows in its own line: a stack or, as long as nothing has been pushed over it, the container that stands
  /// alone there. It stays a stack afterwards, so that the container's views are made anew once at most.
  struct LineView: View {
    let window: WindowModel
    let stack: DrawnStack
    @StateObject private var drawn = DrawnLine()

    var body: some View {
      if drawn.isStack(stack) {
        StackView(window: window, stack: stack).environment(\.isWithoutBar, false)
      } else {
        SlotView(window: window, slot: window.slot(stack.root))
      }
    }
  }

  /// How a line was drawn. It is no state: nothing is drawn again when it changes.
  @MainActor
  private final class DrawnLine: ObservableObject {
    private var isPushedOver = false

    func isStack(_ stack: DrawnStack) -> Bool {
      isPushedOver = stack.isContainer && (isPushedOver || !stack.path.isEmpty)
      return isPushedOver || !stack.isContainer
    }
  }
#endif
