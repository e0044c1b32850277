import Armature
import Foundation
import TestSupport
import Testing

// @testable: apps run in a terminal of the test.
@testable import ArmatureExplorer
@testable import ArmatureTerminal

extension String {
  /// The lines of a drawing above its rows, without rules and without the frame of a dialog.
  var head: [String] {
    let lines = drop { $0 == "\n" }.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.prefix { !" ┌".contains($0.first ?? " ") }.map { $0.filter { $0 != "─" }.trimmed }
  }

  /// Returns whether the text is like another one, in which "…" stands for any characters.
  func isLike(_ pattern: String) -> Bool {
    let parts = pattern.components(separatedBy: "…")
    var rest = self[...]
    for (index, part) in parts.enumerated() {
      if index == parts.count - 1, index > 0 { return rest.hasSuffix(part) }
      guard let found = part.isEmpty ? rest.startIndex..<rest.startIndex : rest.range(of: part) else { return false }
      if index == 0, found.lowerBound != rest.startIndex { return false }
      rest = rest[found.upperBound...]
    }
    return rest.isEmpty
  }
}

/// A part of a session from one start of an app on: its arguments, and lines of commands with their output.
private struct Run {
  struct Line {
    var commands: [String]
    var printed: [String]?
  }

  var start: [String]
  var lines: [Line]

  /// Returns the runs of a text.
  static func runs(of text: String) -> [Self] {
    var runs: [Self] = []
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: "→", maxSplits: 1, omittingEmptySubsequences: false).map { String($0) }
      var typed = parts[0].trimmed
      // The output begins after one space.
      let printed = parts.count == 1 ? nil : parts[1].hasPrefix(" ∋ ") ? parts[1] : String(parts[1].dropFirst())
      if typed.isEmpty, let printed, let last = runs.last {
        runs[runs.count - 1].lines[last.lines.count - 1].printed?.append(printed)
        continue
      }
      if typed.hasPrefix("$") {
        runs.append(Self(start: typed.split(separator: " ").dropFirst().map { $0 == #""""# ? "" : "\($0)" }, lines: []))
        typed = ""
      } else if runs.isEmpty || typed.hasPrefix("* ") {
        runs.append(Self(start: Array(runs.last?.start.prefix(1) ?? []), lines: [Line(commands: [""])]))
        typed = typed.hasPrefix("* ") ? String(typed.dropFirst(2)) : typed
      }
      let line = Line(commands: typed.components(separatedBy: ", "), printed: printed.map { $0.isEmpty ? [] : [$0] })
      runs[runs.count - 1].lines.append(line)
    }
    return runs
  }

  /// The exit status that the lines expect.
  var status: Int32? {
    lines.flatMap { $0.printed ?? [] }.compactMap { $0.hasPrefix("exit ") ? Int32($0.dropFirst(5)) : nil }.last
  }
}

extension Run.Line {
  /// Says how the line differs from what the terminal has printed.
  @MainActor
  fileprivate func problem(_ answers: [FakeTerminal.Answer], screen: String) -> String? {
    guard let printed else { return nil }
    let texts = answers.flatMap(\.texts)
    let found = texts + (answers.last?.drawing.map { [$0.head.joined(separator: " | ")] } ?? [])
    let pairs = printed.filter { !$0.hasPrefix("exit ") }.map { $0.components(separatedBy: " ∋ ") }
    let wanted = pairs.filter { $0.count == 1 || !$0[0].isEmpty }.map { $0[0] }
    let all = (texts + [screen]).joined(separator: "\n")
    let isComplete = wanted.last == "…" ? found.count >= wanted.count - 1 : found.count == wanted.count
    if isComplete, zip(found, wanted).allSatisfy({ $0.isLike($1) }) {
      return pairs.flatMap { $0.dropFirst() }.first { !all.contains($0) }.map { "“\($0)” is missing:\n\(all)" }
    }
    return "\(commands.joined(separator: ", ")) → \(found.joined(separator: "\n  → "))"
  }
}

/// Runs an app in terminals, and compares their output with a text. Each line of it has commands, and what is printed:
///
///     $ open /entry/1 → Tuesday | Diary › Tuesday
///     where           → /entry/1
///     * back          → error: cannot go back: this is the root
///     monday, back    → Diary
///
/// `$` starts the app with arguments, and `*` starts it anew. A drawing is its head (its title, its way, its bars), and
/// only if the last command has changed the drawing. A text after `∋` is somewhere in the output or on the screen. `…`
/// is any text, in a line of its own any lines. The status is 1 after an error, if no line has another: `exit 2`.
@MainActor
func expect(
  _ text: String, columns: Int = 48, isInteractive: Bool = false, status: Int32? = nil,
  sourceLocation: SourceLocation = #_sourceLocation, named app: @MainActor (_ words: inout [String]) -> TerminalApp
) async {
  for run in Run.runs(of: text) {
    let commands = run.lines.dropFirst().flatMap(\.commands)
    let terminal = FakeTerminal(commands, columns: columns, isInteractive: isInteractive)
    var arguments = run.start
    let found = await app(&arguments).run(arguments, in: terminal)
    var answers = terminal.answers[...]
    for line in run.lines {
      let own = Array(answers.prefix(line.commands.count))
      answers = answers.dropFirst(own.count)
      let screen = terminal.answers.dropLast(answers.count).compactMap(\.drawing).last
      guard let problem = line.problem(own, screen: screen ?? "") else { continue }
      Issue.record(Comment(rawValue: problem), sourceLocation: sourceLocation)
    }
    let wanted = run.status ?? status ?? (terminal.errors.isEmpty || isInteractive ? 0 : 1)
    #expect(found == wanted, "\(run.start)\(commands)", sourceLocation: sourceLocation)
  }
}

/// Runs an app in terminals, and compares their output with a text.
@MainActor
func expect(
  _ text: String, in app: @autoclosure @MainActor () -> TerminalApp, columns: Int = 48, isInteractive: Bool = false,
  status: Int32? = nil, sourceLocation: SourceLocation = #_sourceLocation
) async {
  await expect(
    text, columns: columns, isInteractive: isInteractive, status: status, sourceLocation: sourceLocation
  ) { _ in app() }
}

/// Runs an app of one scene in terminals, and compares their output with a text.
@MainActor
func expect(
  _ text: String, of root: @autoclosure @escaping @MainActor () -> AnyCoordinator, columns: Int = 48,
  sourceLocation: SourceLocation = #_sourceLocation
) async {
  await expect(text, columns: columns, sourceLocation: sourceLocation) { _ in TerminalApp(name: "App") { root() } }
}

/// A session with an app of the tests, from a text with several. A sentence begins each of them, after which brackets
/// may have what is special. The first word after `$` is the name of the app. `FILE` is a file of the session, and
/// `FOLDER` its folder.
///
///     # dismiss says that there is nothing to dismiss [60 columns]
///     $ diary
///     dismiss → error: there is nothing to dismiss; no sheet, cover or dialog is open
struct TypedSession: CustomTestStringConvertible {
  let testDescription: String
  private let traits: String
  private let text: String

  static func all(_ text: String) -> [Self] {
    ("\n" + text).components(separatedBy: "\n# ").dropFirst().map { part in
      let lines = part.split(separator: "\n", maxSplits: 1)
      let head = lines[0].split(separator: "[")
      return Self(testDescription: "\(head[0])".trimmed, traits: "\(head.dropFirst().first ?? "")", text: "\(lines[1])")
    }
  }

  private func number(_ pattern: String) -> Int? {
    traits.range(of: pattern, options: .regularExpression).flatMap { Int(traits[$0].filter(\.isNumber)) }
  }

  @MainActor
  func play() async {
    let folder = TemporaryFolder()
    let text = text.replacingOccurrences(of: "FILE", with: folder["diary.state"])
      .replacingOccurrences(of: "FOLDER", with: folder.url.path)
    await expect(
      text, columns: number("[0-9]+ columns") ?? 48, isInteractive: traits.contains("interactive"),
      status: number("exit [0-9]").map(Int32.init)
    ) { TerminalApp.named($0.removeFirst()) }
  }
}

@Suite("Sessions in a terminal")
struct Sessions {
  @Test(
    "The output is as it is written", arguments: TypedSession.all([arguments, links, screens].joined(separator: "\n")))
  func plays(session: TypedSession) async { await session.play() }
}

extension TerminalApp {
  /// An app of the tests.
  fileprivate static func named(_ name: String) -> TerminalApp {
    let address = try? LinkAddress("diary://{scene}")
    return switch name {
    case "house": TerminalApp(name: "House") { Cards.house() }
    case "hall": TerminalApp(name: "Hall") { Hall() }
    case "library": TerminalApp(name: "Library") { Library() }
    case "mail": TerminalApp(name: "Mail") { Mail() }
    case "tabs": TerminalApp(name: "Tabs") { Cards.tabs() }
    case "none": TerminalApp(name: "None") { Cards([]) }
    case "notes": TerminalApp(name: "Notes") { NoteFlow() }
    case "gated": TerminalApp(name: "Gated") { Gated() }
    case "club": TerminalApp(name: "Club") { ClubTabs(ClubMember()) }
    case "closed": TerminalApp(name: "Closed") { Gated(isClosed: true) }
    case "open": TerminalApp(name: "Open") { Gated(isSignedIn: true) }
    case "board": TerminalApp(name: "Board") { Board("Board") { LinkRow("Next", to: .next) } }
    case "nothing": TerminalApp(name: "Nothing") { _ in nil }
    case "windows": TerminalApp(name: "Windows", linkAddress: address) { windows($0) }
    case "settings-lost": TerminalApp(name: "Diary") { $0 == "settings" ? nil : windows($0) }
    default: TerminalApp(name: "Diary") { windows($0) }
    }
  }

  /// Settings in one scene, a diary in the others, and no flow for some names.
  @MainActor
  private static func windows(_ scene: String) -> AnyCoordinator? {
    scene == "settings" ? SettingsCoordinator() : scene == "nothing" ? nil : DiaryCoordinator()
  }
}

/// Runs a scene of a directory in a terminal.
@MainActor
func play(_ scenes: SceneDirectory, from scene: FlowScene, in terminal: FakeTerminal) async -> Int32 {
  await TerminalHost(scenes: scenes, scene: scene, terminal: terminal).run()
}

/// Runs an app with lines as its standard input.
@MainActor
func run(
  _ root: AnyCoordinator, _ lines: [String] = [], arguments: [String] = [], columns: Int = 48,
  in terminal: FakeTerminal? = nil
) async -> (status: Int32, terminal: FakeTerminal) {
  let terminal = terminal ?? FakeTerminal(lines, columns: columns)
  return (await TerminalApp(name: "App") { root }.run(arguments, in: terminal), terminal)
}
