#if canImport(SwiftUI)
  import Armature

  // The columns that the system draws as one stack in a narrow window.
  extension WindowModel {
    /// The index of the last column that is not empty.
    func topColumn(of split: Presentation.Split) -> Int { columns(of: split).lastIndex { $0 != nil } ?? 0 }

    /// The system has turned to another column. A smaller one means that the user went back from the root of a column.
    /// A larger one is empty: the user made a choice in a list, and the flow may fill the column for it.
    ///
    /// The system also writes a smaller one when the user leaves the last page above the root, before or after it changes
    /// the path. The column stays on display then.
    func turn(toColumn index: Int, of split: Presentation.Split) {
      let (columns, top) = (columns(of: split), topColumn(of: split))
      guard index < top, let stack = columns[top], let below = columns[...index].compactMap({ $0 }).last else { return }
      let (root, end) = (stack.root.id, below.path.last?.id ?? below.root.id)
      guard !stack.path.isEmpty || popped[root] != nil else {
        scene.pop(to: end)
        return
      }
      Task { [weak self, pace] in
        await pace.waitForPush()
        guard let self, self.columns(of: split).last(where: { $0 != nil }) == stack else { return }
        if stack.path.isEmpty {
          if slots.drawn(root)?.isOnDisplay != true { scene.pop(to: end) }
        } else {
          // The user has left the last page, and the system reports no path.
          scene.pop(to: stack.path.dropLast().last?.id ?? root)
        }
      }
    }

    private func columns(of split: Presentation.Split) -> [Presentation.Stack?] {
      if case .split(let current) = slots.nodes[split.id]?.content { current.expanded } else { split.expanded }
    }
  }
#endif
