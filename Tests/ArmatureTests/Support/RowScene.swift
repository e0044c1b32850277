import Foundation
import Testing

// @testable: shows the columns of a split view, whatever their type.
@testable import Armature

/// A scene on which acts are done by their names, and which knows what they have told.
@MainActor
final class RowScene {
  let scene: FlowScene
  let isObserved: Bool
  let census: Census
  /// The events since the last step.
  private(set) var events: [String] = []
  /// The last refusal.
  private(set) var refusal: (verb: String, reason: NavigationError)?
  private(set) var changes = 0
  private var removals: [Removal] = []
  /// The slots that have an `onDismiss` closure, and the calls of these.
  private var slots: Set<SlotID> = []
  private var dismissals: [Removal] = []
  private var known: [String: Weak] = [:]
  /// Flows that are kept by a test after they are removed.
  var kept: [AnyCoordinator] = []

  struct Removal: Equatable {
    let slot: SlotID
    let cause: RemovalCause
  }

  /// All flows of the scene, as ``FlowText`` writes them.
  var flows: String { scene.flows }

  /// Opens a scene with the flows of a text. Their root is one of `Styled`, `Foreign` or `Nesting`, tabs or columns, or
  /// another one, which gets the slots that it does not have.
  init(_ text: String, root: ((Census) -> AnyCoordinator)? = nil, isObserved: Bool = true) throws {
    let census = Census()
    (self.census, self.isObserved) = (census, isObserved)
    scene = try FlowScene(root: root?(census) ?? Self.root(text, census), notificationCenter: NotificationCenter())
    try build(text, in: scene.root)
    scene.observe { [weak self] _ in self?.changes += 1 }
    if isObserved { scene.observeEvents { [weak self] in self?.hear($0) } }
  }

  private func hear(_ event: NavigationEvent) {
    switch event.kind {
    case .visible: return
    case .removed(let node, let cause): removals.append(Removal(slot: node.id, cause: cause))
    case .refused(let verb, let reason): refusal = (verb, reason)
    default: break
    }
    events.append(event.brief)
  }

  // MARK: Acts

  /// Does acts with semicolons between them.
  ///
  /// - Returns: Whether the last one was done.
  @discardableResult
  func does(_ acts: String) throws -> Bool {
    for (name, flow) in named(in: scene.root) { known[name] = Weak(flow) }
    var isDone = true
    for act in RowAct.acts(acts) { isDone = try perform(act) }
    return isDone
  }

  func flow(_ name: String) -> AnyCoordinator? {
    if ["", "root"].contains(name) { return scene.root }
    return named(in: scene.root).first { $0.name == name }?.flow ?? known[name]?.value
  }

  func slot(_ name: String) -> SlotID? {
    let slots = scene.root.subtree.flatMap(\.slots)
    return slots.first { FlowText.name($0.destination) == name }?.id
  }

  private func named(in flow: AnyCoordinator) -> [(name: String, flow: AnyCoordinator)] {
    if flow.children.isEmpty { return [] }
    let children = flow.slots.compactMap { slot in slot.child.map { (FlowText.name(slot.destination), $0) } }
    let members = (flow as? AnyContainer)?.held.map { ($0.name, $0.flow) } ?? []
    return (children + members).flatMap { [$0] + named(in: $0.1) }
  }

  func perform(_ act: RowAct) throws -> Bool {
    let (name, other) = (act.arguments.first ?? "", act.arguments.last ?? "")
    guard act.receiver != "scene" else {
      switch act.verb {
      case "back": return scene.back()
      case "dismiss": return scene.dismiss(slot(name) ?? SlotID())
      case "pop": return scene.pop(to: slot(name) ?? SlotID())
      case "select":
        return scene.select(name, in: act.arguments.count > 1 ? slot(other) ?? SlotID() : scene.root.slots[0].id)
      case "open": try scene.open(name)
      case "collapse", "expand":
        scene.setLayout(act.verb == "collapse" ? .joined : .apart, of: slot(name) ?? scene.root.slots[0].id)
      default: throw UnknownAct(act: act)
      }
      return true
    }
    guard let flow = flow(act.receiver) else { throw UnknownAct(act: act) }
    switch act.verb {
    case "batch": try scene.batch { for act in act.body { _ = try perform(act) } }
    case "throw": throw NavigationError.notFound
    case "leave": return flow.leave()
    case "leaveLayer": return flow.leaveLayer()
    case "reveal" where act.arguments.isEmpty: return flow.reveal()
    case "refresh": flow.refresh()
    case "popToRoot": return flow.popToRoot(try scope(name))
    default: return try perform(act, on: flow)
    }
    return true
  }

  private func perform(_ act: RowAct, on flow: AnyCoordinator) throws -> Bool {
    if let flow = flow as? any ActingFlow {
      let before = Set(flow.state.slots.map(\.id))
      var id: SlotID?
      let isDone = try flow.perform(act, on: self) { [weak self] cause in
        if let id { self?.dismissals.append(Removal(slot: id, cause: cause)) }
      }
      id = flow.state.slots.first { !before.contains($0.id) }?.id
      if let id, ["show", "presentSheet", "presentCover"].contains(act.verb) { slots.insert(id) }
      return isDone
    }
    let name = act.arguments.first ?? ""
    switch (act.verb, flow) {
    case ("show", let tabs as AnyContainer) where tabs.showsOneMember: return tabs.show(name)
    case ("hide", let tabs as AnyContainer): return tabs.hide(name)
    case ("unhide", let tabs as AnyContainer): return tabs.unhide(name)
    case ("setNames", let tabs as AnyContainer): return tabs.setNames(act.arguments)
    case ("show", let columns as any Columned): return try columns.show(act.arguments[1], in: name)
    case ("close", let columns as any Columned): return columns.closeColumn(name)
    default: throw UnknownAct(act: act)
    }
  }

  private func scope(_ name: String) throws -> PopToRootScope {
    let scopes: [String: PopToRootScope] = [
      "": .selectedTab, "everyTab": .everyTab, "line": .line, "everything": .everything,
    ]
    if name.hasPrefix("tab ") { return .tab(named: String(name.dropFirst(4))) }
    return try scopes[name] ?? flow(name).map { .flow($0) } ?? { throw NavigationError.failed("no scope \(name)") }()
  }

  // MARK: Texts

  private static func root(_ text: String, _ census: Census) throws -> AnyCoordinator {
    switch text.first {
    case "{":
      let all: [MixedTab] = [.first, .second, .forgetful, .library, .nested]
      return MixedTabs(FlowText.members(text).compactMap { name in all.first { $0.name == name } }, census: census)
    case "<", "(":
      if FlowText.members(text).contains("middle") { return ThreeColumns(census: census) }
      return text.dropFirst().hasPrefix("sidebar: home") ? TwoColumns(census: census) : NestingColumns(census: census)
    default: break
    }
    let name = String(text.prefix { !" [{<(".contains($0) })
    switch name {
    case "home", "nest": return ForeignFlow(root: try FlowText.destination(name), census: census)
    case "start", "tabs", "split", "mail": return NestingFlow(root: try FlowText.destination(name), census: census)
    default: return StyledFlow(root: try FlowText.destination(name), census: census)
    }
  }

  /// Adds what a text has and the flow does not.
  private func build(_ text: String, in flow: AnyCoordinator) throws {
    if let container = flow as? AnyContainer { return try buildMembers(text, in: container) }
    for (index, part) in text.parts(" ").enumerated() {
      let name = part.prefix { !"[{<(".contains($0) }
      if index >= flow.slots.count { try require("show(\(name))", of: flow) }
      guard let child = flow.slots[index].child else { continue }
      let inner = part.dropFirst(name.count)
      try build(child is AnyContainer ? String(inner) : String(inner.dropFirst().dropLast()), in: child)
    }
  }

  private func buildMembers(_ text: String, in container: AnyContainer) throws {
    var marks: [Character: String] = [:]
    for part in text.dropFirst().dropLast().parts(",") {
      let ends = part.split(separator: ":", maxSplits: 1).map { String($0.drop { $0 == " " }) }
      let name = ends[0].filter(\.isLetter)
      if let mark = ends[0].first, !mark.isLetter { marks[mark] = name }
      guard ends.count == 2 else { continue }
      if container.showsOneMember {
        try require("show(\(name))", of: container)
      } else if container.flow(ofMember: name) == nil {
        try require("show(\(name), \(ends[1].prefix { !" [{<(".contains($0) }))", of: container)
      }
      try build(ends[1], in: try #require(container.flow(ofMember: name)))
    }
    if let name = marks["*"] { try require("show(\(name))", of: container) }
    if let name = marks["~"] { try require("hide(\(name))", of: container) }
    if text.first == "(" { scene.setLayout(.joined, of: container.id) }
  }

  private func require(_ act: String, of flow: AnyCoordinator) throws {
    guard try perform(RowAct.acts(act)[0], on: flow) else { throw NavigationError.failed("\(act) in \(flows)") }
  }

  // MARK: Expectations

  /// Forgets all that was told.
  func forget() { (events, removals, dismissals, refusal, changes) = ([], [], [], nil, 0) }

  /// Checks that the closures of removed slots were called once each, in the order of the events, and that removed flows
  /// are released.
  func checkRemovals(_ location: SourceLocation) {
    let told = removals.filter { slots.contains($0.slot) }
    #expect(!isObserved || dismissals == told, "onDismiss was called otherwise", sourceLocation: location)
    let flows = scene.root.subtree + kept
    #expect(
      census.living.allSatisfy { flow in flows.contains { $0 === flow } }, "a flow is not released",
      sourceLocation: location)
  }
}

/// A coordinator that does acts on its own stack.
@MainActor
protocol ActingFlow: AnyCoordinator {
  func perform(_ act: RowAct, on stage: RowScene, onDismiss: @escaping (RemovalCause) -> Void) throws -> Bool
}

extension Coordinator: ActingFlow {
  func perform(_ act: RowAct, on stage: RowScene, onDismiss: @escaping (RemovalCause) -> Void) throws -> Bool {
    guard act.verb == "edit" else { return try act.perform(on: self, onDismiss: onDismiss) }
    try edit { stack in
      for act in act.body {
        if act.receiver.isEmpty { try act.perform(on: &stack) } else { _ = try stage.perform(act) }
      }
    }
    return true
  }
}

/// A container that shows destinations in columns.
@MainActor
protocol Columned: AnyContainer {
  func show(_ name: String, in column: String) throws -> Bool
  func closeColumn(_ name: String) -> Bool
}

extension SplitCoordinator: Columned {
  func show(_ name: String, in column: String) throws -> Bool {
    func boxed<D: Destination>(_ type: D.Type) throws -> any BoxedDestination {
      (try FlowText.destination(name) as D).boxed
    }
    guard let type = columnType(column) else { return false }
    return show(try boxed(type), in: column, by: "show(_:in:)")
  }

  func closeColumn(_ name: String) -> Bool { close(name, by: "close(_:)") }
}
