/// Calls ``Coordinator/didReturn(to:)`` for screens that the user sees again.
///
/// A user who closes the sheet above a note:
///
/// ```
/// seen   [list, note(7), settings]     every living screen that was on display, even a covered one
/// shown  [settings]                    the screens on display before the change
/// now    [note(7)]                     calls the hook: seen before, and not on display since then
/// ```
@MainActor
final class Returns: Rule {
  /// The generations of slots, by their identities. A slot that gets another root shows another screen.
  private typealias Screens = [SlotID: UInt64]

  /// The screens on display; `nil` until a host has drawn the scene, since nobody sees them before.
  private var shown: Screens?
  /// The screens that have been on display, and are still in the scene.
  private var seen: Screens = [:]

  init(_ core: SceneCore) {}

  func isIdle(in draft: Draft, _ difference: Difference?) -> Bool {
    difference.map { shown == nil || $0.kinds.isSubset(of: .screens) } ?? true
  }

  func ended(_ draft: Draft, _ difference: Difference?, _ outbox: inout Outbox) {
    guard let difference, difference.after != nil, let shown else { return }
    for slot in difference.lost { seen[slot.id] = nil }
    let nodes = draft.core.nodesInSight
    for node in nodes where shown[node.id] != node.generation && seen[node.id] == node.generation {
      outbox.returned.append { [weak core = draft.core] in
        core?.scene?.flow(drawing: node.id)?.notifyReturn(to: node.id)
      }
    }
    show(nodes)
  }

  private func show(_ nodes: [Node]) {
    let screens = Screens(nodes.map { ($0.id, $0.generation) }) { $1 }
    shown = screens
    seen.merge(screens) { $1 }
  }

  /// Notes that a host has drawn the scene, which the user sees from now on.
  func wasDrawn(_ core: SceneCore) { if shown == nil { show(core.nodesInSight) } }
}

extension SceneCore {
  /// The screens that the user sees: none of a locked scene.
  fileprivate var nodesInSight: [Node] { committed.isLocked ? [] : presentation.nodesOnDisplay }
}
