import Armature
import ArmatureExplorer
import ArmatureTesting
import Dispatch
import Foundation

/// Explores an app whose states are all ways to set its switches: each switch enables a button.
@MainActor
func measureExplorer(_ report: Report) async throws {
  let (few, many) = options.isShort ? (5, 8) : (7, 10)
  let small = try await explore(switches: few)
  let driven = try drive(switches: few)
  let large = try await explore(switches: many)

  report.title("explorer: an act / an act of the driver on the same screen")
  report.line("\(small.states) states", small.time, against: driven, limit: 25)
  report.title("explorer: an act among \(large.states) states / among \(small.states)")
  report.line("time", large.time, against: small.time, limit: 2)
  report.title("explorer: memory in kB for 1,000 states / 20,000")
  report.line("\(large.states) states", times: large.memory * 1000 / large.states, wanted: 20_000, limit: 1)
  report.title("storyboard: bytes for a state of the prototype / 2,500")
  report.line("\(large.screens) states", times: large.bytes / large.screens, wanted: 2500, limit: 1)
}

private struct Measured {
  /// The time for one act, in nanoseconds.
  let time: Double
  let states: Int
  /// The memory that was added, in kB.
  let memory: Int
  /// The bytes of the page for its states, without the fixed part.
  let bytes: Int
  let screens: Int
}

@MainActor
private func explore(switches: Int) async throws -> Measured {
  var bounds = Explorer.Bounds()
  (bounds.states, bounds.actions, bounds.depth) = (100_000, 10_000_000, 100)
  let explorer = Explorer(bounds: bounds, world: { _ in switches }) { SwitchCoordinator($0) }
  let before = peak
  let start = DispatchTime.now().uptimeNanoseconds
  let exploration = try await explorer.run()
  let time = Double(DispatchTime.now().uptimeNanoseconds - start) / Double(exploration.actions)
  let memory = peak - before
  let page = try await explorer.draw()
  let empty = try await Explorer(world: { _ in 0 }) { SwitchCoordinator($0) }.draw()
  return Measured(
    time: time, states: exploration.states, memory: max(memory, 1),
    bytes: page.page.utf8.count - empty.page.utf8.count, screens: min(exploration.states, 500))
}

/// The baseline: the same switches, by the driver.
@MainActor
private func drive(switches: Int) throws -> Double {
  var apps: [AppDriver] = []
  let rounds = 200
  for _ in 0..<rounds { apps.append(try AppDriver(root: SwitchCoordinator(switches), tracing: false)) }
  let start = DispatchTime.now().uptimeNanoseconds
  for app in apps { for number in 0..<switches { app.tap("Switch \(number)") } }
  return Double(DispatchTime.now().uptimeNanoseconds - start) / Double(rounds * switches)
}

/// The most memory that the process has used, in kB.
private var peak: Int {
  var usage = rusage()
  #if canImport(Darwin)
    getrusage(RUSAGE_SELF, &usage)
    return usage.ru_maxrss >> 10
  #else
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss
  #endif
}

/// A screen with a switch for each other case. A row leads to the case while its switch is on.
private enum SwitchDestination: String, Destination, Codable, CaseIterable {
  case home, a, b, c, d, e, f, g, h, i, j, k, l

  static let examples: [Self] = [.home, .a]

  func screen(in flow: SwitchCoordinator) -> Screen<Self> {
    guard self == .home else { return Screen(rawValue) {} }
    return Screen("Switches") {
      for (number, isOn) in flow.isOn.enumerated() {
        // Of equal rows, only some are tried.
        if number < 6 {
          ToggleRow("Switch \(number)", isOn: isOn) { flow.isOn[number] = $0 }
        } else {
          ButtonRow("Switch \(number)") { flow.isOn[number].toggle() }
        }
        if isOn { LinkRow(Self.allCases[number + 1].rawValue, to: Self.allCases[number + 1]) }
      }
    }
  }
}

private final class SwitchCoordinator: Coordinator<SwitchDestination> {
  var isOn: [Bool] { didSet { refresh() } }

  init(_ switches: Int) {
    isOn = Array(repeating: false, count: switches)
    super.init(root: .home)
  }
}
