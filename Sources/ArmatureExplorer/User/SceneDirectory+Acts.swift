import Armature
import Foundation

// Acts on scenes, by names as a user types them.
extension SceneDirectory {
  /// Turns to a scene, or opens it.
  package func turn(to name: String) throws(CommandError) {
    do throws(SceneError) { try open(scene(spelled: name)?.name ?? name) } catch {
      throw CommandError("cannot open \(name.quoted): \(error)")
    }
  }

  /// Closes a scene, unless it is the only one.
  package func leave(_ name: String) throws(CommandError) {
    guard let scene = scene(spelled: name) else { throw CommandError("\(SceneError.unknown(name, open: names))") }
    guard hasSeveral else {
      throw CommandError("cannot close \(scene.name.quoted): it is the only scene; quit ends the app")
    }
    if !close(scene.name) { throw CommandError("cannot close \(scene.name.quoted): it is being changed") }
  }

  /// The scene with a name or, if there is none, the first one whose name differs only in case.
  private func scene(spelled name: String) -> FlowScene? {
    let wanted = name.normalized
    return self[name] ?? scenes.first { $0.name.normalized == wanted }
  }
}

/// Brings back the windows of an app that has ended.
@MainActor
private final class Relaunch: SceneKeeper {
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

extension SceneDirectory {
  /// Ends an app as the system does, and opens it again where the user was.
  ///
  /// - Parameters:
  ///   - link: The link that starts the app again, if any.
  ///   - front: The name of the window in front.
  /// - Returns: The windows of the new app, the one in front, and the parts that were not restored.
  /// - Throws: The error of an archive that cannot be written, a ``SceneError`` when a root is refused, a ``LinkError``
  ///   when the link is.
  package func relaunched(
    opening link: String? = nil, front: String
  ) throws -> (scenes: SceneDirectory, front: FlowScene, losses: [RestoreReport.Loss]) {
    let relaunch = Relaunch(of: try scenes.map { ($0.name, try $0.archive()) }, current: front)
    let next = again()
    next.keeper = relaunch
    let front = try link.map { try next.open(link: $0, asksToLeave: true).name } ?? front
    for name in names where next[name] == nil { try next.open(name) }
    next.keeper = nil
    return (next, try next.open(front), relaunch.losses)
  }
}
