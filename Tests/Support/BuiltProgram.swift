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
  package func run(_ arguments: [String], environment: [String: String] = [:]) async throws -> Result {
    try await Self.run(path, arguments, environment)
  }

  /// Runs a line of the shell, in which `"$0"` is the executable.
  package func shell(_ line: String, environment: [String: String] = [:]) async throws -> Result {
    try await Self.run("/bin/sh", ["-c", line, path], environment)
  }

  /// The output is in files, so that no thread waits for the process.
  private static func run(
    _ path: String, _ arguments: [String], _ environment: [String: String]
  ) async throws -> Result {
    let (folder, process) = (TemporaryFolder(), Process())
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let files = ["output", "errors"].map { folder[$0] }
    for file in files { _ = FileManager.default.createFile(atPath: file, contents: nil) }
    let handles = files.map { FileHandle(forWritingAtPath: $0) }
    // On Linux, a process that has ended keeps its handles open.
    defer { for handle in handles { try? handle?.close() } }
    (process.standardOutput, process.standardError) = (handles[0], handles[1])
    try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in ended.resume() }
      do { try process.run() } catch { ended.resume(throwing: error) }
    }
    let texts = try files.map { String(decoding: try Data(contentsOf: URL(fileURLWithPath: $0)), as: UTF8.self) }
    return (process.terminationStatus, texts[0], texts[1])
  }
}
