import Armature
import ArmatureUI
import Testing

// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

protocol Animal: Sendable { var name: String { get } }

struct Dog: Animal, Hashable { let name: String }

@MainActor
@Suite("Stacks without a coordinator")
struct FlowStackTests {
  final class Owner: ObservableObject {
    @Published var path = FlowPath()
    @Published var value: Int? = nil
  }

  struct Example: View {
    @ObservedObject var owner: Owner

    var body: some View {
      FlowStack(path: $owner.path) {
        VStack {
          FlowLink("Seven", value: 7)
          FlowLink("Maybe", value: owner.value)
          FlowLink("Rex", value: Dog(name: "Rex"), as: .sheet)
          FlowLink("Lost", value: true)
        }
        .navigationTitle("Root")
        .flowDestination(for: Int.self) { FlowStackRouteTests.Note(number: $0) }
        .flowDestination(for: (any Animal).self) { Text("Animal").navigationTitle($0.name) }
        .flowDestination(for: String.self, editing: { TextField("Text", text: $0).navigationTitle("Text") })
      }
    }
  }

  struct Documented: View {
    @State private var path = FlowPath()

    var body: some View {
      FlowStack(path: $path) {
        FlowLink("Seven", value: 7)
          .flowDestination(for: Int.self) { Text("Number \($0)") }
      }
    }
  }

  private let owner = Owner()

  @Test("links push, back pops, and the path is followed in its styles")
  func links() async throws {
    let stage = Stage { Example(owner: owner) }
    await stage.shows("Root")
    await stage.does { $0.tap("Seven") }
    await stage.shows("Root > 7 > 8") { $0.tap("Next") }
    #expect(owner.path == FlowPath([7, 8]))
    await stage.shows("Root > 7") { $0.back() }
    #expect(owner.path == FlowPath([7]))
    var path = FlowPath([1, 2])
    try path.append(Dog(name: "Rex"), as: .sheet(stack: false))
    await stage.shows("Root > 1 > 2 | sheet: Rex") { owner.path = path }
    await stage.shows("Root > 1") { owner.path = FlowPath([1]) }
    // A view changes its value in place.
    await stage.does { owner.path = FlowPath(["a"]) }
    await stage.shows("Root > Text") { $0.fill("Text", with: "b") }
    #expect(owner.path == FlowPath(["b"]))
  }

  @Test("a path compares identities, and values if the identities are new", arguments: Generation.tested)
  func path(_ generation: Generation) async throws {
    owner.path = FlowPath([1, 2])
    let stage = await Stage(generation) { Example(owner: owner) }.atRest()
    stage.window.fill("Own", with: "two")
    try await stage.shows("Root > 1 > 3") {
      try owner.path.routes.update(owner.path.routes.topID) { $0 = AnyDestination(3) }
    }
    #expect(stage.window.fields["Own"] == "two")
    await stage.does { owner.path = FlowPath([1, 3, 4]) }
    try await stage.does { try owner.path.routes.update(owner.path.routes.routes[1].id) { $0 = AnyDestination(5) } }
    try await stage.shows("Root > 1 > 5") { try owner.path.removeLast() }
    #expect(stage.window.fields["Own"] == "two")
    let ids = owner.path.routes.routes.map(\.id)
    await stage.shows("Root > 1 > 5 > 6") { $0.tap("Next") }
    #expect(owner.path == FlowPath([1, 5, 6]) && owner.path.routes.routes.prefix(2).map(\.id) == ids)
  }

  @Test("a value is drawn by its type, by one of its protocols, or by a message that names it")
  func types() async {
    let stage = await Stage { Example(owner: owner) }.atRest()
    await stage.shows("Root | sheet: Rex") { $0.tap("Rex") }
    await stage.does { $0.swipeDown() }
    await stage.does { $0.tap("Lost") }
    let message = stage.window.texts.joined()
    #expect(
      message.contains("No view is registered for Bool; there are views for") && message.contains("Int"), "\(message)")
  }

  @Test("a link without a value is disabled, and gets one")
  func disabled() async {
    let stage = Stage { Example(owner: owner) }
    await stage.does { !$0.tap("Maybe") }
    await stage.does { owner.value = 3 }
    await stage.does { $0.tap("Maybe") }
    #expect(owner.path == FlowPath([3]))
  }

  @Test("the example of the comments")
  func documented() async {
    let stage = await Stage { Documented() }.atRest()
    await stage.says("Number 7") { $0.tap("Seven") }
  }
}
