import Foundation
import Testing

/// A way through the template's app, in commands of the terminal host.
struct Walkthrough: Sendable, CustomTestStringConvertible {
  let name: String
  /// The commands. One that the app refuses begins with `!`.
  let commands: [String]
  /// The link at the end.
  let end: String
  /// Whether the window has room for columns.
  private(set) var isWide = false

  /// A walk whose commands have a comma and a space between them.
  init(_ name: String, _ commands: String, end: String) {
    (self.name, self.commands, self.end) = (name, commands.components(separatedBy: ", "), end)
  }

  /// The same walk in a window with room for columns.
  var inColumns: Self {
    var walk = self
    walk.isWide = true
    return walk
  }

  var testDescription: String { isWide ? "\(name), with two columns" : name }
}
