import Scaffolding

extension CommandDescription {
  static let list = CommandDescription(
    "armature list", summary: "list the flows, the tabs or the cases of an app",
    discussion: """
      Lists names in an app, one per line, as the other commands take them. 'wireframes' are the cases without a view of
      the app's own: they are drawn as lists of rows. The kinds that begin with 'added' list the parts that 'armature add'
      has added.

      \(explanation(ofJSON: #"  ["App", "Settings"]"#))
      """,
    operand: Operand(
      value: Value("kind", .choice(Project.NameKind.allCases.map(\.rawValue))), summary: "the kind of names"),
    options: [.project, .json]
  ) { command, arguments in
    let project = try Project(at: arguments[.project] ?? ".", killedRun: .leave)
    guard let kind = Project.NameKind(rawValue: arguments.operands[0]) else { return Response() }
    let names = project.names(of: kind)
    if arguments.contains(.json) { return Response(output: json(names)) }
    return Response(output: names.printed)
  }
}
