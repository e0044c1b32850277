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

  @Test("show it, pushed or in its own style", arguments: withStacks)
  func links(_ generation: Generation) async throws {
    let flow = ShelfFlow(root: .list)
    let stage = Stage(try FlowScene(root: flow), generation)
    let window = stage.window
    await stage.rest()
    window.tap("Book")
    await stage.rest()
    window.tap("Another")
    await stage.rest()
    #expect(flow.routes.map(\.destination) == [.book(1), .book(2)])
    #expect(window.outline == "list > book(1) > book(2)")
    window.back()
    await stage.rest()
    window.tap("Info")
    await stage.rest()
    #expect(window.outline == "list > book(1) | sheet: info")
    window.tap("Book")
    await stage.rest()
    #expect(window.outline == "list > book(1) | sheet: info > book(1)")
    #expect(window.failures == [])
  }

  @Test("change nothing if the flow refuses it, or if it is of another flow", arguments: withStacks)
  func refused(_ generation: Generation) async throws {
    let flow = ShelfFlow(root: .list)
    let scene = try FlowScene(root: flow)
    var mistakes: [String] = []
    scene.observeEvents { if case .mistake(let text) = $0.kind { mistakes.append(text) } }
    let stage = Stage(scene, generation)
    await stage.rest()
    flow.isClosed = true
    stage.window.tap("Book")
    await stage.rest()
    #expect(stage.window.outline == "list")
    stage.window.tap("None")
    stage.window.tap("Page")
    await stage.rest()
    #expect(stage.window.outline == "list")
    #expect(
      mistakes == ["The link's value is of type Page, which is not a destination of the ShelfFlow around it."])
    flow.isClosed = false
    stage.window.tap("Book")
    await stage.rest()
    #expect(stage.window.outline == "list > book(1)")
    #expect(stage.window.failures == [])
  }

  @Test("also in columns", arguments: withStacks.filter { $0 >= .iOS17 })
  func columns(_ generation: Generation) async throws {
    let library = ShelfColumns()
    let stage = Stage(try FlowScene(root: library), generation, .regular)
    await stage.rest()
    stage.window.tap("Book", at: 0)
    await stage.rest()
    #expect(library.sidebar.routes.map(\.destination) == [.book(1)])
    #expect(stage.window.failures == [])
  }
}

private final class ShelfColumns: SplitCoordinator<Shelf, Shelf> {
  init() { super.init(sidebar: ShelfFlow(root: .list)) }
}
