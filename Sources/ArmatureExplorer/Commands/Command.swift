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
  /// Goes to a scene, or opens it if it is not open.
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
