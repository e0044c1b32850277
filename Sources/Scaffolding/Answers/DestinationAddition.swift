/// A case to add to a flow, with its screen and an example.
public struct DestinationAddition: Hashable, Sendable {
  /// The flow.
  public let flow: FlowName
  /// The name of the case.
  public let caseName: String
  /// The values of the case.
  public private(set) var values: [Payload]
  /// How it appears.
  public let style: AdditionStyle
  /// The title of its screen.
  public let title: String
  /// The example of the case, in Swift: `.note(id: 1)`.
  public private(set) var example: String
  /// The ways to the case.
  private(set) var ways: Ways

  /// Describes a case.
  ///
  /// - Parameters:
  ///   - name: The flow and the case: `Settings.note`.
  ///   - values: The values of the case: `id: Int, title: String?`.
  ///   - style: How it appears.
  ///   - title: The title of the screen; `nil` for the words of the case.
  ///   - example: The example of the case: `.note(id: 1)`. Types need it whose values the command does not know.
  ///   - row: The screen that gets a row which opens the case.
  ///   - types: The type behind one of the app's own types, if it is known: `Int` for `Trip.ID`.
  /// - Throws: An error for a name that breaks a rule, for texts that are no values, and for a missing example.
  public init(
    _ name: String, with values: String? = nil, as style: AdditionStyle = .push, title: String? = nil,
    example: String? = nil, row: RowPlace = .none, types: (ValueType) -> ValueType? = { _ in nil }
  ) throws {
    let name = try CaseName(name, for: "destination")
    (flow, caseName) = (name.flow, name.name)
    self.values = try Payload.list(values ?? "")
    (self.style, ways) = (style, Ways(row: row))
    self.title = try title.map(checkedTitle) ?? AppName.title(of: caseName)
    self.example = try self.values.example(of: caseName, typed: example, types: types)
  }

  /// Returns the addition with the values that a link needs, and with its ways.
  func with(_ values: [Payload], _ ways: Ways) -> Self {
    var addition = self
    if values != self.values { addition.example = values.example(addition.example, of: caseName) }
    (addition.values, addition.ways) = (values, ways)
    return addition
  }
}

/// Returns a typed title of a screen. Throws if it cannot be one.
func checkedTitle(_ title: String) throws -> String {
  try refuseControlCharacters(in: title, of: "the title", kind: .name)
  if title.count > 60 {
    throw ScaffoldingError(.name, "the title is longer than 60 characters; expected a shorter one")
  }
  return title
}

extension DestinationAddition: Codable {
  private enum Key: String, CodingKey { case destination, with, style = "as", title, example }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    try self.init(
      values.decode(String.self, forKey: .destination), with: values.decodeIfPresent(String.self, forKey: .with),
      as: values.decode(AdditionStyle.self, forKey: .style), title: values.decode(String.self, forKey: .title),
      example: values.decode(String.self, forKey: .example))
    ways = try Ways(from: decoder, in: flow)
  }

  public func encode(to encoder: any Encoder) throws {
    var record = encoder.container(keyedBy: Key.self)
    try record.encode("\(flow).\(caseName)", forKey: .destination)
    if !values.isEmpty { try record.encode(Payload.text(of: values), forKey: .with) }
    try record.encode(style, forKey: .style)
    try record.encode(title, forKey: .title)
    try record.encode(example, forKey: .example)
    try ways.encode(to: encoder, in: flow)
  }
}
