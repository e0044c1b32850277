import Scaffolding

extension CommandDescription {
  static let watch = CommandDescription(
    "armature watch", summary: "run an app in the terminal, and again after each change of its sources",
    discussion: """
      Builds an app and runs it in this terminal. When you save a source of the app, it is built, and starts again where
      you are. If a build fails, you see the first error above the screen, and use the app that was built before. Your
      data are those of a new start, unless the app keeps them in a file. The command ends with the app: type 'quit', or
      press Ctrl-C.
      """,
    options: [.project, .product]
  ) { command, arguments in
    let project = try Project(at: arguments[.project] ?? ".", killedRun: .leave)
    let watch = try Watch(project, product: arguments[.product], environment: command.environment)
    guard let show = command.show else {
      throw ScaffoldingError(
        .usage, "'armature watch' needs a terminal, where somebody types",
        "run the command itself there: 'swift package armature watch' has none. A script goes to the app: 'swift run'")
    }
    return Response(status: try watch.run(show: show))
  }
}

extension Option {
  fileprivate static let product = Option(
    "--product", value: Value("name", .text), summary: "the executable that runs the flows in a terminal",
    standard: "that of the app")
}
