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
}
