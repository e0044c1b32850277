#if canImport(SwiftUI)
  import Armature
  import Combine
  import Foundation

  /// A window on a scene of a directory.
  @MainActor
  final class SceneWindow: ObservableObject {
    /// Whose window it is.
    enum Role {
      /// A scene's, somewhere in the app's own views. There may be several.
      case view
      /// A scene's, which is one window of a group. Another one for the same scene goes again.
      case window
      /// The only window, which shows the scene that is the current one.
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
    /// Asks the system for the window of a scene, and for this window to go.
    var open: (@MainActor (String) -> Void)?
    var dismiss: (@MainActor () -> Void)?

    private let windows: SceneWindows
    private var directory: SceneDirectory { windows.directory }
    private var isOnDisplay = false
    /// Whether it is one too many.
    private var isSpare = false
    /// Whether the system was asked to take it away since its scene was closed.
    private var isDismissed = false

    init(of name: String, in directory: SceneDirectory, as role: Role) {
      self.name = name
      self.role = role
      windows = .of(directory)
      if let scene, role != .window || !windows.hasWindow(name) { content = .scene(WindowModel(scene)) }
    }

    /// The scene that it shows, while that is open.
    private var scene: FlowScene? { role == .only ? directory.current : directory[name] }

    // MARK: Its life

    func appear() {
      guard !isOnDisplay else { return }
      isOnDisplay = true
      let objection = role == .window ? windows.objection(toWindowOf: name) : nil
      isSpare = objection != nil
      if let objection {
        content = .message(objection)
        dismiss?()
        return
      }
      windows.add(self)
      do {
        if scene == nil { try windows.open(name) }
        update()
      } catch {
        content = .message("The scene cannot be opened: \(error)")
      }
      windows.showMissing()
    }

    func disappear() {
      guard isOnDisplay, role != .only else { return }
      isOnDisplay = false
      content = .nothing
      guard !isSpare else { return }
      windows.remove(self)
      if isDismissed {
        // The scene may have been opened again meanwhile.
        isDismissed = false
        windows.showMissing()
      } else if !windows.hasWindow(name) {
        directory.close(name)
      }
    }

    /// The user has turned to it.
    func turn() { if isOnDisplay, !isSpare, role != .only { windows.turn(to: name) } }

    /// Follows the directory.
    func update() {
      if let scene {
        if case .scene(let window) = content, window.scene === scene { return }
        content = .scene(WindowModel(scene))
      } else if case .scene = content {
        content = .message(role == .only ? "No scene is open." : "The scene “\(name)” is closed.")
        // Not at once: who closes a scene may be about to open it again.
        if role == .window { Task { [weak self] in self?.dismissWithoutScene() } }
      }
    }

    private func dismissWithoutScene() {
      guard isOnDisplay, scene == nil, !isDismissed else { return }
      isDismissed = true
      dismiss?()
    }

    // MARK: Links

    /// Follows a link while no scene is drawn that would.
    func follow(_ url: URL) { _ = try? directory.open(link: url) }
  }
#endif
