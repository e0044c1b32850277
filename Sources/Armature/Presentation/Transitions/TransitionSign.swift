/// The host's report that an update is done.
enum TransitionSign: Hashable, Sendable {
  case appears(SlotID)
  case disappears(SlotID)

  /// Creates the report for the topmost change of an update; `nil` when the update has no visible change.
  init?(from old: Presentation, to new: Presentation) {
    let (before, after) = (old.layers, new.layers)
    if let top = after.dropFirst(before.count).last {
      self = .appears(top.last)
    } else if let gone = before.dropFirst(after.count).first {
      self = .disappears(gone.root.id)
    } else if let sign = Self.sign(from: before, to: after) {
      self = sign
    } else {
      return nil
    }
  }

  private static func sign(from before: ArraySlice<Layer>, to after: ArraySlice<Layer>) -> Self? {
    typealias Stack = Presentation.Stack
    return zip(before, after).reversed().lazy.compactMap { Self(from: Stack($0), to: Stack($1)) }.first
  }

  /// Creates the report for a change in a stack, or in a container in it.
  private init?(from old: Presentation.Stack, to new: Presentation.Stack) {
    guard old.last == new.last else {
      let isPopped = new.path.count < old.path.count && new.last == old.slot(at: new.path.count)
      self = isPopped ? .disappears(old.last) : .appears(new.last)
      return
    }
    for (before, after) in zip([old.root] + old.path, [new.root] + new.path).reversed()
    where before.id == after.id && before.content != after.content {
      for stack in after.content?.stacks.reversed() ?? [] {
        guard let drawn = before.content?.stacks.first(where: { $0.root.id == stack.root.id }) else { continue }
        guard let sign = Self(from: drawn, to: stack) else { continue }
        self = sign
        return
      }
    }
    return nil
  }
}

extension Presentation.Stack {
  fileprivate var last: SlotID { slot(at: path.count) }

  /// Returns the slot at a position. The root has position 0.
  fileprivate func slot(at position: Int) -> SlotID { position > 0 ? path[position - 1].id : root.id }
}

extension Layer {
  fileprivate var last: SlotID { path.last?.id ?? root.id }
}
