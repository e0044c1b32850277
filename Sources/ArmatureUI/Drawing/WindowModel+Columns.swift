#if canImport(SwiftUI)
  import Armature

  // The columns that the system draws as one stack in a narrow window.
  extension WindowModel {
    /// The index of the last column that is not empty.
    func topColumn(of split: Presentation.Split) -> Int { columns(of: split).lastIndex { $0 != nil } ?? 0 }

    /// The system has turned to another column. A smaller one means that the user went back from the root of a column.
    /// A larger one is empty: the user made a choice in a list, and the flow may fill the column for it.
    func turn(toColumn index: Int, of split: Presentation.Split) {
      guard index < topColumn(of: split), let below = columns(of: split)[...index].compactMap({ $0 }).last else {
        return
      }
      scene.pop(to: below.path.last?.id ?? below.root.id)
    }

    private func columns(of split: Presentation.Split) -> [Presentation.Stack?] {
      if case .split(let current) = nodes[split.id]?.content { current.expanded } else { split.expanded }
    }
  }
#endif
