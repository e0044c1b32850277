#if canImport(SwiftUI)
  import Armature
  import SwiftUI

  /// The columns of a split view. The width decides whether they are one stack, also in the first drawing: the scene
  /// hears of a new width only after it.
  struct SplitView: View {
    @Environment(\.hostGeneration) private var generation
    @Environment(\.scenePhase) private var phase
    @SeenWidth private var isNarrow
    @Environment(\.columnRoots) private var outerRoots
    let window: WindowModel
    let flow: AnyCoordinator?
    let split: Presentation.Split
    /// Grows when the split view is refreshed, so that the lists in the columns read their selection again. They also do
    /// when the app is active again.
    let revision: Int

    var body: some View {
      columns
        .environment(\.columnRoots, outerRoots + split.expanded.map { $0?.root.opener.erased } + [revision, phase])
        .onAppear { setLayout(isNarrow: isNarrow) }
        .onNew(isNarrow) { setLayout(isNarrow: $0) }
    }

    private func setLayout(isNarrow: Bool) {
      window.scene.setLayout(isNarrow ? generation.foldsColumns ? .folded : .joined : .apart, of: split.id)
    }

    @ViewBuilder
    private var columns: some View {
      if generation < .stacks, isNarrow != split.isCollapsed {
        // The new stacks may not get all their screens at once, and the scene has no steps for them yet.
        Color.clear
      } else if isNarrow, !generation.foldsColumns {
        ChildView(window: window, root: split.sidebar.root, joinsColumns: true)
      } else if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *), generation >= .stacks {
        SystemColumns(window: window, flow: flow, split: split, isNarrow: isNarrow, revision: revision)
      } else {
        HStack(spacing: 0) {
          ForEach(Array(split.expanded.enumerated()), id: \.offset) {
            ColumnView(window: window, split: split, root: $0.element?.root)
          }
        }
      }
    }
  }

  /// The columns as the system draws them. From iOS 17 on, it is the same view in any width, so that the columns keep
  /// their state when the device is folded.
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  private struct SystemColumns: View {
    @Environment(\.hostGeneration) private var generation
    let window: WindowModel
    let flow: AnyCoordinator?
    let split: Presentation.Split
    let isNarrow: Bool
    /// Grows when the split view is refreshed, so that the app's modifiers are read again.
    let revision: Int
    @State private var visibility = NavigationSplitViewVisibility.automatic

    var body: some View { flow?.modifying(columns: view) ?? AnyView(view) }

    @ViewBuilder
    private var view: some View {
      let shown = flow?.shownColumns ?? $visibility
      if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *), generation.foldsColumns {
        FoldingColumns(columns: self, visibility: shown)
      } else if split.hasMiddle {
        NavigationSplitView(columnVisibility: shown) {
          column(.sidebar)
        } content: {
          column(.content)
        } detail: {
          column(.detail)
        }
      } else {
        NavigationSplitView(columnVisibility: shown) {
          column(.sidebar)
        } detail: {
          column(.detail)
        }
      }
    }

    func column(_ name: SplitColumn) -> AnyView {
      let stack =
        switch name {
        case .sidebar: split.sidebar
        case .content: split.middle
        case .detail: split.detail
        }
      let view = ColumnView(window: window, split: split, root: stack?.root, isOverColumn: isNarrow && name != .sidebar)
      return flow?.modifying(column: view, name) ?? AnyView(view)
    }
  }

  /// The columns of a system that draws them as one stack in a narrow window.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  private struct FoldingColumns: View {
    /// The column on top in a narrow window. The system writes another one when the user goes back from the root of a
    /// column.
    @StateObject private var top = SystemValue(NavigationSplitViewColumn.sidebar)
    @Environment(\.columnListener) private var listener
    let columns: SystemColumns
    let visibility: Binding<NavigationSplitViewVisibility>

    var body: some View {
      let (window, split, isNarrow) = (columns.window, columns.split, columns.isNarrow)
      let folded = FoldedColumns(window: window, split: split)
      let names: [NavigationSplitViewColumn] = split.hasMiddle ? [.sidebar, .content, .detail] : [.sidebar, .detail]
      top.didWrite = listener?.hear
      top.connect(window, get: { names[min(folded.top, names.count - 1)] }) { name in
        if isNarrow, let index = names.firstIndex(of: name) { folded.turn(to: index) }
        return true
      }
      // In a window that has become wide, another column than the first would cover the list.
      return view.onNew(isNarrow) { top.show($0 ? nil : .sidebar) }
    }

    @ViewBuilder
    private var view: some View {
      if columns.split.hasMiddle {
        NavigationSplitView(columnVisibility: visibility, preferredCompactColumn: $top.value) {
          columns.column(.sidebar)
        } content: {
          columns.column(.content)
        } detail: {
          columns.column(.detail)
        }
      } else {
        NavigationSplitView(columnVisibility: visibility, preferredCompactColumn: $top.value) {
          columns.column(.sidebar)
        } detail: {
          columns.column(.detail)
        }
      }
    }
  }

  /// The stack in a column, or the placeholder.
  private struct ColumnView: View {
    @Environment(\.splitPlaceholder) private var placeholder
    let window: WindowModel
    let split: Presentation.Split
    let root: Node?
    var isOverColumn = false

    var body: some View {
      // On iOS 16, a condition at the root of a column may not be read again.
      ZStack {
        if let root {
          ChildView(window: window, root: root, isOverColumn: isOverColumn)
        } else if let placeholder {
          placeholder.view()
        } else {
          Text(split.placeholder).foregroundColor(.secondary)
        }
      }
    }
  }

  /// Hears the columns that the system wants on top in a narrow window.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  struct ColumnListener {
    let hear: @MainActor (NavigationSplitViewColumn) -> Void
  }

  extension Node {
    /// The destination that the slot's own flow shows there.
    var opener: any Destination { openers.first ?? destination }
    /// Whether the type of one of its destinations has inspectors.
    var hasInspector: Bool { ([destination] + openers).contains { type(of: $0).hasInspector } }
  }

  extension Destination {
    fileprivate var erased: AnyHashable { AnyHashable(self) }
  }

  /// Columns that the system draws above each other in a narrow window.
  @MainActor
  struct FoldedColumns {
    let window: WindowModel
    let split: Presentation.Split

    /// The index of the last column that is not empty.
    var top: Int { columns.lastIndex { $0 != nil } ?? 0 }

    private var columns: [Presentation.Stack?] {
      if case .split(let current) = window.slots.nodes[split.id]?.content { current.expanded } else { split.expanded }
    }

    /// The system has turned to another column. A smaller one means that the user went back from the root of a column.
    /// A larger one is empty: the user made a choice in a list, and the flow may fill the column for it.
    ///
    /// The system also writes a smaller one when the user leaves the last page above the root, before or after it
    /// changes the path. In that case the column remains on display.
    func turn(to index: Int) {
      let (columns, top, scene) = (columns, top, window.scene)
      guard index < top, let stack = columns[top], let below = columns[...index].compactMap({ $0 }).last else { return }
      let (root, end) = (stack.root.id, below.path.last?.id ?? below.root.id)
      guard !stack.path.isEmpty || window.stack(root).popped != nil else {
        scene.pop(to: end)
        return
      }
      Task {
        await window.pace.waitForPush()
        guard self.columns.last(where: { $0 != nil }) == stack else { return }
        if stack.path.isEmpty {
          if window.slots.drawn(root)?.isOnDisplay != true { scene.pop(to: end) }
        } else {
          // The user has left the last page, and the system reports no path.
          scene.pop(to: stack.path.dropLast().last?.id ?? root)
        }
      }
    }
  }
#endif
