import Foundation

/// A part that a command adds to a project.
public enum Addition: Hashable, Codable, Sendable {
  /// A flow of its own type.
  case flow(FlowAddition)
  /// A case of a flow, with its screen.
  case destination(DestinationAddition)

  /// The parts of a project that an addition makes.
  struct Parts {
    /// The new files.
    var files: [Template.File] = []
    /// The lines for existing files, by path.
    var insertions: [(path: String, insertion: Insertion)] = []
  }

  /// Returns the parts in a project.
  func parts(in project: Project) throws -> Parts {
    switch self {
    case .flow(let flow): try flow.parts(in: project)
    case .destination(let destination): try destination.parts(in: project)
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
public struct FlowAddition: Hashable, Codable, Sendable {
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

  private enum CodingKeys: String, CodingKey {
    case name = "flow"
    case parent = "into"
    case style = "as"
    case finishing
    case value = "example"
  }

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
    value = try self.finishing.map { try $0.example(typed: example) }
    if name == parent { throw ScaffoldingError(.name, "'\(name)' cannot be added into itself") }
    if style == .tab, finishing != nil {
      throw ScaffoldingError(.usage, "a tab does not end with a value, so --finishing does not go with it")
    }
  }
}

/// A case to add to a flow, with its screen, an example and a test.
public struct DestinationAddition: Hashable, Codable, Sendable {
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

  private enum CodingKeys: String, CodingKey {
    case flow = "into"
    case caseName = "destination"
    case values = "with"
    case style = "as"
    case title, example
  }

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
      throw ScaffoldingError(.name, "'\(name)' names no destination, expected a flow and a case, such as App.about")
    }
    flow = try FlowName(parts[0])
    caseName = try Self.checked(parts[1])
    self.values = try Payload.list(values ?? "")
    self.style = style
    if style == .tab { throw ScaffoldingError(.usage, "a tab holds a flow; see 'armature add flow --help'") }
    self.title = title ?? Self.title(of: caseName)
    try refuseHiddenCharacters(in: self.title, of: "the title", kind: .name)
    if let example {
      try ValueType.check(example)
      guard example.hasPrefix(".\(caseName)"), !self.values.isEmpty else {
        throw ScaffoldingError(.usage, "'\(example)' is no example of the case, expected one such as .\(caseName)(…)")
      }
      self.example = example
    } else {
      let arguments = try self.values.map { "\($0.name): \(try $0.type.example(typed: nil))" }
      self.example = ".\(caseName)" + (arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))")
    }
  }

  private static func checked(_ name: String) throws -> String {
    func refused(_ rule: String) -> ScaffoldingError {
      ScaffoldingError(.name, "'\(name)' cannot name a case: \(rule)", "expected a name such as about or cardDetail")
    }
    guard name.first?.isLowercase == true, name.unicodeScalars.allSatisfy(AppName.isASCIILetterOrDigit) else {
      throw refused("it is not a small letter from a to z with letters and digits after it")
    }
    if name.count > 30 { throw refused("it is longer than 30 characters") }
    if ReservedNames.keywords.contains(name) { throw refused("it is a Swift keyword") }
    if ["examples", "links", "linkProblems", "formerNames"].contains(name) {
      throw refused("destinations have a property of this name")
    }
    return name
  }

  /// The words of a name, with capital letters.
  static func title(of name: String) -> String {
    AppName.words(of: name.prefix(1).uppercased() + name.dropFirst()).joined(separator: " ")
  }
}

/// A value of a case.
public struct Payload: Hashable, Codable, Sendable {
  /// The label.
  public let name: String
  /// The type.
  public let type: ValueType

  /// Reads the values of a case: `id: Int, title: String?`.
  static func list(_ text: String) throws -> [Self] {
    if text.trimmingCharacters(in: .whitespaces).isEmpty { return [] }
    let values = try text.components(separatedBy: ",").map { part in
      let halves = part.components(separatedBy: ":").map { $0.trimmingCharacters(in: .whitespaces) }
      guard halves.count == 2, let first = halves[0].first, first.isLowercase,
        halves[0].unicodeScalars.allSatisfy(AppName.isASCIILetterOrDigit),
        !ReservedNames.keywords.contains(halves[0])
      else {
        throw ScaffoldingError(
          .usage,
          "'\(part.trimmingCharacters(in: .whitespaces))' is no value, expected a name and a type, "
            + "as in --with \"id: Int, title: String?\"")
      }
      return Self(name: halves[0], type: try ValueType(halves[1]))
    }
    for (index, value) in values.enumerated() where values[..<index].contains(where: { $0.name == value.name }) {
      throw ScaffoldingError(.usage, "two values are called '\(value.name)'")
    }
    return values
  }
}

/// The name of a type in Swift: `Int`, `Item.ID` or `String?`.
public struct ValueType: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The name.
  public let description: String

  /// Reads a typed name.
  init(_ text: String) throws {
    let parts = (text.hasSuffix("?") ? text.dropLast() : text[...]).split(
      separator: ".", omittingEmptySubsequences: false)
    let isName = { (part: Substring) in
      part.first?.isUppercase == true && part.unicodeScalars.allSatisfy(AppName.isASCIILetterOrDigit)
    }
    guard parts.allSatisfy(isName) else {
      throw ScaffoldingError(
        .usage, "'\(text)' is no type of a single value, expected one such as Int, String? or Item.ID")
    }
    description = text
  }

  /// Whether a value may be missing.
  var isOptional: Bool { description.hasSuffix("?") }

  /// Returns an expression for a value.
  ///
  /// - Parameter typed: The user's expression; `nil` if the user gave none.
  /// - Returns: The user's expression, or one that is known for the type.
  /// - Throws: An error if there is none.
  func example(typed: String?) throws -> String {
    if let typed {
      try Self.check(typed)
      return typed
    }
    if let known = Self.known[description] ?? (isOptional ? "nil" : nil) { return known }
    throw ScaffoldingError(
      .usage,
      "no value of the type '\(description)' is known here, expected one in --example; known are "
        + Self.known.keys.sorted().joined(separator: ", ") + " and optional types")
  }

  /// Throws if an expression would not stay on its line.
  static func check(_ expression: String) throws {
    try refuseHiddenCharacters(in: expression, of: "the example", kind: .usage)
  }

  private static let known = ["Bool": "true", "Double": "1.5", "Int": "1", "String": "\"text\""]

  public init(from decoder: any Decoder) throws { try self.init(decoder.singleValueContainer().decode(String.self)) }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
