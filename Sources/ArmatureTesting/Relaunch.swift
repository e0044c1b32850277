import Armature
import Foundation

/// Brings back the windows of an app that has ended.
@MainActor
final class Relaunch: SceneKeeper {
  private let archives: [String: Data]
  private let front: String
  private let link: String?
  private(set) var losses: [RestoreReport.Loss] = []
  private(set) var linkError: LinkError?

  /// - Parameters:
  ///   - archives: The archives of the windows, with their names.
  ///   - front: The name of the window in front.
  ///   - link: The link that starts the app again, if any. It leads on from there.
  init(of archives: [(name: String, archive: Data)], front: String, link: String?) {
    self.archives = Dictionary(archives) { _, last in last }
    self.front = front
    self.link = link
  }

  func bringBack(_ scene: FlowScene) {
    let report = scene.launch(archive: archives[scene.name], link: scene.name == front ? link : nil)
    losses += report.restored.losses
    linkError = linkError ?? report.linkError
  }

  func keep(_ scene: FlowScene) {}
  func forget(_ name: String) {}
}
