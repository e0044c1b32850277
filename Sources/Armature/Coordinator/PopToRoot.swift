import Dispatch
import Foundation

extension Notification.Name {
  /// Pops scenes to their root: the scene that is the notification's object or, without an object, every scene that
  /// listens to the center.
  ///
  /// It can be posted from any thread, also by code that knows no coordinator. Posted on the main actor, it has been
  /// carried out when `post` returns.
  ///
  /// ```swift
  /// NotificationCenter.default.post(name: .popToRoot, object: nil)
  /// ```
  public static let popToRoot = Notification.Name("ArmaturePopToRoot")
}

/// How far a broadcast of ``Foundation/NSNotification/Name/popToRoot`` reaches within a scene.
public enum PopToRootScope: Hashable, Sendable {
  /// Down to the root of the selected tab in the outermost tabs: every sheet and cover above the tabs goes, and every screen
  /// above that root; other tabs keep what they show. Without tabs it is the whole ``line``.
  case selectedTab
  /// As ``selectedTab``, and the other tabs go to their roots, too.
  case everyTab
  /// The whole line: every sheet and cover goes, and every screen above the scene's root.
  case line
  /// What one flow shows above its root. The flow is named by ``AnyCoordinator/scope``.
  case flow(FlowID)

  /// The key of a scope in the notification's `userInfo`. Without one, the scope is ``selectedTab``.
  public static let key = "ArmaturePopToRootScope"
}

extension AnyCoordinator {
  /// The scope of a broadcast that reaches only this flow and the flows that it has opened.
  public final var scope: PopToRootScope { .flow(flowID) }

  /// Pops the whole scene to its root, by a broadcast on the scene's notification center.
  ///
  /// - Parameters:
  ///   - scope: How far the broadcast reaches.
  ///   - everyScene: Whether every scene that listens to the center takes part.
  /// - Returns: Whether it was posted: not for a flow without a scene.
  @discardableResult
  public final func popToRoot(_ scope: PopToRootScope = .selectedTab, inEveryScene everyScene: Bool = false) -> Bool {
    attempt("popToRoot(_:inEveryScene:)") { () throws(NavigationError) in
      guard !isDetached, let scene else { throw .detached }
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
    let flow: AnyCoordinator? = if case .flow(let identity) = scope { root.flow(identity) } else { root }
    guard let flow, !flow.popPlainly() else { return }
    _ = flow.attempt("popToRoot(_:inEveryScene:)") { () throws(NavigationError) in
      try core.change(isExplicit: false) { batch throws(NavigationError) in
        let cuts =
          switch scope {
          case .selectedTab, .everyTab: flow.cutsToTabs(everyTab: scope == .everyTab)
          case .line, .flow: flow.cutsToRoot(everyTab: false)
          }
        for cut in cuts { try cut.make(cause: .broadcast, in: batch) }
        guard scope == .selectedTab || scope == .everyTab else { return }
        while let flow = flow.presentingAboveTabs {
          for cut in flow.cutsOfModals { try cut.make(cause: .broadcast, in: batch) }
        }
      }
    }
  }
}

extension AnyCoordinator {
  fileprivate final func flow(_ identity: FlowID) -> AnyCoordinator? {
    if flowID == identity { return self }
    for child in children {
      if let found = child.flow(identity) { return found }
    }
    return nil
  }
}

/// Tells whether code runs on the main actor, where `Thread.isMainThread` does not on every platform.
private enum MainThread {
  private static let key = DispatchSpecificKey<Bool>()

  static func mark() { DispatchQueue.main.setSpecific(key: key, value: true) }

  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
}
