import Armature

// @testable: apps run in a terminal of the test.
@testable import ArmatureExplorer
@testable import ArmatureTerminal

extension String {
  /// The lines of a drawing above its rows, without rules.
  var head: [String] {
    let lines = drop { $0 == "\n" }.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.prefix { !$0.isEmpty && $0.first != " " }.map { $0.filter { $0 != "─" }.trimmed }
  }
}

/// Runs an app in a terminal.
@MainActor
func play(_ app: TerminalApp, _ arguments: [String] = [], in terminal: FakeTerminal) async -> Int32 {
  await app.run(arguments, in: terminal)
}

/// Runs a scene of a directory in a terminal.
@MainActor
func play(_ scenes: SceneDirectory, from scene: FlowScene, in terminal: FakeTerminal) async -> Int32 {
  await TerminalHost(scenes: scenes, scene: scene, terminal: terminal).run()
}

/// Runs an app with lines as its standard input.
@MainActor
func run(
  _ root: AnyCoordinator, _ lines: [String] = [], arguments: [String] = [], in terminal: FakeTerminal? = nil
) async -> (status: Int32, terminal: FakeTerminal) {
  let terminal = terminal ?? FakeTerminal(lines)
  return (await TerminalApp(name: "App") { root }.run(arguments, in: terminal), terminal)
}

/// Runs an app in a terminal of a given width.
@MainActor
func run(_ root: AnyCoordinator, _ lines: [String] = [], columns: Int) async -> (status: Int32, terminal: FakeTerminal)
{
  let terminal = FakeTerminal(lines)
  terminal.width = columns
  return await run(root, in: terminal)
}

/// A flow of one screen, which a test defines.
enum BoardDestination: Destination {
  case top
  case next

  func screen(in flow: Board) -> Screen<Self> {
    switch self {
    case .top: flow.top()
    case .next: Screen("Next")
    }
  }
}

final class Board: Coordinator<BoardDestination> {
  let top: @MainActor () -> Screen<BoardDestination>

  init(_ top: @escaping @MainActor () -> Screen<BoardDestination>) {
    self.top = top
    super.init(root: .top)
  }

  convenience init(
    _ title: String, @ListBuilder<Row<BoardDestination>> rows: @escaping @MainActor () -> [Row<BoardDestination>]
  ) {
    self.init { Screen(title, rows: rows) }
  }
}

/// Blocks work until it is opened.
@MainActor
final class Gate {
  private var isOpen = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func pass() async {
    if !isOpen { await withCheckedContinuation { waiting.append($0) } }
  }

  func open() {
    isOpen = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}

struct Trouble: Error, CustomStringConvertible {
  let description: String
}
