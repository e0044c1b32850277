import Armature
import Foundation

// @testable: chooses the system for which the host draws, and its pace.
@testable import ArmatureUI
// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

/// The windows of an app with a directory. A test decides when their delays end.
@MainActor
final class WindowStage {
  let desktop: Desktop
  let scenes: SceneDirectory
  /// The scenes whose windows were closed by the user or disconnected by the system.
  private var left: Set<String> = []
  private let pacer: Pacer

  /// Opens the first windows. `restoring` has the scenes whose windows were open when the app last quit.
  init(
    _ scenes: SceneDirectory, _ generation: Generation, _ sizeClass: UserInterfaceSizeClass = .compact,
    supportsMultipleWindows: Bool? = nil, restoring: [String] = [], after sessions: Desktop.Sessions? = nil,
    restoresLate: Bool = false,
    @ViewBuilder content: @escaping @MainActor (CoordinatorView) -> some View = { $0 },
    newScene: @escaping () -> String = { SceneDirectory.defaultName }
  ) {
    let pacer = Pacer()
    self.pacer = pacer
    self.scenes = scenes
    let pace = HostPace { _ in await pacer.wait() }
    let generation = generation
    desktop = Desktop(
      generation, sizeClass, supportsMultipleWindows: supportsMultipleWindows,
      restoring: restoring.map { AnyHashable($0) }, after: sessions, restoresLate: restoresLate
    ) {
      // The stand-in builds for the newest system; the view chooses the features of earlier ones.
      CoordinatorWindows(scenes, newScene: newScene) { window in
        content(window).environment(\.hostGeneration, generation.host).environment(\.hostPace, pace)
      }
    }
  }

  /// Finishes all requests and transitions.
  func rest() async { await desktop.rest(pacer) }

  /// The windows by scene name, with their screens, such as `main: Root > Page 1`.
  var windows: [String] { desktop.windows.map { "\($0.presented?.value?.base ?? "-"): \($0.outline)" }.sorted() }

  /// The windows that the open windows have asked for.
  var asked: [String] { desktop.windows.flatMap(\.openedWindows) }

  func window(_ name: String) -> Window? { desktop.window(name) }

  /// The user closes a window, or the system disconnects it.
  func close(_ window: Window, isDisconnected: Bool = false) {
    if let name = window.presented?.value?.base as? String { left.insert(name) }
    if isDisconnected { desktop.disconnect(window) } else { desktop.close(window) }
  }

  /// The problems that no sequence may cause: a scene without a window that nobody has closed, a window without a scene,
  /// two windows for one scene, or a front window that does not show the current scene.
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

  /// Finishes all requests, transitions and delays.
  func rest(_ pacer: Pacer) async {
    var quiet = 0
    for _ in 0..<200 where quiet < 3 {
      let before = (windows.contains(where: \.isMoving), made, windows.count)
      settle()
      let after = (false, made, windows.count)
      quiet = await pacer.elapse(settle) || before != after ? 0 : quiet + 1
    }
  }
}
