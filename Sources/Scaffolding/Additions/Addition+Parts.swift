import Foundation

extension Addition {
  /// The parts of a project that an addition makes.
  struct Parts {
    /// The new files.
    var files: [PackageFile]
    /// The lines for existing files, by path.
    var insertions: [String: [Insertion]]
    /// The case that the lines are about.
    let caseName: String
    /// The number of files, of the first ones, that need each other. The others are tests.
    var sources = 0
  }

  /// Returns the parts in a project.
  ///
  /// - Parameters:
  ///   - project: The project.
  ///   - isLenient: Whether files that get lines may be missing. They have no parts then.
  /// - Returns: The parts.
  /// - Throws: An error for a file that is missing or there twice.
  func parts(in project: Project, isLenient: Bool = false) throws -> Parts {
    switch self {
    case .flow(let flow): try flow.parts(in: project, isLenient)
    case .destination(let destination): try destination.parts(in: project, isLenient)
    }
  }
}

/// Returns the lines for a case in the file of a destination.
func caseInsertions(
  _ declaration: String, name: String? = nil, example: String, style: AdditionStyle, screen: String
) -> [Insertion] {
  let style = style == .push ? [] : [Insertion(.styles, "case .\(name ?? declaration): .\(style)")]
  return [Insertion(.cases, "case \(declaration)"), Insertion(.examples, "\(example),")] + style
    + [Insertion(.screens, screen)]
}

/// Returns a test that goes to a place by its link.
func linkTest(
  of what: String, called suite: String, place: String, title: String, end: String = "", in project: Project,
  imports: String = "", others: String = ""
) -> String {
  """
  import ArmatureTesting
  \(imports)import Testing

  @testable import \(project.record.module)Flows

  @MainActor
  @Suite("\(what)", .traced)
  struct \(suite) {
    @Test("A link opens it, it prints the same link, and a relaunch comes back to it")
    func link() throws {
      let app = try AppDriver { \(project.record.root) }
      let place = \(place)
      let link = try #require(try app.scene.link(to: place))
      app.open(link)
      app.expect(screen: \(title))
      app.expect(link: link)
      #expect(try app.relaunch() == [])
      app.expect(screen: \(title))
  \(end)  }\(others)
  }

  """
}

extension PackageFile {
  /// Makes a source file.
  init(_ path: String, _ text: String) { self.init(path: path, contents: Data(text.utf8), isExecutable: false) }
}
