#if canImport(SwiftUI)
  import Armature
  import Combine
  import SwiftUI

  /// The stack of a flow. A container at the root is drawn alone until something is pushed over it. From then on it is
  /// drawn in a stack, so that its views are made again at most once.
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

  /// Remembers how a line was drawn. Its changes draw nothing again.
  @MainActor
  private final class DrawnLine: ObservableObject {
    private var isPushedOver = false

    func isStack(_ stack: DrawnStack) -> Bool {
      isPushedOver = stack.isContainer && (isPushedOver || !stack.path.isEmpty)
      return isPushedOver || !stack.isContainer
    }
  }
#endif
