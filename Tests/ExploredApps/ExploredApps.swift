import Armature
import ArmatureTerminal
import Foundation

/// The app that the environment names: with one mistake, also in another world, or with many screens.
@main
enum ExploredApps {
  @MainActor static func main() {
    let variables = ProcessInfo.processInfo.environment
    let doors = variables["DOORS"].flatMap { Int($0) }
    let mistake = variables["BROKEN"].flatMap(Mistake.init) ?? .none
    let other = variables["BROKEN_ELSEWHERE"].flatMap(Mistake.init)
    TerminalApp(
      name: "ExploredApps", world: { _ in mistake },
      otherWorlds: other.map { other in ["other": { _ in other }] } ?? [:]
    ) { mistake, _ in
      doors.map { House(doors: $0) } ?? BrokenCoordinator(mistake)
    }.runIfAsked()
  }
}
