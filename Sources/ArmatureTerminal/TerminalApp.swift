import Armature

/// An app in the terminal: draws the screens of its flows as text, and takes a command a line.
///
/// ```swift
/// exit(await TerminalApp(name: "Notes") { AppCoordinator() }.run())
/// ```
@MainActor
public struct TerminalApp {
  private let name: String
  private let linkAddress: LinkAddress?
  private let root: @MainActor (String) -> AnyCoordinator?

  /// - Parameters:
  ///   - name: What the executable is called.
  ///   - root: Makes the flow at the bottom of a scene, once the arguments are understood: a new one each time.
  public init(name: String, root: @escaping @MainActor () -> AnyCoordinator) {
    self.init(name: name) { _ in root() }
  }

  /// An app whose scenes are not all alike.
  ///
  /// - Parameters:
  ///   - name: What the executable is called.
  ///   - linkAddress: Where the links of the scenes begin.
  ///   - root: Makes the flow at the bottom of the scene of a name, at first that of `main`; `nil` for a name that no scene
  ///     shall have.
  public init(
    name: String, linkAddress: LinkAddress? = nil, root: @escaping @MainActor (_ scene: String) -> AnyCoordinator?
  ) {
    self.name = name
    self.linkAddress = linkAddress
    self.root = root
  }

  /// Does what the arguments ask for: without any, walks through the app, as a conversation in a terminal and else by the
  /// commands on standard input.
  ///
  /// - Parameter arguments: What follows the executable's name; `--help` lists what there is.
  /// - Returns: The exit status: 0, 1 when a command has failed, or 2 for arguments that mean nothing.
  public func run(_ arguments: [String] = Array(CommandLine.arguments.dropFirst())) async -> Int32 {
    await run(arguments, in: ProcessTerminal())
  }

  func run(_ arguments: [String], in terminal: any Terminal) async -> Int32 {
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
          terminal.writeError("error: cannot open \(arguments[1].quoted): \("\(error)".harmless)\n")
          return 1
        }
        return await TerminalHost(scenes: scenes, scene: scene, terminal: terminal).run()
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

  private func scenes() -> SceneDirectory { SceneDirectory(linkAddress: linkAddress, root: root) }

  private static let usages = [
    ("", "walk through the app; commands are read from standard input, one a line"),
    ("open <link>", "the same, from where the link leads"),
    ("links [--json]", "print the links that the app has"),
    ("where", "print the link to the start"),
    ("tree [--json]", "print the flows as they are at the start"),
    ("--help", "print this"),
  ]

  private var help: String {
    let rows = Self.usages.map { "  \(name) \($0.padded(columns: 16))\($1)\n" }
    return "usage:\n" + rows.joined() + "\ncommands:\n" + Command.help
  }

  private func complaint(about arguments: [String]) -> String {
    let usages = Self.usages.dropFirst().map(\.0)
    let known = usages.map { String($0.prefix { $0 != " " }) }
    let first = arguments[0]
    if first == "open" { return "open takes one link, as in: \(name) open /note/7" }
    if known.contains(first) { return "\(first) does not take \(arguments.dropFirst().joined(separator: " ").quoted)" }
    let hint = first.nearestSpelling(among: known).map { "; did you mean \($0.quoted)?" } ?? ""
    return "unknown command \(first.quoted)\(hint) "
      + "(\(name) knows: \(usages.joined(separator: ", ")); without arguments it reads commands)"
  }
}
