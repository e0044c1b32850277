import Scaffolding

extension CommandDescription {
  static let storyboard: CommandDescription = CommandDescription(
    "armature storyboard", summary: "draw the screens that have changed since a revision in git",
    discussion: """
      Draws one page with the screens, rows and ways of an app that are new, gone or changed since a revision, and
      prints them as Markdown for a review. Without the name of a page, such as map.html, it only prints.

      It builds the app twice: in its folder, and in a worktree with the files of the revision. The worktree is beside
      the repository, where relative paths lead to the same packages, and is removed at the end. Your files, index and
      branches are not changed. The build of the revision is kept in .build/armature-against, for the next time.

      The exit code is 0 if nothing has changed and the explorer finds nothing wrong, and 1 otherwise.
      To draw all screens of the app, run 'swift run <App> storyboard map.html'.
      """,
    operand: Operand(value: Value("map.html"), summary: "the path of the page", isOptional: true),
    options: [.against, .project, .product]
  ) { command, arguments in
    guard let revision = arguments[.against] else {
      throw storyboard.usageError(
        "--against <revision> is missing; expected a revision in git to compare with, such as HEAD or main")
    }
    guard command.environment["ARMATURE_PLUGIN"] == nil else {
      throw ScaffoldingError(
        .usage,
        "“swift package armature storyboard” cannot build the app, since Swift is busy in its folder; run "
          + "“swift run --package-path <checkout of Armature> armature storyboard”")
    }
    let project = try Project(at: arguments[.project] ?? ".", killedRun: .leave)
    let comparison = try StoryboardComparison(
      project, product: arguments[.product], environment: command.environment)
    let page = arguments.operands.first
    return Response(
      status: try comparison.run(against: revision, page: page, progress: command.progress(arguments)))
  }
}

extension Option {
  fileprivate static let against = Option(
    "--against", value: Value("revision"), summary: "the revision in git to compare with: HEAD, main, a tag")
}
