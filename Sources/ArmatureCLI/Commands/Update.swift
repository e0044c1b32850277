import Scaffolding

extension CommandDescription {
  static let update = CommandDescription(
    "armature update", summary: "merge the changes of an app's template into the app",
    discussion: """
      Merges the changes of the template into an app: all changes since the app was made or last updated. git does the
      merge, so it must be installed. Files that you have not edited are replaced. Files that you removed are not made
      again, and files that git ignores are not removed. Parts that 'armature add' added are kept. A copy of Armature in
      Packages/Armature is replaced.

      If you and the template have changed the same lines, the file contains both versions, between git's marks, and the
      exit code is 4. 'git mergetool' helps with the conflicts. All other changes are made too. Commit before an update:
      the command does not change files that have uncommitted changes.

      \(explanation(ofJSON: example))
      """,
    options: [.templates, .check, .forceCopy] + common
  ) { try $0.update($1) }

  private static let example = """
      {"actions": [{"path": "./Package.swift", "word": "update"}]}

    The value of "word" is create, update, conflict, identical, skip, remove or keep. With --diff there is also the key
    "diff". If a killed run was undone first, the key "takenBack" lists the paths of its files.
    """
}

extension Option {
  fileprivate static let check = Option(
    "--check", summary: "change nothing; the exit code is 6 if there is something to update")
  fileprivate static let forceCopy = Option("--force", summary: "replace a copy of Armature that was edited")
}

extension CommandLineTool {
  fileprivate func update(_ arguments: Arguments) throws -> Response {
    let update = try Update(
      of: project(arguments, isDry: arguments.contains(.check)), templates: library(arguments),
      isForced: arguments.contains(.forceCopy),
      executable: executable, environment: environment)
    let project = update.plan.project
    let kind = project.hasApp ? "app" : "package"
    let made = "the template “\(project.record.template)” of Armature \(armatureVersion)"
    let start = update.oldVersion == armatureVersion ? "" : " from \(update.oldVersion)"
    let report = ChangeReport(
      actions: update.plan.actions, isDone: update.plan.isDone, verbs: ("update", "Updated"),
      sentence: "the \(kind)\(start) to \(made)",
      nothing: "the \(kind) is up to \(made)", takenBack: project.takenBack,
      noteOnKeptFiles:
        "The kept files were edited, or git ignores them. The template no longer has them: check whether you need them.",
      noteOnSkippedFiles:
        "The skipped files were removed, or are not text that can be merged: they do not contain the template's changes."
    )
    let (isCheck, conflicts) = (arguments.contains(.check), update.pathsWithConflicts)
    // A dry run fails where the run would.
    if !isCheck { try update.checkIsCommitted() }
    let mergeTool = conflicts.isEmpty || !update.isInRepository ? [] : [("git mergetool", "helps with the conflicts")]
    var response = try perform(
      report, arguments, isDry: isCheck, diff: update.plan.diff, next: mergeTool + [("swift test", "runs its tests")]
    ) {
      try update.apply()
    }
    if isCheck {
      response.status = update.plan.isDone ? 0 : 6
    } else if !conflicts.isEmpty {
      response.status = ScaffoldingError.Kind.conflict.rawValue
      if arguments.contains(.quiet) { response.error = conflicts.map { "conflict  \($0)" }.printed }
    }
    return response
  }
}
