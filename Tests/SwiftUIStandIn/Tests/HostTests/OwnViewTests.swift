import Armature
import ArmatureUI
import Testing

// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

@MainActor
@Suite("The app's own views close their screens, and present sheets of their own, which are in the way")
struct OwnViewTests {
  private struct OwnView: View {
    @ObservedObject var own: Followed<Bool>

    var body: some View { Text("Root").sheet(isPresented: $own.value) { Text("Own") } }
  }

  private let flow = PageFlow()
  private let own = Followed(false)

  /// A window in which a sheet of the app's own is on display, and a layer of the flow that the system has dropped.
  private func stage(_ generation: Generation, dropping destination: Page) async throws -> Stage {
    let own = own
    let stage = try Stage(flow, generation) { page, _ in
      if page == .root { OwnView(own: own) } else { WireframeView() }
    }
    await stage.rest()
    await stage.does { own.value = true }
    #expect(stage.window.outline == "Root | sheet: Own")
    await stage.does { flow.show(destination) }
    #expect(stage.window.outline == "Root | sheet: Own")
    // The system has dropped it, again and again.
    #expect(Set(stage.failures).count == 1)
    return stage
  }

  @Test(
    "a layer that the system has dropped appears when the sheet is gone", arguments: Generation.tested,
    [Page.sheet(1), .cover(1)])
  func dropped(_ generation: Generation, _ destination: Page) async throws {
    let stage = try await stage(generation, dropping: destination)
    await stage.does { flow.push(.page(2)) }
    await stage.does { own.value = false }
    let layer = destination == .sheet(1) ? "sheet: Sheet 1" : "\(generation.cover): Cover 1"
    #expect(stage.window.outline == "Root | \(layer) > Page 2")
    #expect(stage.failures.allSatisfy { $0.contains("the request is dropped") })
  }

  @Test("a layer that the system has dropped and the flow has dismissed does not appear", arguments: Generation.tested)
  func dismissed(_ generation: Generation) async throws {
    let stage = try await stage(generation, dropping: .sheet(1))
    flow.dismiss()
    flow.push(.page(1))
    await stage.does { own.value = false }
    #expect(stage.window.outline == "Root > Page 1")
  }

  private struct Item: Identifiable {
    let id: Int
  }

  private struct GivingWay: View {
    @ObservedObject var own: Followed<Bool>
    @State private var item: Item?

    var body: some View {
      VStack {
        Text("Root").sheet(isPresented: $own.value) { Text("Own") }.closesOnNavigation($own.value)
        Button("Item") { item = Item(id: 1) }.sheet(item: $item) { Text("Item \($0.id)") }.closesOnNavigation($item)
      }
    }
  }

  @Test("a sheet of the app's own closes before another place is shown", arguments: Generation.tested)
  func closing(_ generation: Generation) async throws {
    let own = own
    let stage = try await Stage(flow, generation) { page, _ in
      if page == .root { GivingWay(own: own) } else { WireframeView() }
    }.atRest()
    let question = generation < .iOS15 ? "sheet: Ask 3" : "alert: Ask 3"
    for (link, outline) in [
      ("/page/1", "Root > Page 1"), ("/sheet/2", "Root | sheet: Sheet 2"),
      ("/cover/4/page/5", "Root | \(generation.cover): Cover 4 > Page 5"),
    ] {
      await stage.shows("Root | sheet: Own") { own.value = true }
      await stage.shows("Root | sheet: Own") { flow.refresh() }
      try await stage.shows(outline) { try flow.scene?.open(link) }
      await stage.shows("Root") { flow.popToRoot() }
    }
    await stage.shows("Root | sheet: Item 1") { $0.tap("Item") }
    await stage.shows("Root | \(question)") { flow.show(.ask(3)) }
  }

  private struct Closing: View {
    @Environment(\.dismiss) private var dismiss
    let name: String
    var body: some View { Button("Close") { dismiss() }.navigationTitle(name) }
  }

  @Test(
    "a view leaves its page, its sheet or its cover by SwiftUI's dismiss, unless its flow keeps it",
    // `dismiss` came with iOS 15.
    arguments: [Generation].from(.iOS15), [Page.page(1), .sheet(1), .cover(1)])
  func dismiss(_ generation: Generation, _ page: Page) async throws {
    let stage = try await Stage(flow, generation) { page, _ in Closing(name: page.title) }.atRest()
    await stage.does { flow.show(page) }
    for (mayLeave, title) in [(false, page.title), (true, "Root")] {
      flow.mayLeave = mayLeave
      await stage.does { $0.tap("Close") }
      #expect(flow.routes.isEmpty == mayLeave && stage.window.title == title && stage.failures == [])
    }
  }

  @Test("a layer whose screen is empty at first is not presented again", arguments: Generation.tested)
  func empty(_ generation: Generation) async throws {
    let scene = try FlowScene(root: flow)
    var outlines: [String] = []
    let stage = Stage(scene, generation) { if $0.outline != outlines.last { outlines.append($0.outline) } }
    let views = Stage(generation) {
      CoordinatorView(scene).views(for: Page.self) { destination, _ in
        if destination == .root { Text("Root") }
      }
    }
    await stage.does { flow.show(.sheet(1)) }
    await views.rest()
    #expect(views.window.layers.count == 2 && views.failures == [])
    #expect(outlines == ["Root", "Root | sheet: Sheet 1"])
  }
}
