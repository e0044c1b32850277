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

  private let flow = PageFlow()

  private func stage(_ generation: Generation) async throws -> Stage {
    try await Stage(flow, generation) { page, _ in Own(name: "\(page)") }.atRest()
  }

  @Test(
    "leaves its page, its sheet or its cover by SwiftUI's dismiss, unless its flow keeps it", arguments: withDismiss,
    [Page.page(1), .sheet(1), .cover(1)])
  func dismiss(_ generation: Generation, _ page: Page) async throws {
    let stage = try await stage(generation)
    await stage.does { flow.show(page) }
    for (mayLeave, title) in [(false, "\(page)"), (true, "root")] {
      flow.mayLeave = mayLeave
      await stage.does { $0.tap("Close") }
      #expect(flow.routes.isEmpty == mayLeave && stage.window.title == title && stage.failures == [])
    }
  }

  @Test("may present a sheet of its own: the host's next sheet follows it, once", arguments: withDismiss)
  func ownSheet(_ generation: Generation) async throws {
    let stage = try await stage(generation)
    await stage.does { $0.tap("Share") }
    for (act, outline): ((Window) -> Bool, String) in [
      ({ _ in flow.show(.sheet(1)) }, "root | sheet: Share"), ({ $0.swipeDown() }, "root | sheet: sheet(1)"),
      ({ $0.swipeDown() }, "root"),
    ] {
      await stage.does(act)
      #expect(stage.window.outline == outline && flow.routes.isEmpty == (outline == "root"))
    }
  }
}
