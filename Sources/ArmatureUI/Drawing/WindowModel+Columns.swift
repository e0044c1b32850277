#if canImport(SwiftUI)
  import Armature

  // The columns that the system draws as one stack in a narrow window.
  extension WindowModel {
    /// The index of the last column that is not empty.
    func topColumn(of split: Presentation.Split) -> Int { columns(of: split).lastIndex { $0 != nil } ?? 0 }

    /// The system has turned to another column: the user went back from the root of a column, or made a choice in a list.
    func turn(toColumn index: Int, of split: Presentation.Split) {
      let top = topColumn(of: split)
      if index > top {
        leaveEmptyColumn(index, of: split)
      } else if index < top, let below = columns(of: split)[...index].compactMap({ $0 }).last {
        scene.pop(to: below.path.last?.id ?? below.root.id)
        if index < topColumn(of: split) { refusals.count += 1 }
      }
    }

    /// Lets the system read the column again, if the flow does not fill it for the user's choice.
    private func leaveEmptyColumn(_ index: Int, of split: Presentation.Split) {
      Task { [weak self, pace] in
        await pace.sleep(TransitionPacing.unanimatedSeconds)
        if let self, index > topColumn(of: split) { refusals.count += 1 }
      }
    }

    private func columns(of split: Presentation.Split) -> [Presentation.Stack?] {
      if case .split(let current) = nodes[split.id]?.content { current.expanded } else { split.expanded }
    }
  }
#endif
