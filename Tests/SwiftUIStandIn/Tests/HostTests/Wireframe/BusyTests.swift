import Armature
import ArmatureUI
import Testing

// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

@MainActor
@Suite("A sheet of the app's own is in the way")
struct BusyTests {
  private final class Own: ObservableObject {
    @Published var isOn = false
  }

  private struct OwnView: View {
    @ObservedObject var own: Own

    var body: some View { Text("Root").sheet(isPresented: $own.isOn) { Text("Own") } }
  }

  private let flow = PageFlow()
  private let own = Own()

  @Test(
    "a layer that the system has dropped appears when the sheet is gone, unless the flow has dismissed it",
    arguments: Generation.tested, [Page.sheet(1), .cover(1)])
  func dropped(_ generation: Generation, _ destination: Page) async throws {
    let own = own
    let stage = try Stage(flow, generation) { page, _ in
      if page == .root { OwnView(own: own) } else { WireframeView() }
    }
    let layer = destination == .sheet(1) ? "sheet: Sheet 1" : "\(generation.cover): Cover 1"
    await stage.rest()
    for outline in ["Root | \(layer) > Page 2", "Root > Page 2"] {
      await stage.does { own.isOn = true }
      #expect(stage.window.outline == "Root | sheet: Own")
      await stage.does {
        flow.show(destination)
        flow.push(.page(2))
      }
      #expect(stage.window.outline == "Root | sheet: Own" && flow.routes.count == 2)
      // The system has dropped it, again and again.
      #expect(Set(stage.failures).count == 1 && stage.failures[0].contains("the request is dropped"))
      if outline == "Root > Page 2" {
        flow.dismiss()
        flow.push(.page(2))
      }
      await stage.does { own.isOn = false }
      #expect(stage.window.outline == outline)
      await stage.does { flow.goBackToRoot() }
    }
    #expect(stage.failures.allSatisfy { $0.contains("the request is dropped") })
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
