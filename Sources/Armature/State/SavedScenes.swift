import Foundation

/// Scenes that are archived together, some time after a change. Each is brought back by its name.
@MainActor
package final class SavedScenes {
  /// The last known archives. Those of open scenes are replaced before they are saved.
  private var archives: SceneArchives
  /// The open scenes, by their names.
  private var scenes: [String: SavedScene] = [:]
  /// The number of scenes that were kept so far. They are saved in the order of their numbers.
  private var count = 0
  private var isWaiting = false
  /// The archives of scenes in which a guard does not admit the first root yet. `nil` if nobody waits for guards.
  private var unreached: [String: Data]?
  private let onProblem: @MainActor (StateProblem) -> Void
  private let pause: @MainActor () async -> Void
  private let save: @MainActor (Data) -> Void

  private struct SavedScene {
    weak var scene: FlowScene?
    let number: Int
    let observations: [ObservationToken]
  }

  /// Reads archives.
  ///
  /// - Parameters:
  ///   - data: The archives, as lines.
  ///   - waitsForRoots: Whether a place is restored later if a guard shows another root at the launch.
  ///   - onProblem: Called with each part that cannot be restored.
  ///   - pause: Waits between a change and its saving.
  ///   - save: Saves the archives of all scenes, as lines.
  package init(
    _ data: Data, waitsForRoots: Bool = false, onProblem: @escaping @MainActor (StateProblem) -> Void,
    pause: @escaping @MainActor () async -> Void, save: @escaping @MainActor (Data) -> Void
  ) {
    archives = SceneArchives(data)
    if let (count, problem) = archives.unreadable {
      onProblem(StateProblem(.unreadable(scenes: count, problem: problem)))
    }
    unreached = waitsForRoots ? [:] : nil
    self.onProblem = onProblem
    self.pause = pause
    self.save = save
  }

  /// The names of the scenes with an archive, the current one last.
  package var names: [String] { archives.names }

  /// The archives of all scenes as they are now.
  package func data() -> Data {
    scenes = scenes.filter { $0.value.scene != nil }
    let open = scenes.values.sorted { $0.number < $1.number }.compactMap(\.scene)
    let current = open.first { $0.directory?.current === $0 }
    for scene in open.filter({ $0 !== current }) + [current].compactMap({ $0 }) {
      // This runs code of the app, which may close the scene.
      guard unreached?[scene.name] == nil, let archive = try? scene.archive(), keeps(scene) else { continue }
      archives[scene.name] = archive
    }
    return archives.data
  }

  /// Brings a scene back, and opens a link. While another scene of the same name is open, as in another window of
  /// a group, the archive is that scene's, and this one begins anew.
  @discardableResult
  package func launch(_ scene: FlowScene, link: String? = nil) -> RestoreReport {
    let isTaken = !keeps(scene) && scenes[scene.name]?.scene != nil
    let report = scene.launch(archive: isTaken ? nil : archives[scene.name], link: link)
    // If a guard shows another destination, nothing is wrong with the saved place. Things that do not exist now may be
    // loaded after the sign-in.
    let isRedirected = report.losses.contains { $0.code == "redirected" }
    let problems = report.losses.filter { !isRedirected || !["redirected", "gone"].contains($0.code) }
    for loss in problems { onProblem(StateProblem(.lost(scene: scene.name, loss))) }
    if isRedirected, link == nil, !scene.substituteRoots.isEmpty { unreached?[scene.name] = archives[scene.name] }
    return report
  }

  /// Gives up the place that a scene has not reached at its launch, for a link that is newer.
  package func dropUnreached(_ name: String) { unreached?[name] = nil }

  /// Brings back the place that a scene has not reached at its launch, as soon as its first root is shown.
  private func bringBackUnreached(_ scene: FlowScene) {
    guard let archive = unreached?[scene.name], keeps(scene), scene.substituteRoots.isEmpty else { return }
    dropUnreached(scene.name)
    // The observer is called within the change.
    Task { [weak scene] in scene?.restore(archive) }
  }

  private func keeps(_ scene: FlowScene) -> Bool { scenes[scene.name]?.scene === scene }

  /// Keeps a scene from now on, but not alive. An older scene of the same name is kept no longer.
  package func keep(_ scene: FlowScene) {
    saveLater()
    guard !keeps(scene) else { return }
    if scenes[scene.name]?.scene != nil { onProblem(StateProblem(.sameName(scene.name))) }
    drop(scene.name)
    count += 1
    let observations = [
      scene.observe { [weak self, weak scene] _ in
        if let scene { self?.bringBackUnreached(scene) }
        self?.saveLater()
      },
      scene.core.tracking.observers.add { [weak self] subjects in
        if subjects.contains(.archive) { self?.saveLater() }
      },
    ]
    scenes[scene.name] = SavedScene(scene: scene, number: count, observations: observations)
  }

  /// Keeps the scene of a name no longer.
  private func drop(_ name: String) {
    for observation in scenes.removeValue(forKey: name)?.observations ?? [] { observation.cancel() }
  }

  /// Forgets a scene and its archive.
  package func forget(_ name: String) {
    drop(name)
    dropUnreached(name)
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

/// The archives of several scenes, by name. As data, they are JSON Lines: one archive a line, the current scene last.
struct SceneArchives {
  private var archives: [String: (data: Data, number: Int)] = [:]
  /// The number of archives that were set so far. They are in the order of their numbers.
  private var count = 0
  /// The number of lines that are no archives, and the problem of the first one.
  private(set) var unreadable: (count: Int, problem: String)?

  private struct Named: Decodable { let scene: String }

  /// Reads the lines that are archives.
  init(_ data: Data) {
    for line in data.split(separator: UInt8(ascii: "\n")) {
      do {
        self[try ForeignJSON.decode(Named.self, from: line).scene] = Data(line)
      } catch {
        unreadable = ((unreadable?.count ?? 0) + 1, unreadable?.problem ?? error.problem)
      }
    }
  }

  var names: [String] { list.map(\.key) }

  var data: Data { Data(list.map(\.value.data).joined(separator: Data("\n".utf8))) }

  private var list: [(key: String, value: (data: Data, number: Int))] {
    archives.sorted { $0.value.number < $1.value.number }
  }

  /// The archive of a scene. Setting it makes it the last one.
  subscript(name: String) -> Data? {
    get { archives[name]?.data }
    set {
      count += 1
      archives[name] = newValue.map { ($0, count) }
    }
  }
}

/// The memory of a scene about its saved state.
@MainActor
final class Archives: Rule {
  /// Whether the scene was launched, or has changed in more than what screens show since it was opened.
  var isUnderWay = false
  /// The mistakes in archives that were reported.
  private var reported: Set<String> = []

  init(_ core: SceneCore) {}

  func isIdle(in draft: Draft, _ difference: Difference?) -> Bool { isUnderWay || difference?.kinds.isEmpty != false }

  func ended(_ draft: Draft, _ difference: Difference?, _ outbox: inout Outbox) {
    if let difference, !difference.kinds.isSubset(of: .screens) { isUnderWay = true }
  }

  /// Returns whether a mistake was not reported before.
  func isNew(_ mistake: Mistake) -> Bool { reported.insert(mistake.message).inserted }
}

extension FlowScene {
  /// Whether the scene was launched or its flows have changed, so that it is not brought back to another place.
  package var isUnderWay: Bool { core.rule(Archives.self).isUnderWay }
}
