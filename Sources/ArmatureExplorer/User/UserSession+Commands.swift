import Armature

// The actions of the user as commands.
extension UserSession {
  /// Does what a line of a script says. A comment, and a command that only prints something, do nothing.
  package func perform(line: String, on display: Display) throws(CommandError) {
    if !Command.isIgnored(line) { _ = try perform(Command(line), on: display) }
  }

  /// Carries out a command, and waits for the work that it starts.
  ///
  /// - Parameters:
  ///   - command: The command. One that only prints something is ignored.
  ///   - begun: Called before the wait.
  /// - Throws: The error of the command, or of the work.
  package func execute(_ command: Command, begun: () -> Void = {}) async throws(CommandError) {
    begin()
    let line = scene.presentation.line.map(\.id)
    let chosen = try perform(command, on: display)
    begun()
    await window.settled()
    if let chosen, case .button(_, .failed(let message), _, _) = scene.row(of: chosen)?.kind {
      throw CommandError("\(chosen.name): \(message)")
    }
    if let failure { throw failure }
    // A refused verb does not matter if the app has changed the line in another way.
    if let refusal, let reason, scene.presentation.line.map(\.id) == line {
      throw undecided ?? CommandError("\(refusal.verb) was refused: \(reason)")
    }
  }

  /// - Returns: The chosen row, if any.
  func perform(_ command: Command, on display: Display) throws(CommandError) -> Listing.Entry? {
    switch command {
    case .number(let number): return try tapped(display.entries.choice(number: number), on: display)
    case .title(let title):
      let tabs = display.bars.flatMap(\.items).map(\.title)
      return try tapped(display.entries.choice(titled: title, tabs: tabs), on: display)
    case .set(let field, let text): try enter(text, in: display.entries.field(field), on: display)
    case .pop(let title): try goBack(to: title)
    case .tab(let name):
      let (bar, item) = try display.bars.item(named: name)
      try select(item, in: bar)
    case .open(let link): try open(link: link)
    case .scene(let name): try scenes.turn(to: name)
    case .closeScene(let name): try scenes.leave(name ?? scene.name)
    case .word(.back): try goBack()
    case .word(.dismiss): try dismiss()
    case .word(.root): popToRoot()
    case .word(.fold): fold(true)
    case .word(.unfold): fold(false)
    case .word: break
    }
    return nil
  }

  private func tapped(_ entry: Listing.Entry, on display: Display) throws(CommandError) -> Listing.Entry {
    try tap(entry, on: display)
    return entry
  }
}

extension FlowScene {
  /// Returns the row as it is now, or `nil` if its screen was removed or no longer has it.
  fileprivate func row(of entry: Listing.Entry) -> RowContent? {
    screen(of: entry.slot).flatMap { content in
      Listing(content, of: entry.slot).entries.first { $0.row.id == entry.row.id }?.row
    }
  }
}
