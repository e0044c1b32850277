/// The name of a case with its flow, as it is typed: `Settings.note`.
public struct CaseName: Hashable, Sendable {
  /// The flow.
  public let flow: FlowName
  /// The case.
  let name: String

  /// Reads a typed name.
  ///
  /// - Parameters:
  ///   - text: The name.
  ///   - meaning: What it should name, for the error: `destination`.
  /// - Throws: An error for a name without a flow, and for one that breaks a rule.
  public init(_ text: String, for meaning: String) throws {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else {
      throw ScaffoldingError(
        .name, "“\(text.excerpt)” names no \(meaning); expected a flow and a case, such as App.about")
    }
    (flow, name) = (try FlowName(parts[0]), try Self.checked(parts[1]))
  }

  private static func checked(_ name: String) throws -> String {
    func refused(_ rule: String) -> ScaffoldingError {
      ScaffoldingError(
        .name, "“\(name.excerpt)” cannot name a case: \(rule)", "expected a name such as about or cardDetail")
    }
    guard name.first?.isLowercase == true, name.unicodeScalars.allSatisfy(AppName.isASCIILetterOrDigit) else {
      throw refused("it must start with a letter from a to z, and have only letters and digits")
    }
    try checkLength(of: name)
    if let rule = ReservedNames.rule(againstCase: name) { throw refused(rule) }
    return name
  }
}
