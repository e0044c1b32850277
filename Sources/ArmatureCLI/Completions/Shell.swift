import Foundation

/// A shell that completes command lines by a script.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// Returns the script that completes the command lines of a command.
  func script(for command: CommandDescription) -> String {
    switch self {
    case .bash: command.bashCompletions
    case .zsh: command.zshCompletions
    case .fish: command.fishCompletions
    }
  }
}

extension String {
  /// The text as one word of a shell.
  var shellQuoted: String { "'" + replacingOccurrences(of: "'", with: "'\\''") + "'" }

  /// The text as one word of a shell, quoted only where it needs that.
  var shellWord: String {
    let isPlain = unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil || "._-/".unicodeScalars.contains($0)
    }
    return isPlain ? self : shellQuoted
  }
}
