import Armature
import Testing

/// A verb with its arguments, to be tried on a stack and on a coordinator.
enum Verb: Sendable {
  case show(Styled), push(Styled), presentSheet(Styled), presentCover(Styled)
  case goBack(Int), goBackToRoot, goBackTo(Styled), goBackToAny([Styled]), goBackToID(SlotID)
  case pop(Int), popTo(Styled), popToAny([Styled]), popToID(SlotID), popToCurrentStackRoot
  case dismiss(Int), dismissAll, replace(Styled), setRoot(Styled), update(SlotID)

  func perform(on stack: inout RouteStack<Styled>) throws(NavigationError) {
    switch self {
    case .show(let place): try stack.show(place)
    case .push(let place): try stack.push(place)
    case .presentSheet(let place): try stack.presentSheet(place)
    case .presentCover(let place): try stack.presentCover(place)
    case .goBack(let steps): try stack.goBack(steps)
    case .goBackToRoot: stack.goBackToRoot()
    case .goBackTo(let place): try stack.goBackTo(place)
    case .goBackToAny(let places): try stack.goBackTo { places.contains($0) }
    case .goBackToID(let id): try stack.goBackTo(id: id)
    case .pop(let steps): try stack.pop(steps)
    case .popTo(let place): try stack.popTo(place)
    case .popToAny(let places): try stack.popTo { places.contains($0) }
    case .popToID(let id): try stack.popTo(id: id)
    case .popToCurrentStackRoot: stack.popToCurrentStackRoot()
    case .dismiss(let layers): try stack.dismiss(layers)
    case .dismissAll: stack.dismissAll()
    case .replace(let place): try stack.replace(with: place)
    case .setRoot(let place): stack.setRoot(place)
    case .update(let id): try stack.update(id) { $0 = .page(9) }
    }
  }

  @MainActor
  func perform(on flow: StyledFlow) -> Bool {
    switch self {
    case .show(let place): flow.show(place)
    case .push(let place): flow.push(place)
    case .presentSheet(let place): flow.presentSheet(place)
    case .presentCover(let place): flow.presentCover(place)
    case .goBack(let steps): flow.goBack(steps)
    case .goBackToRoot: flow.goBackToRoot()
    case .goBackTo(let place): flow.goBackTo(place)
    case .goBackToAny(let places): flow.goBackTo { places.contains($0) }
    case .goBackToID(let id): flow.goBackTo(id: id)
    case .pop(let steps): flow.pop(steps)
    case .popTo(let place): flow.popTo(place)
    case .popToAny(let places): flow.popTo { places.contains($0) }
    case .popToID(let id): flow.popTo(id: id)
    case .popToCurrentStackRoot: flow.popToCurrentStackRoot()
    case .dismiss(let layers): flow.dismiss(layers)
    case .dismissAll: flow.dismissAll()
    case .replace(let place): flow.replace(with: place)
    case .setRoot(let place): flow.setRoot(place)
    case .update(let id): flow.update(id) { $0 = .page(9) }
    }
  }
}

/// One row of the table: what is shown, what is done, and what is there then or why nothing has changed.
struct VerbCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let routes: [Styled]
  let verb: Verb
  let expected: Result<[Styled], NavigationError>

  init(_ name: String, on routes: [Styled] = [], _ verb: Verb, gives expected: [Styled]) {
    (testDescription, self.routes, self.verb, self.expected) = (name, routes, verb, .success(expected))
  }

  init(_ name: String, on routes: [Styled] = [], _ verb: Verb, refuses reason: NavigationError) {
    (testDescription, self.routes, self.verb, self.expected) = (name, routes, verb, .failure(reason))
  }
}

@Suite("A verb does what its name says, or changes nothing")
struct VerbTests {
  static let cases: [VerbCase] = [
    VerbCase("show takes the destination's style", .show(.sheet(1)), gives: [.sheet(1)]),
    VerbCase("push onto the window", on: [.page(1)], .push(.page(2)), gives: [.page(1), .page(2)]),
    VerbCase("push onto a sheet with a stack", on: [.sheet(1)], .push(.page(2)), gives: [.sheet(1), .page(2)]),
    VerbCase("push onto a sheet without a stack", on: [.card(1)], .push(.page(2)), refuses: .noStack),
    VerbCase(
      "show a pushed destination on a sheet without a stack", on: [.card(1)], .show(.page(2)), refuses: .noStack),
    VerbCase(
      "a sheet over a sheet without a stack", on: [.card(1)], .presentSheet(.page(2)), gives: [.card(1), .page(2)]),
    VerbCase("an alert", on: [.sheet(1)], .show(.ask(2)), gives: [.sheet(1), .ask(2)]),
    VerbCase(
      "push below an inspector", on: [.page(1), .aside(2)], .push(.page(3)), gives: [.page(1), .page(3), .aside(2)]),
    VerbCase(
      "push below two inspectors", on: [.aside(1), .aside(2)], .push(.page(3)), gives: [.page(3), .aside(1), .aside(2)]),
    VerbCase(
      "push onto a sheet over an inspector", on: [.aside(1), .sheet(2)], .push(.page(3)),
      gives: [.aside(1), .sheet(2), .page(3)]),
    VerbCase(
      "push below the inspector of a sheet without a stack", on: [.card(1), .aside(2)], .push(.page(3)),
      refuses: .noStack),
    VerbCase("a sheet over an inspector", on: [.aside(1)], .show(.sheet(2)), gives: [.aside(1), .sheet(2)]),
    VerbCase("another inspector", on: [.page(1), .aside(2)], .replace(.aside(3)), gives: [.page(1), .aside(3)]),
    VerbCase("back closes an inspector first", on: [.page(1), .aside(2)], .goBack(1), gives: [.page(1)]),
    VerbCase("push onto an alert", on: [.ask(1)], .push(.page(2)), refuses: .underDialog),
    VerbCase("a sheet over an alert", on: [.ask(1)], .presentSheet(.page(2)), refuses: .underDialog),
    VerbCase("a cover over an alert", on: [.ask(1)], .presentCover(.page(2)), refuses: .underDialog),
    VerbCase("an alert over an alert", on: [.sheet(1), .ask(2)], .show(.ask(3)), refuses: .underDialog),
    VerbCase("an alert in place of an alert", on: [.ask(1)], .replace(.ask(2)), gives: [.ask(2)]),
    VerbCase("dismiss an alert", on: [.sheet(1), .ask(2)], .dismiss(1), gives: [.sheet(1)]),
    VerbCase("a cover", .presentCover(.page(2)), gives: [.page(2)]),
    VerbCase("go back by one", on: [.page(1), .page(2)], .goBack(1), gives: [.page(1)]),
    VerbCase("go back over a sheet", on: [.page(1), .sheet(2), .page(3)], .goBack(2), gives: [.page(1)]),
    VerbCase("go back by none", on: [.page(1)], .goBack(0), gives: [.page(1)]),
    VerbCase("go back at the root", .goBack(1), refuses: .pastRoot),
    VerbCase("go back by two with one route", on: [.page(1)], .goBack(2), refuses: .pastRoot),
    VerbCase("go back by a negative number", on: [.page(1)], .goBack(-1), refuses: .pastRoot),
    VerbCase("go back to the root", on: [.page(1), .sheet(2)], .goBackToRoot, gives: []),
    VerbCase("go back to the root from the root", .goBackToRoot, gives: []),
    VerbCase(
      "go back to the last match", on: [.page(1), .page(2), .page(1), .page(3)], .goBackTo(.page(1)),
      gives: [.page(1), .page(2), .page(1)]),
    VerbCase(
      "go back to a match beneath a sheet", on: [.page(1), .sheet(2), .page(3)], .goBackTo(.page(1)), gives: [.page(1)]),
    VerbCase("go back to the root's destination", on: [.page(1)], .goBackTo(.page(0)), gives: []),
    VerbCase("go back to what is not there", on: [.page(1)], .goBackTo(.page(9)), refuses: .notFound),
    VerbCase(
      "go back to where a condition holds", on: [.page(1), .sheet(2), .page(3)], .goBackToAny([.sheet(2)]),
      gives: [.page(1), .sheet(2)]),
    VerbCase("go back to where nothing matches", on: [.page(1)], .goBackToAny([]), refuses: .notFound),
    VerbCase("go back to an unknown slot", on: [.page(1)], .goBackToID(SlotID()), refuses: .notFound),
    VerbCase("pop by two", on: [.page(1), .page(2), .page(3)], .pop(2), gives: [.page(1)]),
    VerbCase("pop past a sheet", on: [.page(1), .sheet(2), .page(3)], .pop(2), refuses: .belowLayer),
    VerbCase("pop a sheet itself", on: [.page(1), .sheet(2)], .pop(1), refuses: .belowLayer),
    VerbCase("pop at the root", .pop(1), refuses: .pastRoot),
    VerbCase("pop to a match", on: [.page(1), .page(2), .page(3)], .popTo(.page(1)), gives: [.page(1)]),
    VerbCase(
      "pop to the sheet of the layer", on: [.page(1), .sheet(2), .page(3)], .popTo(.sheet(2)),
      gives: [.page(1), .sheet(2)]),
    VerbCase(
      "pop to a match beneath a sheet", on: [.page(1), .sheet(2), .page(3)], .popTo(.page(1)), refuses: .belowLayer),
    VerbCase("pop to the root's destination", on: [.page(1)], .popTo(.page(0)), gives: []),
    VerbCase(
      "pop to the root's destination from a sheet", on: [.sheet(1), .page(2)], .popTo(.page(0)), refuses: .belowLayer),
    VerbCase("pop to where a condition holds", on: [.page(1), .page(2)], .popToAny([.page(1)]), gives: [.page(1)]),
    VerbCase("pop to an unknown slot", on: [.page(1)], .popToID(SlotID()), refuses: .notFound),
    VerbCase(
      "pop to the root of the layer", on: [.page(1), .sheet(2), .page(3), .page(4)], .popToCurrentStackRoot,
      gives: [.page(1), .sheet(2)]),
    VerbCase("pop to the root of the window", on: [.page(1), .page(2)], .popToCurrentStackRoot, gives: []),
    VerbCase(
      "dismiss the last layer", on: [.sheet(1), .page(2), .cover(3), .page(4)], .dismiss(1),
      gives: [.sheet(1), .page(2)]),
    VerbCase("dismiss two layers", on: [.page(0), .sheet(1), .cover(3)], .dismiss(2), gives: [.page(0)]),
    VerbCase("dismiss with nothing presented", on: [.page(1), .page(2)], .dismiss(1), refuses: .nothingPresented),
    VerbCase("dismiss more layers than there are", on: [.page(1), .sheet(2)], .dismiss(2), refuses: .nothingPresented),
    VerbCase("dismiss a negative number", on: [.sheet(2)], .dismiss(-1), refuses: .nothingPresented),
    VerbCase("dismiss all", on: [.page(1), .sheet(2), .page(3), .cover(4)], .dismissAll, gives: [.page(1)]),
    VerbCase("dismiss all with nothing presented", on: [.page(1)], .dismissAll, gives: [.page(1)]),
    VerbCase("replace the last route", on: [.page(1), .page(2)], .replace(.page(3)), gives: [.page(1), .page(3)]),
    VerbCase("replace at the root", .replace(.page(3)), refuses: .rootSlot),
    VerbCase("pop to where nothing matches", on: [.page(1)], .popToAny([]), refuses: .notFound),
    VerbCase("a new root", on: [.page(1), .sheet(2)], .setRoot(.page(0)), gives: []),
    VerbCase("update an unknown slot", on: [.page(1)], .update(SlotID()), refuses: .notFound),
  ]

  @Test("on a stack", arguments: cases)
  func stack(_ row: VerbCase) throws {
    var stack = RouteStack<Styled>(root: .page(0))
    for place in row.routes { try stack.show(place) }
    let before = stack
    switch row.expected {
    case .success(let places):
      try row.verb.perform(on: &stack)
      #expect(stack.routes.map(\.destination) == places)
    case .failure(let reason):
      #expect(throws: reason) { try row.verb.perform(on: &stack) }
      #expect(stack == before)
    }
  }

  @Test("on a coordinator in a scene, with and without an observer of events", arguments: cases, [false, true])
  @MainActor func coordinator(_ row: VerbCase, isObserved: Bool) throws {
    let flow = StyledFlow()
    let scene = try FlowScene(root: flow)
    for place in row.routes { #expect(flow.show(place)) }
    var refusals: [NavigationError] = []
    if isObserved {
      scene.observeEvents { if case .refused(_, let error) = $0.kind { refusals.append(error) } }
    }
    let before = scene.presentation
    var changes = 0
    flow.observe { _ in changes += 1 }
    let isDone = row.verb.perform(on: flow)
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
    let flow = StyledFlow()
    for place in row.routes { #expect(flow.show(place)) }
    let before = flow.routeStack
    let isDone = row.verb.perform(on: flow)
    switch row.expected {
    case .success(let places):
      #expect(isDone)
      #expect(flow.routes.map(\.destination) == places)
    case .failure:
      #expect(!isDone)
      #expect(flow.routeStack == before)
    }
  }

  @Test(
    "canGoBack and canPush foretell",
    arguments: [
      ([], 0, true, true), ([], 1, false, true), ([.page(1)], 1, true, true), ([.page(1)], 2, false, true),
      ([.page(1)], -1, false, true), ([.card(1)], 1, true, false), ([.card(1), .sheet(2)], 2, true, true),
    ] as [([Styled], Int, Bool, Bool)])
  func foretelling(routes: [Styled], steps: Int, canGoBack: Bool, canPush: Bool) throws {
    var stack = RouteStack<Styled>(root: .page(0))
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
    let flow = StyledFlow()
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
    let flow = StyledFlow(root: .flow(0), census: census)
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
    let flow = StyledFlow()
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
    final class Adopting: Coordinator<Styled> {
      var adopts = false
      override func child(for destination: Styled) -> AnyCoordinator? {
        if case .flow = destination { StyledFlow() } else { nil }
      }
      override func adopt(_ destination: Styled, in child: AnyCoordinator) -> Bool {
        adopts && (child as? StyledFlow)?.push(.page(8)) == false
      }
    }
    let flow = Adopting(root: .page(0))
    _ = try FlowScene(root: flow)
    flow.push(.flow(1))
    let (id, child) = (flow.routes[0].id, flow.children[0])
    #expect(!flow.update(id) { $0 = .flow(2) })
    #expect(flow.routes[0].destination == .flow(1))
    #expect(throws: NavigationError.notAdopted) {
      try flow.edit { stack in try stack.update(id) { $0 = .flow(2) } }
    }
    #expect(flow.children[0] === child)
  }

  @Test("a stack from elsewhere brings no identities along")
  func foreignStack() throws {
    let flow = StyledFlow()
    let scene = try FlowScene(root: flow)
    flow.push(.page(1))
    let copy = flow.routeStack
    flow.goBack()
    flow.push(.page(2))
    try flow.edit { stack in
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
    #expect(([] as Detents).isEmpty && !detents.isEmpty)
    let clamped: Detents = [.fraction(7), .height(.infinity)]
    #expect(clamped.list == [.fraction(1), .height(65_535)])
    let least: Detents = [.fraction(.nan), .height(-3)]
    #expect(least.list == [.fraction(0.01), .height(1)])
  }
}
