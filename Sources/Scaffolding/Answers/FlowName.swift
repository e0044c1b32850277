/// The name of a flow in a project, which begins the names of its types: `Settings`.
public struct FlowName: Hashable, Sendable, CustomStringConvertible {
  /// The name: `[A-Z][A-Za-z0-9]*`.
  public let description: String

  /// Reads a typed name.
  ///
  /// - Throws: A ``ScaffoldingError`` with the rule that the name breaks.
  public init(_ text: String) throws {
    func refused(_ rule: String) -> ScaffoldingError {
      ScaffoldingError(
        .name, "'\(text.excerpt)' cannot name a flow: \(rule)", "expected a name such as Settings or CardPicker")
    }
    description = text
    guard text.first?.isUppercase == true, text.unicodeScalars.allSatisfy(AppName.isASCIILetterOrDigit) else {
      throw refused("it must start with a letter from A to Z, and have only letters and digits")
    }
    for end in ["Coordinator", "Destination"] where text.hasSuffix(end) {
      throw refused("the command adds '\(end)' itself, in the names of the flow's types")
    }
    if Self.own.contains(text) { throw refused("Armature has a type \(text)Coordinator or \(text)Destination") }
    if let rule = ReservedNames.rule(againstCase: caseName) { throw refused(rule) }
  }

  /// The prefixes of Armature's own coordinators and destinations.
  private static let own: Set = ["Any", "Archived", "Container", "Split", "Tab", "ThreeColumn"]

  /// The name for people: `Card Picker`.
  var title: String { AppName.words(of: description).joined(separator: " ") }

  /// The case that opens the flow: `cardPicker`.
  var caseName: String { AppName.camel(description) }

  /// The destination type of the flow.
  var destination: String { "\(self)Destination" }

  /// The coordinator of the flow.
  var coordinator: String { "\(self)Coordinator" }
}
