import Armature
import Foundation

@testable import ArmatureUI
@testable import SwiftUI

/// The windows of an app on a directory, whose delays are over when a test says so.
@MainActor
final class WindowStage {
  let desktop: Desktop
  let scenes: SceneDirectory
  private let pacer: Pacer

  /// `restoring` are the scenes whose windows were open when the app was quit.
  init(
    _ scenes: SceneDirectory, _ generation: Generation, supportsMultipleWindows: Bool? = nil,
    restoring: [String] = [], @ViewBuilder content: @escaping @MainActor (CoordinatorView) -> some View = { $0 }
  ) {
    let pacer = Pacer()
    self.pacer = pacer
    self.scenes = scenes
    let pace = HostPace { _ in await pacer.wait() }
    let generation = generation
    desktop = Desktop(
      generation, supportsMultipleWindows: supportsMultipleWindows, restoring: restoring.map { AnyHashable($0) }
    ) {
      // The stand-in builds what the newest system gets: what earlier ones have is chosen by the view.
      CoordinatorWindows(scenes) { window in
        content(window).environment(\.hostGeneration, generation.host).environment(\.hostPace, pace)
      }
    }
  }

  /// Lets everything come to rest.
  func rest() async {
    var quiet = 0
    for _ in 0..<200 where quiet < 3 {
      let before = (desktop.windows.contains(where: \.isMoving), desktop.made, desktop.windows.count)
      desktop.settle()
      let after = (false, desktop.made, desktop.windows.count)
      quiet = await pacer.elapse(desktop.settle) || before != after ? 0 : quiet + 1
    }
  }

  /// The scenes of the windows with what these show, such as `main: Root > Page 1`, by name.
  var windows: [String] { desktop.windows.map { "\($0.presented?.value?.base ?? "-"): \($0.outline)" }.sorted() }

  /// The windows that the open ones have asked for.
  var asked: [String] { desktop.windows.flatMap(\.openedWindows) }

  func window(_ name: String) -> Window? { desktop.window(name) }

  /// What is wrong whatever has happened: a scene without a window, a window without one, two for one, or a window in front
  /// that is not that of the current scene.
  var failure: String? {
    let names = desktop.values.map { "\($0?.base ?? "-")" }.sorted()
    if names != scenes.names.sorted() { return "the windows are \(names), the scenes \(scenes.names.sorted())" }
    let front = desktop.values.last.flatMap { $0?.base as? String }
    if front != scenes.current?.name {
      return "\(front ?? "no window") is in front, \(scenes.current?.name ?? "no scene") is the current one"
    }
    return desktop.failures.first ?? desktop.tooNew.first
  }
}

extension Generation {
  /// The systems with several windows that have a value each.
  static var withWindows: [Generation] { tested.filter { $0 >= .iOS16 } }
}

extension SceneDirectory {
  /// Scenes of pages by some names.
  static func pages(_ names: String...) -> SceneDirectory {
    SceneDirectory(notificationCenter: NotificationCenter(), linkAddress: try? LinkAddress("pages://{scene}")) {
      names.contains($0) ? PageFlow() : nil
    }
  }
}
