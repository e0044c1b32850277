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
      throw ScaffoldingError(.usage, "two values are called '\(value.name)'")
    }
    return values
  }

  private init(_ text: String) throws {
    let halves = text.components(separatedBy: ":").map { $0.trimmingCharacters(in: .whitespaces) }
    guard halves.count == 2, halves[0].first?.isLowercase == true,
      halves[0].unicodeScalars.allSatisfy(AppName.isASCIILetterOrDigit)
    else {
      throw ScaffoldingError(
        .usage,
        "'\(text)' is no value, expected a name and a type, as in --with \"id: Int, title: String?\"")
    }
    if ReservedNames.keywords.contains(halves[0]) {
      throw ScaffoldingError(.usage, "a value cannot be called '\(halves[0])', which is a Swift keyword")
    }
    try checkLength(of: halves[0])
    (name, type) = (halves[0], try ValueType(halves[1]))
  }

  /// Returns values as they are typed.
  static func text(of values: [Self]) -> String {
    values.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
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
        .usage, "'\(text)' is no type of a single value, expected one such as Int, String? or Item.ID")
    }
    description = text
  }

  /// Whether a value may be missing.
  var isOptional: Bool { description.hasSuffix("?") }

  /// Whether a file needs Foundation for the type.
  var needsFoundation: Bool {
    ["Data", "Date", "Decimal", "URL", "UUID"].contains(description.prefix { $0 != "?" && $0 != "." })
  }

  /// Returns an expression for a value.
  ///
  /// - Throws: An error if the type is unknown.
  func example() throws -> String {
    if let known = Self.known[description] ?? (isOptional ? "nil" : nil) { return known }
    throw ScaffoldingError(
      .usage,
      "no value of the type '\(description)' is known here, expected one in --example; known are "
        + Self.known.keys.sorted().joined(separator: ", ") + " and optional types")
  }

  private static let known = ["Bool": "true", "Double": "1.5", "Int": "1", "String": "\"text\""]
}

/// A typed expression in Swift.
enum SwiftExpression {
  /// Throws if the code after an expression would belong to it: for an open bracket or text, or a comment.
  ///
  /// - Parameters:
  ///   - expression: The expression.
  ///   - isCall: Whether nothing may follow the brackets of a case.
  /// - Throws: An error that shows the expression.
  static func check(_ expression: String, isCall: Bool = false) throws {
    try refuseHiddenCharacters(in: expression, of: "the example", kind: .usage)
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
    ScaffoldingError(.usage, "'\(expression)' is no whole expression, expected one such as 1, .visa or .card(id: 1)")
  }
}
