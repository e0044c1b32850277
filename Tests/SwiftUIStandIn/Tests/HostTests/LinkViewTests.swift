import Armature
import ArmatureUI
import Testing

// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

/// A type without `Codable`. SwiftUI has initializers of its own for types with it.
private enum Shelf: Destination {
  case list, book(Int), info

  typealias Flow = ShelfFlow

  var style: PresentationStyle { self == .info ? .sheet : .push }

  func screen(in flow: ShelfFlow) -> Screen<Self> { Screen("\(self)") }
}

private final class ShelfFlow: Coordinator<Shelf>, Guarding {
  var isClosed = false

  func admit(_ request: AdmissionRequest) -> Admission {
    isClosed && request.destination as? Shelf != .list ? .deny("It is closed.") : .allow
  }
}

extension Shelf: ViewDestination {
  func view(in flow: ShelfFlow) -> some View {
    List {
      NavigationLink("Book", value: Shelf.book(1))
      NavigationLink(value: Shelf.book(2)) { Text("Another") }
      NavigationLink("Info" as String, value: Shelf.info)
      NavigationLink("None", value: Shelf?.none)
      NavigationLink("Page", value: Page.page(1))
    }
    .navigationTitle("\(self)")
  }
}

@MainActor
@Suite("SwiftUI's links to a destination of the flow")
struct LinkViewTests {
  nonisolated static let withStacks = Generation.tested.filter { $0 >= .iOS16 }

  private let flow = ShelfFlow(root: .list)

  @Test("show it, pushed or in its own style", arguments: withStacks)
  func links(_ generation: Generation) async throws {
    let stage = await Stage(try FlowScene(root: flow), generation).atRest()
    // The second tap follows before the first one is carried out.
    await stage.shows("list > book(1)") { $0.tap("Book") && $0.tap("Book") }
    await stage.shows("list > book(1) > book(2)") { $0.tap("Another") }
    #expect(flow.routes.map(\.destination) == [.book(1), .book(2)])
    await stage.does { $0.back() }
    await stage.shows("list > book(1) | sheet: info") { $0.tap("Info") }
    await stage.shows("list > book(1) | sheet: info > book(1)") { $0.tap("Book") }
  }

  @Test("change nothing if the flow refuses it, or if it is of another flow", arguments: withStacks)
  func refused(_ generation: Generation) async throws {
    let scene = try FlowScene(root: flow)
    var mistakes: [String] = []
    scene.observeEvents { if case .mistake(let text) = $0.kind { mistakes.append(text) } }
    let stage = await Stage(scene, generation).atRest()
    flow.isClosed = true
    await stage.shows("list") { $0.tap("Book") }
    stage.window.tap("None")
    await stage.shows("list") { $0.tap("Page") }
    #expect(mistakes == ["The link's value is of type Page, which is not a destination of the ShelfFlow around it."])
    flow.isClosed = false
    await stage.shows("list > book(1)") { $0.tap("Book") }
  }

  @Test("also in columns", arguments: withStacks.filter { $0 >= .iOS17 })
  func columns(_ generation: Generation) async throws {
    let library = SplitCoordinator<Shelf, Shelf>(sidebar: flow)
    let stage = await Stage(try FlowScene(root: library), generation, .regular).atRest()
    await stage.does { $0.tap("Book", at: 0) }
    #expect(library.sidebar.routes.map(\.destination) == [.book(1)] && stage.failures == [])
  }
}
