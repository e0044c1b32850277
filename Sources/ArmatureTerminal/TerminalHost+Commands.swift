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
      case .pop: display.slotsBelow.count > 1
      case .dismiss: session.topLayer.map { scene.canDismiss($0) } ?? false
      case .root: scene.presentation.screenCount > 1
      case .tab: !display.bars.isEmpty
      // These can always be typed, and are listed by `help`.
      case .open, .where, .save: false
      case .scene: scenes.hasSeveral
      case .tree, .help, .quit: true
      }
    }
    let choices = count == 0 ? [] : [count == 1 ? "1 or its title" : "1–\(count) or a title"]
    return choices + words.map(\.usage)
  }

  /// Carries out a command, and waits for the work that it starts.
  func carryOut(_ command: Command) async throws(CommandError) {
    session.begin()
    let scene = scene
    let line = scene.presentation.line.map(\.id)
    let chosen = try perform(command)
    if terminal.isInteractive, display.entries.isBusy { draw() }
    await scene.settled()
    if let chosen, case .button(_, .failed(let message), _, _) = scene.row(of: chosen)?.kind {
      throw CommandError("\(chosen.name): \(message)")
    }
    if let failure = session.failure { throw failure }
    // A refused verb does not matter if the app has changed the line in another way.
    if let refusal = session.refusal, let reason = session.reason, scene.presentation.line.map(\.id) == line {
      throw CommandError("\(refusal.verb) was refused: \(reason)")
    }
  }

  /// Carries out a command.
  ///
  /// - Returns: The chosen row, if any.
  func perform(_ command: Command) throws(CommandError) -> Listing.Entry? {
    let display = display
    switch command {
    case .number(let number): return try tap(display.entries.choice(number: number), on: display)
    case .title(let title) where Command.isSave(title) && display.entries.choices(titled: title).isEmpty:
      guard let state else {
        throw CommandError(
          "there is no row \(title.quoted) here, and no file to save to; start the app with --state <file>")
      }
      terminal.write(try state.save())
    case .title(let title): return try tap(display.entries.choice(titled: title), on: display)
    case .set(let field, let text): try session.enter(text, in: display.entries.field(field), on: display)
    case .pop(let title): try session.goBack(to: title)
    case .tab(let name):
      let (bar, item) = try display.bars.item(named: name)
      try session.select(item, in: bar)
    case .open(let link): try session.open(link: link)
    case .scene(let name): try session.turn(to: name)
    case .closeScene(let name): try session.close(name ?? scene.name)
    case .word(.tab): terminal.write(try display.bars.list())
    case .word(.scene): terminal.write(scenes.text)
    case .word(.where):
      do throws(LinkError) { terminal.write("\(try scene.link)\n") } catch {
        throw CommandError("there is no link to this screen: \(error)")
      }
    case .word(.back): try session.goBack()
    case .word(.dismiss): try session.dismiss()
    case .word(.root): try session.popToRoot()
    case .word(.tree): terminal.write(scene.root.outline.text)
    case .word(.help): terminal.write(Command.help)
    case .word(.set), .word(.pop), .word(.open), .word(.save), .word(.quit): break
    }
    return nil
  }

  private func tap(_ entry: Listing.Entry, on display: Display) throws(CommandError) -> Listing.Entry {
    try session.tap(entry, on: display)
    return entry
  }
}

extension FlowScene {
  /// Returns the row as it is now, or `nil` if its screen is gone or no longer has it.
  fileprivate func row(of entry: Listing.Entry) -> RowContent? {
    screen(of: entry.slot).flatMap { content in
      Listing(content, of: entry.slot).entries.first { $0.row.id == entry.row.id }?.row
    }
  }
}
