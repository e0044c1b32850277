import Armature

/// The meaning of one typed line.
package enum Command: Equatable {
  /// The commands that are a word. They win over titles.
  package enum Word: String, CaseIterable {
    case set, back, pop, dismiss, root, tab, open, fold, unfold, `where`, tree, scene, save, help, quit

    /// Whether a text can follow the word.
    fileprivate var takesText: Bool { [.set, .pop, .tab, .open, .scene].contains(self) }
  }

  /// Chooses the row with a number.
  case number(String)
  /// Chooses the row with a title.
  case title(String)
  case set(field: String, text: String)
  /// Goes back to the screen with a title.
  case pop(String)
  /// Selects a tab.
  case tab(String)
  case open(link: String)
  /// Turns to a scene, or opens it if it is not open.
  case scene(String)
  /// Closes a scene; `nil` stands for the one on display.
  case closeScene(String?)
  case word(Word)

  /// Whether a line is empty or a comment.
  package static func isIgnored(_ line: String) -> Bool {
    let first = line.unicodeScalars.first { !$0.properties.isWhitespace }
    return first == nil || first == "#"
  }

  /// Whether a title that no row has is the command `save`. It is read as a title, since many screens have a button
  /// “Save”, which wins.
  package static func isSave(_ title: String) -> Bool { Word(rawValue: title.lowercased()) == .save }

  /// Reads a line.
  package init(_ line: String) throws(CommandError) {
    if line.hasTooManyMarks { throw .tooManyMarks }
    let line = line.trimmed
    var rest = line[...]
    if line.isNumber {
      self = .number(line)
    } else if let word = Word(rawValue: line.lowercased()), !word.takesText, word != .save {
      self = .word(word)
    } else {
      switch Word(rawValue: rest.takeWord().lowercased()) {
      case .set:
        guard let field = try rest.takeQuoted() ?? rest.takeWord().nonEmpty else {
          throw CommandError("set needs a field and its text, as in: set 1 hello")
        }
        self = .set(field: field, text: rest.unquoted)
      case .pop:
        guard !rest.isEmpty else { throw CommandError("pop needs the title of a screen, as in: pop Settings") }
        self = .pop(rest.unquoted)
      case .tab: self = rest.isEmpty ? .word(.tab) : .tab(rest.unquoted)
      case .open:
        guard !rest.isEmpty else { throw CommandError("open needs a link, as in: open /note/7") }
        self = .open(link: String(rest))
      case .scene where rest.isEmpty: self = .word(.scene)
      case .scene:
        var name = rest
        let closes = name.takeWord().lowercased() == "close"
        self = closes ? .closeScene(name.isEmpty ? nil : name.unquoted) : .scene(rest.unquoted)
      default: self = .title(line)
      }
    }
  }
}

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
    case .save: [(usage, "choose the row “Save” if there is one; otherwise save to the file of --state")]
    case .help: [(usage, "print this")]
    case .quit: [(usage, "quit the app")]
    }
  }
}

/// The error of a command: the problem and the expected input.
package struct CommandError: Error, Equatable {
  package let message: String

  package init(_ message: String) { self.message = message }

  /// A link that was refused. Spaces in it may mean that it was meant to be several.
  package static func cannotOpen(_ link: String, _ error: LinkError) -> Self {
    let hint = link.contains(where: \.isWhitespace) ? "; open expects one link" : ""
    return Self("cannot open \(link.quoted): \(error)\(hint)")
  }

  package static let tooManyMarks = Self("no text may have more than \(String.maximumMarks) combining marks in a row")

  /// A line that is neither a command nor a title.
  static func unknown(_ line: String, titles: [String]) -> Self {
    var rest = line[...]
    if let word = Command.Word(rawValue: rest.takeWord().lowercased()), !rest.isEmpty {
      return Self("\(line.quoted) is not a title on this screen, and \(word) takes nothing after it")
    }
    let words = Command.Word.allCases.map(\.rawValue)
    let near = line.nearestSpelling(among: words + titles)?.excerpt.sanitized
    return Self(
      "\(line.quoted) is neither a command nor a title on this screen"
        + String.expectation(["a title"] + words, limit: .max, nearest: near))
  }
}
