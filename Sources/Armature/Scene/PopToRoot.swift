import Dispatch
import Foundation

extension Notification.Name {
  /// Pops scenes to their root: the notification's object if it is a scene or, without an object, every scene that uses
  /// the center.
  ///
  /// Any code can post it, from any thread. On the main actor, the scenes have changed when `post` returns.
  ///
  /// ```swift
  /// NotificationCenter.default.post(name: .popToRoot, object: nil)
  /// ```
  public static let popToRoot = Notification.Name("ArmaturePopToRoot")
}

/// The part of a scene that a broadcast of ``Foundation/NSNotification/Name/popToRoot`` pops.
public enum PopToRootScope: Hashable, Sendable {
  /// Everything above the root of the selected tab in the outermost tabs, and every sheet and cover above the tabs. The
  /// other tabs keep their lines. Without tabs, the whole ``line``.
  case selectedTab
  /// Like ``selectedTab``, and the other tabs are popped to their roots too.
  case everyTab
  /// Like ``everyTab``, and the tab of this name is selected. A scene without such a tab does not change.
  case tab(named: String)
  /// The whole drawn line: everything above the scene's root. Hidden tabs below it keep their lines.
  case line
  /// The scene as it was opened, for signing out: the root flow shows its first root, tabs have their first order and
  /// selection, and all other flows, hidden tabs included, are released. Those that are drawn are made anew. Only the
  /// root flow is kept, and the sidebar of a split view at the root, which returns to its first root.
  case everything
  /// One flow, named by its ``AnyCoordinator/flowID``, down to its root.
  case subtree(FlowID)

  /// Returns the scope of one flow, down to its root.
  @MainActor public static func flow(_ flow: AnyCoordinator) -> Self { .subtree(flow.flowID) }

  /// The key of the scope in the notification's `userInfo`. Without a scope, ``selectedTab`` is used.
  public static let key = "ArmaturePopToRootScope"
}

extension AnyCoordinator {
  /// Pops the whole scene to its root, with a broadcast on the scene's notification center.
  ///
  /// To pop one flow, use its own scope:
  ///
  /// ```swift
  /// flow.popToRoot(.flow(flow))
  /// ```
  ///
  /// - Parameters:
  ///   - scope: The part of each scene to pop.
  ///   - everyScene: Whether to pop every scene that uses the center.
  /// - Returns: Whether the broadcast was posted; `false` for a flow without a scene.
  @discardableResult
  public final func popToRoot(_ scope: PopToRootScope = .selectedTab, inEveryScene everyScene: Bool = false) -> Bool {
    attempt("popToRoot(_:inEveryScene:)") {
      guard let scene else { throw NavigationError.detached }
      scene.notificationCenter.post(
        name: .popToRoot, object: everyScene ? nil : scene,
        userInfo: scope == .selectedTab ? nil : [PopToRootScope.key: scope])
    }
  }
}

/// A scene's only observer at its notification center. It ends when it is released.
final class PopToRootListener {
  private let center: NotificationCenter
  private let token: any NSObjectProtocol

  @MainActor
  init(_ center: NotificationCenter, of scene: FlowScene) {
    MainThread.mark()
    self.center = center
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
    func pop() -> Bool {
      _ = root.attempt("popToRoot(_:inEveryScene:)", cause: .broadcast) {
        try core.change(.broadcast) { draft in
          if case .tab(let name) = scope {
            guard let tabs = draft.state.pathToTabs.flatMap(core.flow) as? AnyContainer else {
              throw NavigationError.notFound
            }
            try tabs.makeVisible(name)
          }
          draft.tree.popToRoot(scope)
          if scope == .everything { try root.restart(in: draft, at: []) }
        }
      }
      return true
    }
    _ = scope == .selectedTab ? asUser(.popToRoot, pop) : pop()
  }
}

extension TreeEdit {
  fileprivate mutating func popToRoot(_ scope: PopToRootScope) {
    switch scope {
    case .selectedTab: popToTabs(everyTab: false, cause: .broadcast)
    case .everyTab, .tab: popToTabs(everyTab: true, cause: .broadcast)
    case .line: popToRoot([], everyTab: false, cause: .broadcast)
    case .everything: popToRoot([], everyTab: true, cause: .broadcast)
    case .subtree(let id):
      if let path = state.path(to: id) { popToRoot(path, everyTab: false, cause: .broadcast) }
    }
  }
}

/// Checks whether code runs on the main actor. `Thread.isMainThread` is not reliable for that on every platform.
private enum MainThread {
  private static let key = DispatchSpecificKey<Bool>()

  static func mark() { DispatchQueue.main.setSpecific(key: key, value: true) }

  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
}
