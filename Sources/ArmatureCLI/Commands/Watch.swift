import Scaffolding

extension CommandDescription {
  static let watch = CommandDescription(
    "armature watch", summary: "run an app in the terminal, and again after each change of its sources",
    discussion: """
      Builds an app and runs it in this terminal. When you save a source of the app, it is built again, and starts at
      the same place. If a build fails, you see the first error above the screen, and the app built before still runs.
      Each start first repeats what you did, so that the same user is signed in and has the same data; if a command
      fails now, the rest is left out. The command ends when the app ends: type 'quit', or press Ctrl-C.

      With '--storyboard map.html', it draws the storyboard of each build while the app runs. A page that is open in a
      browser shows the new map in the same place, marks what has changed, and shows the error of a build that fails.
      """,
    options: [.project, .product, .withoutReplay, .storyboardPage]
  ) { command, arguments in
    let project = try Project(at: arguments[.project] ?? ".", killedRun: .leave)
    let watch = try Watch(
      project, product: arguments[.product], replays: !arguments.contains(.withoutReplay),
      storyboard: arguments[.storyboardPage], environment: command.environment)
    guard command.ask != nil else {
      throw ScaffoldingError(
        .usage, "“armature watch” needs a terminal in which somebody types",
        "run the command itself in a terminal: “swift package armature watch” has none; "
          + "in a script, run the app with “swift run”"
      )
    }
    return Response(status: try watch.run(show: command.show))
  }
}

extension Option {
  static let product = Option(
    "--product", value: Value("name"), summary: "the executable that runs the flows in a terminal",
    standard: "that of the app")
  fileprivate static let storyboardPage = Option(
    "--storyboard", value: Value("map.html"), summary: "a page for the storyboard of each build")
  fileprivate static let withoutReplay = Option(
    "--no-replay", summary: "do not repeat what you did: for an app that keeps its data in a file or on a server")
}
