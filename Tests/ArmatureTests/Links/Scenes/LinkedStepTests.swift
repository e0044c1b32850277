import Armature
import ArmatureExplorer
import Foundation
import Testing

/// The steps of a wizard, which also changes its root, and opens a flow in it.
private enum Trip: Screenless, Codable {
  case name, dates, hotel(Int), city, map

  static let examples: [Self] = [.name, .dates, .hotel(1), .city]

  var style: PresentationStyle { self == .map ? .cover : .push }
}

private final class Wizard: Coordinator<Trip>, Finishing {
  typealias Value = Int
  override func child(for destination: Trip) -> AnyCoordinator? { destination == .city ? StyledFlow() : nil }
}

/// Steps that have no links, since they are not `Codable`.
private enum Paying: Screenless {
  case card, receipt

  static let examples: [Self] = [.card, .receipt]
}

private final class Payment: Coordinator<Paying>, Finishing {
  typealias Value = Int
}

private enum Planner: Screenless, Codable {
  case home, wizard, city, open, page(Int)

  static let examples: [Self] = [.home, .wizard, .open, .page(1)]
}

private final class PlannerFlow: Coordinator<Planner> {
  override func child(for destination: Planner) -> AnyCoordinator? {
    switch destination {
    case .home, .page: nil
    case .wizard: Wizard(root: .name)
    case .city: Wizard(root: .city)
    case .open: StyledFlow()
    }
  }
}

@Suite("Links enter a flow that ends with a value at its start")
@MainActor
struct LinkedStepTests {
  private let flow = PlannerFlow(root: .home)
  private let scene: FlowScene

  init() throws { scene = try FlowScene(of: flow) }

  private var wizard: Wizard? { flow.children.last as? Wizard }

  @Test(
    "a link to its start, or through one that says so, leads there, and a link to a step is refused",
    arguments: [
      ("/wizard", nil), ("/wizard/~/page/1", nil), ("/page/1/wizard", nil), ("/city", nil), ("/city/~/~/page/2", nil),
      ("/open/page/1/flow/2", nil), ("/open;root=page%2F1/sheet/1", nil),
      ("/wizard/dates", "stepOfFlow(Wizard) 1@8"), ("/wizard/hotel/1/~/page/1", "stepOfFlow(Wizard) 1@8"),
      ("/wizard;root=dates", "stepOfFlow(Wizard) 0@1"), ("/wizard/city/page/1", "stepOfFlow(Wizard) 1@8"),
      // The flow in its root shows its steps.
      ("/city/page/1", "stepOfFlow(StyledFlow) 1@6"),
      ("/city;root=city%3Broot%3Dpage%252F1", "stepOfFlow(StyledFlow) 0@1"),
    ])
  func steps(link: String, problem: String?) throws {
    for place in ["/page/1", "/wizard"] {
      try scene.open(place)
      #expect(scene.outcome(of: link) == problem ?? link)
    }
  }

  @Test("the link to where the user is leads to its start, relative links begin there, and an archive has the steps")
  func printed() throws {
    try scene.open("/page/1/wizard")
    for step: Trip in [.dates, .city, .map] {
      wizard?.show(step)
      let slot = try #require(wizard?.routes.last?.id)
      let links: [String?] = try [scene.link, wizard?.link, scene.link(to: slot)]
      #expect(links == Array(repeating: "/page/1/wizard", count: 3))
    }
    let next = try FlowScene(of: PlannerFlow(root: .home))
    #expect(try next.restore(scene) == [] && next.line == scene.line)
    // What its parent has put above has no link either: a link would go on from the start.
    #expect(throws: LinkError.self) { try wizard?.link(to: .dates) }
    #expect(throws: LinkError.self) { try flow.link(to: .page(2)) }
    try scene.open(".")
    #expect(scene.line == ["home", "page(1)", "name"])
    wizard?.setRoot(.dates)
    #expect(try scene.link == "/page/1/wizard")
    try scene.open("../../page/2")
    #expect(scene.line == ["home", "page(2)"])
    try scene.open("/city")
    let city = try found(wizard?.children.first, as: StyledFlow.self)
    for change in [{ city.setRoot(.page(4)) }, { city.push(.page(5)) }] {
      #expect(change())
      #expect(try scene.link == "/city")
    }
  }

  @Test("as the root of a scene, too")
  func root() throws {
    let wizard = Wizard(root: .name)
    let scene = try FlowScene(of: wizard)
    for change in [{ wizard.push(.dates) }, { wizard.setRoot(.dates) }] {
      for link in ["/dates", "/.;root=dates"] { #expect(scene.outcome(of: link).hasPrefix("stepOfFlow(Wizard)")) }
      #expect(change())
      #expect(try scene.link == "/")
    }
  }

  @Test("steps without links are no problem, unless links lead to them")
  func problems() throws {
    #expect(try FlowScene(of: Payment(root: .card)).linkProblems == [])
    #expect(try FlowScene(of: Coordinator(root: Paying.card)).linkProblems.count == 2)
  }

  @Test("the list says so, and lists nothing behind its start")
  func list() throws {
    let flows = scene.linkDirectory.flows
    #expect(
      flows.map { "\($0.flow) \($0.hidesSteps) \($0.prefix)" } == [
        "PlannerFlow false /", "Wizard true /wizard", "StyledFlow false /open",
      ])
    #expect(flows[1].forms == [] && flows[1].problem == nil)
    #expect(try scene.link(to: Trip.name) == "/wizard")
    let error = try #require(throws: LinkError.self) { try scene.link(to: Trip.dates) }
    #expect("\(error)" == "“dates” is a step of Wizard, and links open that flow only at its start")
  }
}

@Suite("A place beside a flow in the root is proposed with the `~` that lead there")
@MainActor
struct OuterPlaceTests {
  /// Opens a link that is wrong, and checks that the proposed one leads on.
  private func proposal(for link: String, in root: AnyCoordinator) throws -> String? {
    let scene = try FlowScene(of: root)
    let error = try #require(throws: LinkError.self) { try scene.open(link) }
    if let nearest = error.nearest, nearest.hasPrefix("~") {
      try scene.open(link.replacingOccurrences(of: error.leg, with: nearest))
    }
    #expect(error.nearest.map { "\(error)".hasSuffix("did you mean “\($0)”?") } != false)
    return error.nearest
  }

  @Test(
    "beside tabs",
    arguments: [
      ("/sheet/1", "~/sheet"), ("/a/sheet/1", "~/sheet"), ("/a/hall/sheet/1", "~/sheet"), ("/shet/1", nil),
      ("/a/room/1/~/room/x", nil),
    ] as [(String, String?)])
  func tabs(link: String, nearest: String?) throws {
    let root = ClosureFlow(root: .flow(0)) {
      $0 == .flow(0) ? ClosureContainer(["a", "b"]) { _ in PartlyLinkedFlow(root: .hall) } : nil
    }
    #expect(try proposal(for: link, in: root) == nearest)
  }

  @Test("from several flows within each other, and not from a flow that only takes any value")
  func deeper() throws {
    let root = ClosureFlow(root: .flow(0)) {
      $0 == .flow(0) ? ClosureFlow(root: .flow(1)) { $0 == .flow(1) ? PartlyLinkedFlow(root: .hall) : nil } : nil
    }
    #expect(try proposal(for: "/sheet/1", in: root) == "~/sheet")
    // A flow that takes any text as a value proposes nothing where a name is nearer.
    #expect(try proposal(for: "/rom", in: AnythingFlow(root: .start)) == "room")
  }
}

private enum Anything: Screenless {
  case start, text(String)

  static var links: [LinkPattern<Self>] {
    [.init("{text}", Self.text) { if case .text(let text) = $0 { text } else { nil } }]
  }
}

private final class AnythingFlow: Coordinator<Anything> {
  override func child(for destination: Anything) -> AnyCoordinator? {
    destination == .start ? PartlyLinkedFlow(root: .hall) : nil
  }
}
