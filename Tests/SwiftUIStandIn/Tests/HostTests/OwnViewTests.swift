import Armature
import ArmatureUI
import Foundation
import Testing

// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

@MainActor
@Suite("A view of the app's own")
struct OwnViewTests {
  /// A view that presents a sheet of its own, and closes itself.
  private struct Own: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isShared = false
    let name: String

    var body: some View {
      VStack {
        Text(name)
        Button("Share") { isShared = true }
        Button("Close") { dismiss() }
      }
      .sheet(isPresented: $isShared) { Shared() }
      .navigationTitle(name)
    }
  }

  private struct Shared: View {
    var body: some View { Text("To whom?").navigationTitle("Share") }
  }

  /// `dismiss` came with iOS 15.
  nonisolated static let withDismiss = Generation.tested.filter { $0 >= .iOS15 }

  private func stage(_ flow: PageFlow, _ generation: Generation) async throws -> (Stage, FlowScene) {
    let scene = try FlowScene(root: flow)
    let stage = Stage(generation) {
      CoordinatorView(scene).views(for: Page.self) { page, _ in Own(name: "\(page)") }
    }
    await stage.rest()
    return (stage, scene)
  }

  @Test("goes back by SwiftUI's dismiss, unless its flow keeps it", arguments: withDismiss)
  func back(_ generation: Generation) async throws {
    let flow = PageFlow()
    let (stage, _) = try await stage(flow, generation)
    flow.push(.page(1))
    await stage.rest()
    flow.mayLeave = false
    stage.window.tap("Close")
    await stage.rest()
    #expect(flow.routes.count == 1 && stage.window.title == "page(1)")
    flow.mayLeave = true
    stage.window.tap("Close")
    await stage.rest()
    #expect(flow.routes.isEmpty && stage.window.title == "root" && stage.window.failures == [])
  }

  @Test("closes its sheet or cover by SwiftUI's dismiss, unless its flow keeps it", arguments: withDismiss, [1, 2])
  func layer(_ generation: Generation, kind: Int) async throws {
    let flow = PageFlow()
    let (stage, _) = try await stage(flow, generation)
    flow.show(kind == 1 ? .sheet(1) : .cover(1))
    await stage.rest()
    flow.mayLeave = false
    stage.window.tap("Close")
    await stage.rest()
    #expect(flow.routes.count == 1 && stage.window.title == (kind == 1 ? "sheet(1)" : "cover(1)"))
    flow.mayLeave = true
    stage.window.tap("Close")
    await stage.rest()
    #expect(flow.routes.isEmpty && stage.window.title == "root" && stage.window.failures == [])
  }

  @Test("may present a sheet of its own: the host's next sheet comes after it, once", arguments: withDismiss)
  func ownSheet(_ generation: Generation) async throws {
    let flow = PageFlow()
    let (stage, _) = try await stage(flow, generation)
    stage.window.tap("Share")
    await stage.rest()
    flow.show(.sheet(1))
    await stage.rest()
    #expect(stage.window.outline == "root | sheet: Share" && flow.routes.count == 1)
    stage.window.swipeDown()
    await stage.rest()
    #expect(stage.window.outline == "root | sheet: sheet(1)")
    stage.window.swipeDown()
    await stage.rest()
    #expect(stage.window.outline == "root" && flow.routes.isEmpty)
  }
}
