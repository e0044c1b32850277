import Armature
import Foundation

@testable import ArmatureUI
@testable import SwiftUI

/// A window with a scene. A test decides when its delays end.
@MainActor
final class Stage {
  let window: Window
  private let pacer: Pacer

  convenience init(_ scene: FlowScene, _ generation: Generation, _ sizeClass: UserInterfaceSizeClass = .compact) {
    self.init(generation, sizeClass) { CoordinatorView(scene) }
  }

  init(
    _ generation: Generation, _ sizeClass: UserInterfaceSizeClass = .compact, @ViewBuilder content: () -> some View
  ) {
    let pacer = Pacer()
    self.pacer = pacer
    // Windows on macOS have room for columns.
    window = Window(generation, generation == .macOS ? .regular : sizeClass) {
      content()
        .environment(\.hostGeneration, generation.host)
        .environment(\.hostPace, HostPace { @MainActor _ in await pacer.wait() })
    }
  }

  /// Finishes all transitions.
  func rest() async {
    var quiet = 0
    for _ in 0..<100 where quiet < 2 {
      let wasMoving = window.isMoving
      window.settle()
      quiet = await pacer.elapse(window.settle) || wasMoving ? 0 : quiet + 1
    }
  }
}

extension HostPace {
  init(sleep: @escaping @MainActor @Sendable (Double) async -> Void) {
    self.init(pacing: .standard, sleep: sleep)
  }
}

/// A clock that moves on when a test says so.
@MainActor
final class Pacer {
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func wait() async { await withCheckedContinuation { waiting.append($0) } }

  /// Returns whether any task has waited. Changes by tasks are drawn before the clock moves on.
  func elapse(_ draw: () -> Void) async -> Bool {
    for _ in 0..<3 { await Task.yield() }
    draw()
    let due = waiting
    waiting = []
    for continuation in due { continuation.resume() }
    for _ in 0..<3 { await Task.yield() }
    return !due.isEmpty
  }
}
