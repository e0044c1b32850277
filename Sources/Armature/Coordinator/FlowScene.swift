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

  /// Opens a scene, but does not notify its flows before ``start()``.
  init(
    holding root: AnyCoordinator, name: String, notificationCenter: NotificationCenter,
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

  /// Calls a closure after each change of the scene, for example to save it. Events say what users do; see
  /// ``observeEvents(_:)`` and ``events``.
  ///
  /// - Parameter call: The closure. The scene keeps it, so it must not keep the scene.
  /// - Returns: A token to end the observation. You need not keep it.
  @discardableResult
  public func observeChanges(_ call: @escaping () -> Void) -> ObservationToken { observe { _ in call() } }

  /// Calls back after each change of any flow in the scene. The scene keeps the callback, which must not keep the scene
  /// or a flow.
  ///
  /// - Parameter call: The callback.
  /// - Returns: A token that can end the observation before the scene goes.
  @discardableResult
  package func observe(_ call: @escaping (FlowChange) -> Void) -> ObservationToken { core.telling.changes.add(call) }
}

extension AnyCoordinator {
  /// The scene of the flow; `nil` before the flow comes into a scene and after it was removed.
  public final var scene: FlowScene? {
    noteRead()
    return isDetached ? nil : core?.scene
  }
}
