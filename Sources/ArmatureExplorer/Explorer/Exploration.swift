/// The result of an ``Explorer``: the places of an app, the ways between them, and the findings.
public struct Exploration: Hashable, Sendable, Codable {
  /// A way from one place to another.
  public struct Edge: Hashable, Sendable, Codable {
    /// The place before.
    public let from: String
    /// The act, without texts that may change: `tap NotesDestination.note`, `button`, `back`, `tab search`.
    public let act: String
    /// The place after.
    public let to: String
  }

  /// A limit of an exploration.
  public enum Bound: String, Hashable, Sendable, Codable {
    case states, actions, depth, seconds
  }

  /// The version of the format in which explorations are written.
  public static let formatVersion = 1

  /// The version of the format.
  public internal(set) var format = Self.formatVersion
  /// The name of the app.
  public let name: String
  /// Which one of equal rows was touched.
  public let seed: UInt64
  /// The places that were reached, sorted.
  public internal(set) var places: [String] = []
  /// The ways between two places that were taken, sorted.
  public internal(set) var edges: [Edge] = []
  /// Sentences to read first: why the explorer has not seen the whole app, or cannot report all errors.
  public internal(set) var notes: [String] = []
  /// The number of states: places with the same kinds of rows.
  public internal(set) var states = 0
  /// The number of acts in all walks.
  public internal(set) var actions = 0
  /// The acts that are known and were not tried, each with its place, sorted.
  public internal(set) var untried: [String] = []
  /// The bound that was met first; `nil` if every known act was tried.
  public internal(set) var bound: Bound?
  /// The findings, in the order of their kinds.
  public internal(set) var findings: [Finding] = []
  /// Work that does not end, each with its place. What the app does afterwards is not known.
  public internal(set) var unknown: [String] = []
  /// The cases that are shown, and that are not among the examples of their types.
  public internal(set) var casesWithoutExample: [String] = []
  /// The links of examples whose places no row leads to.
  public internal(set) var examplesWithoutRow: [String] = []
  /// The links of examples that were refused at the start of the app, each with the reason.
  public internal(set) var refusedLinks: [String] = []
}
