#if canImport(SwiftUI)
  import Armature
  import Combine
  import Foundation

  /// A window that shows a scene of a directory.
  @MainActor
  final class SceneWindow: ObservableObject {
    /// The scene that a window belongs to.
    enum Role {
      /// One scene, somewhere in the app's own views. The scene may have several such windows.
      case view
      /// One scene, in a group of windows. A second window of the same scene is dismissed.
      case window
      /// The current scene: this is the only window.
      case only
    }

    enum Content {
      case nothing
      case scene(WindowModel)
      case message(String)
    }

    @Published private(set) var content = Content.nothing
    let name: String
    let role: Role
    /// The system's actions for a window of a group.
    var actions: SystemWindowActions?

    var pace = HostPace()

    /// The keeper of the scene, if any.
    private var keeper: (any WindowKeeper)?
    private let windows: SceneWindows
    private var directory: SceneDirectory { windows.directory }
    /// Whether its root view has appeared and not disappeared since. A cover may hide it.
    private(set) var isOnDisplay = false
    /// Whether the window is not needed: its scene has another one, or is closed.
    private var isSpare = false
    /// Whether the window was dismissed because its scene was closed.
    private var isDismissed = false

    init(of name: String, in directory: SceneDirectory, as role: Role) {
      self.name = name
      self.role = role
      windows = .of(directory)
      if let scene, role != .window || !windows.hasWindow(name) { content = .scene(WindowModel(scene)) }
    }

    /// The scene to show, while it is open.
    private var scene: FlowScene? { role == .only ? directory.current : directory[name] }

    // MARK: Life cycle

    /// Sets the keeper of the scene. It is called while the window's view is evaluated.
    func isKept(by keeper: (any WindowKeeper)?) {
      self.keeper = keeper
      // A scene that was opened before its window is brought back before the first drawing.
      if case .scene(let window) = content, joinsKeeper() { keeper?.take(window.scene) }
    }

    /// Returns whether the keeper keeps the directory's scenes too.
    private func joinsKeeper() -> Bool { keeper?.join(directory, windowOf: role == .only ? nil : name) ?? false }

    func appear() {
      guard !isOnDisplay else { return }
      let objection = role == .window ? windows.objection(toWindowOf: name) : nil
      isOnDisplay = true
      isSpare = objection != nil
      if let objection {
        windows.remove(self)
        content = .message(objection)
        // Some frames later, since the system may still restore its own name.
        Task { [weak self, pace] in
          await pace.sleep(TransitionPacing.unanimatedSeconds)
          if let self, isSpare, isOnDisplay { actions?.dismiss() }
        }
        return
      }
      if role != .view { directory.hasOneWindow = role == .only }
      let isNew = windows.add(self)
      do {
        // If a cover has hidden the window, its scene may have been closed meanwhile.
        if scene == nil, isNew { try openScene() }
        update()
      } catch {
        content = .message("The scene cannot be opened: \(error)")
      }
      windows.showMissing()
    }

    /// Opens the scene of the window. If this is the only window, it may have shown several scenes when the app last
    /// ran.
    private func openScene() throws(SceneError) {
      let kept = joinsKeeper() && role == .only ? keeper?.names ?? [] : []
      // Where scenes do not share the window, it shows the place that the user left last.
      for name in directory.sharesWindow ? kept : kept.suffix(1) { try? windows.open(name) }
      if scene == nil { try windows.open(name) }
    }

    /// The root view of the window has disappeared. Closes the scene only if the user has closed the window.
    func disappear() {
      guard isOnDisplay, role != .only else { return }
      isOnDisplay = false
      guard !isSpare else { return }
      #if !os(macOS) && !ARMATURE_AS_MACOS
        // The user may not have closed the window: a cover may hide it, and the system disconnects windows to save
        // memory. visionOS reports the last window late.
        guard isDismissed else { return }
      #endif
      content = .nothing
      windows.remove(self)
      if isDismissed {
        // The scene may be open again by now.
        isDismissed = false
        windows.showMissing()
      } else if !windows.hasWindow(name) {
        directory.close(name)
      }
    }

    deinit { Task { @MainActor [windows, name] in windows.didRelease(windowOf: name) } }

    /// The user turned to the window.
    func turn() { if role != .only, windows.contains(self) { windows.turn(to: name) } }

    /// Shows the scene as it is in the directory now.
    func update() {
      if let scene {
        if case .scene(let window) = content, window.scene === scene { return }
        content = .scene(WindowModel(scene))
      } else if case .scene = content {
        content = .message(role == .only ? "No scene is open." : "The scene “\(name)” is closed.")
        // Later, since the code that closed the scene may open it again at once.
        if role == .window {
          Task { [weak self] in
            guard let self, !isSpare, self.scene == nil, !isDismissed else { return }
            isDismissed = true
            actions?.dismiss()
          }
        }
      }
    }

    // MARK: Links

    /// Opens a link while the window shows no scene that could. The scene of a window that has not appeared yet is
    /// opened first, where the user was.
    func open(_ url: URL) {
      appear()
      _ = try? directory.open(link: url, asksToLeave: true)
    }
  }
#endif
