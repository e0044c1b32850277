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

  private func stage(_ owner: Owner, _ generation: Generation = .newest) async -> Stage {
    let stage = await Stage(generation) { Example(owner: owner) }.atRest()
    return stage
  }

  @Test("a deep array is shown in steps, whether it is there at first or is set at once", arguments: Generation.tested)
  func deep(_ generation: Generation) async {
    let deep = [Route(1), Route(2), Route(3, as: .sheet), Route(4), Route(5, as: .cover)]
    for first in [deep, []] {
      let owner = Owner(first)
      let stage = Stage(generation) { Example(owner: owner) }
      await stage.shows("Root > 1 > 2 | sheet: 3 > 4 | \(generation.cover): 5") { owner.routes = deep }
      #expect(owner.routes == deep)
      await stage.shows("Root > 1") { owner.routes = [deep[0]] }
    }
  }

  @Test(
    "links, steps back, pops of several and swipes change the array, and keep the identities",
    arguments: Generation.tested)
  func user(_ generation: Generation) async {
    let owner = Owner([Route(4)])
    let stage = await stage(owner, generation)
    let first = owner.routes[0]
    for _ in 0..<3 { await stage.does { $0.tap("Next") } }
    #expect(owner.numbers == [4, 5, 6, 7] && owner.routes[0] == first)
    let pushed = owner.routes
    await stage.shows("Root > 4 > 5 > 6") { $0.back() }
    #expect(owner.routes == Array(pushed.prefix(3)))
    await stage.shows("Root > 4") { $0.popGesture(to: 1) }
    #expect(owner.routes == [first])
    let layers = [first, Route(2, as: .sheet), Route(3, as: .sheet), Route(5)]
    await stage.shows("Root > 4 | sheet: 2 | sheet: 3 > 5") { owner.routes = layers }
    await stage.shows("Root > 4 | sheet: 2") { $0.swipeDown() }
    #expect(owner.routes == Array(layers.prefix(2)))
    await stage.shows("Root > 4") { $0.swipeDown() }
    #expect(owner.routes == [first])
  }

  @Test("a route that stays keeps its screen, even with another value", arguments: Generation.tested)
  func kept(_ generation: Generation) async throws {
    let owner = Owner([Route(1), Route(2)])
    let stage = await stage(owner, generation)
    stage.window.fill("Own", with: "two")
    await stage.shows("Root > 1 > 3") { owner.routes[1].destination = 3 }
    #expect(stage.window.fields["Own"] == "two")
    owner.routes.append(Route(4))
    await stage.shows("Root > 9 > 3 > 4") { owner.routes[0].destination = 9 }
    #expect(stage.window.fields["Own"] == "")
    await stage.does { owner.routes.removeLast() }
    #expect(stage.window.fields["Own"] == "two")
    await stage.shows("Root > 9 > 3") { owner.routes[1] = Route(3) }
    #expect(stage.window.fields["Own"] == "")
  }

  @Test("a route in the middle is replaced, removed and inserted", arguments: Generation.tested)
  func middle(_ generation: Generation) async {
    let owner = Owner([Route(1), Route(2), Route(3), Route(4, as: .sheet)])
    let stage = await stage(owner, generation)
    let slots = owner.routes
    await stage.shows("Root > 1 > 7 > 3 | sheet: 4") { owner.routes[1] = Route(7) }
    #expect(owner.routes == [slots[0], owner.routes[1], slots[2], slots[3]])
    await stage.shows("Root > 1 > 3 | sheet: 4") { owner.routes.remove(at: 1) }
    owner.routes.insert(Route(8), at: 0)
    await stage.shows("Root > 8 > 3 > 1 | sheet: 4") { owner.routes.swapAt(1, 2) }
  }

  @Test(
    "a setter that is called late leaves alone what was set since, even under the same identity",
    arguments: Generation.tested)
  func lateSetter(_ generation: Generation) async {
    let owner = Owner([Route(1, as: .sheet)])
    let stage = Stage(generation) { Example(owner: owner) }
    stage.window.remembersReports = true
    for again in [owner.routes[0], Route(2, as: .sheet)] {
      await stage.rest()
      await stage.does { $0.swipeDown() }
      #expect(owner.routes == [])
      await stage.does { owner.routes = [again] }
      await stage.does { $0.repeatReports(last: 3) }
      #expect(owner.routes == [again] && stage.window.outline == "Root | sheet: \(again.destination)")
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
      let stage = await stage(owner, generation)
      await stage.shows("Root > 9 > 8") { owner.routes = broken }
      #expect(owner.routes == routes)
      await stage.shows("Root > 9 > 8 > 1 | sheet: 2") { owner.routes.append(contentsOf: [one, bare]) }
      #expect(owner.numbers == [9, 8, 1, 2])
      let atFirst = Owner(broken)
      await self.stage(atFirst, generation).shows("Root")
      #expect(atFirst.routes == [])
    }
  }

  @Test("a link to a value of another type names both and changes nothing; links outside of a stack say so")
  func complaints() async throws {
    let owner = Owner([Route(1)])
    let stage = await stage(owner)
    let message = "The link's value is of type String, but the routes of this FlowStack are of Int."
    #expect(stage.window.texts.contains(message), "\(stage.window.texts)")
    #expect(stage.window.control("Word") == nil && owner.numbers == [1])
    let flow = PageFlow()
    let scene = try FlowScene(root: flow)
    let outside = await Stage {
      VStack {
        FlowLink("Lost", value: 1)
        CoordinatorView(scene).views(for: Page.self) { _, _ in
          FlowLink("Wrong", value: 1)
          FlowLink("Other", value: SelectionTests.NotesDestination.notes)
          FlowLink("Right", value: Page.page(1))
        }
      }
    }.atRest()
    for (type, reason) in [
      ("Int", "but there is no FlowStack around it."), ("Int", "which is not a destination of the PageFlow around it."),
      ("NotesDestination", "which is not a destination of the PageFlow around it."),
    ] {
      #expect(outside.window.texts.contains("The link's value is of type \(type), \(reason)"))
    }
    await outside.does { $0.tap("Right") }
    #expect(flow.routes.map(\.destination) == [.page(1)])
  }

  @Test("the examples of the comments", arguments: Generation.tested)
  func documented(_ generation: Generation) async {
    let stage = await Stage(generation) { Shelf() }.atRest()
    await stage.shows("Seven > Number 1 > Number 2 | sheet: Number 3") { $0.tap("All") }
    await stage.does { $0.swipeDown() }
    await stage.does { $0.popGesture(to: 0) }
    await stage.shows("Seven > Number 7") { $0.tap("Seven") }
    // Verbs and bindings change the array.
    let editor = await Stage(generation) { Editor() }.atRest()
    await editor.shows("Seven | sheet: Number 7") { $0.tap("Seven") }
    await editor.shows("Seven | sheet: Number 8") { $0.tap("Number 7") }
    await editor.shows("Seven | sheet: Number 9") { $0.tap("Number 8") }
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
    let stage = await Stage { Example(owner: owner) }.atRest()
    await stage.does { $0.tap("Canoe") }
    #expect(stage.window.texts.contains("Steamer") && owner.ships.map(\.destination.name) == ["a"])
    await stage.does { $0.tap("Ship") }
    #expect(owner.ships.map(\.destination.name) == ["c"] && stage.failures == [])
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

  @Test(
    "the message about a missing view names the nearest types, three at most",
    arguments: [
      ("a", [], "String; no other type has a view either. Use flowDestination(for:) in the FlowStack."),
      (true, [.ship, .int], "Bool; there are views for Ship, Int. Use flowDestination(for:) in the FlowStack."),
      (UInt(1), [.vessel, .ship, .afloat, .int], "UInt; the nearest of 4 types with a view are Int, Ship, "),
    ] as [(any Hashable & Sendable, [Kind], String)])
  private func missing(_ value: any Hashable & Sendable, _ kinds: [Kind], _ message: String) {
    #expect(text(of: value, in: destinations(kinds)).hasPrefix("No view is registered for \(message)"))
  }
}
