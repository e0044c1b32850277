import Foundation

/// A root flow whose app can be locked, for example until the user has shown a face or typed a code.
///
/// While ``isLocked`` is `true`, hosts show the flow of ``lockFlow()`` in place of everything that the scene shows:
/// screens, sheets, alerts, questions. Nothing in the scene is lost: flows are kept, their tasks run, and links wait. A
/// wrong link is refused at once.
///
/// ```swift
/// var isLocked: Bool { lock.isHidden }
/// func lockFlow() -> AnyCoordinator { LockCoordinator(lock: lock) }
/// ```
///
/// Only the root flow of a scene locks it. Each window has a scene of its own, so all of them are locked together if
/// their roots read the same model.
@MainActor
public protocol Locking: AnyCoordinator {
  /// Whether the scene is locked now. Read again when an observable model that it has read changes. On systems without
  /// Observation, read again after ``FlowScene/checkGuards()``. It must only read models.
  var isLocked: Bool { get }

  /// Makes the flow that is shown while the scene is locked. Called once each time the scene is locked, before the flow
  /// is shown. The flow must change the model to unlock the scene.
  func lockFlow() -> AnyCoordinator
}

/// The lock of a scene: while it is locked, another scene covers it, with the lock's flow as its root.
@MainActor
final class Lock: Rule {
  /// The scene that covers the locked one.
  fileprivate var cover: FlowScene?

  init(_ core: SceneCore) {}

  func isIdle(in draft: Draft, _ difference: Difference?) -> Bool {
    !(draft.core.root is any Locking) && difference?.gainedFlows.isEmpty != false
  }

  func review(_ draft: Draft, _ difference: Difference) throws {
    for flow in difference.gainedFlows.compactMap(draft.core.flow) where flow is any Locking && flow.parent != nil {
      draft.report(
        mistake: Mistake(
          flow: flow,
          message: "\(flow.typeName) is not the root of the scene, so it cannot lock it: let the root do so."))
    }
    if draft.cause == .opened || draft.reviewCause == .guards { draft.updateLock() }
  }

  func ended(_ draft: Draft, _ difference: Difference?, _ outbox: inout Outbox) {
    guard let difference, let scene = draft.core.scene, let root = scene.root as? any Locking else { return }
    let isLocked = difference.after?.isLocked == true
    guard isLocked != (cover != nil) else { return }
    draft.core.delivery.add(changeOf: root)
    guard isLocked else {
      return outbox.shown.append { [cover = exchange(&cover, with: nil)] in _ = cover?.close {} }
    }
    do { cover = try FlowScene(covering: scene, with: draft.core.asking(root.lockFlow)) } catch {
      let message = MessageDestination(message: "\(root.typeName) cannot show its lock: \(error)")
      cover = try? FlowScene(covering: scene, with: Coordinator(root: message))
    }
    outbox.shown.append { [cover] in cover?.start() }
  }
}

extension Lock: HoldsLinks {
  /// Returns whether a link has to wait until the scene is unlocked. A guard holds other links, below the lock.
  func holds(_ link: HeldLink, in draft: Draft) -> Bool { draft.state.isLocked && link.isFromArchive }
}

extension Draft {
  /// Asks the root whether the scene is locked.
  func updateLock() {
    guard let root = core.root, let lock = root as? any Locking else { return }
    tree.state.isLocked = core.tracking.read(.lock, version: nil) {
      core.tracking.attributing(to: root) { core.asking { lock.isLocked } }
    }
  }

  /// Lets a link wait until the scene is unlocked.
  func holdUntilUnlocked(_ held: HeldLink) {
    if let old = state.held { report(.linkReplaced(old.link, by: held.link)) }
    report(.linkHeld(held.link))
    tree.hold(held)
  }
}

extension FlowScene {
  /// Opens the scene that covers a locked one. Its events and changes are reported as those of the locked one. A
  /// broadcast does not reach it.
  fileprivate convenience init(covering scene: FlowScene, with flow: AnyCoordinator) throws(NavigationError) {
    try self.init(unstarted: flow, name: scene.name, notificationCenter: NotificationCenter())
    core.delivery.share(scene.core.delivery)
    work.actions.didPause = scene.work.actions.didPause
    work.tasks.didPause = scene.work.tasks.didPause
  }

  /// Returns a link that waits until the scene is unlocked.
  ///
  /// - Throws: A ``LinkError`` about a wrong link, which is refused at once.
  func linkToHold(_ link: String, asksToLeave: Bool) throws(LinkError) -> HeldLink {
    let plan = try plan(for: link)
    let place = try resolve(link) { text throws(LinkError) in try text.written() }
    return HeldLink(link: link, place: place, asksToLeave: asksToLeave, wasReachable: plan.remarks.isEmpty)
  }

  /// The scene that covers this one while it is locked.
  package var cover: FlowScene? {
    root.registerRead()
    return rule(Lock.self).cover
  }

  /// The scene that the user sees.
  package var front: FlowScene { cover ?? self }
}
