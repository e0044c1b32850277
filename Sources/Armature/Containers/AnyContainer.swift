/// What all containers are: coordinators without routes of their own that hold flows side by side, each with its own line.
///
/// A container takes one slot, a scene's root or a route's, and draws there what its visible flows show. Subclass
/// ``TabCoordinator`` or ``SplitCoordinator``, or ``ContainerCoordinator`` for a container of your own.
open class AnyContainer: AnyCoordinator {
  /// The slot that the container lives in.
  public final var id: SlotID { slot }

  private final var slot: SlotID
  /// What was drawn last.
  private final var drawn: (content: Presentation.Content, run: Run)?
  /// Flows that were made for this container and have not come into its scene yet, by the index of their opening.
  final var made: [Int: AnyCoordinator] = [:]

  override init() {
    var numbers = NumberBlock(count: 1)
    slot = SlotID(number: numbers.take())
    super.init()
  }

  // MARK: What the tree asks

  final override var isContainer: Bool { true }
  final override func slotID(at index: Int) -> SlotID { slot }
  final override func index(of id: SlotID) -> Int? { id == slot ? -1 : nil }
  final override func destination(at index: Int) -> any Destination { ContainerPlace(container: "\(type(of: self))") }
  final override func style(at index: Int) -> PresentationStyle {
    index < 0 ? parent?.style(at: position) ?? .push : .push
  }
  final override func takeSlot(_ id: SlotID, rootLayerHasStack: Bool) { slot = id }
  final override func screen(at index: Int) -> ScreenContent {
    let text = RowContent(id: RowID(title: "", occurrence: 0), title: "There is nothing to show.", kind: .text)
    return ScreenContent(title: "\(type(of: self))", rows: [text])
  }

  final override var endOfChildren: (flow: AnyCoordinator, index: Int)? {
    for child in visibleChildren.reversed() {
      if let end = child.endOfLine { return end }
      if canRemove(childAt: child.position) { return (child, -1) }
    }
    return nil
  }

  /// What a child is called in an outline.
  func outlineName(ofChildAt index: Int) -> String { "\(index)" }

  /// How many columns stand before one in the fragment of a link.
  func columnsBefore(_ index: Int) -> Int { 0 }

  /// Whether going back from the root of a child removes the child.
  func canRemove(childAt index: Int) -> Bool { false }

  /// The child flow with an index, in the scene or made for it.
  final func flow(at index: Int) -> AnyCoordinator? { child(at: index) ?? made[index] }

  // MARK: What the presentation asks

  final override var content: Presentation.Content? { redrawn.content }
  final override var raisedRun: Run { redrawn.run }

  private final var redrawn: (content: Presentation.Content, run: Run) {
    if let drawn, stalePart == .max { return drawn }
    var run = Run()
    let layers = visibleChildren.flatMap { $0.run.raised.flatMap(\.layers) + $0.run.layers }
    if !layers.isEmpty { run.raised = [Layer.Raised(position: -1, layers: layers)] }
    let drawing = (content: drawnContent, run: run)
    drawn = drawing
    stalePart = .max
    return drawing
  }

  /// What the container shows now.
  var drawnContent: Presentation.Content {
    .stack(root: Node(id: slot, destination: destination(at: -1), style: style(at: -1)), path: SharedList())
  }

  /// What a child shows in its own line.
  final func stack(of child: AnyCoordinator?) -> Presentation.Stack? {
    child.map { Presentation.Stack(root: $0.node(at: -1), path: $0.run.base) }
  }

  // MARK: Changes

  /// Changes the container as part of one change of the scene; alone when it is in none.
  final func change(_ work: (Batch?) throws(NavigationError) -> Void) throws(NavigationError) {
    guard !isDetached else { throw .detached }
    guard let core else {
      let takeBack = keeper()
      do throws(NavigationError) { return try work(nil) } catch {
        takeBack()
        throw error
      }
    }
    // Explicit, since the verbs of flows take part, which then do not undo themselves.
    try core.change(isExplicit: true) { batch throws(NavigationError) in
      remember(in: batch)
      try work(batch)
      markStale(from: -1)
      batch.touch(self, FlowChange(.children, unchanged: 0))
    }
  }

  /// Keeps the container as it is now, for the case that the batch is rolled back.
  final func remember(in batch: Batch) { batch.remember(self, restore: keeper()) }

  /// Brings the container back to how it is now.
  func keeper() -> () -> Void {
    { [self, openings, made] in
      self.openings = openings
      self.made = made
    }
  }

  final override func enterChildren(in batch: Batch) throws(NavigationError) {
    for index in neededChildren where child(at: index) == nil {
      guard let flow = made[index] ?? makingChild({ makeFlow(at: index) }) else { continue }
      guard flow.modalCount == 0 || !isBuriedWithin else { throw .buried }
      remember(in: batch)
      try adopt(flow, at: index, in: batch)
      made[index] = nil
    }
  }

  /// The indices of the children that have to be there.
  var neededChildren: [Int] { [] }

  override func cutsInChildren(everyTab: Bool) -> [Cut] {
    (everyTab ? children : visibleChildren).flatMap { $0.cutsToRoot(everyTab: everyTab) }
  }

  /// Makes a child that has to be there.
  func makeFlow(at index: Int) -> AnyCoordinator? { nil }

  /// Whether a flow in here that presented something would do so beside another one that does already.
  final var isBuriedWithin: Bool { isBesidePresenting || visibleChildren.contains { $0.isPresenting } }

  /// Releases a child and all in it.
  final func release(childAt index: Int, cause: RemovalCause, in batch: Batch) {
    made[index] = nil
    guard let flow = child(at: index) else { return }
    flow.tearDownWithRoot(cause: cause, in: batch)
    openings.removeAll { $0.index == index }
  }
}

extension AnyCoordinator {
  /// The container that holds the line of this flow, and which of its children the line is; `nil` for the scene's own line.
  final var lineRoot: (container: AnyCoordinator, index: Int)? {
    var flow = self
    while let parent = flow.parent {
      if parent.isContainer { return (parent, flow.position) }
      flow = parent
    }
    return nil
  }
}

extension AnyCoordinator {
  /// What goes along when the user goes back within the line of this flow: the columns that lie above it in one stack.
  final var cutAboveLine: Cut? { lineRoot.flatMap { $0.container.cut(aboveChildAt: $0.index) } }
}

/// What stands for a destination where a container is drawn.
struct ContainerPlace: Destination, CustomStringConvertible {
  let container: String

  var description: String { container }

  func screen(in flow: Coordinator<Self>) -> Screen<Self> { Screen(container) }
}
