import Armature
import ArmatureExplorer

extension SceneDirectory {
  /// The scenes as lines, each with the title of its screen; `*` marks the current one.
  var text: String {
    let width = names.map(\.harmless.displayWidth).max() ?? 0
    return scenes.map { scene in
      let title = scene.screen(of: scene.presentation.top.topNode.id)?.title ?? ""
      return "\(scene === current ? "*" : " ") \(scene.name.harmless.padded(columns: width))  \(title.harmless)\n"
    }.joined()
  }
}
