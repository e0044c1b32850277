import Foundation

/// A test that is compiled beside the products of a project and with its code, to ask what only the code knows.
struct Probe {
  let project: Project
  let environment: [String: String]

  /// The reason why there is no answer.
  struct Refusal: Error {
    let reason: String
    /// The way out.
    let fix: String
  }

  /// Builds the project with a test, and runs the test.
  ///
  /// - Parameters:
  ///   - name: The name of the file in the probe's own folder.
  ///   - test: A body for a test on the main actor, which prints lines. `makeRoot()` makes the first flow.
  /// - Returns: The printed lines, without what else the build prints.
  /// - Throws: A `Refusal` if it does not build.
  func lines(_ name: String, _ test: String) throws -> [String] {
    try write(manifest(name), to: "Package.swift")
    try write(source(test), to: "Tests/\(name)/\(name).swift")
    let root = "Tests/\(name)/Root.swift"
    var problem: String?
    for text in rootSources {
      try write(text, to: root)
      do { return try run() } catch let error as Program.Refusal {
        // The place in a file that nobody has written helps nobody.
        let reason = error.description.components(separatedBy: ": error: ").last ?? ""
        guard error.description.contains("\(root):") else { throw refusal(for: error, reason) }
        problem = problem ?? reason
      }
    }
    let made = project.record.root
    throw Refusal(
      reason: "'\(made)', the value of 'root' in \(project.folder)/\(Project.recordFile), does not make the first "
        + "flow: \(problem ?? "")",
      fix: "write there how a test of \(module) makes it, such as '\(made.prefix { $0 != "(" })(store: Store())'")
  }

  private func refusal(for error: Program.Refusal, _ reason: String) -> Refusal {
    if error.description.contains("product '\(module)'") {
      return Refusal(
        reason: "Package.swift has no product '\(module)'",
        fix: "add it to 'products': .library(name: \"\(module)\", targets: [\"\(module)\"])")
    }
    let isOwn = error.description.contains("\(folder)/")
    return Refusal(
      reason: isOwn ? reason : error.description, fix: "see what 'swift build' and 'swift test' say")
  }

  private var folder: String { "\(project.folder)/.build/doctor" }

  private func write(_ text: String, to path: String) throws {
    // An unchanged file need not be compiled again.
    if FileSystem.text(of: "\(folder)/\(path)") == text { return }
    try FileSystem.replace(PackageFile(path, text), in: folder)
  }

  private func run() throws -> [String] {
    let swift = Program(name: "swift", environment: environment)
    // The command may run in a sandbox already, and sandboxes cannot be nested.
    let arguments = ["test", "--disable-sandbox", "--package-path", folder]
    return try swift.run(arguments).split(separator: "\n").compactMap { line in
      line.range(of: Self.mark).map { String(line[$0.upperBound...]) }
    }
  }

  private static let mark = " | armature | "

  var module: String { Path.last(of: project.sources) }

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

  private func source(_ test: String) -> String {
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
