import Armature
import ArmatureUI
import TestSupport
import Testing

// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

@MainActor
@Suite("Random actions of code and users on windows")
struct WindowSequenceTests {
  /// The acts of a play, with `S` for a scene.
  nonisolated private static let acts = [
    "open S", "close S", "activate S", "open S/page/1", "S.show 1", "callback S", "shut S", "turn S", "new",
    "url S S/sheet/1", "reconnect S", "disconnect S", "settle", "rest",
  ]

  @Test("each scene has one window in the end, and no change goes on forever", arguments: Generation.withWindows)
  func random(_ generation: Generation) async throws {
    try await tryActs { await problem(of: $0, on: generation, keeps: false) }
  }

  @Test("after a launch, each window has the place that it had", arguments: Generation.withWindows)
  func launch(_ generation: Generation) async throws {
    try await tryActs { await problem(of: $0, on: generation, keeps: true) }
  }

  private func tryActs(problem: ([String]) async -> String?) async throws {
    let act: (inout RandomSource) -> String = { random in
      let names = ["main", "a", "b", "c"]
      return Self.acts[Int.random(in: 0..<Self.acts.count, using: &random)].split(separator: " ").map {
        $0.replacing("S", with: names[Int.random(in: 0..<4, using: &random)])
      }.joined(separator: " ")
    }
    try await tryCases(20, seed: 20_261_121, make: { $0.list(1...12, of: act) }, smaller: \.withoutOne) {
      await problem($1)
    }
  }

  private func problem(of acts: [String], on generation: Generation, keeps: Bool) async -> String? {
    let run = PlayedWindows(generation, isOnly: false, keeper: { nil }) { _, window in
      Group { if keeps { window.keepsState() } else { window } }
    }
    await run.stage.rest()
    for act in acts {
      let words = act.split(separator: " ", maxSplits: 1).map(String.init) + [""]
      // macOS disconnects no windows.
      let word = words[0] == "disconnect" && generation == .macOS ? "shut" : words[0]
      if word == "rest" { await run.stage.rest() } else { _ = try? run.perform(word, words[1]) }
    }
    await run.stage.rest()
    // Without any window, there is no way to ask for one.
    if run.stage.desktop.windows.isEmpty { run.stage.desktop.openNew() }
    await run.stage.rest()
    let stage = run.stage
    guard stage.failure == nil, keeps else { return stage.failure }
    let names = stage.desktop.values.compactMap { $0?.base as? String }
    _ = try? run.perform("quit", "")
    await run.stage.rest()
    for name in names {
      let (old, new) = (stage.scenes[name], run.stage.scenes[name])
      if old?.presentation.shape != new?.presentation.shape { return "\(name) is at another place" }
    }
    return run.stage.failure
  }
}
