#if canImport(SwiftUI)
  import Armature
  import Combine
  import SwiftUI

  /// The tabs, the columns or the custom view of a container.
  struct ContainerView: View {
    let window: WindowModel
    let id: SlotID
    let content: Presentation.Content
    let revision: Int

    var body: some View {
      switch content {
      case .tabs(let tabs): TabsView(window: window, tabs: tabs, revision: revision)
      case .split(let split): SplitView(window: window, split: split, revision: revision)
      case .custom(let custom): CustomView(window: window, custom: custom, revision: revision)
      case .stack, .dialog: EmptyView()
      }
    }
  }

  /// The stack of one flow in a container. A new flow in the same slot gets views of its own.
  struct ChildView: View {
    private let window: WindowModel
    private let stack: DrawnStack

    init(
      window: WindowModel, stack: Presentation.Stack, joinsColumns: Bool = false, isOverColumn: Bool = false
    ) {
      self.window = window
      self.stack = DrawnStack(stack, joinsColumns: joinsColumns, isOverColumn: isOverColumn)
    }

    var body: some View { LineView(window: window, stack: stack).id(stack.root) }
  }

  /// A tab view. A hidden tab keeps its last drawing, and is drawn again when it is selected.
  private struct TabsView: View {
    @Environment(\.hostGeneration) private var generation
    let window: WindowModel
    let tabs: Presentation.Tabs
    /// Grows when the tabs are refreshed, so that the app's modifiers are read again.
    let revision: Int
    @ObservedObject private var refusals: Refusals
    @StateObject private var drawn = DrawnTabs()

    init(window: WindowModel, tabs: Presentation.Tabs, revision: Int) {
      self.window = window
      self.tabs = tabs
      self.revision = revision
      refusals = window.refusals
    }

    var body: some View {
      window.scene.flow(drawing: tabs.id)?.modifying(tabs: view) ?? AnyView(view)
    }

    private var view: some View {
      TabView(selection: selection) {
        ForEach(tabs.items, id: \.name) { item in
          #if os(tvOS) || os(watchOS)
            tab(item).tag(item.name)
          #else
            // The badge belongs to the tab itself.
            if #available(iOS 15, macOS 12, *), generation >= .alerts {
              tab(item).badge(item.badge.map { Text($0) }).tag(item.name)
            } else {
              tab(item).tag(item.name)
            }
          #endif
        }
      }
    }

    private func tab(_ item: TabItem) -> some View {
      // `TabView` makes a tab of the `ZStack`, even while that is empty. It makes none of an empty view.
      ZStack {
        if let stack = drawn.stack(of: item.name, in: tabs) { ChildView(window: window, stack: stack) }
      }
      .tabItem {
        if let image = item.image { Image(systemName: image) }
        Text(item.title)
      }
    }

    private var selection: Binding<String> {
      .onMain(get: { window.selected(in: tabs) }, set: { window.select($0, in: tabs) })
    }
  }

  /// The last drawing of each tab in a bar.
  @MainActor
  private final class DrawnTabs: ObservableObject {
    private var stacks: [String: Presentation.Stack] = [:]

    func stack(of name: String, in tabs: Presentation.Tabs) -> Presentation.Stack? {
      if name == tabs.selected {
        // The views of a tab are dropped when the tab leaves the bar.
        stacks = stacks.filter { stack in tabs.items.contains { $0.name == stack.key } }
        stacks[name] = tabs.stack
      }
      return stacks[name]
    }
  }

  /// A container of the app's own.
  private struct CustomView: View {
    let window: WindowModel
    let custom: Presentation.Custom
    /// Grows when the container is refreshed, so that the app's view reads the container again.
    let revision: Int

    var body: some View {
      let child = custom.stack.map { AnyView(ChildView(window: window, stack: $0)) } ?? AnyView(EmptyView())
      if let view = window.scene.flow(drawing: custom.id)?.ownView(of: custom, visible: child) {
        view
      } else {
        child
      }
    }
  }
#endif
