import Armature
import Foundation

/// Compares directories of many scenes with directories of few.
@MainActor
func measureScenes(_ report: Report) throws {
  func line(_ name: String, _ work: (_ count: Int) throws -> () -> Void) throws {
    try lineForItem(report, name, of: 6_000, 1_000, work)
  }
  try line("opening and closing a scene") { count in
    {
      let app = KeptApp(opening: count)
      for name in app.directory.names { app.directory.close(name) }
    }
  }
  try line("opening a scene by a link") { count in
    {
      let app = KeptApp()
      for number in 0..<count { _ = try? app.directory.open(link: "notes://scene-\(number)/note/7") }
    }
  }
  try line("turning to a scene") { count in
    let app = KeptApp(opening: count)
    let names = app.directory.names
    return { for name in names { app.directory.activate(name) } }
  }
  try line("saving a scene") { count in
    let app = KeptApp(opening: count)
    return { blackHole(app.saved) }
  }
  try line("restoring a scene") { count in
    let before = KeptApp(opening: count)
    let data = before.saved
    return {
      let app = KeptApp(data)
      for name in app.kept.names { _ = try? app.directory.open(name) }
    }
  }
}

/// The scenes of an app, which are kept in memory.
@MainActor
private final class KeptApp {
  let kept: SavedScenes
  let directory: SceneDirectory

  init(_ data: Data = Data(), opening count: Int = 0) {
    kept = SavedScenes(data, onProblem: { _ in }, pause: {}, save: { _ in })
    directory = SceneDirectory(
      notificationCenter: NotificationCenter(), linkAddress: try? LinkAddress("notes://{scene}")
    ) { _ in Coordinator(root: ArchivedDestination.list) }
    directory.keeper = MemoryKeeper(kept: kept)
    open(count)
  }

  /// The state of all open scenes. The keeper does not keep them alive.
  var saved: Data { withExtendedLifetime(directory) { kept.data() } }

  func open(_ count: Int) {
    for number in 0..<count { _ = try? directory.open("scene-\(number)") }
  }
}

private final class MemoryKeeper: SceneKeeper {
  private let kept: SavedScenes

  init(kept: SavedScenes) { self.kept = kept }

  func bringBack(_ scene: FlowScene) { kept.launch(scene) }
  func keep(_ scene: FlowScene) { kept.keep(scene) }
  func forget(_ name: String) { kept.forget(name) }
}
