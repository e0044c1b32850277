import Armature

// @testable: a terminal that types and records takes the place of the real one.
@testable import ArmatureTerminal

/// A terminal that types lines and records the output.
@MainActor
final class FakeTerminal: Terminal {
  var isInteractive = false
  var hasColor = false
  var width = 48
  var output = ""
  var errors = ""
  /// The texts of all writes, in order.
  var writes: [String] = []
  /// Called while a line is awaited.
  var whileReading: () -> Void = {}
  /// Called after each drawing.
  var afterWriting: (String) -> Void = { _ in }
  private var lines: ArraySlice<String>

  init(_ lines: [String] = []) { self.lines = lines[...] }

  func readLine() async -> String? {
    whileReading()
    return lines.popFirst()
  }

  func write(_ text: String) {
    output += text
    writes.append(text)
    afterWriting(text)
  }

  func writeError(_ text: String) { errors += text }

  /// The drawings among the writes: texts with a rule or with the frame of a dialog.
  var screens: [String] { writes.filter { $0.contains("──") } }
  /// The widths of all lines of the output, without the commands.
  var widths: [Int] { output.split(separator: "\n").filter { !$0.hasPrefix(">") }.map(\.displayWidth) }
  /// The last drawing, without the empty line before it.
  var screen: String { String(screens.last?.drop { $0 == "\n" } ?? "") }
}

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
    _ title: String, @RowBuilder<BoardDestination> rows: @escaping @MainActor () -> [Row<BoardDestination>]
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
