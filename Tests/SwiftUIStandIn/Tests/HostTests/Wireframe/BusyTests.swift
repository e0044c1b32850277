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

    var body: some View {
      Text("Root").sheet(isPresented: $own.isOn) { Text("Own") }
    }
  }

  private let flow = PageFlow()
  private let own = Own()

  private func stage(_ generation: Generation) throws -> Stage {
    let scene = try FlowScene(root: flow)
    let own = own
    return Stage(generation) {
      CoordinatorView(scene).views(for: Page.self) { destination, _ in
        if destination == .root { OwnView(own: own) } else { WireframeView() }
      }
    }
  }

  @Test(
    "a layer that the system has dropped appears when the sheet is gone", arguments: Generation.tested,
    [Page.sheet(1), .cover(1)])
  func dropped(_ generation: Generation, _ destination: Page) async throws {
    let stage = try stage(generation)
    await stage.rest()
    own.isOn = true
    await stage.rest()
    #expect(stage.window.outline == "Root | sheet: Own")
    flow.show(destination)
    flow.push(.page(2))
    await stage.rest()
    #expect(stage.window.outline == "Root | sheet: Own" && flow.routes.count == 2)
    // The system has dropped it, again and again.
    #expect(Set(stage.window.failures).count == 1)
    own.isOn = false
    await stage.rest()
    let layer = destination == .sheet(1) ? "sheet: Sheet 1" : "\(generation.cover): Cover 1"
    #expect(stage.window.outline == "Root | \(layer) > Page 2")
    #expect(stage.window.failures.allSatisfy { $0.contains("the request is dropped") })
  }

  @Test("a layer that the system has dropped and the flow has dismissed does not appear", arguments: Generation.tested)
  func dismissed(_ generation: Generation) async throws {
    let stage = try stage(generation)
    own.isOn = true
    await stage.rest()
    flow.show(.sheet(1))
    await stage.rest()
    flow.dismiss()
    flow.push(.page(1))
    own.isOn = false
    await stage.rest()
    #expect(stage.window.outline == "Root > Page 1")
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
    flow.show(.sheet(1))
    await stage.rest()
    await views.rest()
    #expect(views.window.layers.count == 2 && views.window.failures == [])
    #expect(outlines == ["Root", "Root | sheet: Sheet 1"])
  }
}
