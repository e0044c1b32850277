import Armature
import Foundation

@testable import ArmatureUI
@testable import SwiftUI

/// A window with a scene in it, whose delays are over when a test says so.
@MainActor
final class Stage {
  let window: Window
  private let pacer: Pacer

  init(_ scene: FlowScene, _ generation: Generation, _ sizeClass: UserInterfaceSizeClass = .compact) {
    let pacer = Pacer()
    self.pacer = pacer
    window = Window(generation, sizeClass) {
      CoordinatorView(scene)
        .environment(\.hostGeneration, generation.host)
        .environment(\.hostPace, HostPace { _ in await pacer.wait() })
    }
  }

  /// Lets everything come to rest.
  func rest() async {
    for _ in 0..<40 {
      window.settle()
      await pacer.elapse()
    }
    window.settle()
  }
}

extension HostPace {
  fileprivate init(sleep: @escaping @Sendable (Double) async -> Void) { self.init(pacing: .standard, sleep: sleep) }
}

/// Time that passes when it is told to.
@MainActor
private final class Pacer {
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func wait() async { await withCheckedContinuation { waiting.append($0) } }

  func elapse() async {
    for _ in 0..<3 { await Task.yield() }
    let due = waiting
    waiting = []
    for continuation in due { continuation.resume() }
    for _ in 0..<3 { await Task.yield() }
  }
}
