import Foundation

/// One window of an app: its root coordinator, its links and its saved state.
///
/// ```swift
/// let scene = try FlowScene(root: NotesCoordinator(store: store))
/// scene.root.popToRoot()
/// ```
///
/// In SwiftUI, a view of `ArmatureUI` draws it. In a test, the driver of `ArmatureTesting` opens one.
@MainActor
public final class FlowScene {
  /// The name of the scene.
  public let name: String
  /// The root flow, owned by the scene.
  public let root: AnyCoordinator
  /// The center for broadcasts to this scene.
  public let notificationCenter: NotificationCenter
  /// The beginning of the scene's links. Without one, links are paths, such as `/note/7`.
  public var linkAddress: LinkAddress?
  /// The directory that lists the scene, if any. Flows use it to open and close scenes.
  public internal(set) weak var directory: SceneDirectory?

  let core: SceneCore
  /// The features that take part in changes, in the order in which they are asked.
  private(set) var rules: [any Rule] = []
  private(set) var listener: PopToRootListener?

  /// Opens a scene and makes the child flows of its root.
  ///
  /// - Parameters:
  ///   - root: A coordinator outside of any scene.
  ///   - name: The name of the scene, for links that name one and for saved state.
  ///   - notificationCenter: The center from which the scene receives ``Foundation/NSNotification/Name/popToRoot``.
  /// - Throws: `alreadyInUse` for a coordinator that is used elsewhere, `detached` for one that was removed from a
  ///   scene, `tooDeep` when the root opens itself without end, and the refusals of child flows. The coordinator has
  ///   not changed then.
  public convenience init(
    root: AnyCoordinator, name: String = SceneDirectory.defaultName, notificationCenter: NotificationCenter = .default
  ) throws(NavigationError) {
    try self.init(unstarted: root, name: name, notificationCenter: notificationCenter)
    start()
  }

  /// Opens a scene, but does not notify its flows before ``start()``.
  package convenience init(unstarted root: AnyCoordinator, name: String, notificationCenter: NotificationCenter)
    throws(NavigationError)
  {
    try self.init(unstarted: root, name: name, notificationCenter: notificationCenter) { core in
      Self.rules.map { $0.init(core) }
    }
  }

  /// Opens a scene with other rules.
  init(
    unstarted root: AnyCoordinator, name: String, notificationCenter: NotificationCenter,
    rules: (SceneCore) -> [any Rule]
  ) throws(NavigationError) {
    if let obstacle = root.obstacleToEntering { throw obstacle }
    self.root = root
    self.name = name
    core = SceneCore(root: root)
    self.notificationCenter = notificationCenter
    self.rules = rules(core)
    do { try core.open(self) } catch { throw error.refusal }
    listener = PopToRootListener(notificationCenter, of: self)
  }

  /// Returns the rule of a type. A list without it gets one.
  func rule<Wanted: Rule>(_ type: Wanted.Type) -> Wanted {
    for rule in rules where Swift.type(of: rule) == type { return unsafeDowncast(rule, to: type) }
    let rule = Wanted(core)
    rules.append(rule)
    return rule
  }

  /// Delivers all notifications so far, such as ``AnyCoordinator/didEnter()``.
  package func start() { core.start() }

  /// Removes all flows, the deepest first, notifies them and cancels their work. The scene refuses every change from
  /// now on.
  ///
  /// - Parameter unlist: Called before the flows are notified, unless the verb is refused.
  /// - Returns: Whether the scene was closed; `false` from within a batch of the scene, and while a child flow is being
  ///   made.
  func close(_ unlist: () -> Void) -> Bool {
    root.attempt("close(_:)") {
      if let obstacle = core.obstacle { throw obstacle }
      listener = nil
      unlist()
      core.close()
    }
  }

  /// The presentation to draw now. During a change, the presentation before the change.
  ///
  /// - Complexity: O(*n*) in the number of slots from the first changed one on; O(1) when nothing has changed since the
  ///   last call.
  package var presentation: Presentation { core.presentation }

  /// Makes any number of changes, in any flows of the scene, as one change. When a verb in it is refused or the body
  /// throws, nothing changes.
  ///
  /// - Parameter body: Changes flows. Reading a flow within the body includes the changes so far.
  /// - Throws: The body's error, or the ``NavigationError`` of the first refused verb. Throws `busy` if the body
  ///   catches another error of a batch within this one.
  public func batch(_ body: () throws -> Void) throws {
    do { try core.change { _ in try body() } } catch {
      core.reportIfEndless("batch(_:)", in: root)
      throw error
    }
  }

  /// Asks the guards about every place of the scene again, and about the link that waits; and asks the root whether the
  /// scene is locked.
  ///
  /// In one change, each line ends below the first place that is not admitted any more, and the link is opened if it is
  /// admitted now.
  ///
  /// - Returns: Whether the guards were asked; `false` within a change of the scene.
  @discardableResult
  public func checkGuards() -> Bool {
    root.attempt("checkGuards()") {
      if let obstacle = core.obstacle { throw obstacle }
      try core.change(.guards, core.reviewEverything)
    }
  }

  /// Calls a closure after each change of the scene, for example to save it. A batch is one change, and so are all
  /// changes of models until the next turn of the main actor. Events say what users do; see ``observeEvents(_:)`` and
  /// ``events``.
  ///
  /// - Parameter call: The closure. The scene keeps it, so it must not keep the scene.
  /// - Returns: A token to end the observation. You need not keep it.
  @discardableResult
  public func observeChanges(_ call: @escaping () -> Void) -> ObservationToken { observe { _ in call() } }

  /// Calls back after each change of any flow in the scene. The scene keeps the callback, which must not keep the scene
  /// or a flow.
  ///
  /// - Parameter call: Called with each change from now on.
  /// - Returns: A token that can end the observation before the scene ends.
  @discardableResult
  package func observe(_ call: @escaping (FlowChange) -> Void) -> ObservationToken { core.delivery.changes.add(call) }
}

extension AnyCoordinator {
  /// The scene of the flow; `nil` before the flow enters a scene and after it was removed.
  public final var scene: FlowScene? {
    registerRead()
    return isDetached ? nil : core?.scene
  }
}

/// The time for links that wait. A test gives its scene a clock of its own.
@MainActor
public struct FlowClock {
  /// Returns the time now.
  public let now: () -> Date
  /// Waits for a number of seconds.
  public let sleep: (_ seconds: Double) async -> Void

  /// - Parameters:
  ///   - now: Returns the time now.
  ///   - sleep: Waits for a number of seconds. Returns at once in a cancelled task.
  public init(now: @escaping () -> Date, sleep: @escaping (_ seconds: Double) async -> Void) {
    self.now = now
    self.sleep = sleep
  }

  /// The clock of the system.
  public static let system = Self(now: { Date() }, sleep: { await sleep($0) })

  /// Waits in a task.
  ///
  /// - Parameter seconds: The time, at most a day. A negative time does not wait.
  @Sendable package nonisolated static func sleep(_ seconds: Double) async {
    try? await Task.sleep(nanoseconds: UInt64(seconds > 0 ? min(seconds, 86_400) * 1e9 : 0))
  }
}
