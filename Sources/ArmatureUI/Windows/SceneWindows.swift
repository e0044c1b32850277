#if canImport(SwiftUI)
  import Armature

  /// The windows on the scenes of a directory: asks for one where a scene has none, and for the one of the scene that code or
  /// a link has gone to.
  ///
  /// A change of the directory asks for one window at most, and a window that comes opens a scene only where there is none.
  /// So neither can keep the other going.
  @MainActor
  final class SceneWindows {
    let directory: SceneDirectory
    /// The windows on display.
    private var windows: [WeakWindow] = []
    /// The scenes whose windows are on their way.
    private var awaited: Set<String> = []
    /// The scene whose window the user was last known to be in, or was taken to.
    private var front: String?
    /// The directory's current scene, as of what was heard last.
    private var current: String?
    /// Whether the current scene is being closed, which makes another one current.
    private var isFallingBack = false

    private struct WeakWindow { weak var window: SceneWindow? }
    private struct WeakWindows { weak var windows: SceneWindows? }
    private static var all: [ObjectIdentifier: WeakWindows] = [:]

    /// The windows of a directory: one object for all of them.
    static func of(_ directory: SceneDirectory) -> SceneWindows {
      all = all.filter { $0.value.windows != nil }
      let id = ObjectIdentifier(directory)
      if let windows = all[id]?.windows { return windows }
      let windows = SceneWindows(directory)
      all[id] = WeakWindows(windows: windows)
      return windows
    }

    private init(_ directory: SceneDirectory) {
      self.directory = directory
      current = directory.current?.name
      var observation: ObservationToken?
      observation = directory.observe { [weak self] change in
        if let self { hear(change) } else { observation?.cancel() }
      }
    }

    private var shown: [SceneWindow] { windows.compactMap(\.window) }

    /// Whether a window on display is that of a scene.
    func hasWindow(_ name: String) -> Bool { shown.contains { $0.role != .only && $0.name == name } }

    /// Why a window of a group that has come is one too many; `nil` when it is not.
    func objection(toWindowOf name: String) -> String? {
      let isAwaited = awaited.remove(name) != nil
      if hasWindow(name) { return "The scene “\(name)” is shown in another window." }
      return isAwaited && directory[name] == nil ? "The scene “\(name)” is closed." : nil
    }

    func add(_ window: SceneWindow) { windows.append(WeakWindow(window: window)) }

    func remove(_ window: SceneWindow) { windows.removeAll { $0.window == nil || $0.window === window } }

    /// Opens the scene of a window that has come.
    func open(_ name: String) throws(SceneError) {
      front = name
      try directory.open(name)
    }

    /// The user has turned to the window of a scene.
    func turn(to name: String) {
      front = name
      directory.activate(name)
    }

    private func hear(_ change: SceneChange) {
      for window in shown { window.update() }
      switch change {
      case .opened: break  // It is the current one then.
      case .closed(let name):
        if front == name { front = nil }
        isFallingBack = name == current
      case .current(let name):
        current = name
        // Which window comes after one that is closed, the system decides.
        if let name, !isFallingBack { show(name) }
        isFallingBack = false
      }
    }

    /// Asks for the window of each scene that has none.
    func showMissing() {
      for name in directory.names where !hasWindow(name) && !awaited.contains(name) { show(name) }
    }

    /// Asks for the window of a scene, a new one or the one that is there. Without any window nobody can be asked: the next
    /// one to come asks for those that are missing.
    private func show(_ name: String) {
      guard name != front, directory[name] != nil, let open = shown.lazy.compactMap(\.open).first else { return }
      front = name
      if !hasWindow(name) { awaited.insert(name) }
      open(name)
    }
  }
#endif
