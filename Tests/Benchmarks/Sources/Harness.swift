import Dispatch
import Foundation

/// One of the things that are compared.
@MainActor
struct Side {
  /// How often the work is done in a round.
  var times = 1
  /// Done before each round, untimed.
  var prepare: () -> Void = {}
  /// Does the work so many times.
  let work: (_ times: Int) -> Void
}

/// The best time of each side for doing its work once, in nanoseconds. The sides take turns, so that whatever else the
/// machine does meets all of them alike.
@MainActor
func best(ofRounds rounds: Int = 60, _ sides: Side...) -> [Double] {
  var best = sides.map { _ in Double.infinity }
  for _ in 0..<rounds {
    for (index, side) in sides.enumerated() {
      side.prepare()
      let start = DispatchTime.now().uptimeNanoseconds
      side.work(side.times)
      let time = Double(DispatchTime.now().uptimeNanoseconds - start) / Double(side.times)
      best[index] = min(best[index], time)
    }
  }
  return best
}

/// Uses a value in a way that the optimizer cannot see through.
@MainActor
func blackHole<Value>(_ value: Value) {
  withUnsafePointer(to: value) { hole(UnsafeRawPointer($0)) }
}

/// Chosen at run time, so that nobody knows at compile time what it does.
@MainActor
private let hole: (UnsafeRawPointer) -> Void = CommandLine.arguments.count > 1_000 ? { print($0) } : { _ in }

/// Prints figures and counts those that miss their limit.
@MainActor
final class Report {
  private(set) var missed = 0

  func title(_ title: String) { print(title) }

  /// One figure: a time against its baseline's.
  ///
  /// - Parameters:
  ///   - name: What was measured.
  ///   - time: In nanoseconds.
  ///   - baseline: The time of what it is compared with.
  ///   - aim: What the ratio should not exceed.
  ///   - limit: What the ratio must not exceed; the aim unless given. Without an aim the figure is for information.
  func line(_ name: String, _ time: Double, against baseline: Double, aim: Double? = nil, limit: Double? = nil) {
    let ratio = time / baseline
    var verdict = ""
    if let aim {
      let limit = limit ?? aim
      verdict = ratio <= aim ? "ok" : ratio <= limit ? "above the aim" : "over"
      verdict = "at most \(text(aim))\(limit > aim && limit.isFinite ? ", never above \(text(limit))" : ""): \(verdict)"
      if ratio > limit { missed += 1 }
    }
    let figure = "\(text(ratio)) times".padding(toLength: 13, withPad: " ", startingAt: 0)
    let times = "(\(duration(time)) / \(duration(baseline)))".padding(toLength: 24, withPad: " ", startingAt: 0)
    print("  \(name.padding(toLength: 50, withPad: " ", startingAt: 0)) \(figure) \(times) \(verdict)")
  }

  private func text(_ number: Double) -> String { String(format: number < 1 ? "%.3g" : "%.4g", number) }

  private func duration(_ nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<1e4: String(format: "%.1f ns", nanoseconds)
    case ..<1e7: String(format: "%.1f us", nanoseconds / 1e3)
    default: String(format: "%.0f ms", nanoseconds / 1e6)
    }
  }
}
