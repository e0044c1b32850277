import Scaffolding

extension CommandDescription {
  static let templates = CommandDescription(
    "armature templates", summary: "list the templates that an app can be made from",
    discussion: """
      Lists the templates that an app can be made from: the id for --template, the name, and a summary of the app.

      \(explanation(ofJSON: #"  [{"folder": "Templates/App", "id": "app", "name": "App", "summary": "a list"}]"#))
      """,
    options: [.templates, .ids, .json], subcommands: [.checkTemplates]
  ) { command, arguments in
    let library = try command.library(arguments)
    if arguments.contains(.json) { return Response(output: json(library.templates.map(Summary.init))) }
    if arguments.contains(.ids) {
      return Response(output: library.templates.map(\.id).printed)
    }
    let rows = library.templates.map { ($0.id.printable, "\($0.name): \($0.summary)".printable) }
    return Response(output: "Templates in \(library.folder.printable)\n\(columns(rows))\n")
  }
}

extension Option {
  fileprivate static let ids = Option("--quiet", summary: "print only the ids")
}

/// A template for programs.
private struct Summary: Encodable {
  let id, name, summary, folder: String

  init(_ template: Template) {
    id = template.id
    name = template.name
    summary = template.summary
    folder = template.folder
  }
}

extension CommandLineTool {
  /// Returns the templates that the options and the environment name.
  func library(_ arguments: Arguments) throws -> TemplateLibrary {
    try .find(named: arguments[.templates], environment: environment, executable: executable)
  }
}

extension CommandDescription {
  static let checkTemplates = CommandDescription(
    "armature templates check", summary: "check templates before others use them",
    discussion: """
      Checks templates, all or those with the given ids, by the apps that they make. An app with the template's own name
      must be the template itself, byte for byte. An app with another name must not contain the template's name, must
      build, and must pass its tests. If there are problems, they are printed, each with its file, and the exit code is 5.

      \(explanation(ofJSON: #"  [{"id": "shop", "problems": ["README.md contains “QuillSample” in an app"]}]"#))
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

extension CommandLineTool {
  fileprivate func checkTemplates(_ arguments: Arguments) throws -> Response {
    let library = try library(arguments)
    let ids = arguments.operands
    let templates = try ids.isEmpty ? library.templates : ids.map { try library.template(id: $0) }
    let results = try templates.map { template in
      let check = TemplateCheck(template)
      let failures =
        try arguments.contains(.withoutTests)
        ? []
        : check.failuresOfTests(
          executable: executable, environment: environment, progress: progress(arguments))
      return Result(id: template.id, problems: try check.problems() + failures)
    }
    let isRight = results.allSatisfy(\.problems.isEmpty)
    let text = results.flatMap(\.lines).printed
    return Response(
      output: arguments.contains(.json) ? json(results) : text,
      status: isRight ? 0 : ScaffoldingError.Kind.template.rawValue)
  }
}

extension CommandDescription {
  static let addTemplate = CommandDescription(
    "armature add template", summary: "add a template of your own",
    discussion: """
      Adds a template in a new folder at <path>. The last part of the path is the template's name. At first, the
      template is a copy of another one: a package that builds, with tests and links. Change it like any package, and
      run its tests. Then make apps from it with 'armature new --templates', and check it with 'armature templates
      check'.

      \(explanation(ofJSON: example("create")))
      """,
    operand: operand, options: [.startingTemplate, .templates, .armatureFolder, .dryRun, .quiet, .json]
  ) { try $0.addTemplate($1) }

  static let removeTemplate = CommandDescription(
    "armature remove template", summary: "remove a template of your own",
    discussion: """
      Removes a template that 'armature add template' has added. If a file in it was edited, nothing is removed, and the
      error names the file.

      \(explanation(ofJSON: example("remove")))
      """,
    operand: operand, options: [.dryRun, .quiet, .json]
  ) { try $0.removeTemplate($1) }

  private static let operand = Operand(value: Value("path", .folder), summary: "the path of the template's folder")

  private static func example(_ word: String) -> String {
    #"  {"actions": [{"path": "Templates/Shop", "word": "\#(word)"}]}"#
  }
}

extension Option {
  fileprivate static let startingTemplate = Option(
    "--template", value: Value("id"), summary: "the template to copy",
    standard: "empty")
  fileprivate static let armatureFolder = Option(
    "--armature", value: Value("path", .folder), summary: "the folder with the Armature that the template uses",
    standard: "the checkout from which this command was built")
}

extension CommandLineTool {
  fileprivate func addTemplate(_ arguments: Arguments) throws -> Response {
    let folder = try NewFolder(arguments.operands[0])
    try folder.check()
    let template = try library(arguments).template(id: arguments[.startingTemplate] ?? "empty")
    let checkout = try Checkout.armature(named: arguments[.armatureFolder], executable: executable)
    let armature = ArmatureSource.folder(folder.manifestPath(of: checkout))
    let copy = try TemplateCopy(of: template, to: folder, armature: armature)
    let options = "\(copy.id) --templates \(copy.library.shellWord)"
    let report = ChangeReport(
      actions: copy.plan.actions, verbs: ("add", "Added"),
      sentence: "the template “\(copy.id)”, which begins as “\(template.id)”")
    let next = [
      ("swift test --package-path \(folder.path.shellWord)", "runs its tests"),
      ("armature templates check \(options)", "checks it"),
      ("armature new Demo --template \(options)", "makes an app from it"),
    ]
    return try perform(report, arguments, next: next) { try copy.plan.apply() }
  }

  fileprivate func removeTemplate(_ arguments: Arguments) throws -> Response {
    if !arguments.contains(.dryRun) { TemplateRemoval.removeLeftovers(beside: arguments.operands[0]) }
    let removal = try TemplateRemoval(of: arguments.operands[0])
    let report = ChangeReport(
      actions: removal.actions, verbs: ("remove", "Removed"), sentence: "the template “\(removal.template.id)”")
    return try perform(report, arguments) { try removal.apply() }
  }
}
