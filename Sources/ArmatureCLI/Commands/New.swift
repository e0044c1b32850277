import Foundation
import Scaffolding

extension CommandDescription {
  static let new = CommandDescription(
    "armature new", summary: "make an app in a new folder",
    discussion: """
      Makes an app in a new folder at <path>. The last part of the path names the app: Notes is used as it is, "My
      Notes" becomes the module MyNotes. Missing folders above it are made too. After an error or Ctrl-C, all made files
      are removed. If a run is killed, the next run in the same folder removes the files of the killed one. The next
      'armature add' in an app in that folder does so too.

      The folder may exist if it contains only a git repository, a README, a LICENSE and a .gitignore. These files are
      kept, and the output names the files of the template that are not made. 'armature new .' makes an app where you
      are.

      \(explanation(ofJSON: example))
      """,
    operand: Operand(value: Value("path", .folder), summary: "the path of the app"),
    options: [
      .template, .templates, .armature, .from, .embed, .name, .bundleID, .noGit, .dryRun, .run, .quiet, .json,
    ]
  ) { try $0.new($1) }

  private static let example = """
      {"actions": [{"path": "my notes/Package.swift", "word": "create"}, {"path": "my notes/README.md", "word": "create"}],
       "armature": "../Armature", "git": "committed", "module": "MyNotes", "name": "my notes", "path": "my notes",
       "template": "start"}
    """
}

extension Option {
  fileprivate static let template = Option(
    "--template", value: Value("id"), summary: "the template of the app",
    standard: TemplateLibrary.standard)
  fileprivate static let armature = Option(
    "--armature", value: Value("path", .folder),
    summary: """
      the Armature that the package uses: a folder, or the URL of a git repository; the path of the folder is relative \
      if the app is beside it or in it, so that both can be moved together; otherwise it is absolute
      """,
    standard: "the checkout from which this command was built")
  fileprivate static let from = Option(
    "--from", value: Value("version"),
    summary: "for a URL: use this release of Armature, or a newer one with the same major version")
  fileprivate static let embed = Option(
    "--embed", summary: "copy Armature's sources into the app's Packages/Armature, so that it can be built anywhere")
  fileprivate static let name = Option(
    "--name", value: Value("name"), summary: "the name that users read: any text without / \\ and :",
    standard: "the last part of the path")
  fileprivate static let bundleID = Option(
    "--bundle-id", value: Value("id"), summary: "the app's identifier for Apple's systems",
    standard: "com.example.<name>")
  fileprivate static let noGit = Option(
    "--no-git",
    summary: """
      make no git repository; without this option, the app gets one with a first commit, unless it lies in another one
      """)
  fileprivate static let run = Option(
    "--run",
    summary: "build and start the new app, and end with the exit code of 'swift run'; a package cannot be started")
}

extension CommandLineTool {
  fileprivate func new(_ arguments: Arguments) throws -> Response {
    try checkRun(arguments)
    let folder = try NewFolder(arguments.operands[0], displayName: arguments[.name])
    let bundleID = try arguments[.bundleID].map { try BundleID($0) }
    try folder.check()
    let template = try library(arguments).template(id: arguments[.template])
    if arguments.contains(.run), template.kind == .package {
      throw CommandDescription.new.usageError("the template “\(template.id)” makes no app, so --run cannot start it")
    }
    let armature = try ArmatureSource(
      named: arguments[.armature], from: arguments[.from], isCopied: arguments.contains(.embed), for: folder,
      executable: executable)
    let plan = try Plan(template: template, folder: folder, armature: armature, bundleID: bundleID)
    let commit = "Start from the template '\(template.id)' of Armature \(armatureVersion)"
    let done =
      arguments.contains(.dryRun)
      ? nil : try plan.apply(commit: arguments.contains(.noGit) ? nil : commit, environment: environment)
    let report = Report(plan: plan, template: template, armature: armature, done: done)
    return Response(output: text(of: report, arguments), nextCommand: program(of: folder, arguments))
  }

  /// Throws if `--run` is given with an option that leaves nothing to run, or with one that forbids its output.
  private func checkRun(_ arguments: Arguments) throws {
    guard arguments.contains(.run) else { return }
    if arguments.contains(.dryRun) {
      throw CommandDescription.new.usageError("--dry-run makes no app, so --run cannot start it")
    }
    if arguments.contains(.json) {
      throw CommandDescription.new.usageError(
        "--run prints the app's own output, which is not JSON; give only one of --run and --json")
    }
  }

  private func text(of report: Report, _ arguments: Arguments) -> String {
    if arguments.contains(.json) { return json(report.summary) }
    return report.text(isQuiet: arguments.contains(.quiet), runs: arguments.contains(.run))
  }

  /// Returns the program that `--run` starts.
  private func program(of folder: NewFolder, _ arguments: Arguments) -> [String] {
    guard arguments.contains(.run) else { return [] }
    return ["swift", "run", "--package-path", folder.path, folder.name.module]
  }
}

/// The output of `new` after it has made an app, or after a dry run.
struct Report {
  let plan: Plan
  let template: Template
  let armature: ArmatureSource
  /// `nil` after a dry run.
  let done: Plan.Done?

  private var actions: [Plan.Action] { done?.actions ?? plan.actions }

  /// The report for programs.
  var summary: some Encodable {
    Summary(
      path: plan.folder.path, name: plan.folder.name.display, module: plan.folder.name.module, template: template.id,
      armature: armature.location, git: done?.repository?.state,
      leftOut: plan.leftOut.isEmpty ? nil : plan.leftOut, actions: actions)
  }

  private struct Summary: Encodable {
    let path, name, module, template, armature: String
    let git: String?
    let leftOut: [String]?
    let actions: [Plan.Action]
  }

  /// Returns the report for people.
  func text(isQuiet: Bool, runs: Bool) -> String {
    let isDry = done == nil
    if isQuiet { return (isDry ? actions.map(\.line) : []).printed }
    let name = plan.folder.name
    let path = plan.folder.path
    let count = plan.files.count == 1 ? "1 file" : "\(plan.files.count) files"
    var lines = isDry ? actions.map(\.line) + [""] : removed
    lines.append("\(isDry ? "Would create" : "Created") \(path): \(count) from the template “\(template.id)”.")
    let called = "The \(template.kind) is called “\(name.display)”"
    if plan.folder.needsOtherName {
      lines.append("\(called); its module is \(name.module), because Swift needs a plain name.")
    } else if name.display != name.module {
      lines.append("\(called).")
    }
    lines.append(armature.sentence)
    if !plan.leftOut.isEmpty {
      lines.append(
        "\(isDry ? "Would leave" : "Left") out \(plan.leftOut.joined(separator: " and ")), which the folder has already."
      )
      if plan.folder.hasVisibleBuilds { lines.append("Your .gitignore needs the line “.build/”.") }
    }
    if let repository = done?.repository { lines.append(repository.sentence) }
    if isDry { return lines.printed }
    lines.append("")
    if runs { return (lines + ["Running it:"]).printed }
    lines += ["Next"] + (path == "." ? [] : ["  cd \(path.shellWord)"])
    return lines.printed + columns(next) + "\n"
  }

  /// The commands to try in the folder.
  private var next: [(String, String)] {
    let tests = ("swift test", "runs its tests")
    let own =
      switch template.kind {
      case .app: [("swift run", "starts it in this terminal"), tests]
      case .package: [tests, ("README.md", "shows how an app opens it")]
      }
    // A copy does not have the command. Swift builds the tools of plugins for each package, apart from all other builds.
    if case .copy = armature { return own }
    return own + [
      ("swift package armature", "adds flows and more; its first run takes about 20 seconds, in which Swift builds it")
    ]
  }

  private var removed: [String] {
    actions.filter { $0.word == .remove }.map { "Removed \($0.path), which a killed run had left." }
  }
}

extension String {
  /// The text as one word of a shell, quoted only where it needs that.
  var shellWord: String {
    let isPlain = unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil || "._-/".unicodeScalars.contains($0)
    }
    return isPlain ? self : "'" + replacingOccurrences(of: "'", with: "'\\''") + "'"
  }
}
