#if canImport(SwiftUI)
  import Armature

  /// The windows of a directory's scenes. It asks the system for a window of each scene that has none, and brings the
  /// window of the new current scene to the front.
  ///
  /// A change of the directory asks for at most one window, and a new window opens its scene only if that is not open.
  /// So the two cannot cause each other without end.
  @MainActor
  final class SceneWindows {
    let directory: SceneDirectory
    /// The windows that have appeared, also those that a cover hides.
    private var windows: [Weak<SceneWindow>] = []
    /// The open scenes that have had a window. If it was closed, only the user or the app brings it back.
    private var shownOnce: Set<String> = []
    /// The scenes whose windows are on their way.
    private var awaited: Set<String> = []
    /// The scene of the window that the user was last seen in or taken to.
    private var front: String?
    /// The directory's current scene, as of the last change.
    private var current: String?
    /// Whether the current scene is being closed. The window of the next current one is not brought to the front.
    private var isFallingBack = false

    private static var all: [ObjectIdentifier: Weak<SceneWindows>] = [:]

    /// The windows of a directory: one object per directory.
    static func of(_ directory: SceneDirectory) -> SceneWindows {
      all = all.filter { $0.value.object != nil }
      let id = ObjectIdentifier(directory)
      if let windows = all[id]?.object { return windows }
      let windows = SceneWindows(directory)
      all[id] = Weak(object: windows)
      return windows
    }

    private init(_ directory: SceneDirectory) {
      self.directory = directory
      current = directory.current?.name
      var observation: ObservationToken?
      observation = directory.observe { [weak self] change in
        if let self { directoryDidChange(change) } else { observation?.cancel() }
      }
    }

    private var shown: [SceneWindow] { windows.compactMap(\.object) }

    /// Whether a scene has a window on display.
    func hasWindow(_ name: String) -> Bool { shown.contains { $0.isOnDisplay && $0.role != .only && $0.name == name } }

    /// The reason why a new window of a group is not needed, or `nil` if it is.
    func objection(toWindowOf name: String) -> String? {
      let isAwaited = awaited.remove(name) != nil
      if hasWindow(name) { return "The scene “\(name)” is shown in another window." }
      return isAwaited && directory[name] == nil ? "The scene “\(name)” is closed." : nil
    }

    /// Adds a window that has appeared.
    ///
    /// - Returns: Whether it was not in the list.
    func add(_ window: SceneWindow) -> Bool {
      guard !contains(window) else { return false }
      windows.append(Weak(object: window))
      shownOnce.insert(window.name)
      return true
    }

    func contains(_ window: SceneWindow) -> Bool { windows.contains { $0.object === window } }

    func remove(_ window: SceneWindow) { windows.removeAll { $0.object == nil || $0.object === window } }

    /// The system has released a window. If its scene has no other one, the scene of another window becomes current.
    func didRelease(windowOf name: String) {
      guard directory[name] != nil, !shown.contains(where: { $0.name == name }) else { return }
      if front == name { front = nil }
      if current == name, let other = shown.last(where: { $0.isOnDisplay && directory[$0.name] != nil }) {
        turn(to: other.name)
      }
    }

    /// Opens the scene of a window that has appeared.
    func open(_ name: String) throws(SceneError) {
      front = name
      try directory.open(name)
    }

    /// The user turned to the window of a scene.
    func turn(to name: String) {
      front = name
      directory.activate(name)
    }

    private func directoryDidChange(_ change: SceneChange) {
      for window in shown { window.update() }
      switch change {
      case .opened: break  // The change `current` follows.
      case .closed(let name):
        if front == name { front = nil }
        shownOnce.remove(name)
        isFallingBack = name == current
      case .current(let name):
        current = name
        // When a window closes, the system chooses the next one in front.
        if let name, !isFallingBack { show(name) }
        isFallingBack = false
      }
    }

    /// Asks for the window of each scene that has not had one.
    func showMissing() {
      for name in directory.names where !shownOnce.contains(name) && !awaited.contains(name) { show(name) }
    }

    /// Asks the system for the window of a scene, a new or an existing one. Without any window there is no way to ask;
    /// the next window that appears asks for the missing ones.
    private func show(_ name: String) {
      let asking = shown.filter { $0.actions != nil }
      guard name != front, directory[name] != nil,
        let actions = (asking.first(where: \.isOnDisplay) ?? asking.first)?.actions
      else { return }
      front = name
      if !hasWindow(name) { awaited.insert(name) }
      actions.open(name)
    }
  }
#endif
