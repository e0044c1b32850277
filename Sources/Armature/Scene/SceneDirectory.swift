import Foundation

/// The scenes of an app by name: opens, finds and closes them, and opens links in the right one.
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
/// The *current* scene is the one used last: opened, activated, or the target of a link. Links without the name of a
/// scene open in it.
@MainActor
public final class SceneDirectory {
  /// The default name of a scene.
  public nonisolated static let defaultName = "main"

  /// The center for ``Foundation/NSNotification/Name/popToRoot`` in all scenes.
  public let notificationCenter: NotificationCenter
  /// The beginning of all scenes' links.
  public let linkAddress: LinkAddress?
  /// Whether a system with only one window shows all scenes in it, one at a time. If not, opening a second scene there
  /// throws ``SceneError/noWindow(_:)``. The default is `true`.
  ///
  /// An iPhone has one window, and so has an iPad while the app does not support several. Only the windows of
  /// `CoordinatorWindows` report that, so in a terminal and in a test no scene is refused.
  public var sharesWindow = true
  /// Whether a host has reported that the system has only one window.
  package var hasOneWindow = false
  /// Brings back the places of scenes that are opened from now on, and keeps them; `nil` for none.
  package var keeper: (any SceneKeeper)?

  package let acts = UserActs()
  let makeRoot: @MainActor (String) -> AnyCoordinator?
  /// The open scenes by their names in small letters.
  private var entries: [String: [Entry]] = [:]
  private var currentEntry: Entry?
  /// The number of scenes opened and used so far.
  private var count = 0
  /// The names of scenes that are being opened.
  private var preparing: Set<String> = []
  private let observers = Observers<SceneChange>()
  private var news: [SceneChange] = []
  private var isNotifying = false

  /// An open scene, with the count when it was opened, and when it was last used.
  private final class Entry {
    let scene: FlowScene
    let opening: Int
    var use = 0

    init(_ scene: FlowScene, opening: Int) { (self.scene, self.opening) = (scene, opening) }
  }

  /// Creates a directory without scenes.
  ///
  /// - Parameters:
  ///   - notificationCenter: The center from which the scenes receive ``Foundation/NSNotification/Name/popToRoot``.
  ///   - linkAddress: The beginning of the scenes' links. Links can name a scene only if it contains `{scene}`.
  ///   - root: Makes a new root flow for a scene's name, without outside effects, or returns `nil` for an unknown name.
  ///     The directory keeps the closure, which must not keep the directory.
  public init(
    notificationCenter: NotificationCenter = .default, linkAddress: LinkAddress? = nil,
    root: @escaping @MainActor (_ name: String) -> AnyCoordinator?
  ) {
    self.notificationCenter = notificationCenter
    self.linkAddress = linkAddress
    makeRoot = root
  }

  /// Creates a directory without scenes that makes the same roots, as when the app is opened again.
  package func again() -> SceneDirectory {
    let next = SceneDirectory(notificationCenter: NotificationCenter(), linkAddress: linkAddress, root: makeRoot)
    next.sharesWindow = sharesWindow
    return next
  }

  // MARK: Finding

  /// The open scenes, in the order of opening.
  ///
  /// - Complexity: O(*n* log *n*).
  public var scenes: [FlowScene] { entries.values.joined().sorted { $0.opening < $1.opening }.map(\.scene) }

  /// The open scene with a name.
  public subscript(name: String) -> FlowScene? { entry(name)?.scene }

  private func entry(_ name: String) -> Entry? { entries[name.lowercased()]?.first { $0.scene.name == name } }

  /// Returns the open scenes whose names are a name but for the case of letters.
  func scenes(likeNamed name: String) -> [FlowScene] { (entries[name.lowercased()] ?? []).map(\.scene) }

  /// The names of the open scenes, in the order of opening.
  package var names: [String] { scenes.map(\.name) }

  /// The scene used last; `nil` when no scene is open.
  public var current: FlowScene? { currentEntry?.scene }

  // MARK: Opening

  /// Opens a scene with the root flow that the directory makes for its name. If the scene is already open, only makes
  /// it the current one.
  ///
  /// - Returns: The scene, which is the current one now.
  /// - Throws: A ``SceneError``. Nothing has changed then.
  @discardableResult
  public func open(_ name: String = defaultName) throws(SceneError) -> FlowScene {
    try acts.perform(.turn(scene: name)) { () throws(SceneError) in
      if let scene = self[name] {
        activate(name)
        return scene
      }
      return enlist(try prepare(name, root: makeRoot))
    }
  }

  /// Opens a scene with the given root flow.
  ///
  /// - Parameters:
  ///   - name: A name that no open scene has.
  ///   - root: A coordinator outside of any scene.
  /// - Returns: The new scene, which is the current one now.
  /// - Throws: A ``SceneError``. Nothing has changed then.
  @discardableResult
  public func open(_ name: String = defaultName, root: AnyCoordinator) throws(SceneError) -> FlowScene {
    enlist(try prepare(name) { _ in root })
  }

  /// Makes a scene the current one, for example when the user turns to its window.
  ///
  /// - Returns: Whether the scene is open.
  @discardableResult
  public func activate(_ name: String) -> Bool {
    guard let scene = self[name] else { return false }
    guard scene !== current else { return true }
    acts.perform(.turn(scene: name)) {
      use(scene)
      notifyObservers()
    }
    return true
  }

  /// Makes a scene without notifying anybody, until it is enlisted or discarded. A plan does not bring it back.
  func prepare(
    _ name: String, bringsBack: Bool = true, root: (String) -> AnyCoordinator?
  ) throws(SceneError) -> FlowScene {
    guard !name.isEmpty else { throw .noName }
    guard self[name] == nil else { throw .inUse(name) }
    guard sharesWindow || !hasOneWindow || entries.isEmpty else { throw .noWindow(name) }
    guard preparing.insert(name).inserted else { throw .refused(name, .busy) }
    do throws(SceneError) {
      guard let root = root(name) else { throw .unknown(name, open: names) }
      do throws(NavigationError) {
        let scene = try FlowScene(unstarted: root, name: name, notificationCenter: notificationCenter)
        scene.linkAddress = linkAddress
        if bringsBack { keeper?.bringBack(scene) }
        return scene
      } catch {
        throw .refused(name, error)
      }
    } catch {
      preparing.remove(name)
      throw error
    }
  }

  /// Drops a scene that was prepared.
  func discard(_ scene: FlowScene) {
    preparing.remove(scene.name)
    scene.core.delivery.forget()
  }

  @discardableResult
  func enlist(_ scene: FlowScene) -> FlowScene {
    preparing.remove(scene.name)
    scene.directory = self
    count += 1
    entries[scene.name.lowercased(), default: []].append(Entry(scene, opening: count))
    news.append(.opened(scene.name))
    use(scene)
    scene.start()
    notifyObservers()
    return scene
  }

  private func use(_ scene: FlowScene) {
    guard scene !== current, let entry = entry(scene.name) else { return }
    count += 1
    entry.use = count
    currentEntry = entry
    news.append(.current(scene.name))
    keeper?.keep(scene)
  }

  // MARK: Closing

  /// Closes a scene: removes all its flows, the deepest first, calls their ``AnyCoordinator/didLeave()``, and cancels
  /// the work of their screens. Does not call ``Coordinator/canLeave(_:)``. If it was the current scene, the one used
  /// before becomes the current one.
  ///
  /// If a host still holds the scene, the scene keeps its presentation, and refuses every change as `detached`.
  ///
  /// - Returns: Whether the scene was closed; `false` if no such scene is open. Also `false`, and reported as a
  ///   refusal, from within a batch of the scene or while one of its child flows is being made.
  @discardableResult
  public func close(_ name: String) -> Bool {
    acts.perform(.close(scene: name), counts: { $0 }) {
      guard let scene = self[name], scene.close({ remove(scene) }) else { return false }
      notifyObservers()
      return true
    }
  }

  private func remove(_ scene: FlowScene) {
    let wasCurrent = current === scene
    scene.directory = nil
    keeper?.forget(scene.name)
    let key = scene.name.lowercased()
    entries[key]?.removeAll { $0.scene === scene }
    if entries[key]?.isEmpty == true { entries[key] = nil }
    news.append(.closed(scene.name))
    guard wasCurrent else { return }
    currentEntry = entries.values.joined().max { $0.use < $1.use }
    news.append(.current(current?.name))
  }

  // MARK: Observing

  /// Calls back after each change. A callback may open or close scenes at once; every observer still receives the
  /// changes in their order. The directory keeps the callback, which must not keep the directory.
  ///
  /// - Parameter call: Called with each change from now on.
  /// - Returns: A token that can end the observation before the directory is deallocated.
  @discardableResult
  package func observe(_ call: @escaping (SceneChange) -> Void) -> ObservationToken { observers.add(call) }

  private func notifyObservers() {
    guard !isNotifying else { return }
    isNotifying = true
    while !news.isEmpty { observers.notify(news.removeFirst()) }
    isNotifying = false
  }
}

/// A change in a ``SceneDirectory``, with the name of the scene.
package enum SceneChange: Hashable, Sendable {
  /// A scene was opened.
  case opened(String)
  /// A scene was closed.
  case closed(String)
  /// Another scene became the current one; `nil` when no scene is open.
  case current(String?)
}

/// The reason why a scene could not be opened. Nothing has changed then.
public enum SceneError: Error, Hashable, Sendable {
  /// The name is empty.
  case noName
  /// A scene of this name is already open.
  case inUse(String)
  /// The directory makes no root flow for this name. `open` holds the names of the open scenes.
  case unknown(String, open: [String])
  /// The root flow was refused, or a scene of this name is being opened.
  case refused(String, NavigationError)
  /// The system has only one window, which another scene has; see ``SceneDirectory/sharesWindow``.
  case noWindow(String)
}

extension SceneError: CustomStringConvertible {
  /// One sentence about the problem and the way out.
  public var description: String {
    switch self {
    case .noName: "a scene needs a name"
    case .inUse(let name): "the name “\(name.excerpt)” is in use; close that scene first, or choose another name"
    case .unknown(let name, let open):
      "there is no scene “\(name.excerpt)”\(open.isEmpty ? "; none is open" : name.expectation(among: open))"
    case .refused(let name, let error): "the scene “\(name.excerpt)” was refused: \(error)"
    case .noWindow(let name):
      "the system has no window for the scene “\(name.excerpt)”; show its place in the scene that is open, or set "
        + "sharesWindow to true"
    }
  }
}
