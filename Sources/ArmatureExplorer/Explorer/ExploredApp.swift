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
  /// The names of the worlds; `nil` for the usual one, which is the first.
  package let worlds: [String?]
  /// Opens the app in the world with a position.
  let open: @MainActor (Int) -> Instance

  package init<World>(
    linkAddress: LinkAddress?, world: @escaping @MainActor (FlowClock) -> World,
    otherWorlds: KeyValuePairs<String, @MainActor (FlowClock) -> World> = [:],
    root: @escaping @MainActor (World, String) -> AnyCoordinator?
  ) {
    hasWorld = World.self != Void.self
    worlds = [nil] + otherWorlds.map(\.key)
    let makers = [world] + otherWorlds.map(\.value)
    open = { position in
      let clock = ManualClock()
      let time = FlowClock(now: { Self.start + clock.now }, sleep: { await clock.sleep($0) })
      let world = makers[position](time)
      let scenes = SceneDirectory(notificationCenter: NotificationCenter(), linkAddress: linkAddress) {
        root(world, $0)
      }
      return Instance(clock: clock, time: time, scenes: scenes)
    }
  }

  /// Returns the words with which a script and a test begin in a world other than the usual one.
  func beginning(in world: Int) -> [ExploredStep] {
    worlds[world].map { name in
      let text = "in the world \(name.quoted)"
      return [ExploredStep(name: text, commands: ["# \(text)"], code: ["// \(text)"])]
    } ?? []
  }

  /// The names that are wrong, in a sentence.
  var problem: String? {
    let names = worlds.compactMap { $0 }
    let twice = names.first { name in names.count { $0 == name } > 1 }
    return twice.map { "two worlds have the name \($0.quoted)" }
  }

  /// The time at which each world begins: the first moment of 2026.
  private static let start = Date(timeIntervalSinceReferenceDate: 788_918_400)
}
