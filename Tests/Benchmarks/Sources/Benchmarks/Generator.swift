import Dispatch
import Foundation

/// Compares the generator with `swift package init`, each in a new folder. Neither makes a git repository.
@MainActor
func measureGenerator(_ armature: String?, _ report: Report) throws {
  report.title("generator: armature new / swift package init --type executable")
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
}

/// Runs a command to its end.
private func run(_ command: [String], in folder: URL) throws {
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
  guard process.terminationStatus == 0 else { throw Failed(command: command, status: process.terminationStatus) }
}

private struct Failed: Error {
  let command: [String]
  let status: Int32
}
