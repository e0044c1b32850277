import Foundation
import Testing

// @testable: uses the paths of the generator.
@testable import Scaffolding

extension Sandbox {
  typealias Result = (output: String, error: String, status: Int32)

  /// Returns the path of the built command.
  static func command() throws -> String {
    let bundles = [Bundle.main.executablePath] + Bundle.allBundles.map(\.bundlePath)
    return try #require(
      bundles.compactMap { $0.map { Path.folder(of: $0) + "/armature" } }
        .first(where: FileManager.default.isExecutableFile))
  }

  /// Returns the path of a program in a folder of `PATH`.
  static func program(_ name: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
      .first(where: FileManager.default.isExecutableFile)
  }

  /// Runs a program in the sandbox, and returns its output and its exit code.
  func run(
    _ executable: String, _ arguments: [String], path: String? = nil, environment: [String: String] = [:]
  ) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: self.path)
    process.environment = ProcessInfo.processInfo.environment
      .merging(path.map { ["PATH": $0] } ?? [:]) { $1 }.merging(environment) { $1 }
    let (output, error) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = error
    try process.run()
    let texts = [output, error].map { String(decoding: $0.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self) }
    process.waitUntilExit()
    return (texts[0], texts[1], process.terminationStatus)
  }
}
