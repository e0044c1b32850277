import Foundation

/// The scenes of an app by their names: opens them, finds them, follows links into the right one, and closes them.
///
/// ```swift
/// let scenes = SceneDirectory(linkAddress: try LinkAddress("notes://{scene}")) { name in
///   switch name {
///   case "main": NotesCoordinator()
///   case "settings": SettingsCoordinator()
///   default: nil
///   }
/// }
/// let main = try scenes.open()
/// try scenes.open(link: "notes://settings/about")
/// ```
///
/// Of the open scenes one is the *current* one, which was used last: opened, activated, or led to by a link. Links without
/// the name of a scene go there.
@MainActor
public final class SceneDirectory {
  /// The name that a scene has when nothing else is said.
  public nonisolated static let defaultName = "main"

  /// Carries ``Foundation/NSNotification/Name/popToRoot`` for all scenes.
  public let notificationCenter: NotificationCenter
  /// Where the links of all scenes begin.
  public let linkAddress: LinkAddress?
  /// The open scenes, in the order in which they were opened.
  public private(set) var scenes: [FlowScene] = []

  let makeRoot: @MainActor (String) -> AnyCoordinator?
  /// The names of the open scenes, the one that was used last at the end.
  private var used: [String] = []
  /// The names of the scenes that are being made.
  private var preparing: Set<String> = []
  private let observers = Observers<SceneChange>()
  private var news: [SceneChange] = []
  private var isTelling = false

  /// A directory without scenes.
  ///
  /// - Parameters:
  ///   - notificationCenter: Carries ``Foundation/NSNotification/Name/popToRoot``.
  ///   - linkAddress: Where the scenes' links begin. Only one with `{scene}` in it leads to a scene by name.
  ///   - root: Makes the root flow of a scene that is to be opened, a new one each time and without outside effects; `nil`
  ///     for a name that no scene shall have. The directory keeps it, so it must not keep the directory.
  public init(
    notificationCenter: NotificationCenter = .default, linkAddress: LinkAddress? = nil,
    root: @escaping @MainActor (_ name: String) -> AnyCoordinator?
  ) {
    self.notificationCenter = notificationCenter
    self.linkAddress = linkAddress
    makeRoot = root
  }

  // MARK: Finding

  /// The open scene of a name.
  public subscript(name: String) -> FlowScene? { scenes.first { $0.name == name } }

  /// The names of the open scenes, in the order in which they were opened.
  public var names: [String] { scenes.map(\.name) }

  /// The scene that was used last; `nil` when none is open.
  public var current: FlowScene? { used.last.flatMap { self[$0] } }

  // MARK: Opening

  /// Opens a scene with the root flow that the directory makes for its name. One that is open becomes the current one, as
  /// it is.
  ///
  /// - Returns: The scene.
  /// - Throws: A ``SceneError``; nothing has changed then.
  @discardableResult
  public func open(_ name: String = defaultName) throws(SceneError) -> FlowScene {
    if let scene = self[name] {
      activate(name)
      return scene
    }
    return try enlist(prepare(name, root: makeRoot, { _ throws(SceneError) in }, refused: { $0 }))
  }

  /// Opens a scene with a root flow that the directory has not made.
  ///
  /// - Parameters:
  ///   - name: A name that no open scene has.
  ///   - root: A coordinator that is not part of any scene.
  /// - Returns: The scene.
  /// - Throws: A ``SceneError``; nothing has changed then.
  @discardableResult
  public func open(_ name: String = defaultName, root: AnyCoordinator) throws(SceneError) -> FlowScene {
    try enlist(prepare(name, root: { _ in root }, { _ throws(SceneError) in }, refused: { $0 }))
  }

  /// Makes a scene the current one, as when the user turns to its window.
  ///
  /// - Returns: Whether it is open.
  @discardableResult
  public func activate(_ name: String) -> Bool {
    guard let scene = self[name] else { return false }
    use(scene)
    tell()
    return true
  }

  /// Makes a scene of which nobody hears before it is enlisted. It can be used meanwhile; when that fails, it never was.
  func prepare<Failure: Error>(
    _ name: String, root: (String) -> AnyCoordinator?, _ use: (FlowScene) throws(Failure) -> Void,
    refused: (SceneError) -> Failure
  ) throws(Failure) -> FlowScene {
    guard !name.isEmpty else { throw refused(.noName) }
    guard self[name] == nil else { throw refused(.inUse(name)) }
    guard preparing.insert(name).inserted else { throw refused(.refused(name, .busy)) }
    defer { preparing.remove(name) }
    guard let root = root(name) else { throw refused(.unknown(name, open: names)) }
    let scene: FlowScene
    do throws(NavigationError) {
      scene = try FlowScene(holding: root, name: name, notificationCenter: notificationCenter)
    } catch {
      throw refused(.refused(name, error))
    }
    scene.linkAddress = linkAddress
    do throws(Failure) { try use(scene) } catch {
      scene.forget()
      throw error
    }
    return scene
  }

  @discardableResult
  func enlist(_ scene: FlowScene) -> FlowScene {
    scene.directory = self
    scenes.append(scene)
    news.append(.opened(scene.name))
    use(scene)
    scene.start()
    tell()
    return scene
  }

  private func use(_ scene: FlowScene) {
    guard used.last != scene.name else { return }
    used.removeAll { $0 == scene.name }
    used.append(scene.name)
    news.append(.current(scene.name))
  }

  // MARK: Closing

  /// Closes a scene: all its flows are removed, the deepest first, and hear ``AnyCoordinator/didLeave()``; what runs for
  /// their screens is cancelled. ``Coordinator/canLeave(_:)`` is not asked. When it was the current scene, the one that was
  /// used before it is the current one again.
  ///
  /// - Returns: Whether it was done: not when no such scene is open, nor from inside a batch of it or while one of its child
  ///   flows is being made, which is reported as a refusal.
  @discardableResult
  public func close(_ name: String) -> Bool {
    guard let scene = self[name], scene.close({ remove(scene) }) else { return false }
    tell()
    return true
  }

  private func remove(_ scene: FlowScene) {
    let wasCurrent = used.last == scene.name
    scene.directory = nil
    scenes.removeAll { $0 === scene }
    used.removeAll { $0 == scene.name }
    news.append(.closed(scene.name))
    if wasCurrent { news.append(.current(used.last)) }
  }

  // MARK: Who hears of it

  /// Calls back after each change. Who opens or closes scenes in the callback is served at once; everybody hears of the
  /// changes in the order in which they happened. The directory keeps the callback, which must not keep the directory.
  ///
  /// - Returns: The means to end it before the directory goes.
  @discardableResult
  public func observe(_ call: @escaping (SceneChange) -> Void) -> ObservationToken { observers.add(call) }

  private func tell() {
    guard !isTelling else { return }
    isTelling = true
    while !news.isEmpty { observers.tell(news.removeFirst()) }
    isTelling = false
  }
}
