/// Finds the steps of a plan.
struct TransitionPlanner {
  let limits: TransitionLimits
  let hidden: HiddenStacks
  private(set) var steps: [TransitionStep] = []
  /// The number of layers after each step.
  private(set) var counts: [Int] = []
  /// The changes of stacks, by their bottom slots.
  private(set) var changes: [(stack: SlotID, change: StackChange)] = []
  /// The slots of containers with changed stacks.
  private(set) var containers: Set<SlotID> = []
  /// The number of layers after the steps so far.
  private var layers = 0

  init(limits: TransitionLimits, hidden: HiddenStacks) {
    self.limits = limits
    self.hidden = hidden
  }

  /// Plans the steps.
  ///
  /// - Returns: The number of layers that stay.
  mutating func plan(from shown: ArraySlice<Presentation.Stack>, to goal: ArraySlice<Presentation.Stack>) -> Int {
    let staying = Self.staying(of: shown, in: goal, within: limits)
    layers = shown.count
    if limits.isUnlimited {
      changeStacks(of: staying, from: shown, to: goal)
      if !changes.isEmpty || shown.count > staying || goal.count > staying { take(.everything, layers: goal.count) }
      return staying
    }
    let downwards = Self.counts(from: shown.count, to: staying, by: limits.dismissals)
    if limits.pushes == nil, !limits.joinsStacks { stackStep = downwards.count }
    if limits.pushes == nil { changeStacks(of: staying, from: shown, to: goal) }
    var isPending = limits.pushes == nil && !changes.isEmpty
    for count in downwards {
      take(.dismiss(toLayers: count, stacks: isPending && limits.joinsStacks), layers: count)
      if limits.joinsStacks { isPending = false }
    }
    if limits.pushes != nil {
      changeStacks(of: staying, from: shown, to: goal)
    } else if isPending, !limits.joinsStacks || goal.count == staying {
      take(.stacks, layers: staying)
      isPending = false
    }
    var first = staying
    for count in Self.counts(from: first, to: goal.count, by: limits.presentations) {
      take(.present(toLayers: count, stacks: isPending), layers: count)
      isPending = false
      if limits.pushes != nil {
        for layer in goal[goal.startIndex + first..<goal.startIndex + count] { change(nil, to: layer) }
      }
      first = count
    }
    return staying
  }

  private static func staying(
    of shown: ArraySlice<Presentation.Stack>, in goal: ArraySlice<Presentation.Stack>, within limits: TransitionLimits
  ) -> Int {
    if limits.presentsFromTop {
      let (old, new) = (shown[shown.startIndex].above, goal[goal.startIndex].above)
      // The screen that presents the other layers changes.
      guard old.count == new.count, old.commonPrefix(with: new, by: { $0.id == $1.id }) == old.count else { return 1 }
    }
    // The window's own layer always stays.
    let (old, new) = (shown.startIndex, goal.startIndex)
    return max(1, (0..<min(shown.count, goal.count)).prefix { shown[old + $0].isSame(as: goal[new + $0]) }.count)
  }

  private typealias Stack = Presentation.Stack

  /// The index of the step for stacks that are data.
  private var stackStep = 0

  private mutating func take(_ step: TransitionStep, layers count: Int) {
    steps.append(step)
    counts.append(count)
    layers = count
  }

  private mutating func changeStacks(
    of staying: Int, from shown: ArraySlice<Presentation.Stack>, to goal: ArraySlice<Presentation.Stack>
  ) {
    for index in 0..<min(staying, shown.count, goal.count) {
      change(shown[shown.startIndex + index], to: goal[goal.startIndex + index])
    }
  }

  /// Plans the change of a stack and of the stacks in its containers.
  ///
  /// - Parameters:
  ///   - old: The drawn stack; `nil` if it appears with only its root.
  ///   - new: The stack to draw.
  /// - Returns: Whether the change takes a step.
  @discardableResult
  private mutating func change(_ old: Stack?, to new: Stack) -> Bool {
    var both: [(old: Node?, new: Node)] = []
    let isSame = old?.root.id == new.root.id
    if new.root.content != nil { both.append((isSame ? old?.root : nil, new.root)) }
    let (path, goal) = (old?.above ?? [], new.above)
    let kept = isSame ? path.commonPrefix(with: goal) { $0.id == $1.id } : 0
    if isSame {
      for index in path.sharedPrefix(with: goal)..<kept where goal[index].content != nil {
        both.append((path[index], goal[index]))
      }
    }
    let isCut = path.count > kept
    var change = StackChange(
      old: isCut ? path : nil, kept: kept, cut: stackStep, growth: stackStep, stride: limits.pushes ?? goal.count)
    if isCut, isSame, new.root.content != nil, old?.root.generation != new.root.generation { change.root = old?.root }
    var isInside = false
    if let pushes = limits.pushes {
      change.cut = isCut ? steps.count : nil
      if isCut { take(.pop(stack: new.root.id, to: kept), layers: layers) }
      isInside = changeContainers(both)
      change.growth = steps.count
      for depth in Self.counts(from: kept, to: goal.count, by: pushes) {
        take(.push(stack: new.root.id, to: depth), layers: layers)
      }
      let added = goal[kept...].filter { $0.content != nil }
      if changeContainers(added.map { (nil, $0) }) { isInside = true }
    } else if !limits.joinsStacks {
      isInside = changeContainers(both)
    }
    guard isCut || goal.count > kept else { return isInside }
    changes.append((new.root.id, change))
    return true
  }

  private mutating func changeContainers(_ nodes: [(old: Node?, new: Node)]) -> Bool {
    var isChanged = false
    for (old, new) in nodes where old?.content != new.content {
      // Columns that become one stack get new views, and so does one stack that becomes columns.
      let isKept = old?.content?.isCollapsed == new.content?.isCollapsed
      for stack in new.content?.stacks ?? [] {
        let drawn = old?.content?.stacks.first { $0.root.id == stack.root.id } ?? hidden[stack.root.id, in: new.id]
        // A stack that is data appears with all its slots.
        guard limits.pushes != nil || drawn != nil && isKept else { continue }
        if change(isKept ? drawn : nil, to: stack) {
          containers.insert(new.id)
          isChanged = true
        }
      }
    }
    return isChanged
  }

  /// Returns the numbers from `first` to `last` in strides of `limit`, without `first`.
  private static func counts(from first: Int, to last: Int, by limit: Int?) -> some Collection<Int> {
    let distance = abs(last - first)
    let stride = min(limit ?? distance, distance)
    let number = distance == 0 ? 0 : (distance + stride - 1) / stride
    return (0..<number).lazy.map { index in
      let passed = min((index + 1) * stride, distance)
      return last < first ? first - passed : first + passed
    }
  }
}

extension Presentation.Content {
  /// Whether columns are drawn as one stack.
  var isCollapsed: Bool { if case .split(let split) = self { split.isCollapsed } else { false } }
}
