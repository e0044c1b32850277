import Foundation

/// A flow to add: its two types in files of their own, and the lines in the flow that opens it. If the flow is there
/// already, only the lines.
public struct FlowAddition: Hashable, Sendable {
  /// The flow.
  public let name: FlowName
  /// The flow that opens it.
  public let parent: FlowName
  /// How it appears.
  public let style: AdditionStyle
  /// The values of the case that opens it.
  public private(set) var values: [Payload]
  /// The names of the values that only the case has: the initializer of the flow does not get them.
  let keeping: [String]
  /// The example of that case, in Swift: `.trip(id: 1)`.
  public private(set) var example: String
  /// The ways to that case.
  private(set) var ways: Ways
  /// The title of the flow's first screen.
  let title: String
  /// The type of the value that the flow ends with, if any.
  public private(set) var finishing: ValueType?
  /// An expression for such a value, in Swift.
  public private(set) var value: String?
  /// The properties of the parent that the flow gets, by name; `nil` for those that the parent's initializer gets.
  private(set) var passing: [String]?
  /// The same, with their types; `nil` if there are none, or the parent is not known.
  private(set) var dependencies: [Dependency]?
  /// The code that makes a flow that is there already; `nil` for a new flow.
  private(set) var call: String?

  /// Describes a flow.
  ///
  /// - Parameters:
  ///   - name: The flow.
  ///   - parent: The flow that opens it.
  ///   - values: The values of the case that opens it: `id: Trip.ID`.
  ///   - keeping: The names of the values that only the case has: `id`. The initializer gets the others.
  ///   - style: How it appears.
  ///   - example: The example of that case: `.trip(id: 1)`. Types need it whose values the command does not know.
  ///   - finishing: The type of its value; `nil` for none.
  ///   - value: An expression for such a value, which a type needs whose values the command does not know.
  ///   - passing: The names of the parent's properties that it gets: `store, clock`; `nil` for those that the parent's
  ///     initializer gets, except for numbers, texts and identities. A flow that ends with a value gets none then.
  ///   - title: The title of its first screen; `nil` for the words of its name.
  ///   - row: The screen of the parent that gets a row which opens the flow.
  ///   - types: The type behind one of the app's own types, if it is known: `Int` for `Trip.ID`.
  /// - Throws: An error for options that exclude each other, for a text that is no type, and for a missing example.
  public init(
    name: FlowName, into parent: FlowName, with values: String? = nil, keeping: String? = nil,
    as style: AdditionStyle = .push, example: String? = nil, finishing: String? = nil, value: String? = nil,
    passing: String? = nil, title: String? = nil, row: RowPlace = .none,
    types: (ValueType) -> ValueType? = { _ in nil }
  ) throws {
    (self.name, self.parent, self.style, ways) = (name, parent, style, Ways(row: style == .tab ? .none : row))
    self.title = try title.map(checkedTitle) ?? name.title
    self.values = try Payload.list(values ?? "")
    self.keeping = try Self.names(in: keeping ?? "", of: self.values)
    self.example = try self.values.example(of: name.caseName, typed: example, types: types)
    self.finishing = try finishing.map { try ValueType($0) }
    if self.finishing == nil, value != nil {
      throw ScaffoldingError(.usage, "--value can be used only with --finishing, which is missing")
    }
    self.value = try self.finishing.map { type in
      if let value { try SwiftExpression.check(value) }
      return try value ?? type.example(option: "--value", types: types)
    }
    self.passing = passing.map(Self.names)
    try checkLength(of: "\(name)")
    if let taken = valuesOfFlow.first(where: { ReservedNames.propertiesOfFlows.contains($0.name) }) {
      throw ScaffoldingError(
        .usage,
        "a value cannot be called “\(taken.name)”, since every coordinator has a property of that name; "
          + "choose another name"
      )
    }
    if style == .tab, finishing != nil {
      throw ScaffoldingError(.usage, "a tab does not end with a value, so --finishing cannot be used with it")
    }
    if style == .tab, case .screen = row {
      throw ScaffoldingError(.usage, "the bar opens a tab, so --from cannot be used with it")
    }
    if style == .tab, !self.values.isEmpty {
      throw ScaffoldingError(.usage, "the case of a tab has no values, so --with cannot be used with it")
    }
  }

  /// Returns the addition of a flow that is there already.
  ///
  /// - Parameters:
  ///   - call: The code that makes it.
  ///   - finishing: The type of its value; `nil` for none.
  /// - Returns: The addition.
  func reused(by call: String, finishing: ValueType?) -> Self {
    var addition = self
    (addition.call, addition.finishing) = (call, finishing)
    (addition.value, addition.dependencies, addition.passing) = (nil, nil, nil)
    return addition
  }

  /// The values that the initializer of the flow gets.
  var valuesOfFlow: [Payload] { values.filter { !keeping.contains($0.name) } }

  /// The types in the file of the other flow's coordinator: those of the method that receives the value.
  var typesOfReceiver: [ValueType] { finishing.map { [$0] + values.map(\.type) } ?? [] }

  /// Returns the names in a list, which are those of values.
  private static func names(in list: String, of values: [Payload]) throws -> [String] {
    let (names, known) = (names(in: list), values.map(\.name))
    if let other = names.first(where: { !known.contains($0) }) {
      throw ScaffoldingError(
        .usage,
        "--keeping names “\(other.excerpt)”, which is not a value in --with\(suggestion(for: other, among: known))")
    }
    return names
  }

  /// Returns the names in a list such as `store, clock`.
  static func names(in list: String) -> [String] { list.split { $0 == "," || $0 == " " }.map(String.init) }

  /// Returns the addition with the properties that the flow gets.
  func with(_ dependencies: [Dependency]) -> Self {
    var addition = self
    (addition.dependencies, addition.passing) = (dependencies.isEmpty ? nil : dependencies, nil)
    return addition
  }

  /// Returns the addition with the values that its case needs, and with the ways to it.
  func with(_ values: [Payload], _ ways: Ways) -> Self {
    var addition = self
    if values != self.values { addition.example = values.example(addition.example, of: name.caseName) }
    (addition.values, addition.ways) = (values, ways)
    return addition
  }
}

extension FlowAddition: Codable {
  private enum Key: String, CodingKey {
    case flow, into, with, keeping, style = "as", title, example, finishing, value, passing, call
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    let call = try values.decodeIfPresent(String.self, forKey: .call)
    let finishing = try values.decodeIfPresent(String.self, forKey: .finishing)
    try self.init(
      name: FlowName(values.decode(String.self, forKey: .flow)),
      into: FlowName(values.decode(String.self, forKey: .into)),
      with: values.decodeIfPresent(String.self, forKey: .with),
      keeping: values.decodeIfPresent(String.self, forKey: .keeping),
      as: values.decode(AdditionStyle.self, forKey: .style),
      example: values.decodeIfPresent(String.self, forKey: .example),
      finishing: call == nil ? finishing : nil,
      value: call == nil ? values.decodeIfPresent(String.self, forKey: .value) : nil,
      title: values.decodeIfPresent(String.self, forKey: .title))
    ways = try Ways(from: decoder, in: parent)
    dependencies = try values.decodeIfPresent([String].self, forKey: .passing)?.map { try Dependency($0) }
    if let call { self = reused(by: call, finishing: try finishing.map { try ValueType($0) }) }
  }

  public func encode(to encoder: any Encoder) throws {
    var record = encoder.container(keyedBy: Key.self)
    try record.encode("\(name)", forKey: .flow)
    try record.encode("\(parent)", forKey: .into)
    try record.encode(style, forKey: .style)
    if !values.isEmpty {
      try record.encode(Payload.text(of: values), forKey: .with)
      try record.encode(example, forKey: .example)
    }
    if !keeping.isEmpty { try record.encode(keeping.joined(separator: ", "), forKey: .keeping) }
    try record.encodeIfPresent(finishing?.description, forKey: .finishing)
    try record.encodeIfPresent(value, forKey: .value)
    try record.encodeIfPresent(call, forKey: .call)
    if title != name.title { try record.encode(title, forKey: .title) }
    try ways.encode(to: encoder, in: parent)
    try record.encodeIfPresent(dependencies?.map(\.description), forKey: .passing)
  }
}

extension FlowAddition {
  /// A property of the flow that opens another one, which that flow gets, too.
  struct Dependency: Hashable, Sendable, CustomStringConvertible {
    let name: String
    let type: String
    /// The property of the other flow: `id` for `trip`.
    let source: String

    init(name: String, type: String, source: String? = nil) {
      (self.name, self.type, self.source) = (name, type, source ?? name)
    }

    /// Reads `store: Store` or `trip: Int = id`, as the record has it.
    init(_ text: String) throws {
      let parts = text.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      guard parts.count == 2, !parts.contains("") else {
        throw ScaffoldingError(.conflict, "“\(text.excerpt)” is not a property; expected one such as “store: Store”")
      }
      let halves = parts[1].components(separatedBy: " = ")
      self.init(name: parts[0], type: halves[0], source: halves.count > 1 ? halves[1] : nil)
    }

    var description: String { "\(name): \(type)" + (source == name ? "" : " = \(source)") }
  }
}
