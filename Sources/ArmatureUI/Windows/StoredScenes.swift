#if canImport(SwiftUI)
  import Armature
  import Combine
  import Foundation
  import SwiftUI

  /// Keeps scenes in the scene storage of the window.
  struct KeepingInStorage: ViewModifier {
    @Environment(\.hostPace) private var pace
    @Environment(\.lastWindowFolder) private var folder
    @Environment(\.ignoresSavedState) private var ignoresSavedState
    @SceneStorage private var data: Data
    @StateObject private var scenes = StoredScenes()
    private let key: String
    private let onProblem: @MainActor (StateProblem) -> Void

    init(key: String, onProblem: @escaping @MainActor (StateProblem) -> Void) {
      self.key = key
      _data = SceneStorage(wrappedValue: Data(), key)
      self.onProblem = onProblem
    }

    func body(content: Content) -> some View {
      let lastWindow = { folder.map { LastWindowFile.of(key, in: $0, onProblem: onProblem) } }
      scenes.connect(to: $data, lastWindow(), ignoresSaved: ignoresSavedState, pace, onProblem)
      return content.environment(\.windowSettings.keeper, scenes)
        // The system may restore the storage after the first drawing.
        .onNew(data) { scenes.takeRestored($0) }
    }
  }

  /// The scenes in the scene storage of one window.
  @MainActor
  final class StoredScenes: ObservableObject, WindowKeeper {
    private var scenes: SavedScenes?
    private var storage: Binding<Data>?
    /// The last data that the storage is known to have had.
    private var known = Data()
    private var lastWindow: LastWindowFile?
    private var ignoresSaved = false
    /// The last data that was saved or read.
    private var saved = Data()
    /// The kept scenes, each with its archive after it was brought back, if it was.
    private var kept: [KeptScene] = []
    private var pace = HostPace()
    private var onProblem: @MainActor (StateProblem) -> Void = { _ in }

    @MainActor
    private struct KeptScene {
      weak var scene: FlowScene?
      let start: Data?

      /// Whether the scene shows another place than the restored one.
      var isElsewhere: Bool { scene.map { (try? $0.archive()) != start } ?? false }
    }

    /// The first call reads the storage, or the file of the last window if the storage is empty, unless it ignores
    /// what an earlier launch has saved.
    func connect(
      to storage: Binding<Data>, _ lastWindow: @autoclosure () -> LastWindowFile?, ignoresSaved: Bool, _ pace: HostPace,
      _ onProblem: @escaping @MainActor (StateProblem) -> Void
    ) {
      self.storage = storage
      self.pace = pace
      self.onProblem = onProblem
      guard scenes == nil else { return }
      known = storage.wrappedValue
      self.lastWindow = lastWindow()
      let left = self.lastWindow?.take() ?? Data()
      self.ignoresSaved = ignoresSaved
      saved = ignoresSaved ? Data() : known.isEmpty ? left : known
      read(saved)
    }

    private func read(_ data: Data) {
      scenes = SavedScenes(data) { [weak self] in
        self?.onProblem($0)
      } pause: { [weak self] in
        // Each write draws the view that declares the storage again. The pause does not keep the scenes alive.
        let pace = self?.pace
        await pace?.sleep(1)
      } save: { [weak self] data in
        self?.save(data)
      }
    }

    private func save(_ data: Data) {
      // The system may still restore an empty storage, so it is not written before there is something to keep.
      guard !known.isEmpty || kept.contains(where: \.isElsewhere) else { return }
      lastWindow?.save(data, isChanged: data != saved, by: self)
      saved = data
      guard data != known else { return }
      known = data
      storage?.wrappedValue = data
    }

    /// Follows a change of the storage. When the system restores data late, the scenes in which the user has not
    /// navigated are brought back.
    func takeRestored(_ data: Data) {
      guard data != known else { return }
      known = data
      guard !ignoresSaved else { return }
      saved = data
      let old = kept
      kept = []
      read(data)
      for item in old {
        guard let scene = item.scene else { continue }
        if !item.isElsewhere { bringBack(scene) }
        keep(scene)
      }
    }

    var names: [String] { scenes?.names ?? [] }
    var current: String? { names.last }

    func bringBack(_ scene: FlowScene) {
      scenes?.launch(scene)
      record(scene, from: try? scene.archive())
    }

    func keep(_ scene: FlowScene) {
      scenes?.keep(scene)
      if !kept.contains(where: { $0.scene === scene }) { record(scene, from: nil) }
    }

    private func record(_ scene: FlowScene, from start: Data?) {
      kept.removeAll { $0.scene == nil || $0.scene?.name == scene.name }
      kept.append(KeptScene(scene: scene, start: start))
    }

    func forget(_ name: String) { scenes?.forget(name) }

    func saveNow() {
      scenes?.saveNow()
      lastWindow?.flush()
    }

    func join(_ directory: SceneDirectory, windowOf name: String?) -> Bool {
      if directory.keeper == nil { directory.keeper = StoredWindows() }
      guard let windows = directory.keeper as? StoredWindows else { return false }
      windows.set(self, windowOf: name)
      return true
    }
  }

  /// Keeps the scenes of a directory, each in the storage of its window.
  @MainActor
  private final class StoredWindows: SceneKeeper {
    private var windows: [String?: Weak<StoredScenes>] = [:]
    /// The scenes that were closed while their windows were disconnected.
    private var forgotten: Set<String> = []

    func set(_ scenes: StoredScenes, windowOf name: String?) {
      windows[name] = Weak(object: scenes)
      if let name, forgotten.remove(name) != nil { scenes.forget(name) }
    }

    /// The storage of a scene's window; that of the only window if the scene has none.
    private func storage(of name: String) -> StoredScenes? { windows[name]?.object ?? windows[nil]?.object }

    func bringBack(_ scene: FlowScene) { storage(of: scene.name)?.bringBack(scene) }
    func keep(_ scene: FlowScene) { storage(of: scene.name)?.keep(scene) }

    func forget(_ name: String) {
      if let storage = storage(of: name) { storage.forget(name) } else { forgotten.insert(name) }
    }
  }
#endif
