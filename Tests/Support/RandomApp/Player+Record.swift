import Armature
import Foundation

extension Player {
  /// Plays a script, and returns all that has happened, callback by callback.
  package static func record(_ script: Script) async throws -> [String] {
    try await MainOrder.keep {
      let log = AppLog(isWritten: true)
      let player = try Player(script.app, log)
      for (index, act) in script.acts.enumerated() {
        log.add("act \(index)", "\(act)")
        _ = await player.perform(act)
        await player.settle()
        player.draw()
        await player.settle()
        player.describe()
      }
      await player.end(closes: true)
      log.add("living", "\(player.app.living.map(log.name))")
      return log.lines
    }
  }

  /// Draws all screens, which may read the model.
  package func draw() {
    guard let scene else { return }
    for node in scene.presentation.line { _ = screen(of: node, in: scene) }
    _ = scene.canGoBack
  }

  private func describe() {
    guard let scene else { return }
    log.add("presentation", log.text(scene.presentation))
    log.add("tree", scene.root.outline.whole)
    log.add("link", (try? scene.link) ?? "none")
    log.add("held", "\(scene.held.map { "\($0.link), \($0.expires != nil)" } ?? "nothing")")
    log.add("archive", (try? scene.archive()).map { String(decoding: $0, as: UTF8.self) } ?? "none")
    log.add("can go back", "\(scene.canGoBack)")
    guard let screen = screen(of: scene.presentation.top.topNode, in: scene) else { return }
    log.add("screen", "\(screen.dialog?.title ?? screen.title) \((screen.dialog?.buttons ?? screen.rows).map(\.title))")
  }
}
