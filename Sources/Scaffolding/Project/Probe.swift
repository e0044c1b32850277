import Foundation

/// A test that is compiled beside the products of a project and with its code, to ask what only the code knows.
struct Probe {
  let project: Project
  let environment: [String: String]

  /// Builds the project with a test, and runs the test.
  ///
  /// - Parameters:
  ///   - name: The name of the file in the probe's own folder.
  ///   - test: A body for a test on the main actor, which prints lines.
  /// - Returns: The printed lines, without what else the build prints.
  /// - Throws: A `Program.Refusal` if it does not build.
  func lines(_ name: String, _ test: String) throws -> [String] {
    let folder = "\(project.folder)/.build/doctor"
    for (path, text) in ["Package.swift": manifest(name), "Tests/\(name)/\(name).swift": source(name, test)] {
      let file = URL(fileURLWithPath: "\(folder)/\(path)")
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      // A file that stays as it is need not be compiled again.
      if (try? String(contentsOf: file, encoding: .utf8)) != text {
        try text.write(to: file, atomically: true, encoding: .utf8)
      }
    }
    let swift = Program(name: "swift", environment: environment)
    // The command may run in a sandbox already, and sandboxes cannot be nested.
    let arguments = ["test", "--disable-sandbox", "--package-path", folder]
    return try swift.run(arguments).split(separator: "\n").compactMap { line in
      line.range(of: Self.mark).map { String(line[$0.upperBound...]) }
    }
  }

  private static let mark = " | armature | "

  private var module: String { Path.last(of: project.sources) }

  private func manifest(_ name: String) -> String {
    """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(
      name: "Doctor",
      platforms: [.macOS(.v14)],
      dependencies: [.package(name: "Project", path: "../..")],
      targets: [
        .testTarget(name: "\(name)", dependencies: [.product(name: "\(module)", package: "Project")])
      ]
    )

    """
  }

  private func source(_ name: String, _ test: String) -> String {
    """
    import Foundation
    import Testing

    @testable import Armature
    @testable import \(module)

    @MainActor
    @Test func ask() throws {
      func say(_ line: String) { print("\(Self.mark)\\(line)") }
    \(test.indented(by: 2))
    }

    """
  }
}
