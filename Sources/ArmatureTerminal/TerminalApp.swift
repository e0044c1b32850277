import Armature
import ArmatureExplorer
import Dispatch
import Foundation

/// An app in the terminal: it draws the screens of its flows as text and reads one command per line.
///
/// ```swift
/// exit(await TerminalApp(name: "Notes") { AppCoordinator() }.run())
/// ```
///
/// A split view has columns if the window has at least 30 characters for each. The rows of all columns have consecutive
/// numbers. After each command, the app waits for the work that the command starts, so that a script sees the result.
@MainActor
public struct TerminalApp {
  let name: String
  /// The app in a new world, for the explorer.
  let explored: ExploredApp
  let linkAddress: LinkAddress?
  private let root: @MainActor (String) -> AnyCoordinator?
  let beginning: Beginning

  /// An app whose scenes all have the same kind of root flow.
  ///
  /// - Parameters:
  ///   - name: The name of the executable.
  ///   - root: Makes the root flow of a scene, a new one for each call. It is called after the arguments have been
  ///     read.
  public init(name: String, root: @escaping @MainActor () -> AnyCoordinator) {
    self.init(name: name) { _ in root() }
  }

  /// An app with a root flow for each scene name.
  ///
  /// - Parameters:
  ///   - name: The name of the executable.
  ///   - linkAddress: The address at which the links of the scenes begin.
  ///   - root: Makes the root flow of the scene with a name, at first `main`. It returns `nil` for a name without a
  ///     scene.
  public init(
    name: String, linkAddress: LinkAddress? = nil, root: @escaping @MainActor (_ scene: String) -> AnyCoordinator?
  ) {
    self.name = name
    self.linkAddress = linkAddress
    self.root = root
    beginning = Beginning()
    explored = ExploredApp(linkAddress: linkAddress, world: { _ in }, root: { root($1) })
  }

  /// An app whose scenes share a world, such as a store. `explore` makes a new world for each walk, so that the same
  /// commands lead to the same screens, and keeps it when it ends the app and opens it again.
  ///
  /// ```swift
  /// TerminalApp(name: "ReadingList", world: { _ in Store() }) { store, _ in
  ///   AppCoordinator(store: store)
  /// }.runIfAsked()
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of the executable.
  ///   - linkAddress: The address at which the links of the scenes begin.
  ///   - world: Makes the world, a new one for each call. It gets the clock to read and to sleep on: the system's, or
  ///     the explorer's.
  ///   - otherWorlds: Further worlds with their names, such as one in which a user is signed in. `explore` and
  ///     `storyboard` walk through the app in each of them. With `--world <name>`, a session begins in one.
  ///   - root: Makes the root flow of the scene with a name, at first `main`. It returns `nil` for a name without a
  ///     scene.
  public init<World>(
    name: String, linkAddress: LinkAddress? = nil, world: @escaping @MainActor (_ time: FlowClock) -> World,
    otherWorlds: KeyValuePairs<String, @MainActor (_ time: FlowClock) -> World> = [:],
    root: @escaping @MainActor (_ world: World, _ scene: String) -> AnyCoordinator?
  ) {
    self.name = name
    self.linkAddress = linkAddress
    explored = ExploredApp(linkAddress: linkAddress, world: world, otherWorlds: otherWorlds, root: root)
    let (worlds, beginning) = ([world] + otherWorlds.map(\.value), Beginning())
    self.beginning = beginning
    var made: World?
    self.root = { scene in
      let world = made ?? worlds[beginning.world](.system)
      made = world
      return root(world, scene)
    }
  }

  /// Runs the app as the arguments ask. Without arguments, it reads commands from standard input; in a terminal, it
  /// also prompts for them.
  ///
  /// With `--state <file>`, the app starts where the user was, and saves that to the file after each command. A damaged
  /// file is an error on standard error, and the app starts.
  ///
  /// With `--record <file>`, the app writes the session to the file: a script that repeats it as its standard input. The
  /// script of a narrow terminal needs a narrow terminal, such as `COLUMNS=50`; three columns need 90.
  ///
  /// With `--replay <file>`, the app first repeats the session of such a file, and draws only the place where the
  /// session ends. If a command fails, the rest is left out, and the app starts where the user was.
  ///
  /// With `--stop-on-error`, a script ends at its first command that fails.
  ///
  /// - Parameter arguments: The arguments after the executable's name; `--help` lists them.
  /// - Returns: The exit status: 0, or 1 if a command of a script has failed, the app cannot start, or a file or the output
  ///   cannot be written, or 2 for wrong arguments.
  public func run(_ arguments: [String] = Array(CommandLine.arguments.dropFirst())) async -> Int32 {
    await run(arguments, in: ProcessTerminal())
  }

  /// Runs the app and ends the process, if the arguments ask for the terminal. On systems without windows they always do.
  /// On a Mac they do if they begin with a command or an option of the terminal: `terminal`, `open`, `links`, `--help` and
  /// so on.
  ///
  /// Use it in an executable that also has windows, such as the one that `armature new` makes. Call it first in `main`,
  /// which must not be asynchronous: a `main` that waits would hold the main actor, on which windows work.
  ///
  /// - Parameter arguments: The arguments after the executable's name.
  public func runIfAsked(_ arguments: [String] = Array(CommandLine.arguments.dropFirst())) {
    #if canImport(Darwin)
      guard Self.asksForTerminal(arguments) else { return }
    #endif
    // Before the first task: its queue opens files, which take the number of an output that is closed.
    let terminal = ProcessTerminal()
    Task { exit(await run(arguments, in: terminal)) }
    dispatchMain()
  }

  /// Returns whether arguments begin with a command or an option of the terminal. Xcode and the system pass other ones.
  package static func asksForTerminal(_ arguments: [String]) -> Bool {
    guard let first = arguments.first(where: { $0 != "--" }) else { return false }
    return usages.contains { $0.0.prefix { $0 != " " } == first.prefix { $0 != "=" } }
  }

  func run(_ arguments: [String], in terminal: any Terminal) async -> Int32 {
    let status = await perform(arguments, in: terminal)
    guard let problem = terminal.outputProblem else { return status }
    terminal.writeError("error: the output cannot be written: \(problem)\n")
    return max(status, 1)
  }

  private func perform(_ arguments: [String], in terminal: any Terminal) async -> Int32 {
    do {
      if arguments.contains(where: \.hasTooManyMarks) { throw CommandError.tooManyMarks }
      var arguments = arguments
      // `swift run App -- open /note/7` passes the `--` on.
      if arguments.first == "--" { arguments.removeFirst() }
      let operands = takeOperands(from: &arguments)
      let state = try takeFile("--state", like: "state", from: &arguments).map { StateFile($0, terminal: terminal) }
      var record = try takeFile("--record", like: "txt", from: &arguments).map { RecordFile($0, terminal: terminal) }
      let replayed = try takeFile("--replay", like: "txt", from: &arguments)
      try takeWorld(from: &arguments)
      let stopsOnError = takeFlag("--stop-on-error", from: &arguments)
      if arguments.first == "terminal" { arguments.removeFirst() }
      if let first = arguments.first, first != "open", first != "trace" {
        if record != nil { throw CommandError("--record records a session, but \(first) has no session") }
        if stopsOnError { throw CommandError("--stop-on-error stops a session, and \(first) has none") }
      }
      if let first = arguments.first, replayed != nil {
        throw CommandError("--replay repeats a session from its start, so it cannot be combined with \(first)")
      }
      let script = try replayed.map(Self.lines)
      // A replay that crashes leaves the script.
      if let record, !record.write((script ?? []).joined(separator: "\n")) { return 1 }
      if let first = arguments.first, first == "explore" || first == "storyboard" {
        if state != nil { throw CommandError("--state keeps a session, but \(first) begins anew in each walk") }
        if beginning.isChosen { throw CommandError("--world begins a session, but \(first) begins in each world") }
        return try await explore(ExploreOptions(arguments + operands, of: name), in: terminal)
      }
      arguments += operands
      func host(_ scenes: SceneDirectory, after steps: [UserStep] = []) throws -> TerminalHost {
        let host = TerminalHost(
          scenes: scenes, scene: try scenes.currentOrFirst(), terminal: terminal, state: state, record: record,
          stopsOnError: stopsOnError)
        record?.record(host.session.recorder, after: steps)
        return host
      }
      switch arguments {
      case []:
        guard let script else { return try await host(scenes(of: state)).run() }
        let replay = try await replay(script, state: state, in: terminal)
        if replay.steps == nil {
          _ = record?.write("")
          record = nil
        }
        return try await host(replay.scenes, after: replay.steps ?? []).run()
      case ["tree"]: terminal.write(try start(state).root.outline.text)
      case ["tree", "--json"]: terminal.write(try start(state).root.outline.prettyJSON())
      case _ where arguments[0] == "links":
        return try links(Array(arguments.dropFirst()), of: { try start(state) }, in: terminal)
      case ["where"]: terminal.write("\(try start(state).link)\n")
      case ["--help"], ["-h"]: terminal.write(help)
      case _ where arguments.count == 2 && arguments[0] == "open":
        let scenes = newScenes(of: state)
        var scene: FlowScene?
        do { scene = try scenes.open(link: arguments[1], asksToLeave: true) } catch {
          terminal.writeError("error: \(CommandError.cannotOpen(arguments[1], error).message.sanitized)\n")
          guard terminal.isInteractive else { return 1 }
        }
        state?.open(in: scenes)
        if let scene { scenes.activate(scene.name) }
        return try await host(scenes, after: scene == nil ? [] : [UserStep(.open(link: arguments[1]))]).run()
      case _ where arguments.count == 4 && arguments[0] == "trace" && arguments[2] == "--html":
        return try await trace(
          arguments[1], to: arguments[3], state: state, record: record, stopsOnError: stopsOnError, in: terminal)
      default: throw complaint(about: arguments, operands: operands)
      }
      return 0
    } catch let error as CommandError {
      terminal.writeError("error: \(error.message.sanitized)\n")
      return 2
    } catch {
      terminal.writeError("error: cannot start: \("\(error)".sanitized)\n")
      return 1
    }
  }

  private func start(_ state: StateFile?) throws(SceneError) -> FlowScene { try scenes(of: state).currentOrFirst() }

  /// Returns the scenes of the app, the saved ones open.
  func scenes(of state: StateFile?) -> SceneDirectory {
    let scenes = newScenes(of: state)
    state?.open(in: scenes)
    return scenes
  }

  private func newScenes(of state: StateFile?) -> SceneDirectory {
    let scenes = SceneDirectory(linkAddress: linkAddress, root: root)
    scenes.keeper = state?.keeper
    return scenes
  }

  /// Takes the arguments after `--` off, among which there are no options.
  private func takeOperands(from arguments: inout [String]) -> [String] {
    guard let index = arguments.firstIndex(of: "--") else { return [] }
    defer { arguments.removeSubrange(index...) }
    return Array(arguments[(index + 1)...])
  }

  /// Takes an option with a file off the arguments.
  private func takeFile(
    _ option: String, like ending: String, from arguments: inout [String]
  ) throws(CommandError) -> String? {
    guard let index = arguments.firstIndex(where: { $0 == option || $0.hasPrefix("\(option)=") }) else { return nil }
    let rest = arguments[index...].dropFirst()
    guard arguments[index] == option, let path = rest.first?.nonEmpty, !path.hasPrefix("--") else {
      throw CommandError("\(option) expects a file, as in: \(name) \(option) \(name.lowercased()).\(ending)")
    }
    if rest.dropFirst().contains(option) {
      throw CommandError("\(option) is given twice; the app has one \(option.dropFirst(2)) file")
    }
    arguments.removeSubrange(index...index + 1)
    return path
  }

  /// Takes an option without a value off the arguments, and returns whether it was there.
  private func takeFlag(_ option: String, from arguments: inout [String]) -> Bool {
    let count = arguments.count
    arguments.removeAll { $0 == option }
    return arguments.count < count
  }

  private static let usages = [
    ("", "run the app; it reads commands from standard input, one per line"),
    ("terminal", "the same, also on a Mac, where the app has windows"),
    ("open <link>", "the same, but start where the link leads"),
    ("links [--json | --markdown]", "print the links of the app"),
    ("links --apple-app-site-association", "print the file for links on the web: --app-id, --address, --merge <file>"),
    ("links explain <url>", "say what the system and the app do with a URL"),
    ("links check <file>", "compare such a file with the app"),
    ("where", "print the link to the first screen"),
    ("tree [--json]", "print the flows as they are at the start"),
    ("trace <script> --html <file>", "run the commands of a file, or - for standard input, and draw each step"),
    ("explore [--json | --text]", "walk through the app, and say which places it has and what is wrong"),
    ("explore --check <file>", "the same, and compare the places with a list of --text"),
    ("explore --states <n>", "set a bound, also for storyboard; --actions, --depth, --seconds, --patience, --seed"),
    ("storyboard <file.html>", "walk through the app, and draw a map of its screens to click through"),
    ("storyboard <file.html> --live", "the same, in a page that shows a later version of its file by itself"),
    ("storyboard --text", "print the screens of the map with their rows"),
    ("storyboard check <file>", "compare them with such a text"),
    ("storyboard <file.json>", "write the map as data"),
    ("storyboard --against <file>", "with or without a map: print what has changed since such data"),
    ("storyboard --walks <folder>", "with or without a map: say which screens no test walks; --covered <percent>"),
    ("--type <title>=<text>", "with explore and storyboard: type the text in rows with the title"),
    ("--window <name>", "with explore and storyboard: open the window, too"),
    ("--world <name>", "with a session: begin in another world than the usual one"),
    ("--record <file>", "with a session: write it to the file as commands; \"< <file>\" repeats it"),
    ("--replay <file>", "with a session: first repeat one, without drawing it"),
    ("--stop-on-error", "with a script: end at the first command that fails"),
    ("--state <file>", "with any of these: start where the user was, and save each change to the file"),
    ("--help", "print this"),
  ]

  private static let exitCodes = """
    exit codes:
      0  done
      1  a command of a script has failed, the app cannot start there, a file or the output cannot be written, or explore
         has findings
      2  the arguments are wrong
    A damaged state file is reported, and the app starts. The exit code does not change.

    """

  private var help: String {
    let rows = Self.usages.map { "  \(name) \($0.padded(columns: 36))\($1)\n" }
    return "usage:\n" + rows.joined() + "\n" + Self.exitCodes + "\ncommands:\n" + Command.help
  }

  private func complaint(about arguments: [String], operands: [String]) -> CommandError {
    let error = complaint(about: arguments)
    guard let option = operands.first(where: { $0.hasPrefix("--") }) else { return error }
    return CommandError("\(error.message); \(option.quoted) is not an option there; put it before --")
  }

  private func complaint(about arguments: [String]) -> CommandError {
    let usages = Self.usages.dropFirst().map(\.0)
    let known = usages.map { String($0.prefix { $0 != " " }) }
    let first = arguments[0]
    if first == "open" {
      let links = arguments.dropFirst()
      return CommandError(
        "open expects one link, "
          + (links.isEmpty
            ? "as in: \(name) open /note/7" : "but got \(links.count): \(links.map(\.quoted).joined(separator: " "))"))
    }
    if first == "trace" {
      return CommandError("trace expects a script and a file, as in: \(name) trace walk.txt --html walk.html")
    }
    if first == "terminal" { return CommandError("terminal is given twice") }
    if first == "--type" || first == "--window" {
      return CommandError("\(first) is an option of explore and storyboard, as in: \(name) explore \(first) …")
    }
    if known.contains(first) {
      return CommandError("\(first) does not take \(arguments.dropFirst().joined(separator: " ").quoted)")
    }
    return CommandError(
      "unknown command \(first.quoted)"
        + String.expectation(
          usages + ["or nothing to read commands"], limit: .max, nearest: first.nearestSpelling(among: known)))
  }
}

extension SceneDirectory {
  /// The scene to start with.
  func currentOrFirst() throws(SceneError) -> FlowScene {
    if let current { return current }
    return try open()
  }
}
