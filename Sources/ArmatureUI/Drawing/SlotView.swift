#if canImport(SwiftUI)
  import Armature
  import SwiftUI

  /// A slot: a container, a view of the app's own, or the wireframe.
  struct SlotView: View {
    /// Who draws a back button for it.
    enum Back {
      /// Nobody: it is the root of a stack.
      case none
      /// The system, unless the flow is to be asked first.
      case system
      /// The host: it is pushed over a container, and so the root of another stack.
      case host
    }

    let window: WindowModel
    @ObservedObject var slot: SlotModel
    var back = Back.none

    var body: some View {
      if let content = slot.node?.content, !slot.drawsMistake {
        ContainerView(
          window: window, flow: slot.flow?.flow, content: content, revision: slot.node?.revision ?? 0
        )
        .id(slot.node?.generation ?? 0)
        .hidingBack(asksFirst) { slot.goBack() }
      } else {
        ScreenView(slot: slot)
          .onAppear { slot.didAppear() }
          .id(slot.node?.generation ?? 0)
          .environment(\.currentSlot, slot)
          .environment(\.currentFlow, slot.flow)
          .hidingBack(asksFirst) { slot.goBack() }
          .onDisappear { window.user.didDisappear(slot.id) }
      }
    }

    /// Whether the host draws the back button, which asks the flow.
    private var asksFirst: Bool { back == .host || back == .system && !slot.canGoBack }
  }

  /// A screen: a value of a `FlowStack`, the app's own view, or the wireframe.
  private struct ScreenView: View {
    @Environment(\.flowStack) private var stack
    @ObservedObject var slot: SlotModel

    var body: some View {
      if let node = slot.node, let flow = slot.flow?.flow {
        if slot.drawsMistake {
          WireframeView()
        } else if let value = node.destination as? AnyDestination, stack?.flow === flow {
          StackedView(value: value.base)
        } else if let view = node.destination.ownView(in: flow) {
          view
        } else {
          WireframeView()
        }
      }
    }
  }
#endif
