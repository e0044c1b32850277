#if canImport(SwiftUI)
  import Armature
  import Combine
  import SwiftUI

  /// Screens pushed onto a stack that another view made. The root is part of one of that stack's screens.
  struct BorrowedStackView: View {
    let window: WindowModel
    @ObservedObject var stack: DrawnStack

    var body: some View {
      let _ = stack.willDraw()
      LinkedSlotView(window: window, stack: stack, id: stack.root, position: -1, back: .none)
    }
  }

  /// One screen and the link to the next one, for releases whose stacks have no path.
  ///
  /// When a screen is inserted in the middle, the ones above it are popped and pushed again.
  struct LinkedSlotView: View {
    let window: WindowModel
    @ObservedObject var stack: DrawnStack
    let id: SlotID
    /// The index of the slot in the path; -1 for the root.
    let position: Int
    let back: SlotView.Back
    @Environment(\.hostGeneration) private var generation
    @StateObject private var link = LinkState()

    var body: some View {
      let slot = SlotView(window: window, slot: window.slots[id], back: back)
        .onAppear { link.isOnDisplay = true }
        .onDisappear { link.isOnDisplay = false }
      if window.borrowsStack(stack.root) {
        slot
          // Only the topmost screen can present: the ones below are not in the window.
          .modifier(ModalPresenter(window: window, below: stack.root, next: hasNext ? stack.path[position + 1] : nil))
          .modifier(PassingEnvironment(next: next, isActive: isActive))
      } else {
        slot.modifier(NextScreenLink(next: next, isActive: isActive))
      }
    }

    private var hasNext: Bool { position + 1 < stack.path.count }

    /// The next screen. It is kept while it is on its way out.
    private var next: AnyView {
      if hasNext { link.next = stack.path[position + 1] }
      guard let id = link.next else { return AnyView(EmptyView()) }
      // The view contains one of its own type, so the type has to be erased.
      return AnyView(
        LinkedSlotView(window: window, stack: stack, id: id, position: position + 1, back: .system).id(id))
    }

    private var isActive: Binding<Bool> {
      .onMain(
        get: { stack.value.count > position + 1 },
        set: {
          // Early systems also reset links on screens that are not on display, without the user.
          guard !$0, hasNext, link.isOnDisplay || generation >= .stacks else { return }
          stack.value = stack.path[..<(position + 1)].map(StackElement.slot)
        })
    }
  }

  /// Links a screen to the next one.
  private struct NextScreenLink<Next: View>: ViewModifier {
    @Environment(\.hostGeneration) private var generation
    let next: Next
    let isActive: Binding<Bool>

    func body(content: Content) -> some View {
      if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *), generation >= .stacks {
        content.navigationDestination(isPresented: isActive) { next }
      } else {
        // visionOS has had stacks with a path, but no such links, since its first release.
        #if os(visionOS)
          content
        #else
          content.background(NavigationLink(destination: next, isActive: isActive) { EmptyView() }.hidden())
        #endif
      }
    }
  }

  /// Links a screen to the next one on a borrowed stack. A pushed screen gets its environment from the view that made
  /// the stack, so the values that this host has set are passed on here.
  private struct PassingEnvironment: ViewModifier {
    @Environment(\.hostGeneration) private var generation
    @Environment(\.hostPace) private var pace
    @Environment(\.splitPlaceholder) private var placeholder
    @Environment(\.flowStack) private var stack
    @Environment(\.dialogsNeedSource) private var dialogsNeedSource
    let next: AnyView
    let isActive: Binding<Bool>

    func body(content: Content) -> some View {
      let next =
        next
        .environment(\.hostGeneration, generation)
        .environment(\.hostPace, pace)
        .environment(\.splitPlaceholder, placeholder)
        .environment(\.flowStack, stack)
        .environment(\.dialogsNeedSource, dialogsNeedSource)
      content.modifier(NextScreenLink(next: next, isActive: isActive))
    }
  }

  /// Remembers the link of a screen. Its changes draw nothing again.
  @MainActor
  private final class LinkState: ObservableObject {
    /// The last slot that the screen led to.
    var next: SlotID?
    var isOnDisplay = false
  }
#endif
