/// A flow to add: its two types in files of their own, a test, and the lines in the flow that opens it.
public struct FlowAddition: Hashable, Sendable {
  /// The flow.
  public let name: FlowName
  /// The flow that opens it.
  public let parent: FlowName
  /// How it appears.
  public let style: AdditionStyle
  /// The type of the value that the flow ends with, if any.
  public let finishing: ValueType?
  /// An expression for such a value, in Swift.
  public let value: String?

  /// Describes a flow.
  ///
  /// - Parameters:
  ///   - name: The flow.
  ///   - parent: The flow that opens it.
  ///   - style: How it appears.
  ///   - finishing: The type of its value; `nil` for none.
  ///   - example: An expression for such a value, which a type needs whose values the command does not know.
  /// - Throws: An error for options that do not go together, for a text that is no type, and for a missing example.
  public init(
    name: FlowName, into parent: FlowName, as style: AdditionStyle = .push, finishing: String? = nil,
    example: String? = nil
  ) throws {
    (self.name, self.parent, self.style) = (name, parent, style)
    self.finishing = try finishing.map { try ValueType($0) }
    if self.finishing == nil, example != nil {
      throw ScaffoldingError(.usage, "--example is a value for --finishing, which is missing")
    }
    value = try self.finishing.map { type in
      if let example { try SwiftExpression.check(example) }
      return try example ?? type.example()
    }
    try checkLength(of: "\(name)")
    if style == .tab, finishing != nil {
      throw ScaffoldingError(.usage, "a tab does not end with a value, so --finishing does not go with it")
    }
  }
}

extension FlowAddition: Codable {
  private enum Key: String, CodingKey { case flow, into, style = "as", finishing, example }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    try self.init(
      name: FlowName(values.decode(String.self, forKey: .flow)),
      into: FlowName(values.decode(String.self, forKey: .into)),
      as: values.decode(AdditionStyle.self, forKey: .style),
      finishing: values.decodeIfPresent(String.self, forKey: .finishing),
      example: values.decodeIfPresent(String.self, forKey: .example))
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode("\(name)", forKey: .flow)
    try values.encode("\(parent)", forKey: .into)
    try values.encode(style, forKey: .style)
    try values.encodeIfPresent(finishing?.description, forKey: .finishing)
    try values.encodeIfPresent(value, forKey: .example)
  }
}
