import Scaffolding

extension CommandDescription {
  static let remove: CommandDescription = CommandDescription(
    "armature remove", summary: "remove a flow, a case or tabs",
    discussion: """
      Removes a part of the app: one that 'armature add' has added, one of the template, or one of your own. Everything
      that is certainly about the part is removed: its case, the example, the branches of switches, and the comments
      directly above them. The output names the lines that still use it, such as a row that opens it or a test. The files
      of a flow are removed if you have not edited them; otherwise they are kept, and the output names them.
      """,
    subcommands: [.removeFlow, .removeDestination, .removeTabs, .removeTab, .removeGuard, .removeTemplate]
  ) { _, _ in
    throw CommandDescription.remove.usageError(
      "“armature remove” needs the kind of part; expected flow, destination, tabs, tab, guard, template")
  }

  fileprivate static let removeFlow = CommandDescription(
    "armature remove flow", summary: "remove a flow",
    discussion: "Removes a flow, and its case in each flow or its tab.\n\n\(explanation)",
    operand: Operand(
      value: Value("Name"),
      summary: "the name of the flow, such as Settings; for one that is opened twice, App.settings"),
    options: common
  ) { try $0.remove("flow", $1) }

  fileprivate static let removeDestination = CommandDescription(
    "armature remove destination", summary: "remove a case with its screen",
    discussion: """
      Removes a case, with its screen, its example and its branches. A branch of several cases loses only its pattern.

      \(explanation)
      """,
    operand: Operand(value: Value("Flow.case"), summary: "the flow and the case, such as App.about"),
    options: common
  ) { try $0.remove("destination", $1) }

  fileprivate static let removeTabs = CommandDescription(
    "armature remove tabs", summary: "remove tabs with their flows",
    discussion: """
      Removes tabs and their case. The flows in the tabs are removed, too, if 'armature add tabs' has added them.

      \(explanation)
      """,
    operand: Operand(value: Value("Name"), summary: "the name before 'Tab' and 'Tabs', such as Main"),
    options: common
  ) { try $0.remove("tabs", $1) }

  fileprivate static let removeTab = CommandDescription(
    "armature remove tab", summary: "remove a tab with its flow",
    discussion: "Removes a tab with its flow: the same as 'armature remove flow'.\n\n\(explanation)",
    operand: Operand(value: Value("Name"), summary: "the name of the flow, such as Settings"),
    options: common
  ) { try $0.remove("flow", $1) }

  fileprivate static let removeGuard = CommandDescription(
    "armature remove guard", summary: "remove a guard with its sign-in",
    discussion: """
      Removes a guard that 'armature add guard' has added, with the flow of the sign-in if the command has made it.

      \(explanation)
      """,
    operand: Operand(value: Value("Flow"), summary: "the flow behind the sign-in, such as App"),
    options: common
  ) { try $0.remove("guard", $1) }

  private static let explanation = ArmatureCLI.explanation(
    ofJSON: """
        {"actions": [{"path": "./Sources/NotesFlows/App/AppDestination.swift", "word": "update"}]}

      A word is update, remove or keep. With --diff there is also the key "diff". If a killed run was undone first, the
      key "takenBack" lists the paths of its files. The key "uses" has the lines that still use the part, each as
      "path:line: text".
      """)
}

extension CommandLineTool {
  fileprivate func remove(_ kind: String, _ arguments: Arguments) throws -> Response {
    let name = arguments.operands[0]
    let project = try project(arguments)
    let plan = try ProjectPlan(removing: name, kind: kind, from: project)
    let report = ChangeReport(
      actions: plan.actions, verbs: ("remove", "Removed"), sentence: "the \(kind) \(name)",
      takenBack: project.takenBack, uses: plan.linesOfUses)
    return try perform(report, arguments, diff: plan.diff) { try plan.apply() }
  }
}
