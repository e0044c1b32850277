import Armature

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

    static func < (left: Self, right: Self) -> Bool {
      (left.from, left.act, left.to) < (right.from, right.act, right.to)
    }
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
  /// Work that does not end, each with its place. The explorer does not know what follows it.
  public internal(set) var unknown: [String] = []
  /// The cases that are shown, and that are not among the examples of their types.
  public internal(set) var casesWithoutExample: [String] = []
  /// The links of examples whose places no row leads to.
  public internal(set) var examplesWithoutRow: [String] = []
  /// The links of examples that were refused at the start of the app, each with the reason.
  public internal(set) var refusedLinks: [String] = []
}

extension Exploration {
  /// The report, for people: what was covered, what was not, and what is wrong.
  public var text: String {
    let counts = [
      Self.count(places.count, "place"), Self.count(edges.count, "way") + " between them",
      Self.count(states, "state"), Self.count(actions, "act"),
    ]
    var lines = notes.flatMap { [$0, ""] } + ["\(name): \(counts.joined(separator: ", ")), seed \(seed)"]
    switch bound {
    case nil: lines.append("No bound was met. Known acts that were not tried: \(untried.count)")
    case let bound?: lines.append("The bound of \(bound.rawValue) was met first. Known and not tried: \(untried.count)")
    }
    lines += Self.list(untried.prefix(20), of: untried.count)
    lines.append("")
    let (certain, dependent) = (findings.filter(\.isCertain), findings.filter { !$0.isCertain })
    switch certain.count {
    case 0: lines.append(dependent.isEmpty ? "No findings." : "No findings that are certain.")
    case let count: lines.append("\(Self.count(count, "finding")):")
    }
    lines += certain.flatMap(\.report)
    if !dependent.isEmpty {
      let verb = dependent.count == 1 ? "depends" : "depend"
      lines += ["", "\(Self.count(dependent.count, "finding")) that \(verb) on what the explorer was not given:"]
      lines += dependent.flatMap(\.report)
    }
    let lists = [
      ("Work that does not end; what follows it is unknown", unknown),
      ("Shown cases that are not among the examples", casesWithoutExample),
      ("Links of examples to places that no row leads to", examplesWithoutRow),
      ("Links of examples that are refused at the start", refusedLinks),
    ]
    for (title, list) in lists where !list.isEmpty {
      lines += ["", "\(title):"] + Self.list(list[...], of: list.count)
    }
    return lines.map { "\($0.sanitized)\n" }.joined()
  }

  static func count(_ count: Int, _ noun: String, _ nouns: String? = nil) -> String {
    "\(count) \(count == 1 ? noun : nouns ?? "\(noun)s")"
  }

  static func list(_ lines: ArraySlice<String>, of count: Int) -> [String] {
    lines.map { "  \($0)" } + (count > lines.count ? ["  and \(count - lines.count) more"] : [])
  }

  /// The exploration as JSON, with sorted keys and a line end.
  ///
  /// - Throws: The error of the encoder.
  public func json() throws -> String { try prettyJSON() }
}

extension Exploration {
  private static let written = VersionedList(
    heading: "armature explore", version: formatVersion, command: "explore --text")

  /// The coverage as lines for a file in git: the places, then the ways between them, sorted.
  public var coverage: String {
    let lines = places.map { "place \($0)" } + edges.map { "way \($0.from) > \($0.act) > \($0.to)" }
    return Self.written.text(lines.map(\.sanitized))
  }

  /// Compares what was covered with an earlier list.
  ///
  /// - Parameter list: A list as ``coverage`` writes it.
  /// - Returns: The lines that are no longer reached, after `- `, and the new ones, after `+ `, sorted. Empty if nothing
  ///   has changed.
  /// - Throws: An ``ExplorerError`` for a text that is no such list, and for one of another version.
  public func changes(since list: String) throws(ExplorerError) -> [String] {
    let before = try Self.lines(of: list)
    let now = try Self.lines(of: coverage)
    let removed = Set(before).subtracting(now).map { (line: $0, mark: "-") }
    let new = Set(now).subtracting(before).map { (line: $0, mark: "+") }
    return (removed + new).sorted { ($0.line, $0.mark) < ($1.line, $1.mark) }.map { "\($0.mark) \($0.line)" }
  }

  /// Returns the lines of a list after its heading.
  private static func lines(of list: String) throws(ExplorerError) -> [String] {
    let lines = try written.lines(of: list)
    if let index = lines.firstIndex(where: { !$0.hasPrefix("place ") && !$0.hasPrefix("way ") }) {
      throw ExplorerError("line \(index + 2) is \(lines[index].excerpt.quoted); expected “place …” or “way …”")
    }
    return lines
  }
}
