import Scaffolding

extension CommandDescription {
  static let doctor = CommandDescription(
    "armature doctor", summary: "look for what is wrong with an app",
    discussion: """
      Looks for what is wrong with an app that 'armature new' has made, and builds nothing: an old toolchain, an older
      Armature, a missing lock file, markers that are missing or there twice, cases without an example or a link, screens
      that a child flow hides, and flows that nothing opens. Patterns of links that take each other's links are found by
      the tests of the app, and by 'swift run <app> links'.

      \(explanation(ofJSON: example))
      """,
    options: [.project, .json]
  ) { command, arguments in
    let project = try command.project(arguments)
    let findings = try Doctor(project, environment: command.environment).findings()
    if arguments.contains(.json) { return Response(output: json(findings), status: findings.isEmpty ? 0 : 6) }
    if findings.isEmpty { return Response(output: "\(project.folder.printable): nothing is wrong\n") }
    let lines = findings.flatMap { ["\($0.path): \($0.problem)".printable, "  \($0.fix)".printable] }
    return Response(output: lines.joined(separator: "\n") + "\n", status: 6)
  }

  private static let example = """
      [{"path": "./Sources/NotesFlows/App/AppDestination.swift", "problem": "the case 'about' has no example",
        "fix": "add a value of it to 'examples'"}]
    """
}
