import Scaffolding

extension CommandDescription {
  static let doctor: CommandDescription = CommandDescription(
    "armature doctor", summary: "look for what is wrong with an app",
    discussion: """
      Looks for problems in an app that 'armature new' has made: an old toolchain, another version of Armature, missing
      or damaged files, conflicts of an update, cases without an example or a link, screens that a child flow hides, and
      flows that nothing opens. It builds nothing for this. With --links it also builds the flows, and looks for cases
      that have no link, and for patterns that match the links of other patterns. If nothing is wrong, it names the
      cases that are drawn as wireframes.

      In the folder of an app, 'swift package armature-doctor' does the same and asks for no permission, since it only
      reads. 'swift package armature doctor' asks whether it may write in the package, which --links needs. An app with
      a copy of Armature has neither.

      \(explanation(ofJSON: example))
      """,
    options: [.project, .links, .json]
  ) { command, arguments in
    let project: Project
    do {
      project = try Project(at: arguments[.project] ?? ".", killedRun: .leave)
    } catch let error as ScaffoldingError where error.kind == .conflict {
      // Without its record, nothing is known of the app.
      return response(to: [Doctor.Finding(aboutRecord: error)], arguments)
    }
    let doctor = Doctor(project, environment: command.environment)
    let links = arguments.contains(.links)
    let findings =
      try doctor.findings() + (links ? doctor.findingsInLinks(progress: command.progress(arguments)) : [])
    if !findings.isEmpty { return response(to: findings, arguments) }
    let missing = doctor.missingFiles.joined(separator: ", ").printable
    let note = missing.isEmpty ? "" : "Files of the template that are not there: \(missing)\n"
    let wireframes = project.hasApp ? project.names(of: .wireframes) : []
    let names = wireframes.joined(separator: ", ").printable
    let views =
      wireframes.first.map { "Cases without a view: \(names)\n  “armature add view \($0)” writes one\n" } ?? ""
    return response(to: [], note: "\(project.folder.printable): nothing is wrong\n\(note)\(views)", arguments)
  }

  private static func response(to findings: [Doctor.Finding], note: String = "", _ arguments: Arguments) -> Response {
    let status: Int32 = findings.isEmpty ? 0 : 6
    if arguments.contains(.json) { return Response(output: json(findings), status: status) }
    let lines = findings.flatMap { ["\($0.path): \($0.problem)", "  \($0.fix)"] }
    return Response(output: lines.printed + note, status: status)
  }

  private static let example = """
      [{"path": "./Sources/NotesFlows/App/AppDestination.swift", "problem": "the case “about” has no example",
        "fix": "add a value of it to “examples”"}]
    """
}

extension Option {
  fileprivate static let links = Option("--links", summary: "build the flows of the app, and look at their links, too")
}
