import Armature
import ArmatureExplorer
import ArmatureTesting
import Dispatch

/// Explores an app whose states are all ways to set its switches, up to a number of states.
@MainActor
func measureExplorer(_ report: Report) async throws {
  let switches = options.isShort ? 7 : 10
  let small = try await explore(switches, states: 30)
  let driven = try drive(switches)
  let large = try await explore(switches, states: 1 << switches)

  report.title("explorer: an act / an act of the driver on the same screen")
  report.line("\(small.states) states", small.time, against: driven, limit: 10)
  report.title("explorer: an act among \(large.states) states / among \(small.states)")
  report.line("time", large.time, against: small.time, limit: 2)
  report.title("storyboard: bytes for a state of the prototype / 2,500")
  report.line("\(large.states) states", times: large.bytes / large.drawn, wanted: 2500, limit: 1)
}

private struct Measured {
  /// The time for one act, in nanoseconds.
  let time: Double
  let states: Int
  /// The bytes of the page for its states, without the fixed part.
  let bytes: Int
  /// The states of the prototype.
  let drawn: Int
}

@MainActor
private func explore(_ switches: Int, states: Int) async throws -> Measured {
  var bounds = Explorer.Bounds()
  (bounds.states, bounds.actions, bounds.depth) = (states, 10_000_000, 100)
  let explorer = Explorer(bounds: bounds, world: { _ in switches }) { SwitchCoordinator($0) }
  let start = DispatchTime.now().uptimeNanoseconds
  let drawing = try await explorer.draw()
  let time = Double(DispatchTime.now().uptimeNanoseconds - start) / Double(drawing.exploration.actions)
  let empty = try await Explorer(world: { _ in 0 }) { SwitchCoordinator($0) }.draw()
  return Measured(
    time: time, states: drawing.exploration.states, bytes: drawing.page.utf8.count - empty.page.utf8.count,
    drawn: min(drawing.exploration.states, 500))
}

/// The baseline: the same switches, by the driver.
@MainActor
private func drive(_ switches: Int) throws -> Double {
  var apps: [AppDriver] = []
  let rounds = 200
  for _ in 0..<rounds { apps.append(try AppDriver(root: SwitchCoordinator(switches), tracing: false)) }
  let start = DispatchTime.now().uptimeNanoseconds
  for app in apps { for number in 0..<switches { app.tap("Switch \(number)") } }
  return Double(DispatchTime.now().uptimeNanoseconds - start) / Double(rounds * switches)
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
