import Foundation

/// A test that is compiled beside the products of a project and with its code, to ask what only the code knows.
struct Probe {
  let project: Project
  let environment: [String: String]

  /// The reason why there is no answer.
  struct Refusal: Error {
    let reason: String
    /// The step that repairs it.
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
        // The user does not have the file, so its path and line are left out.
        let reason = error.description.components(separatedBy: ": error: ").last ?? ""
        guard error.description.contains("\(root):") else { throw refusal(for: error, reason) }
        problem = problem ?? reason
      }
    }
    let made = project.record.root
    throw Refusal(
      reason: "“\(made)”, the value of “root” in \(project.folder)/\(Project.recordFile), does not make the first "
        + "flow: \(problem ?? "")",
      fix: "write there the code with which a test of \(module) makes it, such as "
        + "“\(made.prefix { $0 != "(" })(store: Store())”")
  }

  private func refusal(for error: Program.Refusal, _ reason: String) -> Refusal {
    if error.description.contains("product '\(module)'") {
      return Refusal(
        reason: "Package.swift has no product “\(module)”",
        fix: "add it to “products”: .library(name: \"\(module)\", targets: [\"\(module)\"])")
    }
    let isOwn = error.description.contains("\(folder)/")
    return Refusal(
      reason: isOwn ? reason : error.description,
      fix: "run “swift build” and “swift test”, and correct what they report")
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
      line.range(of: Self.linePrefix).map { String(line[$0.upperBound...]) }
    }
  }

  private static let linePrefix = " | armature | "

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
      func say(_ line: String) { print("\(Self.linePrefix)\\(line)") }
    \(test.indented(by: 2))
    }

    """
  }
}

// The file of a probe that makes the first flow.
extension Probe {
  /// The files to try, one after the other: the value of the record, and the code of the app in a terminal, which makes
  /// the flow over its world.
  var rootSources: [String] {
    [source(of: "  \(project.record.root)", "")] + (project.terminalApp.map { [source(of: $0)] } ?? [])
  }

  private func source(of app: Project.TerminalApp) -> String {
    let imports = app.imports.filter { !["Armature", "Foundation", "ArmatureTerminal", module].contains($0) }.sorted()
    // The module of the views is not built here.
    let others = imports.map { "#if canImport(\($0))\n  import \($0)\n#endif\n" }.joined()
    return source(
      of: """
          let app = \(app.call)
          guard let root = app.made else { throw SceneError.unknown(SceneDirectory.defaultName, open: []) }
          return root
        """, others) + Self.standIn
  }

  private func source(of lines: String, _ imports: String) -> String {
    """
    import Armature
    import Foundation

    @testable import \(module)
    \(imports)
    @MainActor
    func makeRoot() throws -> AnyCoordinator {
    \(lines)
    }

    """
  }

  /// The app in a terminal, with a first flow and without a terminal.
  private static let standIn = """

    @MainActor
    private struct TerminalApp {
      let made: AnyCoordinator?

      init(name: String, root: @MainActor () -> AnyCoordinator) { made = root() }

      init(name: String, linkAddress: LinkAddress? = nil, root: @MainActor (String) -> AnyCoordinator?) {
        made = root(SceneDirectory.defaultName)
      }

      init<World>(
        name: String, linkAddress: LinkAddress? = nil, world: @MainActor (FlowClock) -> World,
        root: @MainActor (World, String) -> AnyCoordinator?
      ) {
        made = root(world(.system), SceneDirectory.defaultName)
      }
    }

    """
}

extension Project {
  /// The code that makes the app in a terminal.
  fileprivate struct TerminalApp {
    /// The call of the initializer.
    let call: Substring
    /// The modules that its file imports.
    let imports: Set<String>
  }

  /// The app in a terminal; `nil` if no source makes one.
  ///
  /// - Complexity: Reads all sources.
  fileprivate var terminalApp: TerminalApp? {
    for (_, text) in texts(of: paths(in: "Sources").sorted(), with: "TerminalApp") {
      let source = SwiftSource(text)
      let tokens = source.tokens
      guard let start = tokens.indices.first(where: { tokens[$0...].starts(with: ["TerminalApp", "("]) }),
        var end = source.closingBrackets[start + 1]
      else { continue }
      if tokens[(end + 1)...].first == "{" { end = source.closingBrackets[end + 1] ?? end }
      let range = source.ranges[start].lowerBound..<source.ranges[end].upperBound
      return TerminalApp(call: text[range], imports: source.imports)
    }
    return nil
  }
}
