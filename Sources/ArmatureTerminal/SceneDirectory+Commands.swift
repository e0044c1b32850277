import Armature

// What is typed about scenes.
extension SceneDirectory {
  /// The scenes as lines, with what each shows; `*` marks the current one.
  var text: String {
    let width = names.map(\.harmless.displayWidth).max() ?? 0
    return scenes.map { scene in
      let title = scene.screen(of: scene.presentation.top.topNode.id)?.title ?? ""
      return "\(scene === current ? "*" : " ") \(scene.name.harmless.padded(columns: width))  \(title.harmless)\n"
    }.joined()
  }

  /// Whether the scenes have to be told apart.
  var hasSeveral: Bool { scenes.count > 1 }

  /// Goes to a scene, or opens it.
  func turn(to name: String) throws(CommandError) {
    do throws(SceneError) { try open(scene(spelled: name)?.name ?? name) } catch {
      throw CommandError("cannot open \(name.quoted): \(error)")
    }
  }

  /// Closes a scene that is not the only one.
  func leave(_ name: String) throws(CommandError) {
    guard let scene = scene(spelled: name) else { throw CommandError("\(SceneError.unknown(name, open: names))") }
    guard hasSeveral else {
      throw CommandError("cannot close \(scene.name.quoted): it is the only scene; quit ends the app")
    }
    if !close(scene.name) { throw CommandError("cannot close \(scene.name.quoted): it is being changed") }
  }

  /// The scene of a name or, when there is none, the first with the name in other capitals.
  private func scene(spelled name: String) -> FlowScene? {
    self[name] ?? scenes.first { $0.name.folded == name.folded }
  }
}
