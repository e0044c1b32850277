import Foundation
import TestSupport

// Plays a number of random scripts, and writes what has happened in each into a file of a folder.
let (count, folder) = (Int(CommandLine.arguments[1]) ?? 0, URL(fileURLWithPath: CommandLine.arguments[2]))
for number in 0..<count {
  var random = RandomSource(seed: UInt64(number + 1) &* 0x2545_F491_4F6C_DD1D)
  let script = Script.make(20...36)(&random)
  let lines = ["script: \(script)"] + (try await Player.record(script))
  let file = folder.appendingPathComponent("\(number + 1)")
  try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
}
