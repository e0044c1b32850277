/// What the host needs of the world: lines in, text out. Tests put their own in its place.
@MainActor
protocol Terminal: AnyObject {
  /// Whether somebody sits in front of it, to be prompted and shown what goes on meanwhile.
  var isInteractive: Bool { get }
  /// Whether drawings may use colour.
  var hasColor: Bool { get }
  /// How many columns a line has.
  var width: Int { get }
  /// The next line without its end; `nil` after the last one.
  func readLine() async -> String?
  /// Writes to standard output, exactly as it stands.
  func write(_ text: String)
  /// Writes to standard error, exactly as it stands.
  func writeError(_ text: String)
}
