import Armature
import ArmatureExplorer
import ArmatureTesting
import Dispatch
import Foundation

/// Explores houses of 111, 993 and 10,101 screens.
@MainActor
func measureExplorer(_ report: Report) async throws {
  // The largest one comes first. The others find free memory that it leaves behind.
  var explored: [Measured] = []
  for doors in options.isShort ? [20, 10] : [100, 31, 10] { explored.append(try await explore(doors)) }
  guard let largest = explored.first else { return }

  let driven = try explored.map { try drive($0.doors) }
  report.title("explorer: an act / an act of the driver in the same app")
  for (each, driven) in zip(explored, driven) {
    report.line("\(each.states) states", each.time / Double(each.acts), against: driven, limit: 15)
  }
  report.title("explorer: a state, with all acts in it / an act of the driver in the same app")
  for (each, driven) in zip(explored, driven) {
    report.line("\(each.states) states", each.time / Double(each.states), against: driven, limit: 400)
  }
  #if os(Linux)
    report.title("explorer: bytes of memory for 1,000 states / 30,000,000")
    report.line(
      "\(largest.states) states", times: largest.memory * 1000 / largest.states, wanted: 30_000_000, limit: 1)
  #endif
  report.title("storyboard: comparing it with itself / drawing its page")
  for each in explored { report.line("\(each.states) screens", each.comparing, against: each.drawing, limit: 1) }
  report.title("storyboard: bytes of the page for a screen / 2,500")
  report.line("\(largest.states) screens", times: largest.bytes / largest.states, wanted: 2500, limit: 1)
}

private struct Measured {
  let doors: Int
  /// The time for all acts, in nanoseconds.
  let time: Double
  let acts: Int
  let states: Int
  /// The bytes of memory that the exploration has added.
  let memory: Int
  /// The bytes of the page.
  let bytes: Int
  /// The times for the page and for a comparison, in nanoseconds.
  let drawing: Double
  let comparing: Double
}

@MainActor
private func explore(_ doors: Int) async throws -> Measured {
  var bounds = Explorer.Bounds()
  // Enough to find all screens.
  (bounds.states, bounds.actions) = (100_000, 60_000)
  let before = residentBytes()
  var most = before
  let explorer = Explorer(bounds: bounds, world: { _ in most = max(most, residentBytes()) }) { House(doors: doors) }
  let start = DispatchTime.now().uptimeNanoseconds
  let drawing = try await explorer.draw()
  let end = DispatchTime.now().uptimeNanoseconds
  let bytes = try drawing.storyboard.html().utf8.count
  let pageEnd = DispatchTime.now().uptimeNanoseconds
  precondition(StoryboardChanges(from: drawing.storyboard, to: drawing.storyboard).isEmpty)
  let comparing = Double(DispatchTime.now().uptimeNanoseconds - pageEnd)
  let time = Double(end - start)
  return Measured(
    doors: doors, time: time, acts: drawing.exploration.actions, states: drawing.exploration.states,
    memory: most - before, bytes: bytes, drawing: Double(pageEnd - end),
    comparing: comparing)
}

/// The bytes of memory that the process has; 0 where the system has no such file.
private func residentBytes() -> Int {
  let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")
  return (pages?.dropFirst().first.flatMap { Int($0) } ?? 0) * 4096
}

/// The baseline: a walk through a room of the same house, by the driver.
@MainActor
private func drive(_ doors: Int) throws -> Double {
  let rounds = 100
  let apps = try (0..<rounds).map { _ in try AppDriver(root: House(doors: doors), tracing: false) }
  let start = DispatchTime.now().uptimeNanoseconds
  for app in apps {
    app.tap("Room 1", "Door 1")
    app.back()
    app.back()
  }
  return Double(DispatchTime.now().uptimeNanoseconds - start) / Double(rounds * 4)
}
