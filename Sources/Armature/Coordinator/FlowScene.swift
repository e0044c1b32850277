import Foundation

/// A root flow in one window, with a name: what a host draws, and what it reports the user's gestures to.
///
/// ```swift
/// let scene = try FlowScene(root: NotesCoordinator(store: store))
/// let top = scene.presentation.topNode  // what to draw
/// scene.back()  // what the user did
/// ```
///
/// Host operations name slots by their identity and only remove. They ask the flows first whether they let their slots
/// go (``Coordinator/canLeave(_:)``), and a slot that is gone already is ignored, since hosts report late.
@MainActor
public final class FlowScene {
  /// The name of the scene.
  public let name: String
  /// The flow at the bottom. The scene owns it.
  public let root: AnyCoordinator
  /// Where broadcasts for this scene are posted.
  public let notificationCenter: NotificationCenter

  /// Where the scene's links begin. Without one they are paths, such as `/note/7`.
  public var linkAddress: LinkAddress?

  let core = SceneCore()
  /// The buttons' actions that run.
  let actions = ScreenWork()
  /// The screens' own tasks.
  let tasks = ScreenWork()
  var listener: PopToRootListener?
  /// The directory that the scene is listed in, if any: what a flow opens and closes windows with.
  public internal(set) weak var directory: SceneDirectory?

  /// Opens a scene, and makes the child flows that its root opens.
  ///
  /// - Parameters:
  ///   - root: A coordinator that is not part of any scene.
  ///   - name: The name of the scene.
  ///   - notificationCenter: Carries ``Foundation/NSNotification/Name/popToRoot``.
  /// - Throws: `alreadyInUse` for a coordinator with another place, `tooDeep` when the root opens itself without end, and
  ///   what else its child flows cannot have; the coordinator is then as it was.
  public convenience init(
    root: AnyCoordinator, name: String = "main", notificationCenter: NotificationCenter = .default
  ) throws(NavigationError) {
    try self.init(holding: root, name: name, notificationCenter: notificationCenter)
    start()
  }

  /// Opens a scene whose flows do not hear of it before ``start()``.
  init(holding root: AnyCoordinator, name: String, notificationCenter: NotificationCenter) throws(NavigationError) {
    guard root.life == .fresh else { throw .alreadyInUse }
    self.root = root
    self.name = name
    self.notificationCenter = notificationCenter
    core.scene = self
    core.hold()
    listener = PopToRootListener(scene: self)
    root.life = .live
    root.core = core
    do {
      try core.change(isExplicit: false) { batch throws(NavigationError) in
        batch.enteredFlows.append(root)
        try root.enterSlots(in: batch)
      }
    } catch {
      root.withdraw()
      throw error
    }
  }

  /// What to draw now. Within a batch it is what was there before; while `child(for:)` is asked, it is what was drawn last.
  ///
  /// - Complexity: What has changed since the last call; a push or a step back at the end of the line costs the same at
  ///   any depth.
  public var presentation: Presentation { core.presentation(of: root) }

  /// Does any number of edits, in any flows of the scene, as one change: when a verb in it is refused or the body throws,
  /// nothing has happened.
  ///
  /// - Throws: What the body throws, or the ``NavigationError`` of the first verb that was refused; `busy` when the body has
  ///   swallowed another error of a batch within this one.
  public func batch(_ body: () throws -> Void) throws {
    try core.change(isExplicit: true, { _ in try body() }, refused: { $0 })
  }

  /// Calls back after each change of any flow in the scene, which keeps the callback: it must not keep the scene or a flow.
  ///
  /// - Returns: The means to end it before the scene goes.
  @discardableResult
  public func observe(_ call: @escaping (FlowChange) -> Void) -> ObservationToken { core.observers.add(call) }

  /// Calls back with each event, in the order in which they happen. The scene keeps the callback, as in ``observe(_:)``.
  ///
  /// - Returns: The means to end it before the scene goes.
  @discardableResult
  public func observeEvents(_ call: @escaping (NavigationEvent) -> Void) -> ObservationToken {
    core.eventObservers.add(call)
  }
}
