import Armature

/// An app in the terminal: it draws the screens of its flows as text and reads one command per line.
///
/// ```swift
/// exit(await TerminalApp(name: "Notes") { AppCoordinator() }.run())
/// ```
@MainActor
public struct TerminalApp {
  let name: String
  private let linkAddress: LinkAddress?
  private let root: @MainActor (String) -> AnyCoordinator?

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
  }

  /// Runs the app as the arguments ask. Without arguments, it reads commands from standard input; in a terminal, it
  /// also prompts for them.
  ///
  /// - Parameter arguments: The arguments after the executable's name; `--help` lists them.
  /// - Returns: The exit status: 0, or 1 if a command of a script has failed or the app cannot start, or 2 for wrong
  ///   arguments.
  public func run(_ arguments: [String] = Array(CommandLine.arguments.dropFirst())) async -> Int32 {
    await run(arguments, in: ProcessTerminal())
  }

  func run(_ arguments: [String], in terminal: any Terminal) async -> Int32 {
    if arguments.contains(where: \.hasTooManyMarks) {
      terminal.writeError("error: \(CommandError.tooManyMarks.message)\n")
      return 2
    }
    do {
      switch arguments {
      case []:
        let scenes = scenes()
        return await TerminalHost(scenes: scenes, scene: try scenes.open(), terminal: terminal).run()
      case ["tree"]: terminal.write(try scenes().open().root.outline.text)
      case ["tree", "--json"]: terminal.write(try scenes().open().root.outline.json())
      case ["links"]: terminal.write(try scenes().open().linkDirectory.text)
      case ["links", "--json"]: terminal.write(try scenes().open().linkDirectory.json())
      case ["where"]: terminal.write("\(try scenes().open().link)\n")
      case ["--help"], ["-h"]: terminal.write(help)
      case _ where arguments.count == 2 && arguments[0] == "open":
        let scenes = scenes()
        let scene: FlowScene
        do { scene = try scenes.open(link: arguments[1]) } catch {
          terminal.writeError("error: \(CommandError.cannotOpen(arguments[1], error).message.harmless)\n")
          guard terminal.isInteractive else { return 1 }
          scene = try scenes.open()
        }
        return await TerminalHost(scenes: scenes, scene: scene, terminal: terminal).run()
      case _ where arguments.count == 4 && arguments[0] == "trace" && arguments[2] == "--html":
        return try await trace(arguments[1], to: arguments[3], in: terminal)
      default:
        terminal.writeError("error: \(complaint(about: arguments).harmless)\n")
        return 2
      }
      return 0
    } catch {
      terminal.writeError("error: cannot start: \("\(error)".harmless)\n")
      return 1
    }
  }

  func scenes() -> SceneDirectory { SceneDirectory(linkAddress: linkAddress, root: root) }

  private static let usages = [
    ("", "run the app; it reads commands from standard input, one per line"),
    ("open <link>", "the same, but start where the link leads"),
    ("links [--json]", "print the links of the app"),
    ("where", "print the link to the first screen"),
    ("tree [--json]", "print the flows as they are at the start"),
    ("trace <script> --html <file>", "run the commands of a file, or - for standard input, and draw each step"),
    ("--help", "print this"),
  ]

  private static let exitCodes = """
    exit codes:
      0  done
      1  a command of a script has failed, the app cannot start there, or a file cannot be written
      2  the arguments are wrong

    """

  private var help: String {
    let rows = Self.usages.map { "  \(name) \($0.padded(columns: 30))\($1)\n" }
    return "usage:\n" + rows.joined() + "\n" + Self.exitCodes + "\ncommands:\n" + Command.help
  }

  private func complaint(about arguments: [String]) -> String {
    let usages = Self.usages.dropFirst().map(\.0)
    let known = usages.map { String($0.prefix { $0 != " " }) }
    let first = arguments[0]
    if first == "open" {
      let links = arguments.dropFirst()
      return "open expects one link, "
        + (links.isEmpty
          ? "as in: \(name) open /note/7" : "but got \(links.count): \(links.map(\.quoted).joined(separator: " "))")
    }
    if first == "trace" {
      return "trace expects a script and a file, as in: \(name) trace walk.txt --html walk.html"
    }
    if known.contains(first) { return "\(first) does not take \(arguments.dropFirst().joined(separator: " ").quoted)" }
    let hint = first.nearestSpelling(among: known).map { "; did you mean \($0.quoted)?" } ?? ""
    return "unknown command \(first.quoted)\(hint) "
      + "(\(name) knows: \(usages.joined(separator: ", ")); without arguments it reads commands)"
  }
}
