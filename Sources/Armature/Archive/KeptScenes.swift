import Foundation

/// Scenes that are archived together, some time after a change. Each is brought back by its name.
@MainActor
package final class KeptScenes {
  /// The last known archives. Those of open scenes are replaced before they are saved.
  private var archives: SceneArchives
  private var scenes: [WeakScene] = []
  private var isWaiting = false
  private let onProblem: @MainActor (StateProblem) -> Void
  private let pause: @MainActor () async -> Void
  private let save: @MainActor (Data) -> Void

  private struct WeakScene { weak var scene: FlowScene? }

  /// Reads archives.
  ///
  /// - Parameters:
  ///   - data: The archives, as lines.
  ///   - onProblem: Called with each part that does not come back.
  ///   - pause: Waits between a change and its saving.
  ///   - save: Saves archives.
  package init(
    _ data: Data, onProblem: @escaping @MainActor (StateProblem) -> Void,
    pause: @escaping @MainActor () async -> Void, save: @escaping @MainActor (Data) -> Void
  ) {
    archives = SceneArchives(data) { onProblem(.lost(scene: "", $0)) }
    self.onProblem = onProblem
    self.pause = pause
    self.save = save
  }

  /// The names of the scenes with an archive, the current one last.
  package var names: [String] { archives.names }

  /// The archives of all scenes as they are now.
  package func data() -> Data {
    archives.update(from: scenes.compactMap(\.scene))
    return archives.data
  }

  /// Brings a scene back, and goes where a link leads.
  @discardableResult
  package func launch(_ scene: FlowScene, link: String? = nil) -> LaunchReport {
    let report = scene.launch(archive: archives[scene.name], link: link)
    for loss in report.restored.losses { onProblem(.lost(scene: scene.name, loss)) }
    return report
  }

  /// Keeps a scene from now on, but not alive. An older scene of the same name is kept no longer.
  package func keep(_ scene: FlowScene) {
    guard !scenes.contains(where: { $0.scene === scene }) else { return }
    scenes.removeAll { $0.scene == nil || $0.scene?.name == scene.name }
    scenes.append(WeakScene(scene: scene))
    var observation: ObservationToken?
    observation = scene.observe { [weak self] _ in
      if let self { saveLater() } else { observation?.cancel() }
    }
    saveLater()
  }

  /// Forgets a scene and its archive.
  package func forget(_ name: String) {
    scenes.removeAll { $0.scene?.name == name }
    archives[name] = nil
    saveLater()
  }

  /// Saves after the pause, together with all changes until then.
  package func saveLater() {
    guard !isWaiting else { return }
    isWaiting = true
    Task { [weak self, pause] in
      await pause()
      self?.saveNow()
    }
  }

  /// Saves at once.
  package func saveNow() {
    isWaiting = false
    save(data())
  }
}
