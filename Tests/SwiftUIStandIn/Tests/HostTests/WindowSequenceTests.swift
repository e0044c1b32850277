import Armature
import ArmatureUI
import Foundation
import Testing

// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

@MainActor
@Suite("Random actions of code and users on windows")
struct WindowSequenceTests {
  enum Step: CaseIterable {
    case open, close, activate, link, sheet, openInCallback
    case userCloses, userTurns, userAsks, userFollows, userReturns
    case systemDisconnects
    case settle, rest
  }

  @Test("each scene has one window in the end, and no change goes on forever", arguments: Generation.withWindows)
  func random(_ generation: Generation) async throws {
    try await trySequences(40, of: Step.self, upTo: 12) { _, steps in await failure(of: steps, on: generation) }
  }

  private func failure(of steps: [(Step, Int)], on generation: Generation) async -> String? {
    let scenes = SceneDirectory.pages("main", "a", "b", "c")
    let stage = WindowStage(scenes, generation)
    await stage.rest()
    for (step, number) in steps { await perform(step, number, stage) }
    await stage.rest()
    // Without any window, there is no way to ask for one.
    if stage.desktop.windows.isEmpty { stage.desktop.openNew() }
    await stage.rest()
    return stage.failure
  }

  private func perform(_ step: Step, _ number: Int, _ stage: WindowStage) async {
    let (scenes, desktop) = (stage.scenes, stage.desktop)
    let name = ["main", "a", "b", "c"][number]
    let window = desktop.windows.isEmpty ? nil : desktop.windows[number % desktop.windows.count]
    switch step {
    case .open: _ = try? scenes.open(name)
    case .close: scenes.close(name)
    case .activate: scenes.activate(name)
    case .link: _ = try? scenes.open(link: "pages://\(name)/page/\(number)")
    case .sheet: (scenes[name]?.root as? PageFlow)?.show(.sheet(number))
    case .openInCallback:
      var observation: ObservationToken?
      observation = scenes.observe { [weak scenes] _ in
        observation?.cancel()
        _ = try? scenes?.open(name)
      }
    case .userCloses: if let window { stage.close(window) }
    // macOS disconnects no windows.
    case .systemDisconnects:
      if let window { stage.close(window, isDisconnected: desktop.generation != .macOS) }
    case .userReturns: desktop.reconnect(anyOf: ["main", "a", "b", "c"])
    case .userTurns: if let window { desktop.turn(to: window) }
    case .userAsks: desktop.openNew()
    case .userFollows: if let url = URL(string: "pages://\(name)/sheet/1") { window?.open(url) }
    case .settle: desktop.settle()
    case .rest: await stage.rest()
    }
  }
}
