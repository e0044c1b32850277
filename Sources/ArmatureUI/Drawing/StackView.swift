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
          .navigationDestination(for: SlotID.self) {
            SlotView(window: window, slot: window.slot($0), back: .system).id($0)
          }
        }
      } else {
        LinkedStackView(window: window, stack: stack)
      }
    }

    private var path: Binding<[SlotID]> {
      .onMain(get: { window.path(of: stack) }, set: { window.shorten(stack, to: $0) })
    }
  }
#endif
