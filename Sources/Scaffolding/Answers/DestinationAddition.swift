/// A case to add to a flow, with its screen and an example.
public struct DestinationAddition: Hashable, Sendable {
  /// The flow.
  public let flow: FlowName
  /// The name of the case.
  public let caseName: String
  /// The values of the case.
  public let values: [Payload]
  /// How it appears.
  public let style: AdditionStyle
  /// The title of its screen.
  public let title: String
  /// The example of the case, in Swift: `.note(id: 1)`.
  public let example: String

  /// Describes a case.
  ///
  /// - Parameters:
  ///   - name: The flow and the case: `Settings.note`.
  ///   - values: The values of the case: `id: Int, title: String?`.
  ///   - style: How it appears.
  ///   - title: The title of the screen; `nil` for the words of the case.
  ///   - example: The example of the case: `.note(id: 1)`. Types need it whose values the command does not know.
  ///   - types: The type behind one of the app's own types, if it is known: `Int` for `Trip.ID`.
  /// - Throws: An error for a name that breaks a rule, for texts that are no values, and for a missing example.
  public init(
    _ name: String, with values: String? = nil, as style: AdditionStyle = .push, title: String? = nil,
    example: String? = nil, types: (ValueType) -> ValueType? = { _ in nil }
  ) throws {
    let parts = name.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else {
      throw ScaffoldingError(
        .name, "'\(name.excerpt)' names no destination, expected a flow and a case, such as App.about")
    }
    flow = try FlowName(parts[0])
    caseName = try Self.checked(parts[1])
    self.values = try Payload.list(values ?? "")
    self.style = style
    self.title = title ?? Self.title(of: caseName)
    try refuseControlCharacters(in: self.title, of: "the title", kind: .name)
    if self.title.count > 60 { throw ScaffoldingError(.name, "the title is longer than 60 characters") }
    self.example = try self.values.example(of: caseName, typed: example, types: types)
  }

  private static func checked(_ name: String) throws -> String {
    func refused(_ rule: String) -> ScaffoldingError {
      ScaffoldingError(
        .name, "'\(name.excerpt)' cannot name a case: \(rule)", "expected a name such as about or cardDetail")
    }
    guard name.first?.isLowercase == true, name.unicodeScalars.allSatisfy(AppName.isASCIILetterOrDigit) else {
      throw refused("it must start with a letter from a to z, and have only letters and digits")
    }
    try checkLength(of: name)
    if let rule = ReservedNames.rule(againstCase: name) { throw refused(rule) }
    return name
  }

  /// The words of a name, with capital letters.
  static func title(of name: String) -> String {
    AppName.words(of: name.prefix(1).uppercased() + name.dropFirst()).joined(separator: " ")
  }
}

extension DestinationAddition: Codable {
  private enum Key: String, CodingKey { case destination, with, style = "as", title, example }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    try self.init(
      values.decode(String.self, forKey: .destination), with: values.decodeIfPresent(String.self, forKey: .with),
      as: values.decode(AdditionStyle.self, forKey: .style), title: values.decode(String.self, forKey: .title),
      example: values.decode(String.self, forKey: .example))
  }

  public func encode(to encoder: any Encoder) throws {
    var record = encoder.container(keyedBy: Key.self)
    try record.encode("\(flow).\(caseName)", forKey: .destination)
    if !values.isEmpty { try record.encode(Payload.text(of: values), forKey: .with) }
    try record.encode(style, forKey: .style)
    try record.encode(title, forKey: .title)
    try record.encode(example, forKey: .example)
  }
}
