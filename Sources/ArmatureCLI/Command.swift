import Scaffolding

/// The result of a command line: text to print, the exit code, and a command to run next.
struct Response: Equatable {
  var output = ""
  var error = ""
  var status: Int32 = 0
  var goesOnWith: [String] = []
}

/// The command `armature`, without the process that runs it.
struct Command {
  let environment: [String: String]
  let executable: String?

  private static let names = ["new", "templates", "help"]

  /// Runs a command line.
  func run(_ arguments: [String]) -> Response {
    do {
      return try perform(arguments)
    } catch let error as ScaffoldingError {
      return Response(error: "error: \(error)\n", status: error.kind.rawValue)
    } catch {
      return Response(error: "error: \("\(error)".printable)\n", status: ScaffoldingError.Kind.internal.rawValue)
    }
  }

  private func perform(_ arguments: [String]) throws -> Response {
    let rest = Array(arguments.dropFirst())
    switch arguments.first {
    case "new": return try new(rest)
    case "templates": return try templates(rest)
    case "help": return try help(rest)
    case let name? where !name.hasPrefix("-"):
      throw usage("unknown command '\(name)'\(suggestion(for: name, among: Self.names))", "armature")
    default:
      let options = try Arguments(arguments, of: "armature", values: [], flags: ["--help", "--version"])
      if let extra = options.positionals.first { throw usage("unexpected '\(extra)' after an option", "armature") }
      return Response(output: options.flags.contains("--version") ? "armature \(armatureVersion)\n" : Help.overview)
    }
  }

  private func new(_ arguments: [String]) throws -> Response {
    let options = try Arguments(
      arguments, of: "armature new",
      values: ["--template", "--templates", "--armature", "--from", "--name", "--bundle-id"],
      flags: ["--embed", "--no-git", "--dry-run", "--run", "--quiet", "--help"])
    if options.flags.contains("--help") { return Response(output: Help.new) }
    guard let path = options.positionals.first else { throw usage("new needs the path of the app", "armature new") }
    if options.positionals.count > 1 {
      let quoted = options.positionals.joined(separator: " ")
      throw usage(
        "new takes one path, but got \(options.positionals.count), did you mean \"\(quoted)\"?", "armature new")
    }
    let (isDry, runs) = (options.flags.contains("--dry-run"), options.flags.contains("--run"))
    if isDry, runs { throw usage("--dry-run makes no app that --run could start", "armature new") }

    let folder = try NewFolder(path, displayName: options.values["--name"])
    let bundleID = try options.values["--bundle-id"].map { try BundleID($0) }
    try folder.check()
    let template = try library(options).template(id: options.values["--template"])
    let armature = try ArmatureSource(
      named: options.values["--armature"], from: options.values["--from"],
      isCopied: options.flags.contains("--embed"), for: folder, executable: executable)
    let plan = try Plan(template: template, folder: folder, armature: armature, bundleID: bundleID)
    let commit = "Start from the template '\(template.id)' of Armature \(armatureVersion)"
    let done =
      isDry ? nil : try plan.apply(commit: options.flags.contains("--no-git") ? nil : commit, environment: environment)

    var response = Response()
    let report = Report(plan: plan, template: template, armature: armature, done: done)
    response.output = report.text(isQuiet: options.flags.contains("--quiet"), runs: runs)
    if runs { response.goesOnWith = ["swift", "run", "--package-path", folder.path, folder.name.module] }
    return response
  }

  private func templates(_ arguments: [String]) throws -> Response {
    let options = try Arguments(arguments, of: "armature templates", values: ["--templates"], flags: ["--help"])
    if options.flags.contains("--help") { return Response(output: Help.templates) }
    if let extra = options.positionals.first { throw usage("unexpected argument '\(extra)'", "armature templates") }
    let library = try library(options)
    let width = library.templates.map(\.id.count).max() ?? 0
    let lines = library.templates.map {
      "  \($0.id)\(String(repeating: " ", count: width - $0.id.count))  \($0.name): \($0.summary)"
    }
    return Response(output: (["Templates in \(library.folder)"] + lines).map { $0.printable + "\n" }.joined())
  }

  private func help(_ arguments: [String]) throws -> Response {
    switch arguments.first {
    case nil, "help": return Response(output: Help.overview)
    case "new": return Response(output: Help.new)
    case "templates": return Response(output: Help.templates)
    case let name?: throw usage("no help for '\(name)'\(suggestion(for: name, among: Self.names))", "armature")
    }
  }

  private func library(_ options: Arguments) throws -> TemplateLibrary {
    try .find(named: options.values["--templates"], environment: environment, executable: executable)
  }
}
