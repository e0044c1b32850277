import Foundation

/// A root flow in one window, with a name: a host draws it, and reports to it what the user does.
///
/// ```swift
/// let scene = try FlowScene(root: NotesCoordinator(store: store))
/// let top = scene.presentation.topNode  // the screen to draw
/// scene.back()  // the user's tap
/// ```
///
/// Host operations name slots by their identity and only remove. They ask the flows first whether they let their slots go
/// (``Coordinator/canLeave(_:)``). A slot that is gone already is ignored, since hosts report late.
@MainActor
public final class FlowScene {
  /// The name of the scene.
  public let name: String
  /// The flow at the bottom. The scene owns it.
  public let root: AnyCoordinator
  /// The center on which broadcasts for this scene are posted.
  public let notificationCenter: NotificationCenter

  /// Where the scene's links begin. Without one they are paths, such as `/note/7`.
  public var linkAddress: LinkAddress?
  /// The directory that the scene is listed in, if any: flows open and close windows with it.
  public internal(set) weak var directory: SceneDirectory?

  let core: SceneCore
  /// The buttons' actions that run.
  let actions = ScreenWork()
  /// The screens' own tasks.
  let tasks = ScreenWork()
  private(set) var listener: PopToRootListener?

  /// Opens a scene, and makes the child flows that its root opens.
  ///
  /// - Parameters:
  ///   - root: A coordinator that is not part of any scene.
  ///   - name: The name of the scene.
  ///   - notificationCenter: Carries ``Foundation/NSNotification/Name/popToRoot``.
  /// - Throws: `alreadyInUse` for a coordinator that is used elsewhere, `tooDeep` when the root opens itself without end, and
  ///   the refusals of its child flows. The coordinator is as it was then.
  public convenience init(
    root: AnyCoordinator, name: String = "main", notificationCenter: NotificationCenter = .default
  ) throws(NavigationError) {
    try self.init(holding: root, name: name, notificationCenter: notificationCenter)
    start()
  }

  /// Opens a scene whose flows do not hear of it before ``start()``.
  init(holding root: AnyCoordinator, name: String, notificationCenter: NotificationCenter) throws(NavigationError) {
    guard root.core == nil else { throw .alreadyInUse }
    self.root = root
    self.name = name
    self.notificationCenter = notificationCenter
    core = SceneCore(root: root)
    core.scene = self
    core.hold()
    try core.change { draft throws(NavigationError) in try draft.open(root: root) }
    listener = PopToRootListener(scene: self)
  }

  /// Delivers to the flows that they have entered, and everything that has happened since.
  func start() { core.release() }

  /// Ends a scene that was never started: its flows have heard of nothing.
  func forget() { core.forget() }

  /// Removes all flows, the deepest first. They hear of it, their work is cancelled, and the scene refuses every change from
  /// now on.
  ///
  /// - Parameter unlist: Called when nothing stands against it any more, before the flows hear of it.
  /// - Returns: Whether it was done: not from inside a batch of the scene, nor while one of its child flows is being made.
  func close(_ unlist: () -> Void) -> Bool {
    root.attempt("close(_:)") { () throws(NavigationError) in
      if let obstacle = core.obstacle { throw obstacle }
      listener = nil
      unlist()
      core.close()
    }
  }

  /// The presentation to draw now. During a change, it is the one before the change.
  ///
  /// - Complexity: O(*n*) in the number of slots after a change; O(1) when nothing has changed since the last call.
  public var presentation: Presentation { core.presentation }

  /// Does any number of edits, in any flows of the scene, as one change. When a verb in it is refused or the body throws,
  /// nothing has happened.
  ///
  /// - Parameter body: Changes flows. They read the changes made so far.
  /// - Throws: The body's error, or the ``NavigationError`` of the first verb that was refused; `busy` when the body has
  ///   swallowed another error of a batch within this one.
  public func batch(_ body: () throws -> Void) throws {
    try core.change(refused: { $0 }) { _ in try body() }
  }

  /// Calls back after each change of any flow in the scene. The scene keeps the callback, which must not keep the scene or a
  /// flow.
  ///
  /// - Parameter call: The callback.
  /// - Returns: A token that can end the observation before the scene goes.
  @discardableResult
  public func observe(_ call: @escaping (FlowChange) -> Void) -> ObservationToken { core.observers.add(call) }

  /// Calls back with each event, in their order. The scene keeps the callback, as in ``observe(_:)``.
  ///
  /// - Parameter call: The callback.
  /// - Returns: A token that can end the observation before the scene goes.
  @discardableResult
  public func observeEvents(_ call: @escaping (NavigationEvent) -> Void) -> ObservationToken {
    core.eventObservers.add(call)
  }
}
