import Armature

// Words and texts in quotes: how a line is read, and how it is written.
extension Substring {
  /// Takes the first word and the spaces around it.
  mutating func takeWord() -> String {
    let word = drop { $0 == " " }.prefix { !$0.isWhitespace }
    self = self[word.endIndex...].drop { $0.isWhitespace }
    return String(word)
  }

  /// The text without the quotes around all of it. Other quotes are kept.
  var unquoted: String {
    var rest = self
    let quoted = try? rest.takeQuoted()
    return rest.isEmpty ? quoted ?? "" : String(self)
  }

  /// Takes the text in double quotes at the front, in which `\"` is a quote, `\\` a backslash and `\n` a line end.
  /// Returns `nil` if there is no quote.
  mutating func takeQuoted() throws(CommandError) -> String? {
    guard first == "\"" else { return nil }
    var text = ""
    var isEscaped = false
    for index in indices.dropFirst() {
      let character = self[index]
      if isEscaped {
        switch character {
        case "\"", "\\": text.append(character)
        case "n": text += "\n"
        default: text += "\\\(character)"
        }
        isEscaped = false
      } else if character == "\"" {
        self = self[self.index(after: index)...].drop { $0.isWhitespace }
        return text
      } else if character == "\\" {
        isEscaped = true
      } else {
        text.append(character)
      }
    }
    throw CommandError("the closing quote is missing in \(String(self).excerpt)")
  }
}

extension String {
  /// The text as it is typed after a command: in quotes, if it would be read otherwise without.
  var asArgument: String { quoted(if: isEmpty || self != trimmed || first == "\"" || contains { $0.isNewline }) }

  /// The text as it is typed for the field of a command.
  var asField: String { quoted(if: contains { $0.isWhitespace || $0 == "\"" }) }

  private func quoted(if isQuoted: Bool) -> String {
    guard isQuoted else { return self }
    let escaped = map { character in
      switch character {
      case "\"", "\\": "\\\(character)"
      case _ where character.isNewline: "\\n"
      default: String(character)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
