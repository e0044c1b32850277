import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A scheme of an Xcode project: the targets that each of its actions names.
final class XcodeScheme: NSObject, XMLParserDelegate {
  /// A target in a project or a package.
  struct Target: Hashable {
    /// The id of a project's target, or the name of a package's target.
    let id: String
    let name: String
    /// The path of the project or the package, relative to the folder of the project.
    let container: String
  }

  /// The targets by the name of the action, such as `TestAction`.
  private(set) var targets: [String: [Target]] = [:]
  private var elements: [String] = []

  /// Reads the text of a scheme, which must be well-formed.
  init(_ text: String) throws {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    #expect(parser.parse(), "\(parser.parserError.map { "\($0)" } ?? "")")
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    elements.append(name)
    guard name == "BuildableReference", let action = elements.first(where: { $0.hasSuffix("Action") }) else { return }
    let container = attributes["ReferencedContainer"] ?? ""
    #expect(container.hasPrefix("container:"))
    targets[action, default: []].append(
      Target(
        id: attributes["BlueprintIdentifier"] ?? "", name: attributes["BlueprintName"] ?? "",
        container: String(container.dropFirst("container:".count))))
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    elements.removeLast()
  }
}
