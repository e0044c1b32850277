import Foundation
import Scaffolding

extension CommandDescription {
  static let add: CommandDescription = CommandDescription(
    "armature add", summary: "add a flow, a destination or a tab to an app",
    discussion: """
      Adds a part to an app that 'armature new' has made, in the current folder or above. Each part has a test and a
      link, and can be opened in the terminal at once. 'armature remove' takes it back.

      A part goes into files of its own. In an existing file, lines are written only above its markers, which are comments
      such as '// armature: cases'. If a marker is missing, nothing is changed, and the error shows the lines to add by
      hand. A second run finds everything identical.
      """,
    subcommands: [.addFlow, .addDestination, .addTab]
  ) { command, _ in
    throw CommandDescription.add.usageError("'armature add' needs the kind of part to add: flow, destination, tab")
  }

  fileprivate static let addFlow = CommandDescription(
    "armature add flow", summary: "add a flow, and open it from another one",
    discussion: """
      Adds a flow: a destination, a coordinator and a test. Another flow gets a case that opens it.

      \(explanation(ofJSON: example))
      """,
    operand: Operand(value: Value("Name"), summary: "the name of the flow, such as Settings"),
    options: [.into, .style(["push", "sheet", "cover", "tab"]), .finishing, .example] + common
  ) { command, arguments in
    try command.add(
      .flow(
        FlowAddition(
          name: FlowName(arguments.operands[0]), into: FlowName(arguments[.into] ?? standardParent),
          as: style(arguments), finishing: arguments[.finishing], example: arguments[.example])),
      arguments)
  }

  fileprivate static let addDestination = CommandDescription(
    "armature add destination", summary: "add a case with a screen to a flow",
    discussion: """
      Adds a case to the destination of a flow, with its screen, an example and a test.

      \(explanation(ofJSON: example))
      """,
    operand: Operand(value: Value("Flow.case"), summary: "the flow and the case, such as App.about"),
    options: [.with, .style(["push", "sheet", "cover"]), .title, .example] + common
  ) { command, arguments in
    try command.add(
      .destination(
        DestinationAddition(
          arguments.operands[0], with: arguments[.with], as: style(arguments), title: arguments[.title],
          example: arguments[.example])),
      arguments)
  }

  fileprivate static let addTab = CommandDescription(
    "armature add tab", summary: "add a tab with a flow of its own",
    discussion: """
      Adds a flow and a tab that holds it: the same as 'armature add flow --as tab'.

      \(explanation(ofJSON: example))
      """,
    operand: Operand(value: Value("Name"), summary: "the name of the flow, such as Settings"),
    options: [.intoTabs] + common
  ) { command, arguments in
    try command.add(
      .flow(
        FlowAddition(
          name: FlowName(arguments.operands[0]), into: FlowName(arguments[.intoTabs] ?? standardParent), as: .tab)),
      arguments)
  }

  /// The options of all commands that change a project.
  static let common: [Option] = [.project, .dryRun, .quiet, .json]

  fileprivate static let standardParent = "App"

  private static func style(_ arguments: Arguments) -> AdditionStyle {
    arguments[.style([])].flatMap { AdditionStyle(rawValue: $0) } ?? .push
  }

  private static let example = """
      {"actions": [{"path": "./Sources/NotesFlows/App/AppDestination.swift", "word": "update"}]}

    A word is create, update or identical.
    """
}

extension Option {
  fileprivate static let into = Option(
    "--into", value: Value("Flow"), summary: "the flow that opens it; with --as tab, the name before 'Tab' and 'Tabs'",
    standard: CommandDescription.standardParent)
  fileprivate static let intoTabs = Option(
    "--into", value: Value("Name"), summary: "the name before 'Tab' and 'Tabs' in the types of the tabs",
    standard: CommandDescription.standardParent)
  fileprivate static func style(_ choices: [String]) -> Option {
    Option("--as", value: Value("style", .choice(choices)), summary: "how it appears", standard: "push")
  }
  fileprivate static let finishing = Option(
    "--finishing", value: Value("Type"), summary: "the type of the value that the flow ends with, such as String")
  fileprivate static let with = Option(
    "--with", value: Value("values"), summary: "the values of the case, such as \"id: Int, title: String?\"")
  fileprivate static let title = Option(
    "--title", value: Value("text"), summary: "the title of the screen", standard: "the words of the case")
  fileprivate static let example = Option(
    "--example", value: Value("swift"),
    summary: """
      an example in Swift, needed for types whose values the command does not know: a value such as '.visa' for \
      --finishing, or a whole destination such as '.card(kind: .visa)' for --with
      """)
  fileprivate static let project = Option(
    "--project", value: Value("dir", .folder), summary: "the folder of the app, or one in it",
    standard: "the current folder")
  fileprivate static let dryRun = Option(
    "--dry-run", summary: "print the files that would be changed, and change nothing")
  fileprivate static let quiet = Option("--quiet", summary: "print only errors, or with --dry-run only the files")
}

extension Command {
  fileprivate func add(_ addition: Addition, _ arguments: Arguments) throws -> Response {
    let plan = try ProjectPlan(adding: addition, to: try project(arguments))
    let report = ProjectReport(plan: plan, sentence: "the \(addition.kind) \(addition.name)", verb: "add")
    return try perform(report, arguments, next: plan.project.next)
  }

  /// Returns the project that the options name.
  func project(_ arguments: Arguments) throws -> Project { try Project(at: arguments[.project] ?? ".") }

  /// Performs a plan unless it is a dry run, and prints it.
  func perform(_ report: ProjectReport, _ arguments: Arguments, next: [(String, String)]) throws -> Response {
    let isDry = arguments.contains(.dryRun)
    if !isDry { try report.plan.apply() }
    if arguments.contains(.json) { return Response(output: json(report.summary)) }
    return Response(output: report.text(isDry: isDry, isQuiet: arguments.contains(.quiet), next: next))
  }
}

extension Project {
  /// The commands to try after an addition.
  fileprivate var next: [(String, String)] {
    let links = ("swift run \(record.module) links", "prints its link, which 'open' takes")
    return (hasApp ? [links] : []) + [("swift test", "runs its tests")]
  }
}

/// The output of a command that changes a project.
struct ProjectReport {
  let plan: ProjectPlan
  /// The part in words: `the flow Settings`.
  let sentence: String
  /// `add` or `remove`.
  let verb: String

  /// The report for programs.
  var summary: some Encodable { Summary(actions: plan.actions) }

  private struct Summary: Encodable {
    let actions: [Plan.Action]
  }

  /// Returns the report for people.
  func text(isDry: Bool, isQuiet: Bool, next: [(String, String)]) -> String {
    let files = plan.actions.map(\.line)
    if isQuiet { return finish(isDry ? files : []) }
    if plan.isDone { return finish(files + ["", "Nothing to \(verb): \(sentence) is there already."]) }
    let past = verb == "add" ? "Added" : "Removed"
    var lines = files + ["", isDry ? "Would \(verb) \(sentence)." : "\(past) \(sentence)."]
    let kept = plan.actions.filter { $0.word == .keep }
    if !kept.isEmpty { lines.append("What is kept was edited, or is needed by an edited file.") }
    return finish(isDry || next.isEmpty ? lines : lines + ["", "Next"] + columns(next).components(separatedBy: "\n"))
  }

  private func finish(_ lines: [String]) -> String { lines.map { $0.printable + "\n" }.joined() }
}
