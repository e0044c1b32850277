import Armature
import ArmatureTerminal
import Foundation

/// The app that the environment names: with one mistake, or with many screens.
@main
enum ExploredApps {
  @MainActor static func main() {
    let variables = ProcessInfo.processInfo.environment
    let doors = variables["DOORS"].flatMap { Int($0) }
    let mistake = variables["BROKEN"].flatMap(Mistake.init) ?? .none
    TerminalApp(name: "ExploredApps") {
      doors.map { House(doors: $0) } ?? BrokenCoordinator(mistake)
    }.runIfAsked()
  }
}
