/// A part that a command adds to a project.
public enum Addition: Hashable, Codable, Sendable {
  /// A flow of its own type.
  case flow(FlowAddition)
  /// A case of a flow, with its screen.
  case destination(DestinationAddition)

  /// The parts of a project that an addition makes.
  struct Parts {
    /// The new files.
    var files: [PackageFile]
    /// The lines for existing files, by path.
    var insertions: [String: [Insertion]]
    /// The case that the lines are about.
    let caseName: String
    /// The number of files, of the first ones, that need each other. The others are tests.
    var sources = 0
  }

  /// Returns the parts in a project.
  ///
  /// - Parameters:
  ///   - project: The project.
  ///   - isLenient: Whether files that get lines may be missing. They have no parts then.
  /// - Returns: The parts.
  /// - Throws: An error for a file that is missing or there twice.
  func parts(in project: Project, isLenient: Bool = false) throws -> Parts {
    switch self {
    case .flow(let flow): try flow.parts(in: project, isLenient)
    case .destination(let destination): try destination.parts(in: project, isLenient)
    }
  }

  /// The name that `remove` takes: `Settings` or `Settings.note`.
  public var name: String {
    switch self {
    case .flow(let flow): "\(flow.name)"
    case .destination(let destination): "\(destination.flow).\(destination.caseName)"
    }
  }

  /// The kind of the addition, in a word.
  public var kind: String {
    switch self {
    case .flow: "flow"
    case .destination: "destination"
    }
  }

  /// Throws if the example can be no value of its types. An addition that is recorded was compiled since, so it is not
  /// checked again.
  func checkExample() throws {
    switch self {
    case .flow(let flow):
      guard let type = flow.finishing, let value = flow.value, let literal = type.literal,
        !type.accepts(SwiftSource(value).tokens)
      else { return }
      throw ScaffoldingError(
        .usage, "'\(value.excerpt)' is no value of the type \(type), expected one such as \(literal)")
    case .destination(let destination):
      let (values, arguments) = (destination.values, SwiftExpression.arguments(of: destination.example))
      let example = values.map { "\($0.name): \($0.type.literal ?? "…")" }.joined(separator: ", ")
      guard
        arguments.map(\.label) != values.map(\.name)
          || zip(values, arguments).contains(where: { !$0.type.accepts($1.value) })
      else { return }
      throw ScaffoldingError(
        .usage,
        "'\(destination.example.excerpt)' is no example of the case, expected one such as "
          + ".\(destination.caseName)(\(example))")
    }
  }

  /// The flow whose files get lines.
  var parent: FlowName {
    switch self {
    case .flow(let flow): flow.parent
    case .destination(let destination): destination.flow
    }
  }

  // MARK: The record

  private enum Key: CodingKey { case flow, destination }

  public init(from decoder: any Decoder) throws {
    self =
      try decoder.container(keyedBy: Key.self).contains(.flow)
      ? .flow(FlowAddition(from: decoder)) : .destination(DestinationAddition(from: decoder))
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .flow(let flow): try flow.encode(to: encoder)
    case .destination(let destination): try destination.encode(to: encoder)
    }
  }
}

/// The ways in which an added place appears.
public enum AdditionStyle: String, CaseIterable, Codable, Sendable {
  case push, sheet, cover, tab
}

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

/// A case to add to a flow, with its screen, an example and a test.
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
  /// - Throws: An error for a name that breaks a rule, for texts that are no values, and for a missing example.
  public init(
    _ name: String, with values: String? = nil, as style: AdditionStyle = .push, title: String? = nil,
    example: String? = nil
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
    try refuseHiddenCharacters(in: self.title, of: "the title", kind: .name)
    if self.title.count > 60 { throw ScaffoldingError(.name, "the title is longer than 60 characters") }
    if let example {
      try SwiftExpression.check(example, isCall: true)
      let isCase = example.hasPrefix(".\(caseName)(") && example.hasSuffix(")")
      guard self.values.isEmpty ? example == ".\(caseName)" : isCase else {
        let expected = ".\(caseName)" + (self.values.isEmpty ? "" : "(…)")
        throw ScaffoldingError(
          .usage, "'\(example.excerpt)' is no example of the case, expected one such as \(expected)")
      }
      self.example = example
    } else {
      let arguments = try self.values.map { "\($0.name): \(try $0.type.example())" }
      self.example = ".\(caseName)" + (arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))")
    }
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

/// Throws for a name that would make lines of code too long.
func checkLength(of name: String) throws {
  if name.count > 28 { throw ScaffoldingError(.name, "'\(name.excerpt)' is longer than 28 characters") }
}

// The record has the options, so that everything in it is checked as the options are.

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
