import Armature
import Foundation

// @testable: chooses the system for which the host draws, and its pace.
@testable import ArmatureUI
// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

/// A window with a scene. A test decides when its delays end.
@MainActor
final class Stage {
  let window: Window
  private let pacer: Pacer

  convenience init(
    _ scene: FlowScene, _ generation: Generation, _ sizeClass: UserInterfaceSizeClass = .compact,
    onFrame: @escaping (Window) -> Void = { _ in }
  ) {
    self.init(generation, sizeClass, onFrame: onFrame) { CoordinatorView(scene) }
  }

  init(
    _ generation: Generation, _ sizeClass: UserInterfaceSizeClass = .compact,
    onFrame: @escaping (Window) -> Void = { _ in }, @ViewBuilder content: () -> some View
  ) {
    let pacer = Pacer()
    self.pacer = pacer
    // Windows on macOS have room for columns.
    window = Window(generation, generation == .macOS ? .regular : sizeClass, onFrame: onFrame) {
      content()
        .environment(\.hostGeneration, generation.host)
        .environment(\.hostPace, HostPace { @MainActor _ in await pacer.wait() })
    }
  }

  /// Lets tasks run and draws their changes. No transition and no delay ends meanwhile.
  func turn() async {
    await Pacer.letTasksRun()
    window.update()
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
    await Self.letTasksRun()
    draw()
    let due = waiting
    waiting = []
    for continuation in due { continuation.resume() }
    await Self.letTasksRun()
    return !due.isEmpty
  }

  /// Lets tasks that can go on do so. A task may take several turns, which a busy machine mixes with others.
  static func letTasksRun() async {
    for _ in 0..<40 { await Task.yield() }
  }
}

extension Generation {
  /// The systems that the host is compiled for.
  nonisolated static var tested: [Generation] {
    #if ARMATURE_AS_MACOS
      [.macOS]
    #else
      allCases.filter { $0 != .macOS }
    #endif
  }

  static var newest: Generation { tested[tested.count - 1] }

  /// The style in which covers are presented.
  var cover: String { self == .macOS ? "sheet" : "cover" }

  var host: HostGeneration {
    switch self {
    case .iOS14: .links
    case .iOS15: .alerts
    case .iOS16: .stacks
    case .iOS17, .macOS: .joined
    case .iOS18: .tabs
    case .iOS26: .anchored
    }
  }
}

extension View {
  /// The view as a system draws it, without delays.
  func hosted(on generation: Generation) -> some View {
    environment(\.hostGeneration, generation.host)
      .environment(\.hostPace, HostPace { _ in await Task.yield() })
  }
}
