import Dispatch
import Foundation

/// Compares the generator with `swift package init`, each in a new folder, and an addition to a large app with one to a
/// small app. Nothing makes a git repository.
@MainActor
func measureGenerator(_ armature: String?, _ report: Report) throws {
  report.title("generator: new / swift package init --type executable, and add in a large app / in a small one")
  guard let armature else { return print("  skipped: --armature names the generator's release binary") }
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Benchmarks-\(UUID().uuidString)")
  defer { try? FileManager.default.removeItem(at: folder) }
  var count = 0
  /// The path of a new folder.
  func next() throws -> URL {
    count += 1
    let next = folder.appendingPathComponent("App\(count)")
    try FileManager.default.createDirectory(at: next, withIntermediateDirectories: true)
    return next
  }
  let binary = URL(fileURLWithPath: armature).path
  var failure: (any Error)?
  func side(_ command: @escaping (URL) -> [String]) -> Side {
    var place = folder
    return Side(prepare: { do { place = try next() } catch { failure = error } }) { _ in
      guard failure == nil else { return }
      do { try run(command(place), in: place) } catch { failure = error }
    }
  }
  let times = best(
    ofRounds: 5, side { [binary, "new", $0.appendingPathComponent("Sample").path, "--quiet", "--no-git"] },
    side { _ in ["swift", "package", "init", "--type", "executable"] })
  if let failure { throw failure }
  report.line("a new app", times[0], against: times[1], limit: 0.125)

  /// Makes an app with a number of flows, the first of which has a text of quotes in its file, and returns a side that
  /// adds a destination to this flow.
  func adding(flows: Int, quotes: Int = 0) throws -> Side {
    let app = try next().appendingPathComponent("Sample")
    try run([binary, "new", app.path, "--template", "empty", "--quiet", "--no-git"], in: folder)
    for number in 1...flows { try run([binary, "add", "flow", "Flow\(number)", "--quiet"], in: app) }
    let file = app.appendingPathComponent("Sources/SampleFlows/Flow1/Flow1Destination.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    let quoted = "##\"\"\"\n  \(String(repeating: "#\"", count: quotes))\n  \"\"\"##"
    try Data("\(text)\nprivate let quotes = \(quoted)\n".utf8).write(to: file)
    return Side(prepare: { count += 1 }) { _ in
      guard failure == nil else { return }
      do {
        try run([binary, "add", "destination", "Flow1.more\(count)", "--quiet"], in: app)
      } catch { failure = error }
    }
  }
  let additions = best(ofRounds: 20, try adding(flows: 500), try adding(flows: 5))
  if let failure { throw failure }
  // It reads each source once, and looks for switches over the enum. So the time may grow with the app, but not nearly
  // as the app does, which is 100 times as large.
  report.line("a destination more among 500 flows", additions[0], against: additions[1], limit: 15)
  let quotes = best(ofRounds: 20, try adding(flows: 1, quotes: 50_000), try adding(flows: 1, quotes: 500))
  if let failure { throw failure }
  // A reader that looked for the end of a text at each quote took seconds.
  report.line("a destination more beside 50,000 quotes", quotes[0], against: quotes[1], limit: 10)
}

/// Runs a command to its end.
func run(_ command: [String], in folder: URL) throws {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = command
  process.currentDirectoryURL = folder
  process.standardOutput = FileHandle.nullDevice
  // `waitUntilExit()` checks only about every 50 ms.
  let ended = DispatchSemaphore(value: 0)
  process.terminationHandler = { _ in ended.signal() }
  try process.run()
  ended.wait()
  guard process.terminationStatus == 0 else { throw Failed(command: command) }
}

private struct Failed: Error {
  let command: [String]
}
