import Armature
import ArmatureExplorer

/// Draws the current scene of a directory in a terminal and carries out the typed commands.
@MainActor
final class TerminalHost {
  let terminal: any Terminal
  private(set) lazy var session = UserSession(
    scenes: scenes, scene: first, windowWidth: windowWidth, didChange: { [weak self] in self?.drawMeanwhile() })
  let scenes: SceneDirectory
  private let first: FlowScene
  private let windowWidth: WindowWidth
  let state: StateFile?
  private let record: RecordFile?
  private let recorder: TraceRecorder?
  /// Whether a script ends at its first command that fails.
  private let stopsOnError: Bool
  private var hasFailed = false
  private var isReading = false
  private var lastDrawn: Drawn?
  /// The number of the line of the script that was read last.
  private var lineNumber = 0
  /// The links that wait, with the reasons that the host has printed.
  var waitingLinks: [String: String] = [:]
  /// The sentences to write above the next drawing.
  private var notices: [String] = []
  /// In wider lines, a title and its detail are too far apart to read.
  private static let maximumWidth = 100

  /// The scene and the presentation that were last drawn.
  private struct Drawn: Equatable {
    var scene: String?
    var presentation: Presentation
  }

  init(
    scenes: SceneDirectory, scene: FlowScene, terminal: any Terminal, windowWidth: WindowWidth? = nil,
    state: StateFile? = nil,
    record: RecordFile? = nil, recorder: TraceRecorder? = nil, stopsOnError: Bool = false
  ) {
    self.scenes = scenes
    first = scene
    self.windowWidth = windowWidth ?? Self.windowWidth(in: terminal)
    self.terminal = terminal
    self.state = state
    self.record = record
    self.recorder = recorder
    self.stopsOnError = stopsOnError
  }

  /// The room in a terminal.
  static func windowWidth(in terminal: any Terminal) -> WindowWidth {
    WindowWidth { min(terminal.width, maximumWidth) }
  }

  /// The scene on display.
  var scene: FlowScene { session.scene }

  /// Draws the screen and carries out one line after the other, until `quit`, the end of the input, the end of the last
  /// scene, or output that cannot be written.
  ///
  /// - Returns: The exit status: 1 if a command of a script has failed, or its end is not saved or not recorded.
  func run() async -> Int32 {
    watchLinks()
    draw()
    while scenes.current != nil, terminal.outputProblem == nil, let line = await nextLine() {
      if Command.isIgnored(line) {
        if terminal.isInteractive { draw() }
        continue
      }
      echo(line)
      let count = session.steps.count
      recorder?.willAct(line.trimmed, command: line.trimmed, at: "line \(lineNumber)")
      var failure: String?
      do throws(CommandError) {
        let command = try Command(line)
        if command == .word(.quit) { break }
        try await execute(command)
      } catch {
        failure = error.message
        terminal.writeError("error: \(error.message.sanitized)\n")
      }
      recorder?.didAct(session.steps.dropFirst(count).last, failure: failure)
      if failure != nil { hasFailed = true }
      state?.saveUnasked()
      if failure != nil, stopsOnError, !terminal.isInteractive {
        terminal.writeError("error: the script stops here, at line \(lineNumber)\n")
        break
      }
      if scenes.current != nil, hasChanged || !terminal.isInteractive { draw() }
    }
    state?.saveUnasked()
    let isIncomplete = hasFailed || state?.isUnsaved == true || record?.hasFailed == true
    return isIncomplete && !terminal.isInteractive ? 1 : 0
  }

  /// Draws at once the changes that the app makes while the user is at the prompt. A script is drawn only after its
  /// commands.
  private func drawMeanwhile() {
    guard isReading, terminal.isInteractive, hasChanged else { return }
    terminal.write("\n")
    draw()
    prompt()
  }

  /// Writes a sentence above the next drawing, which is at once while the user is at the prompt.
  func announce(_ notice: String) {
    notices.append(notice)
    drawMeanwhile()
  }

  private func nextLine() async -> String? {
    prompt()
    isReading = true
    let line = await terminal.readLine()
    isReading = false
    lineNumber += 1
    if line == nil, terminal.isInteractive { terminal.write("\n") }
    return line
  }

  private func prompt() {
    if terminal.isInteractive { terminal.write("> ") }
  }

  /// Writes the command, or the beginning of a long one, if the user has not seen it typed.
  private func echo(_ line: String) {
    if !terminal.isInteractive { terminal.write("> \(line.trimmed.excerpt.sanitized)\n") }
  }

  // MARK: Drawing

  var display: Display { session.display }
  private var drawn: Drawn { Drawn(scene: scenes.hasSeveral ? scene.name : nil, presentation: scene.presentation) }
  private var hasChanged: Bool { drawn != lastDrawn || !notices.isEmpty }

  func draw() {
    let display = session.refresh()
    for notice in notices { terminal.write("\(notice.sanitized)\n") }
    notices = []
    guard let drawing = session.drawing(of: display, hint: hint(for: display)) else { return }
    let lines = drawing.lines.map { $0.rendered(inColor: terminal.hasColor) + "\n" }
    terminal.write((lastDrawn == nil ? "" : "\n") + lines.joined())
    lastDrawn = drawn
  }
}
