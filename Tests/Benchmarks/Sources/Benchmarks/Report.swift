import Foundation

/// Prints figures with their limits as one table, and keeps those above.
@MainActor
final class Report {
  /// The names of the figures that fail the run.
  private(set) var failures: [String] = []

  private let slack: Double
  private var title = ""

  /// A figure may be its limit times the slack before it fails the run.
  init(slack: Double) {
    self.slack = slack
    print(row("figure = ours / baseline", "figure", "limit", "holds", "ours", "baseline"))
  }

  /// Begins a group of figures.
  func title(_ title: String) {
    self.title = title
    print(title)
  }

  /// Prints one figure: a time in nanoseconds divided by that of its baseline. The limit is the highest ratio allowed.
  func line(_ name: String, _ time: Double, against baseline: Double, limit: Double) {
    line(name, time, baseline, limit, duration)
  }

  /// Prints how often something is done in comparison with how often it has to be done.
  func line(_ name: String, times: Int, wanted: Int, limit: Double) {
    line(name, Double(times), Double(wanted), limit) { String(Int($0)) }
  }

  /// Prints a size in comparison with that of its baseline.
  func line(_ name: String, bytes: Int, against baseline: Int, limit: Double) {
    line(name, Double(bytes), Double(baseline), limit) { String(format: "%.0f kB", $0 / 1000) }
  }

  private func line(_ name: String, _ ours: Double, _ baseline: Double, _ limit: Double, _ words: (Double) -> String) {
    let ratio = ours / baseline
    let verdict = ratio <= limit ? "yes" : "no"
    print(row("  \(name)", text(ratio), text(limit), verdict, words(ours), words(baseline)))
    if ratio > limit * slack { failures.append("\(title): \(name): \(text(ratio)), limit \(text(limit))") }
  }

  private func row(_ name: String, _ columns: String...) -> String {
    let name = name.padding(toLength: 56, withPad: " ", startingAt: 0)
    return columns.reduce(name) { $0 + String(repeating: " ", count: max(1, 10 - $1.count)) + $1 }
  }

  private func text(_ number: Double) -> String { String(format: number < 1 ? "%.3g" : "%.4g", number) }

  private func duration(_ nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<1e4: String(format: "%.0f ns", nanoseconds)
    case ..<1e7: String(format: "%.1f us", nanoseconds / 1e3)
    default: String(format: "%.0f ms", nanoseconds / 1e6)
    }
  }
}
