import Armature

/// The next update of a host on the way from the presentation that it shows to the one that it should show, within the
/// limits of its platform.
///
/// ```swift
/// let updates = Transition.all(from: drawn, to: scene.presentation, within: .swiftUI14)
/// for update in updates { draw(update.presentation) }
/// ```
///
/// Slots are compared by identity. A layer is kept if it and all layers below it are the same. In a stack, also within
/// a container, the common slots from the bottom up are kept. A kept slot is never removed. So when a sheet is
/// replaced, or added below another one, the layers above are dismissed and presented again. A change within a kept
/// slot (another root, its screen, the selected tab) needs no step and is drawn at once. Stacks change from the
/// bottom up: each is cut first, then the containers in it change, then it grows.
///
/// A platform needs time between two updates; ``TransitionRunner`` waits for it. Transitions are for authors of hosts.
package struct Transition: Equatable, Sendable {
  /// The change that the update makes; `nil` if no slot is to be added or removed, or if none may be now.
  package let step: TransitionStep?
  /// The presentation to draw. Without a step, it has the goal's content for the kept slots. If no step is left, it is
  /// the goal.
  package let presentation: Presentation
  /// The host's report that the change of stacks is done; `nil` if none changes.
  let report: TransitionReport?

  /// Finds the next update.
  ///
  /// - Parameters:
  ///   - shown: The presentation that the host shows now.
  ///   - goal: The presentation that it should show.
  ///   - limits: The limits of the platform.
  ///   - hidden: The stacks of hidden tabs, whose views the host keeps.
  ///   - takesStep: Whether slots may be added or removed now.
  /// - Complexity: O(*n*) in the number of slots, at worst. Parts that both share are skipped.
  package init(
    from shown: Presentation, to goal: Presentation, within limits: TransitionLimits,
    hidden: HiddenStacks = HiddenStacks(), takesStep: Bool = true
  ) {
    let (old, new) = (shown.layers, goal.layers)
    let staying = Self.staying(of: old, in: new, within: limits)
    let isGoing = old.count > staying
    var drawing = StackDrawing(
      limits: limits, hidden: hidden, takesStep: takesStep && (!isGoing || limits.joinsStacks))
    var layers = isGoing ? old : new.prefix(staying)
    for offset in 0..<staying {
      let stack = drawing.draw(new[new.startIndex + offset], over: old[old.startIndex + offset])
      // A change would copy all layers.
      if layers[layers.startIndex + offset] != stack { layers[layers.startIndex + offset] = stack }
    }
    var step = drawing.step
    if limits == .unlimited, step != nil || isGoing || new.count > staying {
      (step, layers) = (.everything, new)
    } else if isGoing, takesStep {
      let count = max(staying, old.count - (limits.dismissals ?? old.count))
      step = .dismiss(toLayers: count, stacks: step != nil)
      layers = layers.prefix(count)
    } else if !isGoing, new.count > staying, takesStep, step == nil || limits.joinsStacks {
      let count = staying + min(new.count - staying, limits.presentations ?? new.count)
      step = .present(toLayers: count, stacks: step != nil)
      drawing.step = step
      layers += new.prefix(count).dropFirst(staying).map { drawing.draw($0, over: nil) }
    }
    self.step = step
    report = drawing.report
    presentation = Presentation(layers: layers)
  }

  /// Returns the updates from one presentation to another, one after the other.
  ///
  /// - Parameters:
  ///   - shown: The presentation that the host shows now.
  ///   - goal: The presentation that it should show.
  ///   - limits: The limits of the platform.
  /// - Returns: The updates. Empty if no slot is added or removed.
  /// - Complexity: O(*n* × *s*) for *n* slots and *s* steps, at worst.
  package static func all(
    from shown: Presentation, to goal: Presentation, within limits: TransitionLimits
  ) -> [Transition] {
    Array(
      sequence(first: Transition(from: shown, to: goal, within: limits)) {
        Transition(from: $0.presentation, to: goal, within: limits)
      }.prefix { $0.step != nil })
  }

  /// Returns the number of layers that are kept.
  private static func staying(
    of old: ArraySlice<Presentation.Stack>, in new: ArraySlice<Presentation.Stack>, within limits: TransitionLimits
  ) -> Int {
    if limits.presentsFromTop {
      let (old, new) = (old[old.startIndex].above, new[new.startIndex].above)
      // The screen that presents the other layers changes.
      guard old.count == new.count, old.commonPrefix(with: new, by: { $0.id == $1.id }) == old.count else { return 1 }
    }
    // The window's own layer is always kept.
    let staying = zip(old, new).prefix { old, new in
      let (style, goal) = (old.root.style, new.root.style)
      return old.root.id == new.root.id && style.kind == goal.kind && style.hasStack == goal.hasStack
    }
    return max(1, staying.count)
  }
}

/// One update of a host on the way to a goal.
///
/// The window's layer is counted too. A stack is named by its bottom slot, which is not counted among its slots.
package enum TransitionStep: Hashable, Sendable {
  /// Dismisses layers down to a number of layers. With `stacks`, the stacks of the kept layers become the goal's.
  case dismiss(toLayers: Int, stacks: Bool)
  /// Presents layers of the goal up to a number of layers. With `stacks`, the stacks of lower layers become the goal's.
  case present(toLayers: Int, stacks: Bool)
  /// Changes the stacks of all kept layers, and of their containers, to the goal's.
  case stacks
  /// Cuts a stack down to a number of slots.
  case pop(stack: SlotID, to: Int)
  /// Extends a stack with the goal's slots up to a number of slots.
  case push(stack: SlotID, to: Int)
  /// Draws the whole goal.
  case everything
}

/// The host's report that an update is done: any of some slots, from the lowest to the topmost.
enum TransitionReport: Equatable, Sendable {
  /// The slots of the topmost layer, or the topmost slot that is pushed.
  case appears([SlotID])
  /// The slots of the lowest layer that is dismissed, or the topmost slot that is popped.
  case disappears([SlotID])
}

/// Draws the stacks of one update: the goal's stacks, with only the changes that the update makes.
private struct StackDrawing {
  let limits: TransitionLimits
  let hidden: HiddenStacks
  /// Whether stacks may change in this update.
  let takesStep: Bool
  /// The change of stacks that the update makes. Another one has to wait if pushes are counted.
  var step: TransitionStep?
  /// The report of the topmost stack that changes.
  var report: TransitionReport?
  /// Whether a stack is drawn otherwise than in the goal.
  var isBehind = false

  /// Returns whether a change of a stack is made now.
  private mutating func takes(_ change: TransitionStep) -> Bool {
    let isTaken = takesStep && (step == nil || limits.pushes == nil)
    if isTaken { step = limits.pushes == nil ? .stacks : change } else { isBehind = true }
    return isTaken
  }

  /// Draws a stack.
  ///
  /// - Parameters:
  ///   - new: The goal's stack.
  ///   - old: The stack on display; `nil` if it appears with only its root.
  /// - Returns: The stack to draw.
  mutating func draw(_ new: Presentation.Stack, over old: Presentation.Stack?) -> Presentation.Stack {
    let isSame = old?.root.id == new.root.id
    let (path, goal) = (old?.above ?? [], new.above)
    let shared = isSame ? path.sharedPrefix(with: goal) : 0
    let kept = isSame ? path.commonPrefix(with: goal, from: shared) { $0.id == $1.id } : 0
    var stack = new
    if path.count > kept, !takes(.pop(stack: new.root.id, to: kept)) {
      // Until a stack is cut, its slots are drawn as before.
      stack.above = path
      let isReplaced = isSame && new.root.content != nil && old?.root.generation != new.root.generation
      stack.root = isReplaced ? old?.root ?? new.root : draw(new.root, over: isSame ? old?.root : nil)
      return stack
    }
    stack.root = draw(new.root, over: isSame ? old?.root : nil)
    for index in shared..<kept where goal[index].content != nil {
      stack.above[index] = draw(goal[index], over: path[index])
    }
    // If the screen on top remains while stacks change below it, nothing appears or disappears.
    let remains = limits.pushes == nil && path.last?.id == goal.last?.id
    if path.count > kept, !remains, let last = path.last { report = .disappears([last.id]) }
    guard goal.count > kept else { return stack }
    let depth = kept + min(goal.count - kept, limits.pushes ?? goal.count)
    let end = takes(.push(stack: new.root.id, to: depth)) ? depth : kept
    if end < goal.count {
      isBehind = true
      stack.above.truncate(to: end)
    }
    for index in kept..<end where goal[index].content != nil { stack.above[index] = draw(goal[index], over: nil) }
    if end > kept, !remains { report = .appears([goal[end - 1].id]) }
    return stack
  }

  /// Draws the stacks of a container.
  private mutating func draw(_ new: Node, over old: Node?) -> Node {
    guard limits.pushes != nil || !limits.joinsStacks, new.content != nil, old?.content != new.content else {
      return new
    }
    // Columns that become one stack get new views, and so does one stack that becomes columns.
    let isKept = old?.content?.joinsColumns == new.content?.joinsColumns
    let wasBehind = isBehind
    isBehind = false
    let node = new.mapStacks { stack in
      let drawn = old?.content?.stacks.first { $0.root.id == stack.root.id } ?? hidden[stack.root.id, in: new.id]
      // A stack that is data appears with all its slots.
      guard limits.pushes != nil || drawn != nil && isKept else { return stack }
      return draw(stack, over: isKept ? drawn : nil)
    }
    defer { isBehind = isBehind || wasBehind }
    return isBehind ? node : new
  }
}

extension Presentation.Content {
  /// Whether columns are drawn as one stack.
  fileprivate var joinsColumns: Bool { if case .split(let split) = self { split.layout == .joined } else { false } }
}
