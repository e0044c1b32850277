import Armature
import Testing

// @testable: the table of views by type is internal.
@testable import ArmatureUI
// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

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
  enum Kind { case vessel, ship, afloat, int }

  private func destinations(_ order: [Kind]) -> FlowDestinations {
    let destinations = FlowDestinations()
    func add<Value>(_ type: Value.Type, _ name: String) {
      destinations.add(.init(for: type) { value, _ in value is Value ? AnyView(Text(name)) : nil })
    }
    for kind in order {
      switch kind {
      case .vessel: add(Vessel.self, "vessel")
      case .ship: add(Ship.self, "ship")
      case .afloat: add((any Afloat).self, "afloat")
      case .int: add(Int.self, "int")
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
