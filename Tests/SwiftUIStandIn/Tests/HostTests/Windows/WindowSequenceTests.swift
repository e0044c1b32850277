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
    try await trySequences(20, of: Step.self, upTo: 12) { _, steps in await failure(of: steps, on: generation) }
  }

  @Test("after a launch, each window has the place that it had", arguments: Generation.withWindows)
  func launch(_ generation: Generation) async throws {
    try await trySequences(20, of: Step.self, upTo: 12) { _, steps in
      await failure(of: steps, on: generation, isLaunchedAgain: true)
    }
  }

  private func failure(
    of steps: [(Step, Int)], on generation: Generation, isLaunchedAgain: Bool = false
  ) async -> String? {
    let start = { (sessions: Desktop.Sessions?) in
      WindowStage(.pages("main", "a", "b", "c"), generation, after: sessions) { window in
        Group { if isLaunchedAgain { window.keepsState() } else { window } }
      }
    }
    let stage = await start(nil).atRest()
    for (step, number) in steps { await perform(step, number, stage) }
    await stage.rest()
    // Without any window, there is no way to ask for one.
    if stage.desktop.windows.isEmpty { stage.desktop.openNew() }
    await stage.rest()
    if let failure = stage.failure { return failure }
    guard isLaunchedAgain else { return nil }
    let names = stage.desktop.values
    let next = await start(stage.desktop.quit()).atRest()
    for name in names.compactMap({ $0?.base as? String }) {
      let (old, new) = (stage.scenes[name], next.scenes[name])
      if old?.presentation.shape != new?.presentation.shape { return "\(name) is at another place" }
    }
    return next.failure
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
