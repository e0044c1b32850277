import Foundation

extension FlowAddition {
  /// A property of the flow that opens another one, which that flow gets, too.
  struct Dependency: Hashable, Sendable {
    let name: String
    let type: String

    init(name: String, type: String) { (self.name, self.type) = (name, type) }

    /// Reads `store: Store`, as the record has it.
    init(_ text: String) throws {
      let parts = text.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      guard parts.count == 2, !parts.contains("") else {
        throw ScaffoldingError(.conflict, "'\(text.excerpt)' is no property, expected one such as 'store: Store'")
      }
      self.init(name: parts[0], type: parts[1])
    }
  }
}
