import Armature
import Foundation

/// Compares directories of many scenes with directories of few.
@MainActor
func measureScenes(_ report: Report) throws {
  func line(_ name: String, _ side: (_ count: Int) throws -> Side) throws {
    try lineForItem(report, name, of: 6_000, 1_000, side)
  }
  var app = KeptApp()
  try line("opening a scene") { count in
    Side(prepare: { app = KeptApp() }) { _ in app.open(count) }
  }
  try line("opening a scene by a link") { count in
    Side(prepare: { app = KeptApp() }) { _ in
      for number in 0..<count { _ = try? app.directory.open(link: "notes://scene-\(number)/note/7") }
    }
  }
  try line("turning to a scene") { count in
    let app = KeptApp(opening: count)
    let names = app.directory.names
    return Side { _ in for name in names { app.directory.activate(name) } }
  }
  try line("saving a scene") { count in
    let app = KeptApp(opening: count)
    return Side { _ in blackHole(app.kept.data()) }
  }
  try line("restoring a scene") { count in
    let data = KeptApp(opening: count).kept.data()
    return Side(prepare: { app = KeptApp() }) { _ in
      app = KeptApp(data)
      for name in app.kept.names { _ = try? app.directory.open(name) }
    }
  }
  try line("closing a scene") { count in
    Side(prepare: { app = KeptApp(opening: count) }) { _ in
      for name in app.directory.names { app.directory.close(name) }
    }
  }
}

/// The scenes of an app, which are kept in memory.
@MainActor
private final class KeptApp {
  let kept: KeptScenes
  let directory: SceneDirectory

  init(_ data: Data = Data(), opening count: Int = 0) {
    kept = KeptScenes(data, onProblem: { _ in }, pause: {}, save: { _ in })
    directory = SceneDirectory(
      notificationCenter: NotificationCenter(), linkAddress: try? LinkAddress("notes://{scene}")
    ) { _ in Coordinator(root: ArchivedDestination.list) }
    directory.keeper = MemoryKeeper(kept: kept)
    open(count)
  }

  func open(_ count: Int) {
    for number in 0..<count { _ = try? directory.open("scene-\(number)") }
  }
}

private final class MemoryKeeper: SceneKeeper {
  private let kept: KeptScenes

  init(kept: KeptScenes) { self.kept = kept }

  func bringBack(_ scene: FlowScene) { kept.launch(scene) }
  func keep(_ scene: FlowScene) { kept.keep(scene) }
  func forget(_ name: String) { kept.forget(name) }
}
