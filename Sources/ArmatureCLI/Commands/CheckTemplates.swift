import Foundation
import Scaffolding

extension CommandDescription {
  static let checkTemplates = CommandDescription(
    "armature templates check", summary: "check templates before others use them",
    discussion: """
      Checks templates, all or those with the given ids. An app with the template's own name must be the template itself,
      byte for byte. Nothing of that name may be left in an app with another name, which must build and pass its tests.
      The problems are printed, each with its file, and the exit code is then 5.

      \(explanation(ofJSON: #"  [{"id": "shop", "problems": ["README.md contains 'QuillSample' in an app"]}]"#))
      """,
    operand: Operand(
      value: Value("id"), summary: "the template", isList: true),
    options: [.templates, .withoutTests, .json]
  ) { try $0.checkTemplates($1) }
}

/// The problems of a template.
private struct Result: Encodable {
  let id: String
  let problems: [String]

  var lines: [String] { problems.isEmpty ? ["\(id): no problems"] : problems.map { "\(id): \($0)" } }
}

extension Option {
  fileprivate static let withoutTests = Option("--without-tests", summary: "build no apps, and run no tests")
}

extension Command {
  fileprivate func checkTemplates(_ arguments: Arguments) throws -> Response {
    let library = try library(arguments)
    let ids = arguments.operands
    let templates = try ids.isEmpty ? library.templates : ids.map { try library.template(id: $0) }
    let results = try templates.map { template in
      let problems = try TemplateCheck(template).problems()
      return Result(
        id: template.id,
        problems: problems + (arguments.contains(.withoutTests) ? [] : try testProblems(of: template)))
    }
    let isRight = results.allSatisfy(\.problems.isEmpty)
    let text = results.flatMap(\.lines).map { $0.printable + "\n" }.joined()
    return Response(
      output: arguments.contains(.json) ? json(results) : text,
      status: isRight ? 0 : ScaffoldingError.Kind.template.rawValue)
  }

  /// Makes an app from a template, and runs its tests.
  ///
  /// - Returns: The output of the tests if they fail.
  private func testProblems(of template: Template) throws -> [String] {
    let place = FileManager.default.temporaryDirectory.appendingPathComponent("armature-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: place) }
    let folder = try NewFolder(place.path + "/Zoë's café")
    let armature = try ArmatureSource(named: nil, from: nil, isCopied: false, for: folder, executable: executable)
    try Plan(template: template, folder: folder, armature: armature).apply()
    let log = place.appendingPathComponent("log")
    _ = FileManager.default.createFile(atPath: log.path, contents: nil)
    let output = try FileHandle(forWritingTo: log)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift", "test", "--package-path", folder.path]
    // The tools of Swift leave files in the temporary folder.
    process.environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": place.path]) { $1 }
    (process.standardOutput, process.standardError) = (output, output)
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus == 0 { return [] }
    let lines = try String(contentsOf: log, encoding: .utf8).split(separator: "\n").map(String.init)
    return ["the tests of an app called \(folder.name.display) fail:"] + lines.suffix(40).map { "  \($0)" }
  }
}
