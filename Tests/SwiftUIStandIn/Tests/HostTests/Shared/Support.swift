import Armature
import Foundation
import Testing

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
    _ scene: FlowScene, _ generation: Generation = .newest, _ sizeClass: UserInterfaceSizeClass = .compact,
    asks: Bool = false, onFrame: @escaping (Window) -> Void = { _ in }
  ) {
    self.init(generation, sizeClass, asks: asks, onFrame: onFrame) { CoordinatorView(scene) }
  }

  init(
    _ generation: Generation = .newest, _ sizeClass: UserInterfaceSizeClass = .compact,
    kept: KeptValues = KeptValues(), isInApp: Bool = true, asks: Bool = false,
    onFrame: @escaping (Window) -> Void = { _ in },
    @ViewBuilder content: () -> some View
  ) {
    let pacer = Pacer()
    self.pacer = pacer
    // Windows on macOS have room for columns.
    window = Window(
      generation, generation == .macOS ? .regular : sizeClass, kept: kept, isInApp: isInApp, asksBeforeDismissal: asks,
      onFrame: onFrame
    ) {
      content()
        .environment(\.asksBeforeDismissal, asks)
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

/// What a test drives: windows that come to rest, and report the requests that the system has dropped.
@MainActor
protocol Driven: AnyObject {
  var failures: [String] { get }
  func rest() async
}

extension Driven {
  /// Finishes all transitions.
  func atRest() async -> Self {
    await rest()
    return self
  }

  /// Does something, and finishes all transitions. An act that returns whether it was possible has to be possible.
  func does<Result>(
    sourceLocation: SourceLocation = #_sourceLocation, _ act: () throws -> Result
  ) async rethrows {
    #expect(try act() as? Bool != false, sourceLocation: sourceLocation)
    await rest()
  }
}

extension Stage: Driven {
  var failures: [String] { window.failures }

  /// Does something in the window.
  func does<Result>(
    sourceLocation: SourceLocation = #_sourceLocation, _ act: (Window) throws -> Result
  ) async rethrows {
    try await does(sourceLocation: sourceLocation) { try act(window) }
  }

  /// Finishes all transitions, and expects the window's pages, and that the system has dropped nothing.
  func shows(_ outline: String, sourceLocation: SourceLocation = #_sourceLocation) async {
    await rest()
    #expect(window.outline == outline && failures == [], "on \(window.generation)", sourceLocation: sourceLocation)
  }

  /// Does something, and expects what the window shows in the end.
  func shows<Result>(
    _ outline: String, sourceLocation: SourceLocation = #_sourceLocation, _ act: () throws -> Result
  ) async rethrows {
    try await does(sourceLocation: sourceLocation, act)
    await shows(outline, sourceLocation: sourceLocation)
  }

  func shows<Result>(
    _ outline: String, sourceLocation: SourceLocation = #_sourceLocation, _ act: (Window) throws -> Result
  ) async rethrows {
    try await does(sourceLocation: sourceLocation, act)
    await shows(outline, sourceLocation: sourceLocation)
  }

  /// Does something, and expects all texts of the topmost layer in the end.
  func says<Result>(
    _ texts: String..., sourceLocation: SourceLocation = #_sourceLocation, _ act: (Window) throws -> Result
  ) async rethrows {
    try await does(sourceLocation: sourceLocation, act)
    #expect(window.texts == texts && failures == [], "on \(window.generation)", sourceLocation: sourceLocation)
  }

  /// Returns the texts of the window at first and after each step: `<` goes back, `#Mail` turns to a tab, and the name
  /// of a control taps it.
  func texts(after steps: [String]) async -> [[String]] {
    await rest()
    var texts = [window.texts]
    for step in steps {
      switch step.first {
      case "<": await does { $0.back() }
      case "#": await does { $0.select(tab: String(step.dropFirst())) }
      default: await does { $0.tap(step) }
      }
      texts.append(window.texts)
    }
    // A sheet of plain SwiftUI has no size, which only macOS needs.
    #expect(failures.filter { !$0.contains("a sheet has no height") } == [])
    return texts
  }
}

/// A value that views follow.
final class Followed<Value>: ObservableObject {
  @Published var value: Value
  init(_ value: Value) { self.value = value }
}

/// A view that is drawn again when the value changes.
struct Following<Value, Content: View>: View {
  @ObservedObject private var followed: Followed<Value>
  private let content: @MainActor (Value) -> Content

  init(_ followed: Followed<Value>, @ViewBuilder content: @escaping @MainActor (Value) -> Content) {
    (self.followed, self.content) = (followed, content)
  }

  var body: some View { content(followed.value) }
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

  /// The system of tests that depend on none. `ARMATURE_GENERATION` in the environment names another, such as `iOS16`.
  nonisolated static var newest: Generation {
    let name = ProcessInfo.processInfo.environment["ARMATURE_GENERATION"]
    return tested.first { "\($0)" == name } ?? tested[tested.count - 1]
  }

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
