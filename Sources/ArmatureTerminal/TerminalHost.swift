import Armature

/// Draws the current one of some scenes in a terminal and carries out what is typed.
@MainActor
final class TerminalHost {
  private let scenes: SceneDirectory
  /// The scene on display.
  private var scene: FlowScene
  private var observations: [Observation] = []
  private let terminal: any Terminal
  private var hasFailed = false
  private var isReading = false
  private var lastDrawn: Drawn?
  /// The first verb that was refused since the command came.
  private var refusal: (verb: String, reason: NavigationError)?
  /// The first action of a dialog that has failed since then.
  private var failure: CommandError?

  /// Wider lines are hard to follow from their title to their detail.
  private static let maximumWidth = 100

  /// What can be seen to have changed.
  private struct Drawn: Equatable {
    var scene: String?
    var presentation: Presentation
  }

  init(scenes: SceneDirectory, scene: FlowScene, terminal: any Terminal) {
    self.scenes = scenes
    self.scene = scene
    self.terminal = terminal
  }

  /// Draws the screen and serves one line after the other, until `quit`, the end of the input, or the end of the last
  /// scene.
  ///
  /// - Returns: The exit status: 1 when a command of a script has failed.
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

  /// Turns to the current scene, and hears of what happens there.
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
          case .shown, .removed, .selected, .linkOpened, .linkRefused: break
          }
        },
        scene.observe { [weak self] _ in self?.drawMeanwhile() },
      ]
    }
    drawMeanwhile()
  }

  /// Shows at once what the app changes by itself while somebody thinks. A script's drawings come in step with its commands.
  private func drawMeanwhile() {
    guard isReading, terminal.isInteractive, hasChanged else { return }
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

  /// Shows the command where nobody has seen it typed.
  private func echo(_ line: String) {
    if !terminal.isInteractive { terminal.write("> \(line.trimmed.harmless)\n") }
  }

  // MARK: Drawing

  private var listing: Listing? { scene.screen(of: scene.presentation.top.topNode.id).map { Listing($0) } }

  private func draw() {
    guard let listing else { return }
    let columns = min(terminal.width, Self.maximumWidth)
    let drawing = ScreenDrawing(
      listing, breadcrumb: scene.breadcrumb(columns: columns, isNamed: scenes.hasSeveral), hint: hint(for: listing),
      columns: columns)
    let lines = drawing.lines.map { $0.rendered(inColor: terminal.hasColor) + "\n" }
    terminal.write((lastDrawn == nil ? "" : "\n") + lines.joined())
    lastDrawn = drawn
    scene.didDraw(scene.presentation.top.topNode.id)
  }

  /// The slot that started the layer on top, if that is not the window's.
  private var topLayer: SlotID? {
    let top = scene.presentation.top
    return top.style.isModal ? top.nodes.first?.id : nil
  }

  private var drawn: Drawn { Drawn(scene: scenes.hasSeveral ? scene.name : nil, presentation: scene.presentation) }
  private var hasChanged: Bool { drawn != lastDrawn }

  /// What can be typed now.
  private func hint(for listing: Listing) -> [String] {
    let count = listing.choices.count
    let words = Command.Word.allCases.filter { word in
      switch word {
      case .set: !listing.fields.isEmpty
      case .back: scene.canGoBack
      case .dismiss: topLayer.map { scene.canDismiss($0) } ?? false
      case .root: scene.presentation.line.count > 1
      // These can always be typed; help tells of them.
      case .open, .where: false
      case .scene: scenes.hasSeveral
      case .tree, .help, .quit: true
      }
    }
    let choices = count == 0 ? [] : [count == 1 ? "1 or its title" : "1–\(count) or a title"]
    return choices + words.map(\.usage)
  }

  // MARK: Commands

  /// Does what was asked for, and waits for the work that it has started.
  private func carryOut(_ command: Command) async throws(CommandError) {
    refusal = nil
    failure = nil
    let scene = scene
    let slot = scene.presentation.top.topNode.id
    let line = scene.presentation.line.map(\.id)
    let chosen = try perform(command)
    if terminal.isInteractive, listing?.isBusy == true { draw() }
    await scene.settled()
    if let chosen, case .button(_, .failed(let message), _, _) = scene.screen(of: slot)?.row(chosen.id)?.kind {
      throw CommandError("\(chosen.title.quoted): \(message)")
    }
    if let failure { throw failure }
    // A verb that was refused does not matter when the app has helped itself in another way.
    if let refusal, scene.presentation.line.map(\.id) == line {
      throw CommandError("\(refusal.verb) was refused: \(refusal.reason)")
    }
  }

  /// Does what was asked for.
  ///
  /// - Returns: The row that was chosen, if any.
  func perform(_ command: Command) throws(CommandError) -> RowContent? {
    guard let listing else { return nil }
    switch command {
    case .number(let number): return try choose(listing.choice(number: number))
    case .title(let title): return try choose(listing.choice(titled: title))
    case .set(let field, let text):
      if case .field(_, _, let set) = try listing.field(field).row.kind { set(text) }
    case .open(let link):
      do throws(LinkError) { try scenes.open(link: link) } catch {
        throw CommandError("cannot open \(link.quoted): \(error)")
      }
    case .scene(let name): try scenes.turn(to: name)
    case .closeScene(let name): try scenes.leave(name ?? scene.name)
    case .word(.scene): terminal.write(scenes.text)
    case .word(.where):
      do throws(LinkError) { terminal.write("\(try scene.link)\n") } catch {
        throw CommandError("there is no link to this place: \(error)")
      }
    case .word(.back):
      if !scene.back() { throw refused("go back") }
    case .word(.dismiss):
      guard let topLayer else { throw CommandError("there is nothing to dismiss; no sheet, cover or dialog is open") }
      if !scene.dismiss(topLayer) { throw refused("dismiss it") }
    case .word(.root): scene.root.popToRoot()
    case .word(.tree): terminal.write(scene.root.outline.text)
    case .word(.help): terminal.write(Command.help)
    case .word(.set), .word(.open), .word(.quit): break
    }
    return nil
  }

  private func choose(_ choice: Listing.Entry) throws(CommandError) -> RowContent {
    switch choice.row.kind {
    case .link(let open): open()
    case .button(_, .busy, _, _): throw CommandError("\(choice.name) is busy; wait until it is done")
    case .button(_, _, isEnabled: false, _): throw CommandError("\(choice.name) is disabled now")
    case .button(_, _, _, let tap): tap()
    case .toggle(let isOn, let set): set(!isOn)
    case .field:
      throw CommandError("\(choice.name) takes text, as in: set \(choice.number ?? 0) hello")
    case .text, .section: break
    }
    return choice.row
  }

  /// Why the scene has not done what the user asked of it.
  private func refused(_ action: String) -> CommandError {
    let isAtRoot = refusal?.reason == .pastRoot
    let reason = isAtRoot ? "this is the root" : refusal.map { "\($0.reason)" } ?? "it was refused"
    return CommandError("cannot \(action): \(reason)")
  }
}
