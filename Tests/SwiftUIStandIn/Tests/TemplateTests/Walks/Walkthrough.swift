import Testing

/// A way through the template's app, in commands of the terminal host.
struct Walkthrough: Sendable, CustomTestStringConvertible {
  let name: String
  /// The commands. One that the app refuses begins with `!`.
  let commands: [String]
  /// Whether the window has room for columns.
  let isWide: Bool
  /// The link at the end.
  let end: String

  init(_ name: String, _ commands: [String], isWide: Bool = false, end: String) {
    self.name = name
    self.commands = commands
    self.isWide = isWide
    self.end = end
  }

  var testDescription: String { isWide ? "\(name), with two columns" : name }
}
