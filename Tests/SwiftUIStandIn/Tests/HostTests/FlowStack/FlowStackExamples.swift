import Armature
import ArmatureUI
import Testing

// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

@MainActor
@Suite("Stacks without a coordinator, as in the comments")
struct FlowStackExamples {
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

  struct PathShelf: View {
    @State private var path = FlowPath()

    var body: some View {
      FlowStack(path: $path) {
        FlowLink("Seven", value: 7)
          .flowDestination(for: Int.self) { Text("Number \($0)") }
      }
    }
  }

  struct Asker: View {
    @State private var showsHelp = false
    @State private var draft: String?

    var body: some View {
      FlowStack {
        Button("Help") { showsHelp = true }
          .flowDestination(isPresented: $showsHelp, as: .sheet) { Text("Help") }
        Button("Edit") { draft = "New" }
          .flowDestination(item: $draft) { Text("Draft: \($0)") }
      }
    }
  }

  @Test("an array of routes", arguments: Generation.tested)
  func routes(_ generation: Generation) async {
    let shelf = await Stage(generation) { Shelf() }.atRest()
    await shelf.shows("Seven > Number 1 > Number 2 | sheet: Number 3") { $0.tap("All") }
    await shelf.does { $0.swipeDown() }
    await shelf.does { $0.popGesture(to: 0) }
    await shelf.shows("Seven > Number 7") { $0.tap("Seven") }
  }

  @Test("a path, and screens that belong to one view", arguments: Generation.tested)
  func others(_ generation: Generation) async {
    await Stage(generation) { PathShelf() }.atRest().shows("Seven > Number 7") { $0.tap("Seven") }
    let asker = await Stage(generation) { Asker() }.atRest()
    await asker.shows("Help | sheet: Help") { $0.tap("Help") }
    await asker.does { $0.swipeDown() }
    await asker.shows("Help > Draft: New") { $0.tap("Edit") }
  }
}
