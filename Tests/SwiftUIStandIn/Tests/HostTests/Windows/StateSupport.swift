import Armature
import Foundation
import TestSupport

// @testable: chooses the system for which the host draws, and its pace.
@testable import ArmatureUI
// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

/// One run of an app with windows. A test decides when its delays end, and when the app does.
@MainActor
final class AppRun {
  let desktop: Desktop
  /// The app keeps it.
  private let keeper: StateKeeper?
  private let pacer: Pacer
  private let log: Log

  init<Root: Scene>(
    _ generation: Generation, after sessions: Desktop.Sessions? = nil, _ keeper: StateKeeper? = nil,
    supportsMultipleWindows: Bool? = nil, restoresLate: Bool = false,
    scene: (_ hosted: Hosted) -> Root
  ) {
    self.keeper = keeper
    let pacer = Pacer()
    self.pacer = pacer
    let hosted = Hosted(generation: generation.host, pace: HostPace { @MainActor _ in await pacer.wait() })
    // The first windows are drawn before the run is complete.
    let log = Log()
    self.log = log
    desktop = Desktop(
      generation, generation == .macOS ? .regular : .compact, supportsMultipleWindows: supportsMultipleWindows,
      after: sessions, restoresLate: restoresLate, onFrame: { log.add($0) }
    ) { scene(hosted) }
  }

  @MainActor
  private final class Log {
    var drawings: [AnyHashable?: [String]] = [:]

    func add(_ window: Window) {
      let (outline, value) = (window.outline, window.presented?.value)
      if outline != "?", drawings[value]?.last != outline { drawings[value, default: []].append(outline) }
    }
  }

  /// Draws views for a system, at the pace of the test.
  struct Hosted {
    let generation: HostGeneration
    let pace: HostPace

    @MainActor func callAsFunction(_ view: some View) -> some View {
      view.environment(\.hostGeneration, generation).environment(\.hostPace, pace)
    }
  }

  /// Returns the drawings of a window, without repetitions. A window whose scene is not open yet draws nothing.
  func drawings(of value: AnyHashable? = nil) -> [String] { log.drawings[value] ?? [] }

  /// The drawings of the first window.
  var drawings: [String] { drawings(of: window.presented?.value) }

  /// The first window.
  var window: Window { desktop.windows[0] }

  /// Finishes all requests, transitions and delays.
  func rest() async { await desktop.rest(pacer) }

  /// Lets a delay pass before the system restores what it restores late.
  func passTime() async {
    for _ in 0..<3 { _ = await pacer.elapse { for window in desktop.windows { window.settle() } } }
  }

  /// Ends the app.
  func quit(keepsWindows: Bool = true) -> Desktop.Sessions { desktop.quit(keepsWindows: keepsWindows) }

  var failures: [String] { desktop.failures + desktop.tooNew.filter { !$0.contains("navigation") } }
}

/// A file for the state of an app, removed with the test.
struct StateFile {
  private let folder = TemporaryFolder()

  var url: URL { folder.url.appendingPathComponent("state.json") }
  var store: StateStore { StateStore(file: url) }
}
