import Armature

/// An app in the terminal: draws the screens of its flows as text, and takes a command a line.
///
/// ```swift
/// exit(await TerminalApp(name: "Notes") { AppCoordinator() }.run())
/// ```
@MainActor
public struct TerminalApp {
  private let name: String
  private let root: @MainActor () -> AnyCoordinator

  /// - Parameters:
  ///   - name: What the executable is called.
  ///   - root: Makes the flow at the bottom, once the arguments are understood.
  public init(name: String, root: @escaping @MainActor () -> AnyCoordinator) {
    self.name = name
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
      case []: return await TerminalHost(scene: try FlowScene(root: root()), terminal: terminal).run()
      case ["tree"]: terminal.write(try FlowScene(root: root()).root.outline.text)
      case ["tree", "--json"]: terminal.write(try FlowScene(root: root()).root.outline.json())
      case ["--help"], ["-h"]: terminal.write(help)
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

  private static let usages = [
    ("", "walk through the app; commands are read from standard input, one a line"),
    ("tree [--json]", "print the flows as they are at the start"),
    ("--help", "print this"),
  ]

  private var help: String {
    let rows = Self.usages.map { "  \(name) \($0.padded(columns: 16))\($1)\n" }
    return "usage:\n" + rows.joined() + "\ncommands:\n" + Command.help
  }

  private func complaint(about arguments: [String]) -> String {
    let known = ["tree", "--help"]
    let first = arguments[0]
    if known.contains(first) { return "\(first) does not take \(arguments.dropFirst().joined(separator: " ").quoted)" }
    let hint = first.nearestSpelling(among: known).map { "; did you mean \($0.quoted)?" } ?? ""
    return "unknown command \(first.quoted)\(hint) "
      + "(\(name) knows: tree [--json], --help; without arguments it reads commands)"
  }
}
