import Armature
import Foundation

/// An app that can be opened again and again, each time in a world of its own.
@MainActor
package struct ExploredApp {
  /// A world with the windows over it.
  struct Instance {
    let clock: ManualClock
    let time: FlowClock
    let scenes: SceneDirectory
  }

  /// Whether the app makes its data anew for each walk.
  let hasWorld: Bool
  let open: @MainActor () -> Instance

  package init<World>(
    linkAddress: LinkAddress?, world: @escaping @MainActor (FlowClock) -> World,
    root: @escaping @MainActor (World, String) -> AnyCoordinator?
  ) {
    hasWorld = World.self != Void.self
    open = {
      let clock = ManualClock()
      let time = FlowClock(now: { Self.start + clock.now }, sleep: { await clock.sleep($0) })
      let world = world(time)
      let scenes = SceneDirectory(notificationCenter: NotificationCenter(), linkAddress: linkAddress) {
        root(world, $0)
      }
      return Instance(clock: clock, time: time, scenes: scenes)
    }
  }

  /// The time at which each world begins: the first moment of 2026.
  private static let start = Date(timeIntervalSinceReferenceDate: 788_918_400)
}
