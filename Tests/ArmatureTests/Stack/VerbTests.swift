import Testing

@testable import Armature

/// One row of the table: what is shown, what is done, and what is there then or why nothing has changed.
struct VerbCase: Sendable, CustomTestStringConvertible {
  let name: String
  let routes: [Place]
  let verb: @Sendable (inout RouteStack<Place>) throws(NavigationError) -> Void
  let onCoordinator: @MainActor @Sendable (PlaceFlow) -> Bool
  let expected: Result<[Place], NavigationError>

  init(
    _ name: String, on routes: [Place] = [],
    _ verb: @escaping @Sendable (inout RouteStack<Place>) throws(NavigationError) -> Void,
    _ onCoordinator: @escaping @MainActor @Sendable (PlaceFlow) -> Bool, gives expected: [Place]
  ) {
    self.init(name, routes, verb, onCoordinator, .success(expected))
  }

  init(
    _ name: String, on routes: [Place] = [],
    _ verb: @escaping @Sendable (inout RouteStack<Place>) throws(NavigationError) -> Void,
    _ onCoordinator: @escaping @MainActor @Sendable (PlaceFlow) -> Bool, refuses reason: NavigationError
  ) {
    self.init(name, routes, verb, onCoordinator, .failure(reason))
  }

  private init(
    _ name: String, _ routes: [Place],
    _ verb: @escaping @Sendable (inout RouteStack<Place>) throws(NavigationError) -> Void,
    _ onCoordinator: @escaping @MainActor @Sendable (PlaceFlow) -> Bool, _ expected: Result<[Place], NavigationError>
  ) {
    self.name = name
    self.routes = routes
    self.verb = verb
    self.onCoordinator = onCoordinator
    self.expected = expected
  }

  var testDescription: String { name }
}

@Suite("A verb does what its name says, or changes nothing")
struct VerbTests {
  static let cases: [VerbCase] = [
    VerbCase("show takes the destination's style", { s throws(NavigationError) in try s.show(.sheet(1)) }, { $0.show(.sheet(1)) }, gives: [.sheet(1)]),
    VerbCase("push onto the window", on: [.page(1)], { s throws(NavigationError) in try s.push(.page(2)) }, { $0.push(.page(2)) }, gives: [.page(1), .page(2)]),
    VerbCase("push onto a sheet with a stack", on: [.sheet(1)], { s throws(NavigationError) in try s.push(.page(2)) }, { $0.push(.page(2)) }, gives: [.sheet(1), .page(2)]),
    VerbCase("push onto a sheet without a stack", on: [.card(1)], { s throws(NavigationError) in try s.push(.page(2)) }, { $0.push(.page(2)) }, refuses: .noStack),
    VerbCase("show a pushed destination on a sheet without a stack", on: [.card(1)], { s throws(NavigationError) in try s.show(.page(2)) }, { $0.show(.page(2)) }, refuses: .noStack),
    VerbCase("a sheet over a sheet without a stack", on: [.card(1)], { s throws(NavigationError) in try s.presentSheet(.page(2)) }, { $0.presentSheet(.page(2)) }, gives: [.card(1), .page(2)]),
    VerbCase("a cover", { s throws(NavigationError) in try s.presentCover(.page(2)) }, { $0.presentCover(.page(2)) }, gives: [.page(2)]),
    VerbCase("go back by one", on: [.page(1), .page(2)], { s throws(NavigationError) in try s.goBack() }, { $0.goBack() }, gives: [.page(1)]),
    VerbCase("go back over a sheet", on: [.page(1), .sheet(2), .page(3)], { s throws(NavigationError) in try s.goBack(2) }, { $0.goBack(2) }, gives: [.page(1)]),
    VerbCase("go back by none", on: [.page(1)], { s throws(NavigationError) in try s.goBack(0) }, { $0.goBack(0) }, gives: [.page(1)]),
    VerbCase("go back at the root", { s throws(NavigationError) in try s.goBack() }, { $0.goBack() }, refuses: .pastRoot),
    VerbCase("go back by two with one route", on: [.page(1)], { s throws(NavigationError) in try s.goBack(2) }, { $0.goBack(2) }, refuses: .pastRoot),
    VerbCase("go back by a negative number", on: [.page(1)], { s throws(NavigationError) in try s.goBack(-1) }, { $0.goBack(-1) }, refuses: .pastRoot),
    VerbCase("go back to the root", on: [.page(1), .sheet(2)], { s throws(NavigationError) in s.goBackToRoot() }, { $0.goBackToRoot() }, gives: []),
    VerbCase("go back to the root from the root", { s throws(NavigationError) in s.goBackToRoot() }, { $0.goBackToRoot() }, gives: []),
    VerbCase("go back to the last match", on: [.page(1), .page(2), .page(1), .page(3)], { s throws(NavigationError) in try s.goBackTo(.page(1)) }, { $0.goBackTo(.page(1)) }, gives: [.page(1), .page(2), .page(1)]),
    VerbCase("go back to a match beneath a sheet", on: [.page(1), .sheet(2), .page(3)], { s throws(NavigationError) in try s.goBackTo(.page(1)) }, { $0.goBackTo(.page(1)) }, gives: [.page(1)]),
    VerbCase("go back to the root's destination", on: [.page(1)], { s throws(NavigationError) in try s.goBackTo(.page(0)) }, { $0.goBackTo(.page(0)) }, gives: []),
    VerbCase("go back to what is not there", on: [.page(1)], { s throws(NavigationError) in try s.goBackTo(.page(9)) }, { $0.goBackTo(.page(9)) }, refuses: .notFound),
    VerbCase("go back to where a condition holds", on: [.page(1), .sheet(2), .page(3)], { s throws(NavigationError) in try s.goBackTo { $0 == .sheet(2) } }, { $0.goBackTo { $0 == .sheet(2) } }, gives: [.page(1), .sheet(2)]),
    VerbCase("go back to where nothing matches", on: [.page(1)], { s throws(NavigationError) in try s.goBackTo { _ in false } }, { $0.goBackTo { _ in false } }, refuses: .notFound),
    VerbCase("go back to an unknown slot", on: [.page(1)], { s throws(NavigationError) in try s.goBackTo(id: SlotID(number: 0)) }, { $0.goBackTo(id: SlotID(number: 0)) }, refuses: .notFound),
    VerbCase("pop by two", on: [.page(1), .page(2), .page(3)], { s throws(NavigationError) in try s.pop(2) }, { $0.pop(2) }, gives: [.page(1)]),
    VerbCase("pop past a sheet", on: [.page(1), .sheet(2), .page(3)], { s throws(NavigationError) in try s.pop(2) }, { $0.pop(2) }, refuses: .pastRoot),
    VerbCase("pop a sheet itself", on: [.page(1), .sheet(2)], { s throws(NavigationError) in try s.pop() }, { $0.pop() }, refuses: .pastRoot),
    VerbCase("pop at the root", { s throws(NavigationError) in try s.pop() }, { $0.pop() }, refuses: .pastRoot),
    VerbCase("pop to a match", on: [.page(1), .page(2), .page(3)], { s throws(NavigationError) in try s.popTo(.page(1)) }, { $0.popTo(.page(1)) }, gives: [.page(1)]),
    VerbCase("pop to the sheet of the layer", on: [.page(1), .sheet(2), .page(3)], { s throws(NavigationError) in try s.popTo(.sheet(2)) }, { $0.popTo(.sheet(2)) }, gives: [.page(1), .sheet(2)]),
    VerbCase("pop to a match beneath a sheet", on: [.page(1), .sheet(2), .page(3)], { s throws(NavigationError) in try s.popTo(.page(1)) }, { $0.popTo(.page(1)) }, refuses: .notFound),
    VerbCase("pop to the root's destination", on: [.page(1)], { s throws(NavigationError) in try s.popTo(.page(0)) }, { $0.popTo(.page(0)) }, gives: []),
    VerbCase("pop to the root's destination from a sheet", on: [.sheet(1), .page(2)], { s throws(NavigationError) in try s.popTo(.page(0)) }, { $0.popTo(.page(0)) }, refuses: .notFound),
    VerbCase("pop to where a condition holds", on: [.page(1), .page(2)], { s throws(NavigationError) in try s.popTo { $0 == .page(1) } }, { $0.popTo { $0 == .page(1) } }, gives: [.page(1)]),
    VerbCase("pop to an unknown slot", on: [.page(1)], { s throws(NavigationError) in try s.popTo(id: SlotID(number: 0)) }, { $0.popTo(id: SlotID(number: 0)) }, refuses: .notFound),
    VerbCase("pop to the root of the layer", on: [.page(1), .sheet(2), .page(3), .page(4)], { s throws(NavigationError) in s.popToCurrentStackRoot() }, { $0.popToCurrentStackRoot() }, gives: [.page(1), .sheet(2)]),
    VerbCase("pop to the root of the window", on: [.page(1), .page(2)], { s throws(NavigationError) in s.popToCurrentStackRoot() }, { $0.popToCurrentStackRoot() }, gives: []),
    VerbCase("dismiss the last layer", on: [.sheet(1), .page(2), .cover(3), .page(4)], { s throws(NavigationError) in try s.dismiss() }, { $0.dismiss() }, gives: [.sheet(1), .page(2)]),
    VerbCase("dismiss two layers", on: [.page(0), .sheet(1), .cover(3)], { s throws(NavigationError) in try s.dismiss(2) }, { $0.dismiss(2) }, gives: [.page(0)]),
    VerbCase("dismiss with nothing presented", on: [.page(1), .page(2)], { s throws(NavigationError) in try s.dismiss() }, { $0.dismiss() }, refuses: .nothingPresented),
    VerbCase("dismiss more layers than there are", on: [.page(1), .sheet(2)], { s throws(NavigationError) in try s.dismiss(2) }, { $0.dismiss(2) }, refuses: .nothingPresented),
    VerbCase("dismiss a negative number", on: [.sheet(2)], { s throws(NavigationError) in try s.dismiss(-1) }, { $0.dismiss(-1) }, refuses: .nothingPresented),
    VerbCase("dismiss all", on: [.page(1), .sheet(2), .page(3), .cover(4)], { s throws(NavigationError) in s.dismissAll() }, { $0.dismissAll() }, gives: [.page(1)]),
    VerbCase("dismiss all with nothing presented", on: [.page(1)], { s throws(NavigationError) in s.dismissAll() }, { $0.dismissAll() }, gives: [.page(1)]),
    VerbCase("replace the last route", on: [.page(1), .page(2)], { s throws(NavigationError) in try s.replace(with: .page(3)) }, { $0.replace(with: .page(3)) }, gives: [.page(1), .page(3)]),
    VerbCase("replace at the root", { s throws(NavigationError) in try s.replace(with: .page(3)) }, { $0.replace(with: .page(3)) }, refuses: .rootSlot),
    VerbCase("update an unknown slot", on: [.page(1)], { s throws(NavigationError) in try s.update(SlotID(number: 0)) { $0 = .page(2) } }, { $0.update(SlotID(number: 0)) { $0 = .page(2) } }, refuses: .notFound),
  ]

  @Test("on a stack", arguments: cases)
  func stack(_ row: VerbCase) throws {
    var stack = RouteStack<Place>(root: .page(0))
    for place in row.routes { try stack.show(place) }
    let before = stack
    switch row.expected {
    case .success(let places):
      try row.verb(&stack)
      #expect(stack.routes.map(\.destination) == places)
    case .failure(let reason):
      #expect(throws: reason) { try row.verb(&stack) }
      #expect(stack == before)
      #expect(stack.modalIndices == before.modalIndices)
    }
  }

  @Test("on a coordinator in a scene, with and without an observer of events", arguments: cases, [false, true])
  @MainActor func coordinator(_ row: VerbCase, isObserved: Bool) throws {
    let flow = PlaceFlow()
    let scene = try FlowScene(root: flow)
    for place in row.routes { #expect(flow.show(place)) }
    var refusals: [NavigationError] = []
    if isObserved {
      scene.observeEvents { if case .refused(_, _, let error) = $0 { refusals.append(error) } }
    }
    let before = scene.presentation
    var changes = 0
    flow.observe { _ in changes += 1 }
    let isDone = row.onCoordinator(flow)
    switch row.expected {
    case .success(let places):
      #expect(isDone)
      #expect(flow.routes.map(\.destination) == places)
      #expect(scene.presentation.line.count == places.count + 1)
      #expect(refusals.isEmpty)
    case .failure(let reason):
      #expect(!isDone)
      #expect(scene.presentation == before)
      #expect(changes == 0)
      #expect(refusals == (isObserved ? [reason] : []))
    }
  }

  @Test("on a coordinator that is not in a scene yet", arguments: cases)
  @MainActor func fresh(_ row: VerbCase) {
    let flow = PlaceFlow()
    for place in row.routes { #expect(flow.show(place)) }
    let before = flow.routeStack
    let isDone = row.onCoordinator(flow)
    switch row.expected {
    case .success(let places):
      #expect(isDone)
      #expect(flow.routes.map(\.destination) == places)
    case .failure:
      #expect(!isDone)
      #expect(flow.routeStack == before)
    }
  }

  @Test("canGoBack and canPush foretell", arguments: [
    ([], 0, true, true), ([], 1, false, true), ([.page(1)], 1, true, true), ([.page(1)], 2, false, true),
    ([.page(1)], -1, false, true), ([.card(1)], 1, true, false), ([.card(1), .sheet(2)], 2, true, true),
  ] as [([Place], Int, Bool, Bool)])
  func foretelling(routes: [Place], steps: Int, canGoBack: Bool, canPush: Bool) throws {
    var stack = RouteStack<Place>(root: .page(0))
    for place in routes { try stack.show(place) }
    #expect(stack.canGoBack(steps) == canGoBack)
    #expect(stack.canPush == canPush)
  }
}

@Suite("A slot keeps its identity while it lives")
@MainActor
struct IdentityTests {
  @Test("another sheet in place of a sheet is a new slot with a new child flow")
  func replace() throws {
    let flow = PlaceFlow()
    let scene = try FlowScene(root: flow)
    flow.show(.sheetFlow(1))
    let (old, oldChild) = (scene.presentation.topNode, flow.children[0])
    #expect(flow.replace(with: .sheetFlow(2)))
    #expect(scene.presentation.top.topNode.id != old.id)
    #expect(flow.children.count == 1)
    #expect(flow.children[0] !== oldChild)
    #expect(scene.presentation.top.style == .sheet)
  }

  @Test("a new root keeps the slot, starts a generation and releases what was there")
  func setRoot() throws {
    let census = Census()
    let flow = PlaceFlow(root: .flow(0), census: census)
    let scene = try FlowScene(root: flow)
    flow.push(.flow(1))
    let old = scene.presentation
    #expect(census.living.count == 3)
    #expect(flow.setRoot(.flow(0)))
    let new = scene.presentation
    #expect(new.line.count == 1)
    #expect(new.topNode.id == old.nodes[0].id)
    #expect(new.topNode.generation != old.nodes[0].generation)
    #expect(census.living.count == 2)
  }

  @Test("a payload changed in place keeps the slot, also the root's")
  func update() throws {
    let flow = PlaceFlow()
    let scene = try FlowScene(root: flow)
    flow.presentSheet(.page(1))
    let before = scene.presentation.line
    #expect(flow.update(flow.routes[0].id) { $0 = .page(2) })
    #expect(flow.update(flow.rootID) { $0 = .page(7) })
    let after = scene.presentation.line
    #expect(after.map(\.id) == before.map(\.id))
    #expect(after.map(\.style) == before.map(\.style))
    #expect(after.map { "\($0.destination)" } == ["page(7)", "page(2)"])
  }

  @Test("a payload of a slot with a child flow changes only when the flow adopts it")
  func adopt() throws {
    final class Adopting: Coordinator<Place> {
      var adopts = false
      override func child(for destination: Place) -> AnyCoordinator? {
        if case .flow = destination { PlaceFlow() } else { nil }
      }
      override func adopt(_ destination: Place, in child: AnyCoordinator) -> Bool {
        adopts && (child as? PlaceFlow)?.push(.page(8)) == false
      }
    }
    let flow = Adopting(root: .page(0))
    _ = try FlowScene(root: flow)
    flow.push(.flow(1))
    let (id, child) = (flow.routes[0].id, flow.children[0])
    #expect(!flow.update(id) { $0 = .flow(2) })
    #expect(flow.routes[0].destination == .flow(1))
    #expect(throws: NavigationError.notAdopted) {
      try flow.edit { stack throws(NavigationError) in try stack.update(id) { $0 = .flow(2) } }
    }
    #expect(flow.children[0] === child)
  }

  @Test("a stack from elsewhere brings no identities along")
  func foreignStack() throws {
    let flow = PlaceFlow()
    let scene = try FlowScene(root: flow)
    flow.push(.page(1))
    let copy = flow.routeStack
    flow.goBack()
    flow.push(.page(2))
    try flow.edit { stack throws(NavigationError) in
      stack = copy
      try stack.push(.page(3))
    }
    #expect(scene.layers == [["page(0)", "page(1)", "page(3)"]])
    #expect(Set(scene.presentation.line.map(\.id)).count == 3)
    #expect(scene.presentation.nodes[1].id != copy.routes[0].id)
  }

  @Test("detents are kept in whole percents and points")
  func detents() {
    let detents: Detents = [.large, .medium, .fraction(0.333), .height(99.6), .fraction(0.5)]
    #expect(detents.list == [.medium, .large, .fraction(0.5), .height(100)])
    #expect((["[]"] as [String]).count == 1 && ([] as Detents).isEmpty)
    let clamped: Detents = [.fraction(7), .height(.infinity)]
    #expect(clamped.list == [.fraction(1), .height(65_535)])
    let least: Detents = [.fraction(.nan), .height(-3)]
    #expect(least.list == [.fraction(0.01), .height(1)])
  }
}
