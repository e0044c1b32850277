#if canImport(SwiftUI)
  import Armature
  import SwiftUI

  /// A stack of screens before there were stacks with a path: a link in each screen leads to the next one.
  ///
  /// What is lost there: a screen that comes in the middle pops what lies above it and pushes it again.
  struct LinkedStackView: View {
    let window: WindowModel
    let stack: DrawnStack

    var body: some View {
      NavigationView { LinkedSlotView(window: window, stack: stack, position: -1) }
        .inOneColumn()
    }
  }

  /// One screen, and the link to the next one.
  private struct LinkedSlotView: View {
    let window: WindowModel
    let stack: DrawnStack
    /// The index of the slot in the path, -1 for the root.
    let position: Int

    var body: some View {
      SlotView(window: window, slot: window.slot(position < 0 ? stack.root : stack.path[position]))
        .background(
          NavigationLink(destination: next, isActive: isActive) { EmptyView() }.hidden())
    }

    private var hasNext: Bool { position + 1 < stack.path.count }

    private var next: AnyView {
      // A view of its own kind within itself needs its type erased.
      hasNext
        ? AnyView(LinkedSlotView(window: window, stack: stack, position: position + 1)) : AnyView(EmptyView())
    }

    private var isActive: Binding<Bool> {
      .onMain(
        get: { hasNext },
        set: { if !$0, hasNext { window.shorten(stack, to: Array(stack.path[..<(position + 1)])) } })
    }
  }
#endif
