/// The host's report that an update is done: any of some slots, from the lowest to the topmost.
enum TransitionSign: Hashable, Sendable {
  case appears([SlotID])
  case disappears([SlotID])

  /// Creates the report for the topmost change of an update; `nil` when the update has no visible change.
  init?(from old: Presentation, to new: Presentation) {
    let (before, after) = (old.layers, new.layers)
    if let top = after.dropFirst(before.count).last {
      self = .appears(top.line.map(\.id))
    } else if let gone = before.dropFirst(after.count).first {
      self = .disappears(gone.line.map(\.id))
    } else if let sign = zip(before, after).reversed().lazy.compactMap({ Self(from: $0, to: $1) }).first {
      self = sign
    } else {
      return nil
    }
  }

  /// Creates the report for a change in a stack, or in a container in it.
  private init?(from old: Presentation.Stack, to new: Presentation.Stack) {
    guard old.last.id == new.last.id else {
      let isPopped = new.above.count < old.above.count && new.last.id == old.node(at: new.above.count).id
      self = isPopped ? .disappears([old.last.id]) : .appears([new.last.id])
      return
    }
    for (before, after) in zip(old.nodes, new.nodes).reversed()
    where before.id == after.id && before.content != after.content {
      for stack in after.content?.stacks.reversed() ?? [] {
        // Columns that become one stack get new views, and so does one stack that becomes columns.
        guard before.content?.isCollapsed == after.content?.isCollapsed else {
          self = .appears([stack.last.id])
          return
        }
        guard let drawn = before.content?.stacks.first(where: { $0.root.id == stack.root.id }) else { continue }
        guard let sign = Self(from: drawn, to: stack) else { continue }
        self = sign
        return
      }
    }
    return nil
  }
}
