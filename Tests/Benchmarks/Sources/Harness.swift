import Dispatch
import Foundation

/// One side of a comparison.
@MainActor
struct Side {
  /// The number of repetitions in a round.
  var times = 1
  /// Called before each round. It is not timed.
  var prepare: () -> Void = {}
  /// Repeats the work a number of times.
  let work: (_ times: Int) -> Void
}

/// Returns the best time of each side for one repetition, in nanoseconds. The sides take turns, so that other load on
/// the machine affects them equally.
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

/// Uses a value so that the optimizer cannot remove it.
@MainActor
func blackHole<Value>(_ value: Value) {
  withUnsafePointer(to: value) { hole(UnsafeRawPointer($0)) }
}

/// Chosen at run time, so that the compiler does not know its effect.
@MainActor
private let hole: (UnsafeRawPointer) -> Void = CommandLine.arguments.count > 1_000 ? { print($0) } : { _ in }

/// Prints figures and counts those above their limit.
@MainActor
final class Report {
  private(set) var missed = 0

  func title(_ title: String) { print(title) }

  /// Prints one figure: a time divided by the time of its baseline.
  ///
  /// - Parameters:
  ///   - name: The name of the figure.
  ///   - time: The time in nanoseconds.
  ///   - baseline: The time of the baseline.
  ///   - aim: The highest ratio that is aimed for.
  ///   - limit: The highest ratio that is allowed; the aim by default. Without an aim the figure is for information.
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
