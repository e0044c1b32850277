import Foundation

/// A value of a case.
public struct Payload: Hashable, Sendable {
  /// The label.
  public let name: String
  /// The type.
  public let type: ValueType

  /// Reads the values of a case: `id: Int, title: String?`.
  static func list(_ text: String) throws -> [Self] {
    if text.trimmingCharacters(in: .whitespaces).isEmpty { return [] }
    let values = try text.components(separatedBy: ",").map { try Self($0.trimmingCharacters(in: .whitespaces)) }
    for (index, value) in values.enumerated() where values[..<index].contains(where: { $0.name == value.name }) {
      throw ScaffoldingError(.usage, "two values are called “\(value.name.excerpt)”; expected different names")
    }
    return values
  }

  private init(_ text: String) throws {
    let halves = text.components(separatedBy: ":").map { $0.trimmingCharacters(in: .whitespaces) }
    guard halves.count == 2, halves[0].first?.isLowercase == true,
      halves[0].unicodeScalars.allSatisfy(AppName.isASCIILetterOrDigit)
    else {
      if (try? ValueType(text)) != nil {
        throw ScaffoldingError(
          .usage,
          "the value of the type “\(text.excerpt)” has no name; expected one as in --with \"id: \(text.excerpt)\"")
      }
      throw ScaffoldingError(
        .usage,
        "“\(text.excerpt)” is not a value; expected a name and a type, as in --with \"id: Int, title: String?\"")
    }
    if ReservedNames.keywords.contains(halves[0]) {
      throw ScaffoldingError(
        .usage, "a value cannot be called “\(halves[0])”, which is a Swift keyword; choose another name")
    }
    try checkLength(of: halves[0])
    (name, type) = (halves[0], try ValueType(halves[1]))
  }

  /// Returns values as they are typed.
  static func text(of values: [Self]) -> String {
    values.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
  }
}

extension [Payload] {
  /// Returns the example of a case with the values, in Swift: `.note(id: 1)`.
  ///
  /// - Parameters:
  ///   - name: The case.
  ///   - example: The example as it was typed, if one was.
  ///   - types: The type behind one of the app's own types, if it is known.
  /// - Returns: The example.
  /// - Throws: An error for an example of something else, and for a missing one.
  func example(of name: String, typed example: String?, types: (ValueType) -> ValueType?) throws -> String {
    guard let example else {
      let arguments = try map { "\($0.name): \(try $0.type.example(types: types))" }
      return ".\(name)" + (isEmpty ? "" : "(\(arguments.joined(separator: ", ")))")
    }
    try SwiftExpression.check(example, isCall: true)
    let isCase = example.hasPrefix(".\(name)(") && example.hasSuffix(")")
    guard isEmpty ? example == ".\(name)" : isCase else {
      throw ScaffoldingError(
        .usage,
        "“\(example.excerpt)” is not an example of the case; expected one such as .\(name)\(isEmpty ? "" : "(…)")")
    }
    return example
  }

  /// Returns the example of a case without the arguments that are none of the values.
  func example(_ example: String, of name: String) -> String {
    let source = SwiftSource(example)
    let arguments = SwiftExpression.arguments(of: example).filter { argument in contains { $0.name == argument.label } }
    let texts = arguments.map { "\($0.label): \(source.text(of: $0.value.startIndex..<$0.value.endIndex))" }
    return ".\(name)" + (texts.isEmpty ? "" : "(\(texts.joined(separator: ", ")))")
  }

  /// Throws if the example of a case with the values can be none, by its types.
  func check(_ example: String, of name: String) throws {
    let arguments = SwiftExpression.arguments(of: example)
    guard
      arguments.map(\.label) != map(\.name)
        || zip(self, arguments).contains(where: { !$0.type.accepts($1.value) })
    else { return }
    let expected = map { "\($0.name): \($0.type.literal ?? "…")" }.joined(separator: ", ")
    throw ScaffoldingError(
      .usage, "“\(example.excerpt)” is not an example of the case; expected one such as .\(name)(\(expected))")
  }
}

/// The name of a type in Swift: `Int`, `Item.ID` or `String?`.
public struct ValueType: Hashable, Sendable, CustomStringConvertible {
  /// The name.
  public let description: String

  /// Reads a typed name.
  init(_ text: String) throws {
    let name = text.hasSuffix("?") ? text.dropLast() : text[...]
    let isName = { (part: Substring) in
      part.first?.isUppercase == true && part.unicodeScalars.allSatisfy(AppName.isASCIILetterOrDigit)
    }
    guard name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy(isName),
      !["Any", "AnyObject", "Never", "Self", "Void"].contains(name)
    else {
      throw ScaffoldingError(
        .usage, "“\(text.excerpt)” is not the type of a single value; expected one such as Int, String? or Item.ID")
    }
    description = text
  }

  /// Whether a value may be missing.
  var isOptional: Bool { description.hasSuffix("?") }

  /// Whether a file needs Foundation for the type.
  var needsFoundation: Bool {
    ["Data", "Date", "Decimal", "URL", "UUID"].contains(description.prefix { $0 != "?" && $0 != "." })
  }

  /// Whether it has a form in links.
  var isInLinks: Bool { Self.known[description] != nil || ["Date", "URL", "UUID"].contains(description) }

  /// Whether every text, or nearly every one, is a value.
  var isText: Bool { ["String", "URL"].contains(description) }

  /// Returns an expression for a value.
  ///
  /// - Parameters:
  ///   - option: The option that names another one.
  ///   - types: The type behind one of the app's own types, if it is known.
  /// - Returns: The expression.
  /// - Throws: An error if the type is unknown.
  func example(option: String = "--example", types: (Self) -> Self? = { _ in nil }) throws -> String {
    if let known = Self.known[description] ?? (isOptional ? "nil" : nil) ?? types(self)?.literal { return known }
    throw ScaffoldingError(
      .usage,
      "the command knows no value of the type “\(description.excerpt)”; write one in \(option)",
      "it knows values of \(Self.known.keys.sorted().joined(separator: ", ")), of optional types, "
        + "and of the IDs of the app's types")
  }

  /// A literal for a value; `nil` if the type is unknown.
  var literal: String? { Self.known[isOptional ? String(description.dropLast()) : description] }

  /// Returns whether an expression can be a value of the type. A literal of another type cannot, and neither can a bare
  /// name, where the command knows the literals of the type.
  func accepts(_ expression: some Collection<Substring>) -> Bool {
    guard let literal, let own = Literal(SwiftSource(literal).tokens), let other = Literal(expression) else {
      return true
    }
    return other == own || other == .whole && own == .decimal || other == .missing && isOptional
  }

  private static let known = ["Bool": "true", "Double": "1.5", "Int": "1", "String": "\"text\""]
}

/// The kinds of literals, and a bare name, which is often a text without its quotes.
private enum Literal {
  case whole, decimal, truth, text, missing, name

  /// The kind of an expression; `nil` for any other one, such as a call.
  init?(_ expression: some Collection<Substring>) {
    let isNumber = { (token: Substring) in token.first?.isNumber == true }
    let tokens = Array(expression.first == "-" ? expression.dropFirst() : expression[...])
    guard let first = tokens.first else { return nil }
    switch tokens.count {
    case 1 where isNumber(first): self = first.hasPrefix("0x") || !first.lowercased().contains("e") ? .whole : .decimal
    case 3 where isNumber(first) && tokens[1] == "." && isNumber(tokens[2]): self = .decimal
    case 1 where expression.first == "-": return nil
    case 1 where first == "\"": self = .text
    case 1 where first == "nil": self = .missing
    case 1 where first == "true" || first == "false": self = .truth
    case 1 where first.first?.isLetter == true || first.first == "_": self = .name
    default: return nil
    }
  }
}

/// A typed expression in Swift.
enum SwiftExpression {
  /// Returns the arguments of a call: the labels, each with the tokens of its value.
  static func arguments(of call: String) -> [(label: String, value: ArraySlice<Substring>)] {
    let tokens = SwiftSource(call).tokens
    var (starts, depth) = ([Int](), 0)
    for (index, token) in tokens.enumerated() {
      if ["(", "[", "{"].contains(token) { depth += 1 }
      if [")", "]", "}"].contains(token) { depth -= 1 }
      if depth == 1, ["(", ","].contains(token), index + 2 < tokens.count, tokens[index + 2] == ":" {
        starts.append(index)
      }
    }
    return zip(starts, starts.dropFirst() + [tokens.count - 1]).map { start, end in
      (String(tokens[start + 1]), tokens[(start + 3)..<max(start + 3, end)])
    }
  }

  /// Throws if the code after an expression would belong to it: for an open bracket or text, or a comment.
  ///
  /// - Parameters:
  ///   - expression: The expression.
  ///   - isCall: Whether nothing may follow the brackets of a case.
  /// - Throws: An error that shows the expression.
  static func check(_ expression: String, isCall: Bool = false) throws {
    try refuseControlCharacters(in: expression, of: "the example", kind: .usage)
    let tokens = SwiftSource(expression).tokens
    var open: [Substring] = []
    for (index, token) in tokens.enumerated() {
      if let end = ["(": ")", "[": "]", "{": "}"][token] as Substring? { open.append(end) }
      if [")", "]", "}"].contains(token), open.popLast() != token { throw refused(expression) }
      // Another expression would follow.
      if open.isEmpty, token == "," || isCall && token == ")" && index + 1 < tokens.count { throw refused(expression) }
    }
    // A text without an end, or a comment, would hide the code after it.
    let isOpen = SwiftSource(expression + " end").tokens.last != "end"
    if tokens.isEmpty || !open.isEmpty || isOpen { throw refused(expression) }
  }

  private static func refused(_ expression: String) -> ScaffoldingError {
    ScaffoldingError(
      .usage, "“\(expression.excerpt)” is not a whole expression; expected one such as 1, .visa or .card(id: 1)")
  }
}
