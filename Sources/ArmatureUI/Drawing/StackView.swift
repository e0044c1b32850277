#if canImport(SwiftUI)
  import Armature
  import SwiftUI

  /// A stack of screens.
  struct StackView: View {
    @Environment(\.hostGeneration) private var generation
    let window: WindowModel
    let stack: DrawnStack
    @ObservedObject private var refusals: Refusals

    init(window: WindowModel, stack: DrawnStack) {
      self.window = window
      self.stack = stack
      refusals = window.refusals
    }

    var body: some View {
      if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *), generation >= .stacks {
        NavigationStack(path: path) {
          SlotView(
            window: window, slot: window.slot(stack.root),
            back: stack.isPage ? .host : stack.isOverColumn ? .system : .none
          )
          .hidingBar(stack.isContainer && !stack.isPage)
          .navigationDestination(for: StackElement.self) { element in
            if let id = element.slot { SlotView(window: window, slot: window.slot(id), back: .system).id(id) }
          }
        }
      } else {
        LinkedStackView(window: window, stack: stack)
      }
    }

    private var path: Binding<[StackElement]> {
      .onMain(get: { window.path(of: stack).map(StackElement.slot) }, set: { window.change(stack, to: $0) })
    }
  }
#endif
