/// The identifier of an app for Apple's systems: `com.example.notes`.
public struct BundleID: Hashable, Sendable {
  let text: String

  /// Reads a typed identifier.
  public init(_ text: String) throws {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let isPart = { (part: Substring) in
      !part.isEmpty && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    }
    guard parts.count > 1, parts.allSatisfy(isPart) else {
      throw ScaffoldingError(
        .name, "'\(text.excerpt)' cannot be a bundle identifier",
        "expected letters, digits and hyphens between dots, such as com.example.notes")
    }
    self.text = text
  }
}
