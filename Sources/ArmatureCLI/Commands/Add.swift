import Foundation
import Scaffolding

extension CommandDescription {
  static let add: CommandDescription = CommandDescription(
    "armature add", summary: "add a flow, a destination, a tab or a view to an app, or add a template of your own",
    discussion: """
      Adds a part to an app that 'armature new' has made, in the current folder or above. Each part gets an example and a
      link. The test of all examples opens the link, and you can open it in the terminal at once. 'armature remove'
      removes the part again.

      The command inserts its lines into the enum, the switch or the array where they belong, also in files that you
      wrote. To choose another place, mark it with a comment such as '// armature: cases'. If a place is not certain,
      the command changes nothing, and its error shows the lines to add by hand. If another switch over the enum names
      every case, the output names that switch, since only you can write its new branch. A second run reports everything
      as identical, because .armature.json records what was added. If a run is killed between two files, the next command
      in the app undoes its changes first.
      """,
    subcommands: [.addFlow, .addDestination, .addTabs, .addTab, .addGuard, .addView, .addTemplate]
  ) { command, _ in
    throw CommandDescription.add.usageError(
      "“armature add” needs the kind of part; expected flow, destination, tabs, tab, guard, view, template")
  }

  fileprivate static let addFlow = CommandDescription(
    "armature add flow", summary: "add a flow, and open it from another one",
    discussion: """
      Adds a flow: a destination and a coordinator. Another flow gets a case that opens it, with the values of --with,
      and a row. In a sheet or a cover, the new flow has a Close button.

      The initializer of the new flow gets properties of the other flow, such as a store: those that the other flow takes
      in its own initializer. Numbers, texts and identities are passed only if --with names them. If --with names a value
      that the other flow has already, such as 'trip' in the flow Trip, the value is passed and is not in the case. A flow
      that ends with a value gets no properties. The other flow gets a method that receives the value and the values of
      the case.

      A flow that already exists, even one that you wrote, is not made again: the other flow also opens the existing one.

      \(explanation(ofJSON: example))
      """,
    operand: Operand(value: Value("Name"), summary: "the name of the flow, such as Settings"),
    options: [
      .into, .screenOfRow, .noRow, .with, .keeping, .style(["push", "sheet", "cover", "tab"]), .title, .example,
      .finishing,
      .value, .passing, .force, .skip,
    ] + common
  ) { command, arguments in
    let (name, style) = (try FlowName(arguments.operands[0]), style(arguments))
    var project = try command.projectWithTypes(arguments)
    let addition = { (parent: String) in
      try FlowAddition(
        name: name, into: FlowName(parent), with: arguments[.with], keeping: arguments[.keeping], as: style,
        example: arguments[.example], finishing: arguments[.finishing], value: arguments[.value],
        passing: arguments[.passing], title: arguments[.title], row: row(in: FlowName(parent), arguments),
        types: { project?.type(behind: $0) })
    }
    let parent = try parent(arguments)
    // Texts that are wrong are refused without a project.
    _ = try addition(parent ?? standardTabs)
    if parent == nil, project == nil { project = try command.project(arguments) }
    let standard = style == .tab ? project?.standardTabs.map { "\($0)" } : project?.record.flow
    return try command.add(.flow(addition(parent ?? standard ?? standardTabs)), to: project, arguments)
  }

  fileprivate static let addDestination = CommandDescription(
    "armature add destination", summary: "add a case with a screen to a flow",
    discussion: """
      Adds a case to the destination of a flow, with its screen, an example, and a row that opens it. In a flow that is
      named after several things, the link has only the values: '/trips/1' for 'trip(id: 1)' in the flow Trips. If the
      first value is a text, the link has the name, too.

      \(explanation(ofJSON: example))
      """,
    operand: Operand(value: Value("Flow.case"), summary: "the flow and the case, such as App.about"),
    options: [.screenOfRow, .noRow, .with, .style(["push", "sheet", "cover"]), .title, .example, .force, .skip] + common
  ) { command, arguments in
    let project = try command.projectWithTypes(arguments)
    let name = try CaseName(arguments.operands[0], for: "destination")
    let addition = try DestinationAddition(
      arguments.operands[0], with: arguments[.with], as: style(arguments), title: arguments[.title],
      example: arguments[.example], row: row(in: name.flow, arguments), types: { project?.type(behind: $0) })
    return try command.add(.destination(addition), to: project, arguments)
  }

  fileprivate static let addTabs: CommandDescription = CommandDescription(
    "armature add tabs", summary: "add tabs, each with a flow of its own, and open them from a flow",
    discussion: """
      Adds the types that hold tabs, a flow for each tab, and a case that opens them in another flow. With --as root, the
      app begins with the tabs. The first screen of the template is removed, unless you edited it, and tests that expect
      it are changed. 'armature add tab' adds more tabs.

      \(explanation(ofJSON: example))
      """,
    operand: Operand(
      value: Value("Name"),
      summary: "the first part of the type names of the tabs, before 'Tab' and 'Tabs', such as Main"),
    options: [
      .tabs, .intoFlow, .screenOfRow, .noRow, .style(["push", "sheet", "cover", "root"]), .passing, .force, .skip,
    ]
      + common
  ) { command, arguments in
    let name = try FlowName(arguments.operands[0])
    guard let tabs = arguments[.tabs] else {
      throw CommandDescription.addTabs.usageError(
        "--tabs is missing; expected the flows of the tabs, as in --tabs \"Home, Search\"")
    }
    let named = try parent(arguments)
    let project = named == nil ? try command.project(arguments) : nil
    let style = style(arguments)
    let standard = style == .root ? project?.firstFlow : project?.record.flow
    let parent = try FlowName(named ?? standard ?? standardTabs)
    let addition = try TabsAddition(
      name: name, into: parent, holding: tabs, as: style, passing: arguments[.passing], row: row(in: parent, arguments))
    return try command.add(.tabs(addition), to: project, arguments)
  }

  fileprivate static let addTab = CommandDescription(
    "armature add tab", summary: "add a tab with a flow of its own",
    discussion: """
      Adds a flow and a tab that holds it: the same as 'armature add flow --as tab'.

      \(explanation(ofJSON: example))
      """,
    operand: Operand(value: Value("Name"), summary: "the name of the flow, such as Settings"),
    options: [.intoTabs, .title, .passing, .force, .skip] + common
  ) { command, arguments in
    let name = try FlowName(arguments.operands[0])
    let project = arguments[.intoTabs] == nil ? try command.project(arguments) : nil
    let tabs = arguments[.intoTabs] ?? project?.standardTabs.map { "\($0)" } ?? standardTabs
    let addition = try FlowAddition(
      name: name, into: FlowName(tabs), as: .tab, passing: arguments[.passing], title: arguments[.title])
    return try command.add(.flow(addition), to: project, arguments)
  }

  fileprivate static let addGuard = CommandDescription(
    "armature add guard", summary: "add a sign-in in front of a flow",
    discussion: """
      Adds a guard to a flow: users sign in before anything of the flow is shown, and a link waits for the sign-in. If the
      app has no flow for the sign-in, the command makes one. The guard reads the user from a property of the flow: one
      whose type has 'var user: String?'. If the first flow of the app has no such property, the command makes a type
      'Session', which all windows and the tests get. A test walks through the sign-in to each place.

      \(explanation(ofJSON: example))
      """,
    operand: Operand(value: Value("Flow"), summary: "the flow behind the sign-in, such as App"),
    options: [.signIn, .force, .skip] + common
  ) { command, arguments in
    let addition = try GuardAddition(
      of: FlowName(arguments.operands[0]), signIn: FlowName(arguments[.signIn] ?? "SignIn"))
    return try command.add(.guarding(addition), arguments)
  }

  fileprivate static let addView = CommandDescription(
    "armature add view", summary: "add a SwiftUI view for a case that is drawn as a wireframe",
    discussion: """
      Builds the app and reads the rows of the case's first example. Writes a view of these rows, with a preview, and
      adds the view's line to the view factory of the enum. The view gets its values and actions from the rows of the
      screen, so tests of the flow are tests of the view. If the views are in another module, the types of the flow are
      changed to 'package'. The view is yours: nothing is recorded, and 'armature remove' leaves it. It needs iOS 17 or
      macOS 14.

      \(explanation(ofJSON: example))
      """,
    operand: Operand(value: Value("Flow.case"), summary: "the flow and the case, such as App.about"),
    options: common
  ) { command, arguments in
    let name = arguments.operands[0]
    let view = try ViewAddition(name)
    let project = try command.project(arguments)
    let plan = try ProjectPlan(
      adding: view, to: project, environment: command.environment, progress: command.progress(arguments))
    let report = ChangeReport(
      actions: plan.actions, isDone: plan.isDone, verbs: ("add", "Added"), sentence: "a view of \(name)",
      nothing: "", takenBack: project.takenBack)
    let next = [("open App/\(project.record.module).xcodeproj", "shows its preview, on a Mac")]
    return try command.perform(report, arguments, diff: plan.diff, next: next) { try plan.apply() }
  }

  /// The options of all commands that change a project.
  static let common: [Option] = [.project, .dryRun, .diff, .quiet, .json]

  fileprivate static let standardTabs = "App"

  /// Returns the flow that gets the case: the one of `--into`, or the one whose screen gets the row.
  private static func parent(_ arguments: Arguments) throws -> String? {
    try arguments[.into] ?? arguments[.screenOfRow].map { "\(try CaseName($0, for: "screen").flow)" }
  }

  private static func row(in flow: FlowName, _ arguments: Arguments) throws -> RowPlace {
    guard arguments.contains(.noRow) else { return try RowPlace(arguments[.screenOfRow], in: flow) }
    if arguments[.screenOfRow] == nil { return .none }
    throw ScaffoldingError(
      .usage,
      "--from names the screen that gets a row, and --no-row adds no row; give only one of them")
  }

  private static func style(_ arguments: Arguments) -> AdditionStyle {
    arguments[.style([])].flatMap { AdditionStyle(rawValue: $0) } ?? .push
  }

  private static let example = """
      {"actions": [{"path": "./Sources/NotesFlows/App/AppDestination.swift", "word": "update"}]}

    A word is create, update, identical, force or skip. With --diff there is also the key "diff". If a killed run was
    undone first, the key "takenBack" lists the paths of its files. The key "incomplete" has the lines of switches that
    need a branch for the new case, each as "path:line: text".
    """
}

extension CommandLineTool {
  fileprivate func add(
    _ addition: Addition, to known: Project? = nil, _ arguments: Arguments
  ) throws -> Response {
    if arguments.contains(.force), arguments.contains(.skip) {
      throw ScaffoldingError(.usage, "--force replaces files, and --skip leaves them; give only one of them")
    }
    var questions = ConflictQuestions(
      environment: environment, ask: arguments.contains(.json) ? nil : ask,
      answer: arguments.contains(.force) ? .force : arguments.contains(.skip) ? .skip : nil)
    let project = try known ?? project(arguments)
    let plan = try ProjectPlan(adding: addition, to: project) { try questions.resolve($0) }
    var sentence = "the \(addition.kind) \(addition.name)"
    if case .guarding(let guarding) = addition {
      sentence = "a guard to \(guarding.flow), with the sign-in \(guarding.signIn)"
    }
    var nothing = "\(sentence) is there already"
    if let added = plan.addition, let flow = added.reusedFlow {
      sentence = "a case to \(added.parent) that opens the flow \(flow), which was there already"
      nothing = "\(added.parent) opens the flow \(flow) already"
    }
    let report = ChangeReport(
      actions: plan.actions, isDone: plan.isDone, verbs: ("add", "Added"), sentence: sentence, nothing: nothing,
      takenBack: project.takenBack, uses: plan.linesOfUses, note: plan.note, incomplete: plan.linesToComplete)
    return try perform(report, arguments, diff: plan.diff, next: plan.project.next) { try plan.apply() }
  }

  /// Returns the project if values have types that only the app may know. Other texts that are wrong are refused without
  /// one.
  ///
  /// - Throws: An error for a value that no case can have, and if there is no project for identities of its types.
  fileprivate func projectWithTypes(_ arguments: Arguments) throws -> Project? {
    let needsTypes = [arguments[.with], arguments[.finishing]].contains { $0?.contains(".ID") ?? false }
    guard let values = arguments[.with] else { return needsTypes ? try project(arguments) : nil }
    let project = needsTypes ? try project(arguments) : try? project(arguments)
    try project?.refuseModels(in: values)
    return project
  }

  /// Returns the project that the options name.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - isDry: Whether nothing may be written in any case.
  /// - Returns: The project, after a run in it that was killed is taken back.
  /// - Throws: An error if there is none, or if nothing may be written and such a run was killed.
  func project(_ arguments: Arguments, isDry: Bool = false) throws -> Project {
    let isDry = isDry || arguments.contains(.dryRun)
    return try Project(at: arguments[.project] ?? ".", killedRun: isDry ? .refuse : .takeBack)
  }
}

extension Project {
  /// The commands to try after an addition.
  fileprivate var next: [(String, String)] {
    let links = ("swift run \(record.module) links", "prints its link, which “open” takes")
    return (hasApp ? [links] : []) + [("swift test", "runs its tests")]
  }
}
