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
      case .tabs(let tabs): TabsView(window: window, tabs: tabs)
      case .split(let split): SplitView(window: window, split: split, revision: revision)
      case .custom(let custom): CustomView(window: window, custom: custom, revision: revision)
      case .stack, .dialog: EmptyView()
      }
    }
  }

  /// The stack of one flow in a container. A new flow in the same slot gets views of its own.
  private struct ChildView: View {
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
    @ObservedObject private var refusals: Refusals
    @StateObject private var drawn = DrawnTabs()

    init(window: WindowModel, tabs: Presentation.Tabs) {
      self.window = window
      self.tabs = tabs
      refusals = window.refusals
    }

    var body: some View {
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

  /// The columns of a split view. The width decides whether they are one stack, also in the first drawing: the scene
  /// hears of a new width only after it.
  private struct SplitView: View {
    @Environment(\.hostGeneration) private var generation
    #if !os(macOS) && !os(tvOS) && !os(watchOS) && !ARMATURE_AS_MACOS
      @Environment(\.horizontalSizeClass) private var width
    #endif
    @Environment(\.columnRoots) private var outerRoots
    let window: WindowModel
    let split: Presentation.Split
    /// Grows when the split view is refreshed, so that the lists in the columns read their selection again.
    let revision: Int
    @ObservedObject private var refusals: Refusals

    init(window: WindowModel, split: Presentation.Split, revision: Int) {
      self.window = window
      self.split = split
      self.revision = revision
      refusals = window.refusals
    }

    var body: some View {
      columns
        .environment(\.columnRoots, outerRoots + split.expanded.map { $0?.root.opener } + [revision])
        .onAppear { window.scene.setCollapsed(isNarrow, split.id) }
        .onNew(isNarrow) { window.scene.setCollapsed($0, split.id) }
    }

    private var isNarrow: Bool {
      #if os(watchOS)
        true
      #elseif os(macOS) || os(tvOS) || ARMATURE_AS_MACOS
        false
      #else
        width == .compact
      #endif
    }

    @ViewBuilder
    private var columns: some View {
      if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *), generation.foldsColumns {
        // The same view in both widths, so that the columns keep their state when the device is folded.
        if split.hasMiddle {
          NavigationSplitView(preferredCompactColumn: top(of: [.sidebar, .content, .detail])) {
            ChildView(window: window, stack: split.sidebar)
          } content: {
            column(split.middle)
          } detail: {
            column(split.detail)
          }
        } else {
          NavigationSplitView(preferredCompactColumn: top(of: [.sidebar, .detail])) {
            ChildView(window: window, stack: split.sidebar)
          } detail: {
            column(split.detail)
          }
        }
      } else if generation < .stacks, isNarrow != split.isCollapsed {
        // The new stacks may not get all their screens at once, and the scene has no steps for them yet.
        Color.clear
      } else if isNarrow {
        ChildView(window: window, stack: split.collapsed, joinsColumns: true)
      } else if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *), generation >= .stacks {
        if split.hasMiddle {
          NavigationSplitView {
            ChildView(window: window, stack: split.sidebar)
          } content: {
            column(split.middle)
          } detail: {
            column(split.detail)
          }
        } else {
          NavigationSplitView {
            ChildView(window: window, stack: split.sidebar)
          } detail: {
            column(split.detail)
          }
        }
      } else {
        HStack(spacing: 0) {
          ForEach(Array(split.expanded.enumerated()), id: \.offset) { column($0.element) }
        }
      }
    }

    /// The column on top in a narrow window. The system writes another one when the user goes back from the root of a
    /// column.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    private func top(of names: [NavigationSplitViewColumn]) -> Binding<NavigationSplitViewColumn> {
      .onMain(
        get: { names[min(window.topColumn(of: split), names.count - 1)] },
        set: { name in
          if isNarrow, let index = names.firstIndex(of: name) { window.goBack(toColumn: index, of: split) }
        })
    }

    @ViewBuilder
    private func column(_ stack: Presentation.Stack?) -> some View {
      if let stack {
        ChildView(window: window, stack: stack, isOverColumn: isNarrow)
      } else {
        PlaceholderView(text: split.placeholder)
      }
    }
  }

  extension Node {
    /// The destination that the slot's own flow shows there.
    fileprivate var opener: AnyHashable { (openers.first ?? destination).erased }
  }

  extension Destination {
    fileprivate var erased: AnyHashable { AnyHashable(self) }
  }

  /// The placeholder of an empty column.
  private struct PlaceholderView: View {
    @Environment(\.splitPlaceholder) private var placeholder
    let text: String

    var body: some View {
      if let placeholder { placeholder.view() } else { Text(text).foregroundColor(.secondary) }
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
