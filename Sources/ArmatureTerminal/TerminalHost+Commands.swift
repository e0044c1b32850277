import Armature
import ArmatureExplorer

// Commands and their effects.
extension TerminalHost {
  /// Returns the commands that can be typed now.
  func hint(for display: Display) -> [String] {
    let count = display.choices.count
    let words = Command.Word.allCases.filter { word in
      switch word {
      case .set: !display.entries.fields.isEmpty
      case .back: scene.takesBack
      case .pop: display.slotsBelow.count > 1
      case .dismiss: scene.topLayer.map(scene.takesDismissal) ?? false
      case .root: scene.presentation.screenCount > 1
      case .tab: !display.bars.isEmpty
      // These can always be typed, and are listed by `help`.
      case .open, .fold, .where, .save: false
      case .unfold: session.windowWidth.isFolded
      case .scene: scenes.hasSeveral
      case .tree, .help, .quit: true
      }
    }
    let choices = count == 0 ? [] : [count == 1 ? "1 or its title" : "1–\(count) or a title"]
    return choices + words.map(\.usage)
  }

  /// Carries out a command, and waits for the work that it starts.
  func execute(_ command: Command) async throws(CommandError) {
    switch command {
    case .title(let title) where Command.isSave(title) && display.choices.named(title).isEmpty:
      guard let state else {
        throw CommandError(
          "there is no row \(title.quoted) here, and no file to save to; start the app with --state <file>")
      }
      terminal.write(try state.save())
    case .word(.tab): terminal.write(try display.bars.list())
    case .word(.scene): terminal.write(scenes.text)
    case .word(.where):
      do throws(LinkError) { terminal.write("\(try session.window.link)\n") } catch {
        throw CommandError("there is no link to this screen: \(error)")
      }
    case .word(.tree): terminal.write(session.window.root.outline.text)
    case .word(.help): terminal.write(Command.help)
    default:
      try await session.execute(command) { if terminal.isInteractive, display.entries.isBusy { draw() } }
    }
  }
}
