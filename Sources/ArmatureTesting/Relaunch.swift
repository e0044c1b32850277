import Armature
import Foundation

/// Brings back the windows of an app that has ended.
@MainActor
final class Relaunch: SceneKeeper {
  private let archives: [String: Data]
  let current: String?
  private(set) var losses: [RestoreReport.Loss] = []

  /// - Parameters:
  ///   - archives: The archives of the windows, with their names.
  ///   - current: The name of the window in front.
  init(of archives: [(name: String, archive: Data)], current: String) {
    self.archives = Dictionary(archives) { _, last in last }
    self.current = current
  }

  func bringBack(_ scene: FlowScene) { losses += scene.launch(archive: archives[scene.name]).losses }
  func keep(_ scene: FlowScene) {}
  func forget(_ name: String) {}
}
