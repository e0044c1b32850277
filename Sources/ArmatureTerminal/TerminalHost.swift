import Armature

/// Draws the current scene of a directory in a terminal and carries out the typed commands.
@MainActor
final class TerminalHost {
  let scenes: SceneDirectory
  /// The scene on display.
  private(set) var scene: FlowScene
  private var observations: [ObservationToken] = []
  let terminal: any Terminal
  private var hasFailed = false
  private var isReading = false
  /// Whether the host is reporting the available room to split views.
  private var isArranging = false
  private var lastDrawn: Drawn?
  /// The first verb that was refused since the last command.
  var refusal: (verb: String, reason: NavigationError)?
  /// The first action of a dialog that failed since the last command.
  var failure: CommandError?

  /// In wider lines, a title and its detail are too far apart to read.
  private static let maximumWidth = 100

  /// The scene and the presentation that were last drawn.
  private struct Drawn: Equatable {
    var scene: String?
    var presentation: Presentation
  }

  init(scenes: SceneDirectory, scene: FlowScene, terminal: any Terminal) {
    self.scenes = scenes
    self.scene = scene
    self.terminal = terminal
  }

  /// Draws the screen and carries out one line after the other, until `quit`, the end of the input, or the end of the
  /// last scene.
  ///
  /// - Returns: The exit status: 1 if a command of a script has failed.
  func run() async -> Int32 {
    let changes = scenes.observe { [weak self] _ in self?.follow() }
    follow()
    defer {
      changes.cancel()
      for observation in observations { observation.cancel() }
    }
    draw()
    while scenes.current != nil, let line = await nextLine() {
      if Command.isIgnored(line) {
        if terminal.isInteractive { draw() }
        continue
      }
      echo(line)
      do throws(CommandError) {
        let command = try Command(line)
        if command == .word(.quit) { break }
        try await carryOut(command)
      } catch {
        hasFailed = true
        terminal.writeError("error: \(error.message.harmless)\n")
      }
      if scenes.current != nil, hasChanged || !terminal.isInteractive { draw() }
    }
    return hasFailed && !terminal.isInteractive ? 1 : 0
  }

  /// Switches to the current scene and observes it.
  private func follow() {
    if let current = scenes.current, current !== scene || observations.isEmpty {
      for observation in observations { observation.cancel() }
      scene = current
      observations = [
        scene.observeEvents { [weak self] event in
          switch event {
          case .refused(let verb, let flow, let error): self?.refusal = self?.refusal ?? ("\(flow).\(verb)", error)
          case .actionFailed(let title, let message):
            self?.failure = self?.failure ?? CommandError("\(title.quoted): \(message)")
          case .shown, .removed, .selected, .mistake, .linkOpened, .linkRefused: break
          }
        },
        scene.observe { [weak self] _ in self?.drawMeanwhile() },
      ]
    }
    drawMeanwhile()
  }

  /// Draws at once the changes that the app makes while the user is at the prompt. A script is drawn only after its
  /// commands.
  private func drawMeanwhile() {
    guard isReading, !isArranging, terminal.isInteractive, hasChanged else { return }
    terminal.write("\n")
    draw()
    prompt()
  }

  private func nextLine() async -> String? {
    prompt()
    isReading = true
    let line = await terminal.readLine()
    isReading = false
    if line == nil, terminal.isInteractive { terminal.write("\n") }
    return line
  }

  private func prompt() {
    if terminal.isInteractive { terminal.write("> ") }
  }

  /// Writes the command, or the beginning of a long one, if the user has not seen it typed.
  private func echo(_ line: String) {
    if !terminal.isInteractive { terminal.write("> \(line.trimmed.excerpt.harmless)\n") }
  }

  // MARK: Drawing

  private var columns: Int { min(terminal.width, Self.maximumWidth) }
  var display: Display { Display(of: scene, columns: columns) }
  private var drawn: Drawn { Drawn(scene: scenes.hasSeveral ? scene.name : nil, presentation: scene.presentation) }
  private var hasChanged: Bool { drawn != lastDrawn }

  func draw() {
    arrange()
    let display = display
    guard let area = display.area else { return }
    let breadcrumb = scene.breadcrumb(
      columns: columns, isNamed: scenes.hasSeveral, screensOnDisplay: display.listings.count)
    let drawing = Drawing(area, breadcrumb: breadcrumb, hint: hint(for: display), columns: columns)
    let lines = drawing.lines.map { $0.rendered(inColor: terminal.hasColor) + "\n" }
    terminal.write((lastDrawn == nil ? "" : "\n") + lines.joined())
    lastDrawn = drawn
    for listing in display.listings { scene.didDraw(listing.slot) }
  }

  /// Reports to each split view on display whether it has room for columns. This decides where back leads.
  private func arrange() {
    isArranging = true
    defer { isArranging = false }
    for split in display.splits { scene.setCollapsed(split.isCollapsed, split.id) }
  }
}
