import Scaffolding

extension CommandDescription {
  static let adopt = CommandDescription(
    "armature adopt", summary: "let the commands work in a package that was made by hand",
    discussion: """
      Writes .armature.json into a package that has coordinators, so that 'armature add', 'remove' and 'doctor' work in
      it. It changes no other file. If something is not certain, such as the first flow, you must name it.

      \(explanation(ofJSON: example))
      """,
    options: [.sources, .flow, .root, .project, .dryRun, .quiet, .json]
  ) { command, arguments in
    let adoption = try Adoption(
      of: arguments[.project] ?? ".", sources: arguments[.sources], flow: arguments[.flow], root: arguments[.root])
    let report = ChangeReport(
      actions: adoption.actions, verbs: ("adopt", "Adopted"),
      sentence: "\(adoption.folder): its first flow is \(adoption.record.flow), made by \(adoption.record.root)")
    let next = [("armature add flow <Name>", "adds a flow"), ("armature doctor", "looks for what is wrong")]
    return try command.perform(report, arguments, next: next) { try adoption.apply() }
  }

  private static let example = """
      {"actions": [{"path": "./.armature.json", "word": "create"}]}
    """
}

extension Option {
  fileprivate static let sources = Option(
    "--sources", value: Value("dir", .folder), summary: "the folder of the flows, such as Sources/Notes",
    standard: "the only one in Sources with a coordinator")
  fileprivate static let flow = Option(
    "--flow", value: Value("Flow"), summary: "the first flow, such as App",
    standard: "the only flow that no other flow makes"
  )
  fileprivate static let root = Option(
    "--root", value: Value("swift"), summary: "the code that makes it, such as 'AppCoordinator(store: Store())'",
    standard: "its initializer, if that needs no arguments")
}
