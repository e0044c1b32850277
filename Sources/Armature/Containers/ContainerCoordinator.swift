/// A container of the app's own: holds flows by name, of which one is visible, each with a line of its own that is kept
/// while another one is visible.
///
/// Subclass it, make the flows in ``flow(named:)``, and register a view for the subclass with the host. A flow's name is
/// its part in links.
///
/// ```swift
/// final class Pager: ContainerCoordinator {
///   init() { super.init(names: ["one", "two", "three"]) }
///
///   override func flow(named name: String) -> AnyCoordinator { PageCoordinator(title: name) }
///
///   func next() {
///     if let index = names.firstIndex(of: visibleName), index + 1 < names.count { show(names[index + 1]) }
///   }
/// }
/// ```
open class ContainerCoordinator: AnyContainer {
  /// The names of the flows, in their order, the hidden ones included.
  public final var names: [String] { state.names }
  /// The names of the flows that can be visible, in their order.
  public final var shownNames: [String] { state.shown }
  /// The names of the flows that cannot be made visible now.
  public final var hiddenNames: Set<String> { state.hidden }
  /// The name of the flow that is visible; empty while there is none.
  public final var visibleName: String { state.visible }

  private final var state: State

  private struct State {
    var names: [String]
    var shown: [String]
    var hidden: Set<String> = []
    var visible: String
    /// The indices of the openings, which stay when names move.
    var numbers: [String: Int] = [:]
    var lastNumber = -1

    var visibleNumber: Int? { numbers[visible] }

    mutating func set(_ names: [String], hidden: Set<String>) {
      self.names = names
      self.hidden = hidden
      shown = names.filter { !hidden.contains($0) }
      let known = numbers
      numbers = [:]
      for name in names {
        if known[name] == nil { lastNumber += 1 }
        numbers[name] = known[name] ?? lastNumber
      }
    }

    /// The flow to show among some: the visible one or, when it is not there, the next one in the old order, else the one
    /// before.
    func successor(among names: Set<String>) -> String? {
      if names.contains(visible) { return visible }
      guard let index = self.names.firstIndex(of: visible) else { return nil }
      return self.names[index...].first { names.contains($0) } ?? self.names[..<index].last { names.contains($0) }
    }
  }

  /// - Parameters:
  ///   - names: The names of the flows, in their order. Of equal ones the first counts.
  ///   - visible: The one to show first; the first name unless it is another one's.
  public init(names: [String], visible: String? = nil) {
    let names = names.withoutRepetitions
    let visible = visible.flatMap { names.contains($0) ? $0 : nil } ?? names.first ?? ""
    state = State(names: names, shown: names, visible: visible)
    state.set(names, hidden: [])
    super.init()
  }

  // MARK: To override

  /// Makes the flow with a name. It is asked when the flow is first visible, or a link passes through it, and not again
  /// while the container holds the flow.
  open func flow(named name: String) -> AnyCoordinator {
    Coordinator(root: Nowhere(message: "\(type(of: self)) makes no flow named “\(name)”: override flow(named:)."))
  }

  /// Whether a flow keeps what it shows when another one becomes visible; otherwise it goes to its root then. The default
  /// keeps it.
  open func keepsLine(of name: String) -> Bool { true }

  /// Called when the user asks for a flow: by a tap on its tab, by a swipe to its page. The default shows it.
  ///
  /// - Returns: Whether the flow is visible then.
  open func userSelects(_ name: String) -> Bool { show(name, byUser: true) }

  // MARK: Which flows there are

  /// The flow that is visible, once it has been made.
  public final var visibleFlow: AnyCoordinator? { existingFlow(named: visibleName) }

  /// The flow with a name, if it has been made.
  public final func existingFlow(named name: String) -> AnyCoordinator? { state.numbers[name].flatMap { flow(at: $0) } }

  /// Makes a flow visible.
  ///
  /// - Returns: Whether it is: not when there is none of that name, or it is hidden.
  @discardableResult
  public final func show(_ name: String) -> Bool { show(name, byUser: false) }

  private final func show(_ name: String, byUser: Bool) -> Bool {
    attempt("show(_:)") { () throws(NavigationError) in
      guard state.numbers[name] != nil, !hiddenNames.contains(name) else { throw .notFound }
      guard name != visibleName else { return }
      if byUser, !keepsLine(of: visibleName) {
        guard visibleFlow?.cutsToRoot(everyTab: true).allSatisfy(\.isLetGo) ?? true else { throw .cannotLeave }
      }
      try makeVisible(name)
    }
  }

  final func makeVisible(_ name: String) throws(NavigationError) {
    try set(names, hidden: hiddenNames, visible: name)
  }

  /// Adds, removes and moves flows: those whose names are new come, those whose names are missing go. When the visible one
  /// goes, the next one that there is becomes visible, else the one before it.
  ///
  /// - Returns: Whether it was done: not when no flow could be visible, nor for a name that no tab has.
  @discardableResult
  public final func setNames(_ names: [String]) -> Bool {
    attempt("setNames(_:)") { () throws(NavigationError) in
      guard names.allSatisfy(canHold) else { throw .notFound }
      try set(names)
    }
  }

  /// Whether there can be a flow with a name.
  func canHold(_ name: String) -> Bool { true }

  final func set(_ names: [String]) throws(NavigationError) {
    try set(names.withoutRepetitions, hidden: hiddenNames.intersection(names))
  }

  /// Hides a flow, which keeps what it shows, or has it there again. When the visible one is hidden, the next one that there
  /// is becomes visible, else the one before it.
  ///
  /// - Returns: Whether it was done: not when no flow of that name is there, or none could be visible.
  @discardableResult
  public final func setHidden(_ isHidden: Bool, _ name: String) -> Bool {
    attempt("setHidden(_:_:)") { () throws(NavigationError) in
      guard names.contains(name) else { throw .notFound }
      try set(names, hidden: isHidden ? hiddenNames.union([name]) : hiddenNames.subtracting([name]))
    }
  }

  /// Brings the flows to what is asked for, `visible` to the one that is or its neighbour.
  private final func set(_ names: [String], hidden: Set<String>, visible wanted: String? = nil) throws(NavigationError)
  {
    let isReordered = names != self.names || hidden != hiddenNames
    guard isReordered || (wanted ?? visibleName) != visibleName else { return }
    var next = state
    if isReordered {
      next.set(names, hidden: hidden)
      let shown = Set(next.shown)
      guard let successor = state.successor(among: shown) ?? next.shown.first else { throw .lastChild }
      next.visible = successor
    }
    if let wanted {
      // The flows that were asked may have changed what there is.
      guard next.shown.contains(wanted) else { throw .notFound }
      next.visible = wanted
    }
    try change { batch throws(NavigationError) in
      let before = state
      state = next
      if isReordered {
        for name in before.names.reversed() where next.numbers[name] == nil {
          guard let number = before.numbers[name] else { continue }
          if let batch { release(childAt: number, cause: .left, in: batch) } else { made[number] = nil }
        }
      }
      guard next.visible != before.visible else { return }
      if let batch, !keepsLine(of: before.visible), let flow = existingFlow(named: before.visible) {
        for cut in flow.cutsToRoot(everyTab: true) { try cut.make(cause: .hidden, in: batch) }
      }
      if visibleFlow?.isPresenting == true, isBesidePresenting { throw .buried }
      batch?.selected.append((self, next.visible))
    }
  }

  // MARK: What the tree asks

  final override var visibleChildren: [AnyCoordinator] {
    state.visibleNumber.flatMap { child(at: $0) }.map { [$0] } ?? []
  }
  final override var neededChildren: [Int] { state.visibleNumber.map { [$0] } ?? [] }
  final override func makeFlow(at index: Int) -> AnyCoordinator? { name(ofChildAt: index).map { flow(named: $0) } }

  override func keeper() -> () -> Void {
    let takeBack = super.keeper()
    return { [self, state] in
      takeBack()
      self.state = state
    }
  }

  // MARK: What it shows

  override var drawnContent: Presentation.Content {
    .custom(
      Presentation.Custom(
        id: id, container: "\(type(of: self))", names: shownNames, visible: visibleName,
        stack: stack(of: visibleChildren.first)))
  }

  final override var linking: any FlowLinking { ContainerLinking(container: self) }
  /// The index of the flow that is visible.
  final var visibleIndex: Int? { state.visibleNumber }
  /// The index of the flow with a name.
  final func index(ofChildNamed name: String) -> Int? { state.numbers[name] }
  private final func name(ofChildAt index: Int) -> String? { state.numbers.first { $0.value == index }?.key }
  final override func outlineName(ofChildAt index: Int) -> String {
    name(ofChildAt: index) ?? super.outlineName(ofChildAt: index)
  }
}

extension [String] {
  fileprivate var withoutRepetitions: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
