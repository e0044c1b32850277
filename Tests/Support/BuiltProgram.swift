import Foundation

/// An executable of this package, beside the bundle of the tests.
package struct BuiltProgram {
  package typealias Result = (status: Int32, output: String, errors: String)

  private let path: String

  package init(_ name: String) {
    let bundles = [Bundle.main.executablePath] + Bundle.allBundles.map(\.bundlePath)
    let paths = bundles.compactMap { $0.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path + "/\(name)" } }
    path = paths.first(where: FileManager.default.isExecutableFile) ?? name
  }

  /// Runs the executable.
  package func run(_ arguments: [String], environment: [String: String] = [:]) throws -> Result {
    try Self.run(path, arguments, environment)
  }

  /// Runs a line of the shell, in which `"$0"` is the executable.
  package func shell(_ line: String, environment: [String: String] = [:]) throws -> Result {
    try Self.run("/bin/sh", ["-c", line, path], environment)
  }

  private static func run(_ path: String, _ arguments: [String], _ environment: [String: String]) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let (output, errors) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, errors)
    try process.run()
    let texts = [output, errors].map {
      String(decoding: $0.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }
    process.waitUntilExit()
    return (process.terminationStatus, texts[0], texts[1])
  }
}
