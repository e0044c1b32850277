/// The screen that gets a row which opens an added case.
public enum RowPlace: Hashable, Sendable {
  /// That of the flow's first root; no screen if the place in it is not certain.
  case standard
  /// No screen.
  case none
  /// That of another case of the same flow.
  case screen(String)

  /// Describes the place that options name.
  ///
  /// - Parameters:
  ///   - name: The flow and the case with the screen: `Trips.list`; `nil` for the standard.
  ///   - flow: The flow that gets the case.
  /// - Throws: An error for a text that names no case, and for the case of another flow.
  public init(_ name: String?, in flow: FlowName) throws {
    guard let name else {
      self = .standard
      return
    }
    let screen = try CaseName(name, for: "screen")
    guard screen.flow == flow else {
      throw ScaffoldingError(
        .usage,
        "--from names a screen of another flow; expected a screen of \(flow), such as --from \(flow).\(screen.name)")
    }
    self = .screen(screen.name)
  }

  /// The case with the screen, if it is known.
  var caseName: String? { if case .screen(let name) = self { name } else { nil } }
}

/// The ways to an added case.
struct Ways: Hashable, Sendable {
  /// The screen with a row that opens it.
  var row: RowPlace
  /// Its part of a link, where it is shorter than the name of the case: `{id}`; `nil` for the name and the values.
  var link: String?

  private enum Key: CodingKey { case from, link }

  init(row: RowPlace, link: String? = nil) { (self.row, self.link) = (row, link) }

  /// Reads the ways of an addition in the record; those that older commands made had none of them.
  init(from decoder: any Decoder, in flow: FlowName) throws {
    let record = try decoder.container(keyedBy: Key.self)
    let name = try record.decodeIfPresent(String.self, forKey: .from)
    row = try name.map { try RowPlace($0, in: flow) } ?? .none
    link = try record.decodeIfPresent(String.self, forKey: .link)
  }

  func encode(to encoder: any Encoder, in flow: FlowName) throws {
    var record = encoder.container(keyedBy: Key.self)
    try record.encodeIfPresent(row.caseName.map { "\(flow).\($0)" }, forKey: .from)
    try record.encodeIfPresent(link, forKey: .link)
  }
}
