#if canImport(SwiftUI)
  import Armature
  import Combine
  import Foundation
  import SwiftUI

  /// Keeps scenes in the scene storage of the window.
  struct KeepingInStorage: ViewModifier {
    @Environment(\.hostPace) private var pace
    @SceneStorage private var data: Data
    @StateObject private var scenes = StoredScenes()
    private let onProblem: @MainActor (StateProblem) -> Void

    init(key: String, onProblem: @escaping @MainActor (StateProblem) -> Void) {
      _data = SceneStorage(wrappedValue: Data(), key)
      self.onProblem = onProblem
    }

    func body(content: Content) -> some View {
      scenes.connect(to: $data, pace, onProblem)
      return content.environment(\.windowKeeper, scenes)
    }
  }

  /// The scenes in the scene storage of one window.
  @MainActor
  final class StoredScenes: ObservableObject, WindowKeeper {
    /// The time between a change and its saving, in seconds.
    private static let delay = 1.0

    private var archives = SceneArchives(Data()) { _ in }
    private var scenes: [WeakScene] = []
    private var storage: Binding<Data>?
    private var pace = HostPace()
    private var onProblem: @MainActor (StateProblem) -> Void = { _ in }
    private var isWaiting = false

    private struct WeakScene { weak var scene: FlowScene? }

    /// Reads the storage when it is called first.
    func connect(
      to storage: Binding<Data>, _ pace: HostPace, _ onProblem: @escaping @MainActor (StateProblem) -> Void
    ) {
      if self.storage == nil {
        archives = SceneArchives(storage.wrappedValue) { onProblem(.lost(scene: "", $0)) }
      }
      self.storage = storage
      self.pace = pace
      self.onProblem = onProblem
    }

    var names: [String] { archives.names }

    func bringBack(_ scene: FlowScene) {
      guard let archive = archives[scene.name] else { return }
      for loss in scene.restore(archive).losses { onProblem(.lost(scene: scene.name, loss)) }
    }

    func keep(_ scene: FlowScene) {
      guard !scenes.contains(where: { $0.scene === scene }) else { return }
      scenes.removeAll { $0.scene == nil }
      scenes.append(WeakScene(scene: scene))
      var observation: ObservationToken?
      observation = scene.observe { [weak self] _ in
        if let self { save() } else { observation?.cancel() }
      }
    }

    func forget(_ name: String) {
      scenes.removeAll { $0.scene?.name == name }
      archives[name] = nil
      save()
    }

    /// Saves later, together with the changes until then: each write draws the view that declares the storage again.
    private func save() {
      guard !isWaiting else { return }
      isWaiting = true
      Task { [weak self, pace] in
        await pace.sleep(Self.delay)
        self?.isWaiting = false
        self?.saveNow()
      }
    }

    func saveNow() {
      archives.update(from: scenes.compactMap(\.scene))
      let data = archives.data
      if let storage, storage.wrappedValue != data { storage.wrappedValue = data }
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
    private struct WeakScenes { weak var scenes: StoredScenes? }
    private var windows: [String?: WeakScenes] = [:]
    /// The scenes that were closed while their windows were disconnected.
    private var forgotten: Set<String> = []

    func set(_ scenes: StoredScenes, windowOf name: String?) {
      windows[name] = WeakScenes(scenes: scenes)
      if let name, forgotten.remove(name) != nil { scenes.forget(name) }
    }

    /// The storage of a scene's window, or else of the only window.
    private func storage(of name: String) -> StoredScenes? { windows[name]?.scenes ?? windows[nil]?.scenes }

    func bringBack(_ scene: FlowScene) { storage(of: scene.name)?.bringBack(scene) }
    func keep(_ scene: FlowScene) { storage(of: scene.name)?.keep(scene) }

    func forget(_ name: String) {
      if let storage = storage(of: name) { storage.forget(name) } else { forgotten.insert(name) }
    }
  }
#endif
