import Armature

// Commands and their effects.
extension TerminalHost {
  /// Returns the commands that can be typed now.
  func hint(for display: Display) -> [String] {
    let count = display.choices.count
    let words = Command.Word.allCases.filter { word in
      switch word {
      case .set: !display.entries.fields.isEmpty
      case .back: scene.canGoBack
      case .dismiss: topLayer.map { scene.canDismiss($0) } ?? false
      case .root: scene.presentation.screenCount > 1
      case .tab: !display.bars.isEmpty
      // These can always be typed, and are listed by `help`.
      case .open, .where: false
      case .scene: scenes.hasSeveral
      case .tree, .help, .quit: true
      }
    }
    let choices = count == 0 ? [] : [count == 1 ? "1 or its title" : "1–\(count) or a title"]
    return choices + words.map(\.usage)
  }

  /// The first slot of the topmost layer; `nil` for the window's layer.
  private var topLayer: SlotID? {
    let top = scene.presentation.top
    return top.style.isModal ? top.nodes.first?.id : nil
  }

  /// Carries out a command, and waits for the work that it starts.
  func carryOut(_ command: Command) async throws(CommandError) {
    refusal = nil
    failure = nil
    let scene = scene
    let line = scene.presentation.line.map(\.id)
    let chosen = try perform(command)
    if terminal.isInteractive, display.entries.isBusy { draw() }
    await scene.settled()
    if let chosen, case .button(_, .failed(let message), _, _) = scene.row(of: chosen)?.kind {
      throw CommandError("\(chosen.name): \(message)")
    }
    if let failure { throw failure }
    // A refused verb does not matter if the app has changed the line in another way.
    if let refusal, scene.presentation.line.map(\.id) == line {
      throw CommandError("\(refusal.verb) was refused: \(refusal.reason)")
    }
  }

  /// Carries out a command.
  ///
  /// - Returns: The chosen row, if any.
  func perform(_ command: Command) throws(CommandError) -> Listing.Entry? {
    let display = display
    switch command {
    case .number(let number): return try choose(display.entries.choice(number: number))
    case .title(let title): return try choose(display.entries.choice(titled: title))
    case .set(let field, let text):
      let row = try display.entries.field(field).row
      do throws(RowInputError) { try row.enter(text) } catch { throw CommandError("\(error)") }
    case .tab(let name):
      let (bar, item) = try display.bars.item(named: name)
      if !scene.select(item.name, in: bar.id) { throw refused("select \(item.title.quoted)") }
    case .open(let link):
      do throws(LinkError) { try scenes.open(link: link) } catch { throw .cannotOpen(link, error) }
    case .scene(let name): try scenes.turn(to: name)
    case .closeScene(let name): try scenes.leave(name ?? scene.name)
    case .word(.tab): terminal.write(try display.bars.list())
    case .word(.scene): terminal.write(scenes.text)
    case .word(.where):
      do throws(LinkError) { terminal.write("\(try scene.link)\n") } catch {
        throw CommandError("there is no link to this screen: \(error)")
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

  private func choose(_ choice: Listing.Entry) throws(CommandError) -> Listing.Entry {
    switch choice.row.kind {
    case .link(let open): open()
    case .button(_, .busy, _, _): throw CommandError("\(choice.name) is busy; wait until it is done")
    case .button(_, _, isEnabled: false, _): throw CommandError("\(choice.name) is disabled now")
    case .button(_, _, _, let tap): tap()
    case .toggle(let isOn, let set): set(!isOn)
    case .field, .number, .picker, .date, .stepper:
      guard let input = choice.row.input else { break }
      throw CommandError("\(choice.name) takes \(input.expected), as in: set \(choice.number ?? 0) \(input.example)")
    case .text, .image, .section: break
    }
    return choice
  }

  /// The error for an action that the scene has refused.
  private func refused(_ action: String) -> CommandError {
    let isAtRoot = refusal?.reason == .pastRoot
    let reason = isAtRoot ? "this is the root" : refusal.map { "\($0.reason)" } ?? "it was refused"
    return CommandError("cannot \(action): \(reason)")
  }
}

extension RowInput {
  /// A text that the row takes.
  fileprivate var example: String { expected == "text" ? "hello" : text }
}

extension FlowScene {
  /// Returns the row as it is now, or `nil` if its screen is gone or no longer has it.
  fileprivate func row(of entry: Listing.Entry) -> RowContent? {
    screen(of: entry.slot).flatMap { content in
      Listing(content, of: entry.slot).entries.first { $0.row.id == entry.row.id }?.row
    }
  }
}
