import Armature
import Testing

// @testable: the table of views by type is internal.
@testable import ArmatureUI
// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

@MainActor
@Suite("A stack over an array of routes")
struct FlowStackRouteTests {
  final class Owner: ObservableObject {
    @Published var routes: [Route<Int>] = []

    init(_ routes: [Route<Int>] = []) { self.routes = routes }

    var numbers: [Int] { routes.map(\.destination) }
  }

  /// A screen with a state of its own.
  struct Note: View {
    @State private var text = ""
    let number: Int

    var body: some View {
      VStack {
        TextField("Own", text: $text)
        FlowLink("Next", value: number + 1)
        FlowLink("Word", value: "word")
      }
      .navigationTitle("\(number)")
    }
  }

  struct Example: View {
    @ObservedObject var owner: Owner

    var body: some View {
      FlowStack(routes: $owner.routes) {
        FlowLink("Next", value: 1)
          .navigationTitle("Root")
          .flowDestination(for: Int.self) { Note(number: $0) }
      }
    }
  }

  struct Shelf: View {
    @State private var routes: [Route<Int>] = []

    var body: some View {
      FlowStack(routes: $routes) {
        FlowLink("Seven", value: 7)
          .flowDestination(for: Int.self) { Text("Number \($0)") }
        Button("All") { routes = [Route(1), Route(2), Route(3, as: .sheet)] }
      }
    }
  }

  struct Editor: View {
    @State private var routes: [Route<Int>] = []

    var body: some View {
      FlowStack(routes: $routes) {
        Button("Seven") {
          try? routes.edit { stack in
            stack.goBackToRoot()
            try stack.presentSheet(7)
          }
        }
        .flowDestination(
          for: Int.self,
          editing: { number in
            Button("Number \(number.wrappedValue)") { number.wrappedValue += 1 }
          })
      }
    }
  }

  @Test("a deep array is shown in steps, whether it is there at first or comes at once", arguments: Generation.tested)
  func deep(_ generation: Generation) async {
    let deep = [Route(1), Route(2), Route(3, as: .sheet), Route(4), Route(5, as: .cover)]
    let outline = "Root > 1 > 2 | sheet: 3 > 4 | \(generation.cover): 5"
    for first in [deep, []] {
      let owner = Owner(first)
      let stage = Stage(generation) { Example(owner: owner) }
      owner.routes = deep
      await stage.rest()
      #expect(stage.window.outline == outline && owner.routes == deep)
      owner.routes = [deep[0]]
      await stage.rest()
      #expect(stage.window.outline == "Root > 1" && stage.window.failures == [])
    }
  }

  @Test("a swipe closes a sheet over a sheet, and the rest of the array stays", arguments: Generation.tested)
  func swipe(_ generation: Generation) async {
    let owner = Owner([Route(1), Route(2, as: .sheet), Route(3, as: .sheet), Route(4)])
    let routes = owner.routes
    let stage = Stage(generation) { Example(owner: owner) }
    await stage.rest()
    #expect(stage.window.outline == "Root > 1 | sheet: 2 | sheet: 3 > 4")
    #expect(stage.window.swipeDown())
    await stage.rest()
    #expect(owner.routes == Array(routes.prefix(2)) && stage.window.outline == "Root > 1 | sheet: 2")
    #expect(stage.window.swipeDown())
    await stage.rest()
    #expect(owner.routes == [routes[0]] && stage.window.failures == [])
  }

  @Test("links, steps back and pops of several change the array, and keep the identities", arguments: Generation.tested)
  func user(_ generation: Generation) async {
    let owner = Owner([Route(4)])
    let first = owner.routes[0]
    let stage = Stage(generation) { Example(owner: owner) }
    await stage.rest()
    for _ in 0..<3 {
      #expect(stage.window.tap("Next"))
      await stage.rest()
    }
    #expect(owner.numbers == [4, 5, 6, 7] && owner.routes[0] == first)
    let routes = owner.routes
    #expect(stage.window.back())
    await stage.rest()
    #expect(owner.routes == Array(routes.prefix(3)))
    #expect(stage.window.popGesture(to: 1))
    await stage.rest()
    #expect(owner.routes == [first] && stage.window.outline == "Root > 4" && stage.window.failures == [])
  }

  @Test("a route that stays keeps its screen, even with another value", arguments: Generation.tested)
  func kept(_ generation: Generation) async throws {
    let owner = Owner([Route(1), Route(2)])
    let stage = Stage(generation) { Example(owner: owner) }
    await stage.rest()
    stage.window.fill("Own", with: "two")
    owner.routes[1].destination = 3
    await stage.rest()
    #expect(stage.window.outline == "Root > 1 > 3" && stage.window.fields["Own"] == "two")
    owner.routes.append(Route(4))
    owner.routes[0].destination = 9
    await stage.rest()
    #expect(stage.window.outline == "Root > 9 > 3 > 4" && stage.window.fields["Own"] == "")
    owner.routes.removeLast()
    await stage.rest()
    #expect(stage.window.fields["Own"] == "two")
    owner.routes[1] = Route(3)
    await stage.rest()
    #expect(stage.window.outline == "Root > 9 > 3" && stage.window.fields["Own"] == "")
    #expect(stage.window.failures == [])
  }

  @Test("a route in the middle is replaced, goes and comes", arguments: Generation.tested)
  func middle(_ generation: Generation) async {
    let owner = Owner([Route(1), Route(2), Route(3), Route(4, as: .sheet)])
    let stage = Stage(generation) { Example(owner: owner) }
    await stage.rest()
    let slots = owner.routes
    owner.routes[1] = Route(7)
    await stage.rest()
    #expect(stage.window.outline == "Root > 1 > 7 > 3 | sheet: 4")
    #expect(owner.routes == [slots[0], owner.routes[1], slots[2], slots[3]])
    owner.routes.remove(at: 1)
    await stage.rest()
    #expect(stage.window.outline == "Root > 1 > 3 | sheet: 4")
    owner.routes.insert(Route(8), at: 0)
    owner.routes.swapAt(1, 2)
    await stage.rest()
    #expect(stage.window.outline == "Root > 8 > 3 > 1 | sheet: 4" && stage.window.failures == [])
  }

  @Test(
    "a setter that comes late leaves alone what came since, even under the same identity", arguments: Generation.tested)
  func lateSetter(_ generation: Generation) async {
    let owner = Owner([Route(1, as: .sheet)])
    let stage = Stage(generation) { Example(owner: owner) }
    stage.window.remembersReports = true
    for again in [owner.routes[0], Route(2, as: .sheet)] {
      await stage.rest()
      #expect(stage.window.swipeDown())
      await stage.rest()
      #expect(owner.routes == [])
      owner.routes = [again]
      await stage.rest()
      stage.window.repeatReports(last: 3)
      await stage.rest()
      #expect(owner.routes == [again])
      #expect(stage.window.outline == "Root | sheet: \(again.destination)")
    }
  }

  @Test("an array that cannot be shown is set back", arguments: Generation.tested)
  func putBack(_ generation: Generation) async {
    let one = Route(1)
    let bare = Route(2, as: .sheet(stack: false))
    for broken in [
      [one, one], [bare, one], [one, bare, Route(3)], [Route(4, as: .alert), one, Route(5, as: .sheet)],
    ] {
      let owner = Owner([Route(9), Route(8)])
      let routes = owner.routes
      let stage = Stage(generation) { Example(owner: owner) }
      await stage.rest()
      owner.routes = broken
      await stage.rest()
      #expect(owner.routes == routes && stage.window.outline == "Root > 9 > 8")
      owner.routes.append(contentsOf: [one, bare])
      await stage.rest()
      #expect(owner.numbers == [9, 8, 1, 2] && stage.window.failures == [])
      let broken = Owner(broken)
      let other = Stage(generation) { Example(owner: broken) }
      await other.rest()
      #expect(broken.routes == [] && other.window.outline == "Root" && other.window.failures == [])
    }
  }

  @Test("a link to a value of another type names both and changes nothing")
  func otherType() async {
    let owner = Owner([Route(1)])
    let stage = Stage(.newest) { Example(owner: owner) }
    await stage.rest()
    #expect(
      stage.window.texts.contains("The link's value is of type String, but the routes of this FlowStack are of Int."),
      "\(stage.window.texts)")
    #expect(stage.window.control("Word") == nil && owner.numbers == [1])
  }

  @Test("links outside of a stack say so")
  func outside() async throws {
    let flow = PageFlow()
    let scene = try FlowScene(root: flow)
    let window = Window(.newest) {
      VStack {
        FlowLink("Lost", value: 1)
        CoordinatorView(scene).views(for: Page.self) { _, _ in
          FlowLink("Wrong", value: 1)
          FlowLink("Other", value: MixedHostTests.Mixed.start)
          FlowLink("Right", value: Page.page(1))
        }
      }
    }
    window.settle()
    #expect(window.texts.contains("The link's value is of type Int, but there is no FlowStack around it."))
    #expect(
      window.texts.contains("The link's value is of type Int, which is not a destination of the PageFlow around it."))
    #expect(
      window.texts.contains("The link's value is of type Mixed, which is not a destination of the PageFlow around it."))
    #expect(window.tap("Right"))
    #expect(flow.routes.map(\.destination) == [.page(1)])
  }

  @Test("a path compares identities, and values if the identities are new", arguments: Generation.tested)
  func path(_ generation: Generation) async throws {
    final class Owner: ObservableObject { @Published var path = FlowPath([1, 2]) }
    struct Example: View {
      @ObservedObject var owner: Owner
      var body: some View {
        FlowStack(path: $owner.path) {
          Text("Root").flowDestination(for: Int.self) { Note(number: $0) }
        }
      }
    }
    let owner = Owner()
    let stage = Stage(generation) { Example(owner: owner) }
    await stage.rest()
    stage.window.fill("Own", with: "two")
    try owner.path.routes.update(owner.path.routes.topID) { $0 = AnyDestination(3) }
    await stage.rest()
    #expect(stage.window.outline == "Root > 1 > 3" && stage.window.fields["Own"] == "two")
    owner.path = FlowPath([1, 3, 4])
    await stage.rest()
    try owner.path.routes.update(owner.path.routes.routes[1].id) { $0 = AnyDestination(5) }
    await stage.rest()
    try owner.path.removeLast()
    await stage.rest()
    #expect(stage.window.outline == "Root > 1 > 5" && stage.window.fields["Own"] == "two")
    let ids = owner.path.routes.routes.map(\.id)
    #expect(stage.window.tap("Next"))
    await stage.rest()
    #expect(owner.path == FlowPath([1, 5, 6]) && owner.path.routes.routes.prefix(2).map(\.id) == ids)
    #expect(stage.window.failures == [])
  }

  @Test("the examples of the comments", arguments: Generation.tested)
  func documented(_ generation: Generation) async {
    let stage = Stage(generation) { Shelf() }
    await stage.rest()
    #expect(stage.window.tap("All"))
    await stage.rest()
    #expect(stage.window.outline == "Seven > Number 1 > Number 2 | sheet: Number 3")
    #expect(stage.window.swipeDown())
    await stage.rest()
    #expect(stage.window.popGesture(to: 0))
    await stage.rest()
    #expect(stage.window.tap("Seven"))
    await stage.rest()
    #expect(stage.window.outline == "Seven > Number 7" && stage.window.failures == [])
  }

  @Test("verbs and bindings change the array", arguments: Generation.tested)
  func verbs(_ generation: Generation) async {
    let stage = Stage(generation) { Editor() }
    await stage.rest()
    #expect(stage.window.tap("Seven"))
    await stage.rest()
    #expect(stage.window.outline == "Seven | sheet: Number 7")
    #expect(stage.window.tap("Number 7"))
    await stage.rest()
    #expect(stage.window.outline == "Seven | sheet: Number 8")
    #expect(stage.window.tap("Number 8"))
    await stage.rest()
    #expect(stage.window.outline == "Seven | sheet: Number 9" && stage.window.failures == [])
  }
}

/// The class hierarchy of the tests.
nonisolated class Vessel: Hashable, @unchecked Sendable {
  let name: String
  init(_ name: String) { self.name = name }
  static func == (one: Vessel, other: Vessel) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
class Ship: Vessel, @unchecked Sendable {}
final class Steamer: Ship, @unchecked Sendable {}
final class Canoe: Vessel, @unchecked Sendable {}
protocol Afloat {}
extension Vessel: Afloat {}
struct Cork: Hashable, Afloat {}

@MainActor
@Suite("The view of a value is found by its type")
struct FlowDestinationTests {
  enum Kind: CaseIterable { case vessel, ship, afloat, int }

  private func destinations(_ order: [Kind]) -> FlowDestinations {
    let destinations = FlowDestinations()
    for kind in order {
      switch kind {
      case .vessel: destinations.add(.init(for: Vessel.self) { v, _ in v is Vessel ? AnyView(Text("vessel")) : nil })
      case .ship: destinations.add(.init(for: Ship.self) { v, _ in v is Ship ? AnyView(Text("ship")) : nil })
      case .afloat:
        destinations.add(.init(for: (any Afloat).self) { v, _ in v is any Afloat ? AnyView(Text("afloat")) : nil })
      case .int: destinations.add(.init(for: Int.self) { v, _ in v is Int ? AnyView(Text("int")) : nil })
      }
    }
    return destinations
  }

  private func text(of value: any Hashable & Sendable, in destinations: FlowDestinations) -> String {
    let window = Window(.newest) {
      destinations.view(of: value, set: { _ in }) ?? AnyView(Text(destinations.complaint(about: value)))
    }
    return window.texts.joined()
  }

  @Test("a view for a superclass cannot set a value that the array cannot hold")
  func foreignEdit() async {
    final class Owner: ObservableObject { @Published var ships = [Route<Ship>(Steamer("a"))] }
    struct Example: View {
      @ObservedObject var owner: Owner
      var body: some View {
        FlowStack(routes: $owner.ships) {
          Text("Root").flowDestination(
            for: Vessel.self,
            editing: { vessel in
              VStack {
                Text("\(type(of: vessel.wrappedValue))")
                Button("Canoe") { vessel.wrappedValue = Canoe("b") }
                Button("Ship") { vessel.wrappedValue = Ship("c") }
              }
            })
        }
      }
    }
    let owner = Owner()
    let stage = Stage(.newest) { Example(owner: owner) }
    await stage.rest()
    #expect(stage.window.tap("Canoe"))
    await stage.rest()
    #expect(stage.window.texts.contains("Steamer") && owner.ships.map(\.destination.name) == ["a"])
    #expect(stage.window.tap("Ship"))
    await stage.rest()
    #expect(owner.ships.map(\.destination.name) == ["c"])
    #expect(stage.window.failures == [])
  }

  @Test("the most specific superclass comes first, then protocols, in any order of registration")
  func classes() {
    let orders: [[Kind]] = [
      [.vessel, .ship, .afloat, .int], [.ship, .vessel, .afloat, .int], [.afloat, .int, .vessel, .ship],
      [.int, .afloat, .ship, .vessel], [.vessel, .afloat, .ship, .int],
    ]
    for order in orders {
      let destinations = destinations(order)
      let texts = [Steamer("a"), Ship("b"), Canoe("c"), Vessel("d")].map { text(of: $0, in: destinations) }
      #expect(texts == ["ship", "ship", "vessel", "vessel"], "\(order)")
      #expect(text(of: Cork(), in: destinations) == "afloat" && text(of: 7, in: destinations) == "int", "\(order)")
    }
  }

  @Test("the message about a missing view names the nearest types, three at most")
  func missing() {
    #expect(
      text(of: "a", in: destinations([]))
        == "No view is registered for String; no other type has a view either. Use flowDestination(for:) in the FlowStack."
    )
    #expect(
      text(of: true, in: destinations([.ship, .int]))
        == "No view is registered for Bool; there are views for Ship, Int. Use flowDestination(for:) in the FlowStack.")
    #expect(
      text(of: UInt(1), in: destinations([.vessel, .ship, .afloat, .int])).contains(
        "No view is registered for UInt; the nearest of 4 types with a view are Int, Ship, "))
  }
}
