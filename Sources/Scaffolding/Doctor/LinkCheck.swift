import Foundation

/// A look at the links of a project, which only its own code knows: a package beside its build products asks it.
struct LinkCheck {
  let project: Project
  let environment: [String: String]

  /// A problem with the links of a flow.
  struct Problem: Hashable {
    let flow: String
    let text: String
  }

  /// Builds the project, and returns the problems with its links.
  ///
  /// - Throws: A `Program.Refusal` if it does not build.
  func problems() throws -> [Problem] {
    let folder = "\(project.folder)/.build/doctor"
    for (path, text) in ["Package.swift": manifest, "Tests/DoctorTests/Links.swift": test] {
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
      guard let mark = line.range(of: Self.mark), let colon = line[mark.upperBound...].range(of: ": ") else {
        return nil
      }
      return Problem(flow: String(line[mark.upperBound..<colon.lowerBound]), text: String(line[colon.upperBound...]))
    }
  }

  private static let mark = " | armature | "

  private var manifest: String {
    """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(
      name: "Doctor",
      platforms: [.macOS(.v14)],
      dependencies: [.package(name: "Project", path: "../..")],
      targets: [
        .testTarget(
          name: "DoctorTests", dependencies: [.product(name: "\(Path.last(of: project.sources))", package: "Project")])
      ]
    )

    """
  }

  private var test: String {
    """
    import Armature
    import Testing

    @testable import \(Path.last(of: project.sources))

    @MainActor
    @Test func links() throws {
      let scene = try FlowScene(root: \(project.record.root))
      for problem in scene.linkProblems { print("\(Self.mark)\\(problem)") }
    }

    """
  }
}
