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
    private var scenes: KeptScenes?
    private var storage: Binding<Data>?
    private var pace = HostPace()
    private var onProblem: @MainActor (StateProblem) -> Void = { _ in }

    /// Reads the storage when it is called first.
    func connect(
      to storage: Binding<Data>, _ pace: HostPace, _ onProblem: @escaping @MainActor (StateProblem) -> Void
    ) {
      self.storage = storage
      self.pace = pace
      self.onProblem = onProblem
      guard scenes == nil else { return }
      scenes = KeptScenes(storage.wrappedValue) { [weak self] in
        self?.onProblem($0)
      } pause: { [weak self] in
        // Each write draws the view that declares the storage again.
        await self?.pace.sleep(1)
      } save: { [weak self] data in
        if let storage = self?.storage, storage.wrappedValue != data { storage.wrappedValue = data }
      }
    }

    var names: [String] { scenes?.names ?? [] }
    var current: String? { names.last }

    func bringBack(_ scene: FlowScene) { scenes?.launch(scene) }
    func keep(_ scene: FlowScene) { scenes?.keep(scene) }
    func forget(_ name: String) { scenes?.forget(name) }
    func saveNow() { scenes?.saveNow() }

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
