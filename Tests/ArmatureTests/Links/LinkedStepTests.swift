import Armature
import Foundation
import Testing

/// The steps of a wizard, which also changes its root, and opens a flow in it.
private enum Trip: Destination, Codable {
  case name, dates, hotel(Int), city, map

  typealias Flow = TripFlow

  static let examples: [Self] = [.name, .dates, .hotel(1), .city]

  var style: PresentationStyle { self == .map ? .cover : .push }

  func screen(in flow: TripFlow) -> Screen<Self> {
    switch self {
    case .name, .dates, .hotel, .map: Screen("\(self)")
    case .city: .child
    }
  }
}

private class TripFlow: Coordinator<Trip> {
  override func child(for destination: Trip) -> AnyCoordinator? { destination == .city ? StyledFlow() : nil }
}

private final class Wizard: TripFlow, Finishing { typealias Value = Int }

private final class OpenWizard: TripFlow, Finishing {
  typealias Value = Int
  static let linksToSteps = true
}

private enum Planner: Destination, Codable {
  case home, wizard, city, open, page(Int)

  typealias Flow = PlannerFlow

  static let examples: [Self] = [.home, .wizard, .open, .page(1)]

  func screen(in flow: PlannerFlow) -> Screen<Self> {
    switch self {
    case .home, .page: Screen("\(self)") { LinkRow("Plan", to: .wizard) }
    case .wizard, .city, .open: .child
    }
  }
}

private final class PlannerFlow: Coordinator<Planner> {
  override func child(for destination: Planner) -> AnyCoordinator? {
    switch destination {
    case .home, .page: nil
    case .wizard: Wizard(root: .name)
    case .city: Wizard(root: .city)
    case .open: OpenWizard(root: .name)
    }
  }
}

@Suite("Links enter a flow that ends with a value at its start")
@MainActor
struct LinkedStepTests {
  private let flow = PlannerFlow(root: .home)
  private let scene: FlowScene

  init() throws { scene = try FlowScene(root: flow, notificationCenter: NotificationCenter()) }

  private var wizard: TripFlow? { flow.children.last as? TripFlow }

  @Test(
    "a link to a step is refused, and changes nothing",
    arguments: [
      ("/wizard/dates", 1, 8, "“dates” is a step of Wizard, and links open that flow only at its start"),
      ("/wizard/hotel/1/~/page/1", 1, 8, "“hotel” is a step of Wizard, and links open that flow only at its start"),
      ("/wizard;root=dates", 0, 1, "“dates” is a step of Wizard, and links open that flow only at its start"),
      ("/wizard/city/page/1", 1, 8, "“city” is a step of Wizard, and links open that flow only at its start"),
      // The flow in its root shows its steps.
      ("/city/page/1", 1, 6, "“page” is a step of StyledFlow, and links open that flow only at its start"),
      (
        "/city;root=city%3Broot%3Dpage%252F1", 0, 1,
        "“page” is a step of StyledFlow, and links open that flow only at its start"
      ),
    ])
  func refused(link: String, index: Int, offset: Int, sentence: String) throws {
    for place in ["/page/1", "/wizard"] {
      try scene.open(place)
      let before = scene.presentation
      let error = try #require(throws: LinkError.self) { try scene.open(link) }
      #expect("\(error)" == sentence && error.index == index && error.offset == offset)
      #expect(throws: error) { try scene.plan(for: link) }
      #expect(scene.presentation == before)
    }
  }

  @Test(
    "a link to its start, or through one that says so, leads there",
    arguments: [
      "/wizard", "/wizard/~/page/1", "/page/1/wizard", "/city", "/city/~/~/page/2", "/open/dates/hotel/1",
      "/open;root=dates/map", "/open/city/page/1",
    ])
  func opened(link: String) throws {
    try scene.open(link)
    #expect(try scene.link == link)
  }

  @Test("the link to where the user is leads to its start, and relative links begin there")
  func printed() throws {
    try scene.open("/page/1/wizard")
    for step: Trip in [.dates, .city, .map] {
      wizard?.show(step)
      #expect(try scene.link == "/page/1/wizard")
      #expect(try wizard?.link == "/page/1/wizard")
      let slot = try #require(wizard?.routes.last?.id)
      #expect(try scene.link(to: slot) == "/page/1/wizard")
    }
    #expect(throws: LinkError.self) { try wizard?.link(to: .dates) }
    // What its parent has put above has no link either: a link would go on from the start.
    #expect(throws: LinkError.self) { try flow.link(to: .page(2)) }
    try scene.open(".")
    #expect(scene.line == ["home", "page(1)", "name"])
    wizard?.setRoot(.dates)
    #expect(try scene.link == "/page/1/wizard")
    try scene.open("../../2")
    #expect(scene.line == ["home", "page(2)"])
    try scene.open("/city")
    (wizard?.children.first as? StyledFlow)?.setRoot(.page(4))
    #expect(try scene.link == "/city")
    (wizard?.children.first as? StyledFlow)?.push(.page(5))
    #expect(try scene.link == "/city")
  }

  @Test("an archive brings the steps back all the same")
  func archive() throws {
    try scene.open("/wizard")
    for step: Trip in [.dates, .hotel(2)] { wizard?.push(step) }
    let next = try FlowScene(root: PlannerFlow(root: .home), notificationCenter: NotificationCenter())
    #expect(try next.restore(scene.archive()).losses == [])
    #expect(next.line == ["home", "name", "dates", "hotel(2)"])
  }

  @Test("as the root of a scene, too")
  func root() throws {
    let wizard = Wizard(root: .name)
    let scene = try FlowScene(root: wizard, notificationCenter: NotificationCenter())
    #expect(throws: LinkError.self) { try scene.open("/dates") }
    wizard.push(.dates)
    #expect(try scene.link == "/")
    wizard.setRoot(.dates)
    #expect(try scene.link == "/")
    #expect(throws: LinkError.self) { try scene.open("/.;root=dates") }
  }

  @Test("the list says so, and lists nothing behind its start")
  func list() throws {
    let flows = scene.linkDirectory.flows
    #expect(flows.map(\.flow) == ["PlannerFlow", "Wizard"])
    #expect(flows.map(\.hidesSteps) == [false, true])
    #expect(flows.map(\.prefix) == ["/", "/wizard"])
    #expect(flows[1].forms == [] && flows[1].problem == nil)
    #expect(try scene.link(to: Trip.name) == "/wizard")
    let error = try #require(throws: LinkError.self) { try scene.link(to: Trip.dates) }
    #expect(error.reason == .stepOfFlow("Wizard"))
    #expect(try FlowScene(root: OpenWizard(root: .name)).linkDirectory.flows.map(\.hidesSteps) == [false, false])
  }
}

@Suite("A place beside a flow in the root")
@MainActor
struct OuterPlaceTests {
  private func error(_ link: String, in root: AnyCoordinator) throws -> LinkError? {
    let scene = try FlowScene(root: root, notificationCenter: NotificationCenter())
    do throws(LinkError) { try scene.open(link) } catch {
      // What the error proposes leads on.
      if let nearest = error.nearest, nearest.hasPrefix("~") {
        try scene.open(link.replacingOccurrences(of: error.leg, with: nearest))
      }
      return error
    }
    return nil
  }

  @Test(
    "is proposed with the `~` that lead there",
    arguments: [
      ("/sheet/1", "~/sheet"), ("/a/sheet/1", "~/sheet"), ("/a/hall/sheet/1", "~/sheet"), ("/shet/1", nil),
      ("/a/room/1/~/room/x", nil),
    ] as [(String, String?)])
  func proposed(link: String, nearest: String?) throws {
    let root = ClosureFlow(root: .flow(0)) {
      $0 == .flow(0) ? ClosureContainer(["a", "b"]) { _ in PartlyLinkedFlow(root: .hall) } : nil
    }
    let error = try #require(try error(link, in: root))
    #expect(error.nearest == nearest)
  }

  @Test("is proposed from several flows within each other, and not from a flow that only takes any value")
  func deeper() throws {
    let root = ClosureFlow(root: .flow(0)) {
      $0 == .flow(0) ? ClosureFlow(root: .flow(1)) { $0 == .flow(1) ? PartlyLinkedFlow(root: .hall) : nil } : nil
    }
    let error = try #require(try error("/sheet/1", in: root))
    #expect("\(error)".hasSuffix("did you mean “~/sheet”?"))
    // A flow that takes any text as a value proposes nothing where a name is nearer.
    let scene = try FlowScene(root: AnythingFlow(root: .start), notificationCenter: NotificationCenter())
    let wrong = try #require(throws: LinkError.self) { try scene.open("/rom") }
    #expect(wrong.nearest == "room")
  }
}

private enum Anything: Destination {
  case start, text(String)
  typealias Flow = AnythingFlow

  func screen(in flow: AnythingFlow) -> Screen<Self> { .child }
  static var links: [LinkPattern<Self>] {
    [.init("{text}", Self.text) { if case .text(let text) = $0 { text } else { nil } }]
  }
}

private final class AnythingFlow: Coordinator<Anything> {
  override func child(for destination: Anything) -> AnyCoordinator? {
    destination == .start ? PartlyLinkedFlow(root: .hall) : nil
  }
}

@Suite("A parameter of a pattern that has no value of its type")
struct WrongParameterTests {
  private enum Notes: Screenless {
    case all, search(page: Int?), find(text: String), note(String), tag(String, page: Int?)

    typealias Flow = Coordinator<Self>

    static var links: [LinkPattern<Self>] {
      [
        .init("notes", .all),
        .init("notes/search?{page}", Self.search) { if case .search(let page) = $0 { page } else { nil } },
        .alias("notes/search?{page}", Self.find),
        .init("notes/{title}", Self.note) { if case .note(let title) = $0 { title } else { nil } },
        .init("tags/{tag}?{page}", Self.tag) { if case .tag(let tag, let page) = $0 { (tag, page) } else { nil } },
        .alias("tags/{tag}", Self.note), .alias("{any}", Self.note),
      ]
    }
  }

  @Test(
    "is an error, and falls through only to a pattern that takes the parameter as well",
    arguments: [
      ("notes/search?page=2", .search(page: 2)), ("notes/search", .search(page: nil)),
      ("notes/search?page=x", .find(text: "x")), ("notes/search?pge=x", .search(page: nil)),
      ("notes/other?page=x", .note("other")), ("tags/red?page=2", .tag("red", page: 2)), ("tags/red?page=x", nil),
      ("tags/red;page=x/notes", nil), ("tags/red?utm=x", .tag("red", page: nil)),
    ] as [(String, Notes?)])
  private func parameter(link: String, note: Notes?) throws {
    do throws(LinkError) {
      let found = try Notes.destinations(in: link)
      #expect(found == [note].compactMap { $0 })
    } catch {
      #expect(note == nil && error.reason == .badValue(type: "Int?") || error.reason == .badValue(type: "Int"))
      #expect(error.leg == "page=x" && error.expected.first?.hasPrefix("page: Int") == true)
    }
  }
}
