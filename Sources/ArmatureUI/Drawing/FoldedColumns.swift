#if canImport(SwiftUI)
  import Armature

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
