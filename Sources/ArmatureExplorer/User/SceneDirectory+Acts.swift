import Armature

// Acts on scenes, by names as a user types them.
extension SceneDirectory {
  /// Goes to a scene, or opens it.
  func turn(to name: String) throws(CommandError) {
    do throws(SceneError) { try open(scene(spelled: name)?.name ?? name) } catch {
      throw CommandError("cannot open \(name.quoted): \(error)")
    }
  }

  /// Closes a scene, unless it is the only one.
  func leave(_ name: String) throws(CommandError) {
    guard let scene = scene(spelled: name) else { throw CommandError("\(SceneError.unknown(name, open: names))") }
    guard hasSeveral else {
      throw CommandError("cannot close \(scene.name.quoted): it is the only scene; quit ends the app")
    }
    if !close(scene.name) { throw CommandError("cannot close \(scene.name.quoted): it is being changed") }
  }

  /// The scene with a name or, if there is none, the first one whose name differs only in case.
  private func scene(spelled name: String) -> FlowScene? {
    let wanted = name.folded
    return self[name] ?? scenes.first { $0.name.folded == wanted }
  }
}
