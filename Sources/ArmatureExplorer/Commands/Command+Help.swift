extension Command {
  /// The list of commands, for the user.
  package static var help: String {
    let rows = [
      ("<number>", "open, tap or switch the row with the number"),
      ("<title>", "the same by title; the beginning is enough if only one title has it"),
    ]
    let table = (rows + Word.allCases.flatMap(\.help)).map { usage, summary in
      "  \(usage.padded(columns: 20))\(summary)\n"
    }
    return table.joined() + """

      A number always means the row with that number.
      A word that is both a command and a title means the command, except save.
      Capitals do not matter. Put a label with spaces in quotes: set "Due date" today
      To empty a field, type "" or no text. In quotes, \\n is a line end.
      Lines that start with # are ignored.
      If tabs hold tabs, the innermost tab with the name is selected.

      """
  }
}

extension Command.Word {
  /// The text to type.
  package var usage: String {
    switch self {
    case .set: "set <field> <text>"
    case .pop: "pop <title>"
    case .tab: "tab <name>"
    case .open: "open <link>"
    case .scene: "scene <name>"
    default: rawValue
    }
  }

  /// The texts to type, each with its effect.
  fileprivate var help: [(usage: String, summary: String)] {
    switch self {
    case .set: [(usage, "set a text, a number, a date or an option, named by its number or its label")]
    case .back: [(usage, "go back by one screen")]
    case .pop: [(usage, "go back to the screen with a title")]
    case .dismiss: [(usage, "close the sheet, cover or dialog on top")]
    case .root: [(usage, "close everything above the first screen")]
    case .tab:
      [
        ("tab", "list the tabs; * is the selected one"),
        (usage, "select a tab by its title or name, or another container's page"),
      ]
    case .open: [(usage, "open a link, such as /note/7, or ../note/8 from this place")]
    case .fold: [(usage, "make the window as narrow as a phone: a split view has one column")]
    case .unfold: [(usage, "make the window as wide as before")]
    case .where: [(usage, "print the link to where you are")]
    case .tree: [(usage, "print the flows and what they show")]
    case .scene:
      [
        ("scene", "list the scenes; * is the one that you see"),
        (usage, "show a scene, or open it"),
        ("scene close <name>", "close a scene; without a name, the one that you see"),
      ]
    case .save: [(usage, "save to the file of --state; a row “Save” is chosen instead")]
    case .help: [(usage, "print this")]
    case .quit: [(usage, "quit the app")]
    }
  }
}
