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

  let core: SceneCore
  let acts = UserActs()
  /// The running actions of buttons.
  let actions = ScreenWork()
  /// The running tasks of screens.
  let tasks = ScreenWork()
  /// The objects of features, in the order in which they were first needed. Written by `part(_:)`.
  private var parts: [any ScenePart] = []
  /// The runners of the hosts that show the scene.
  var runners: [WeakRunner] = []
  private(set) var listener: PopToRootListener?
  /// Whether a host has drawn the scene, so that the user looks at it.
  private var isDrawn = false

  /// Opens a scene, but does not notify its flows before ``start()``.
  init(
    holding root: AnyCoordinator, name: String, notificationCenter: NotificationCenter, rules: [any Rule],
    services: [any Service.Type]
  ) throws(NavigationError) {
    if let obstacle = root.obstacleToEntering { throw obstacle }
    self.root = root
    self.name = name
    self.notificationCenter = notificationCenter
    core = SceneCore(root: root, rules: rules, services: services)
    core.owner = self
    core.deliveries.isHeld = true
    do { try core.change(.opened) { draft in try draft.open(root: root) } } catch { throw error.refusal }
    listener = PopToRootListener(scene: self)
  }

  /// Delivers all notifications so far, such as ``AnyCoordinator/didEnter()``.
  package func start() { core.start() }

  /// Drops a scene that was not started, and its notifications.
  func forget() { core.deliveries.forget() }

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

  /// Tells the scene that a host has drawn it. ``didDraw(_:)`` does the same, and starts the screen's task.
  package func wasDrawn() {
    guard !exchange(&isDrawn, with: true) else { return }
    for case let rule as any HearsDrawing in core.rules { rule.wasDrawn(core) }
  }

  /// Returns the part of a type. It is made when it is first needed.
  func part<Part: ScenePart>(_ type: Part.Type) -> Part {
    for case let part as Part in parts { return part }
    let part = Part()
    parts.append(part)
    return part
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
  package func observe(_ call: @escaping (FlowChange) -> Void) -> ObservationToken {
    core.deliveries.observers.add(call)
  }
}

extension SceneCore {
  /// The scene object, if it is alive.
  var scene: FlowScene? { owner as? FlowScene }
}

extension AnyCoordinator {
  /// The scene of the flow; `nil` before the flow comes into a scene and after it was removed.
  public final var scene: FlowScene? {
    noteRead()
    return isDetached ? nil : core?.scene
  }
}

/// A rule that hears when a host has drawn the scene for the first time.
@MainActor
protocol HearsDrawing: Rule {
  func wasDrawn(_ core: SceneCore)
}

/// An object of a feature that lives exactly as long as the scene object.
///
/// Flows outlive the scene object while code holds them. So an object that has to end with the scene cannot be held by
/// a flow or by the core.
@MainActor
protocol ScenePart: AnyObject {
  init()
}

/// A host's runner, which the host keeps.
struct WeakRunner {
  weak var runner: TransitionRunner?
}
