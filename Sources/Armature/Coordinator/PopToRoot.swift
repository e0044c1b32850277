import Dispatch
import Foundation

extension Notification.Name {
  /// Pops scenes to their root: the scene that is the notification's object or, without an object, every scene that
  /// listens to the center.
  ///
  /// Any code can post it, from any thread. When it is posted on the main actor, it has been carried out when `post` returns.
  ///
  /// ```swift
  /// NotificationCenter.default.post(name: .popToRoot, object: nil)
  /// ```
  public static let popToRoot = Notification.Name("ArmaturePopToRoot")
}

/// How far a broadcast of ``Foundation/NSNotification/Name/popToRoot`` reaches within a scene.
public enum PopToRootScope: Hashable, Sendable {
  /// Down to the root of the selected tab in the outermost tabs. Every sheet and cover above the tabs goes, and every screen
  /// above that root; the other tabs keep their lines. Without tabs it is the whole ``line``.
  case selectedTab
  /// As ``selectedTab``, and the other tabs go to their roots too.
  case everyTab
  /// The whole line: every sheet and cover goes, and every screen above the scene's root.
  case line
  /// One flow by its ``AnyCoordinator/flowID``, down to its root.
  case subtree(FlowID)

  /// One flow, down to its root.
  @MainActor public static func flow(_ flow: AnyCoordinator) -> Self { .subtree(flow.flowID) }

  /// The key of a scope in the notification's `userInfo`. Without one, the scope is ``selectedTab``.
  public static let key = "ArmaturePopToRootScope"
}

extension AnyCoordinator {
  /// Pops the whole scene to its root, by a broadcast on the scene's notification center.
  ///
  /// A flow alone goes to its root by its own scope:
  ///
  /// ```swift
  /// flow.popToRoot(.flow(flow))
  /// ```
  ///
  /// - Parameters:
  ///   - scope: How far the broadcast reaches.
  ///   - everyScene: Whether every scene that listens to the center takes part.
  /// - Returns: Whether it was posted: not for a flow without a scene.
  @discardableResult
  public final func popToRoot(_ scope: PopToRootScope = .selectedTab, inEveryScene everyScene: Bool = false) -> Bool {
    attempt("popToRoot(_:inEveryScene:)") { () throws(NavigationError) in
      guard let scene else { throw .detached }
      scene.notificationCenter.post(
        name: .popToRoot, object: everyScene ? nil : scene,
        userInfo: scope == .selectedTab ? nil : [PopToRootScope.key: scope])
    }
  }
}

/// The one observer that a scene has at its notification center. It ends with the scene.
final class PopToRootListener {
  private let center: NotificationCenter
  private let token: any NSObjectProtocol

  @MainActor
  init(scene: FlowScene) {
    MainThread.mark()
    center = scene.notificationCenter
    let identity = ObjectIdentifier(scene)
    token = center.addObserver(forName: .popToRoot, object: nil, queue: nil) { [weak scene] note in
      if let object = note.object, ObjectIdentifier(object as AnyObject) != identity { return }
      let scope = note.userInfo?[PopToRootScope.key] as? PopToRootScope ?? .selectedTab
      if MainThread.isCurrent {
        MainActor.assumeIsolated { scene?.popToRoot(scope) }
      } else {
        Task { @MainActor in scene?.popToRoot(scope) }
      }
    }
  }

  deinit { center.removeObserver(token) }
}

extension FlowScene {
  fileprivate func popToRoot(_ scope: PopToRootScope) {
    // Most scenes that hear a broadcast have nothing to pop.
    var trial = TreeEdit(core.current)
    trial.popToRoot(scope)
    guard !trial.state.isSame(as: core.current) else { return }
    _ = root.attempt("popToRoot(_:inEveryScene:)") { () throws(NavigationError) in
      try core.change { draft throws(NavigationError) in draft.tree.popToRoot(scope) }
    }
  }
}

extension TreeEdit {
  fileprivate mutating func popToRoot(_ scope: PopToRootScope) {
    switch scope {
    case .selectedTab: popToTabs(everyTab: false, cause: .broadcast)
    case .everyTab: popToTabs(everyTab: true, cause: .broadcast)
    case .line: popToRoot([], everyTab: false, cause: .broadcast)
    case .subtree(let id):
      if let way = state.way(to: id) { popToRoot(way, everyTab: false, cause: .broadcast) }
    }
  }
}

/// Tells whether code runs on the main actor, where `Thread.isMainThread` does not on every platform.
private enum MainThread {
  private static let key = DispatchSpecificKey<Bool>()

  static func mark() { DispatchQueue.main.setSpecific(key: key, value: true) }

  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
}
