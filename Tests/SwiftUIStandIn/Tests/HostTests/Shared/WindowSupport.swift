import Armature
import Testing

// @testable: chooses the system for which the host draws, and its pace.
@testable import ArmatureUI
// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

/// The drawings of each window, without repetitions. A window whose scene is not open yet draws nothing.
@MainActor
final class DrawingLog {
  var drawings: [AnyHashable?: [String]] = [:]

  func add(_ window: Window) {
    let (outline, value) = (window.outline, window.presented?.value)
    if outline != "?", drawings[value]?.last != outline { drawings[value, default: []].append(outline) }
  }
}

/// One run of an app with windows. A test decides when its delays end, and when the app does.
@MainActor
class AppRun: Driven {
  let desktop: Desktop
  /// The app keeps it.
  private let keeper: AnyObject?
  private let pacer: Pacer
  private let log: DrawingLog

  /// Opens the first windows. `restoring` has the scenes whose windows were open when the app last quit.
  init<Root: Scene>(
    _ generation: Generation, _ sizeClass: UserInterfaceSizeClass? = nil, after sessions: Desktop.Sessions? = nil,
    keeping keeper: AnyObject? = nil, supportsMultipleWindows: Bool? = nil, restoring: [String] = [],
    restoresLate: Bool = false, onFrame: @escaping (Window) -> Void = { _ in }, scene: (_ hosted: Hosted) -> Root
  ) {
    self.keeper = keeper
    let pacer = Pacer()
    self.pacer = pacer
    let hosted = Hosted(generation: generation.host, pace: HostPace { @MainActor _ in await pacer.wait() })
    // The first windows are drawn before the run is complete.
    let log = DrawingLog()
    self.log = log
    desktop = Desktop(
      generation, sizeClass ?? (generation == .macOS ? .regular : .compact),
      supportsMultipleWindows: supportsMultipleWindows, restoring: restoring.map { AnyHashable($0) }, after: sessions,
      restoresLate: restoresLate
    ) {
      log.add($0)
      onFrame($0)
    } scene: {
      scene(hosted)
    }
  }

  /// Draws views for a system, at the pace of the test. The stand-in builds for the newest system; the view chooses the
  /// features of earlier ones.
  struct Hosted {
    let generation: HostGeneration
    let pace: HostPace

    @MainActor func callAsFunction(_ view: some View) -> some View {
      view.environment(\.hostGeneration, generation).environment(\.hostPace, pace)
    }
  }

  func drawings(of value: AnyHashable? = nil) -> [String] { log.drawings[value] ?? [] }

  /// The drawings of the first window.
  var drawings: [String] { drawings(of: window.presented?.value) }

  /// The first window.
  var window: Window { desktop.windows[0] }

  /// The windows by scene name, with their screens, such as `main: Root > Page 1`.
  var windows: [String] {
    desktop.windows.map { "\($0.presented?.value?.base ?? "-"): \($0.outline)" }.sorted()
  }

  /// The problems, without the features of stacks that screens of a test may use on earlier systems.
  var failures: [String] { desktop.failures + desktop.tooNew.filter { !$0.contains("navigation") } }

  /// Finishes all requests, transitions and delays.
  func rest() async {
    var quiet = 0
    for _ in 0..<200 where quiet < 3 {
      let before = (desktop.windows.contains(where: \.isMoving), desktop.made, desktop.windows.count)
      desktop.settle()
      let after = (false, desktop.made, desktop.windows.count)
      quiet = await pacer.elapse(desktop.settle) || before != after ? 0 : quiet + 1
    }
  }

  /// Lets a delay pass before the system restores what it restores late.
  func passTime() async {
    for _ in 0..<3 { _ = await pacer.elapse { for window in desktop.windows { window.settle() } } }
  }

  /// Ends the app.
  func quit(keepsWindows: Bool = true) -> Desktop.Sessions { desktop.quit(keepsWindows: keepsWindows) }

  /// Finishes everything, does something and finishes that too, and expects what the first window shows in the end.
  func shows<Result>(
    _ outline: String, sourceLocation: SourceLocation = #_sourceLocation, _ act: () throws -> Result
  ) async rethrows {
    await rest()
    try await does(sourceLocation: sourceLocation, act)
    #expect(window.outline == outline && failures == [], sourceLocation: sourceLocation)
  }
}

/// An app with a window for each scene of a directory.
@MainActor
final class WindowStage: AppRun {
  let scenes: SceneDirectory
  /// The scenes whose windows were closed by the user or disconnected by the system.
  private var left: Set<String> = []

  init(
    _ scenes: SceneDirectory, _ generation: Generation, _ sizeClass: UserInterfaceSizeClass = .compact,
    supportsMultipleWindows: Bool? = nil, restoring: [String] = [], after sessions: Desktop.Sessions? = nil,
    restoresLate: Bool = false,
    @ViewBuilder content: @escaping @MainActor (CoordinatorView) -> some View = { $0 },
    newScene: @escaping () -> String = { SceneDirectory.defaultName }
  ) {
    self.scenes = scenes
    super.init(
      generation, sizeClass, after: sessions, supportsMultipleWindows: supportsMultipleWindows, restoring: restoring,
      restoresLate: restoresLate
    ) { hosted in
      CoordinatorWindows(scenes, newScene: newScene) { hosted(content($0)) }
    }
  }

  /// The windows that the open windows have asked for.
  var asked: [String] { desktop.windows.flatMap(\.openedWindows) }

  func window(_ name: String) -> Window? { desktop.window(name) }

  /// The user closes a window, or the system disconnects it.
  func close(_ window: Window, isDisconnected: Bool = false) {
    if let name = window.presented?.value?.base as? String { left.insert(name) }
    if isDisconnected { desktop.disconnect(window) } else { desktop.close(window) }
  }

  /// The problems that no sequence may cause: a scene without a window that nobody has closed, a window without a
  /// scene, two windows for one scene, or a front window that does not show the current scene.
  var failure: String? {
    let names = desktop.values.map { "\($0?.base ?? "-")" }.sorted()
    let expected = scenes.names.filter { names.contains($0) || desktop.generation == .macOS || !left.contains($0) }
    if names != expected.sorted() { return "the windows are \(names), the scenes \(scenes.names.sorted())" }
    let front = desktop.values.last.flatMap { $0?.base as? String }
    if front != scenes.current?.name, front != nil || desktop.generation == .macOS {
      return "\(front ?? "no window") is in front, \(scenes.current?.name ?? "no scene") is the current one"
    }
    return desktop.failures.first ?? desktop.tooNew.first
  }

  /// Does something, if anything, and expects these windows and no problem in the end.
  func lists<Result>(
    _ windows: String..., sourceLocation: SourceLocation = #_sourceLocation, _ act: () throws -> Result
  ) async rethrows {
    try await does(sourceLocation: sourceLocation, act)
    #expect(
      self.windows == windows && failure == nil, "on \(desktop.generation)", sourceLocation: sourceLocation)
  }
}

extension Generation {
  /// The systems with several windows, each with a value.
  nonisolated static var withWindows: [Generation] { tested.filter { $0 >= .iOS16 } }
}

extension Desktop {
  /// Finishes all requests and transitions. Delays go on.
  func rest() async {
    settle()
    await Pacer.letTasksRun()
    settle()
  }
}
