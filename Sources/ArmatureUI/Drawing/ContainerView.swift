#if canImport(SwiftUI)
  import Armature
  import Combine
  import SwiftUI

  /// The tabs, the columns or the custom view of a container.
  struct ContainerView: View {
    let window: WindowModel
    /// The container, also while it is on its way out.
    let flow: AnyCoordinator?
    let content: Presentation.Content
    let revision: Int

    var body: some View {
      switch content {
      case .tabs(let tabs): TabsView(window: window, flow: flow, tabs: tabs, revision: revision)
      case .split(let split): SplitView(window: window, flow: flow, split: split, revision: revision)
      case .custom(let custom): CustomView(window: window, custom: custom, revision: revision)
      case .stack, .dialog: EmptyView()
      }
    }
  }

  /// The stack of one flow in a container. A new flow in the same slot gets views of its own.
  struct ChildView: View {
    let window: WindowModel
    let root: Node
    var joinsColumns = false
    /// Whether the root covers another column, so that the user can go back from it.
    var isOverColumn = false

    var body: some View {
      LineView(
        window: window, root: root.id, isAlone: root.content != nil, joinsColumns: joinsColumns,
        back: isOverColumn ? .system : .none
      )
      .id(root.id)
    }
  }

  /// A container of the app's own.
  private struct CustomView: View {
    let window: WindowModel
    let custom: Presentation.Custom
    /// Grows when the container is refreshed, so that the app's view reads the container again.
    let revision: Int

    var body: some View {
      let child = custom.stack.map { AnyView(ChildView(window: window, root: $0.root)) } ?? AnyView(EmptyView())
      if let view = window.scene.flow(drawing: custom.id)?.ownView(of: custom, visible: child) {
        view
      } else {
        child
      }
    }
  }
#endif
