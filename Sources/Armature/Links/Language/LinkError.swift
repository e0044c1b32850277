/// Why a link could not be read or written: which leg of it, what was wrong, and what was expected there.
///
/// Its description is a sentence for people:
///
/// ```
/// “4x” (part 2 of the link, at 6) is not a value of type Int; expected id: Int
/// “nots” (part 1 of the link, at 0) is no destination here; expected notes, settings; did you mean “notes”?
/// ```
public struct LinkError: Error, Hashable, Sendable {
  /// What was wrong.
  public enum Reason: Hashable, Sendable {
    /// A `%` without two hexadecimal digits behind it.
    case malformedEscape
    /// Escapes that are not UTF-8 when put together.
    case invalidUTF8
    /// A control character that is not escaped.
    case controlCharacter
    /// Nothing between two slashes.
    case emptySegment
    /// A parameter without a name.
    case emptyName
    /// More text than a link can have.
    case tooLong
    /// No destination of the flow is called this.
    case unknownDestination
    /// The link begins as some patterns do and then goes on, or ends, otherwise.
    case incomplete
    /// The link, or the leg, ends before this value of the destination.
    case missingValue(String)
    /// The text is no value of this type.
    case badValue(type: String)
    /// The destination has no parameter of this name.
    case unknownParameter(String)
    /// The destination is kept out of links by its ``Destination/isLinkable``.
    case notLinkable
    /// A root for a flow where the destination opens none.
    case opensNoFlow
    /// A detail where no split view is shown.
    case showsNoDetail
    /// More text where one destination should end, or a `~` where no child flow is open.
    case unexpected
    /// A scheme, a host or a first part that belongs to another app or another scene.
    case elsewhere
    /// No scene of this name is open, nor can one be opened.
    case unknownScene
    /// The flows refused what the link asks of them.
    case refused(NavigationError)
    /// A value that does not code as a single value, such as an array or a structure. `destination` is the case and
    /// `value` the payload's label.
    case noLinkForm(destination: String, value: String)
    /// A destination type that is not `Codable` and whose `links` do not cover the destination.
    case notCodable(type: String)
  }

  /// What was wrong.
  public let reason: Reason
  /// The part of the path, or the parameter, that the error is about, as a link writes it; shortened when it is very
  /// long. Empty at the end of the link.
  public let leg: String
  /// How many parts of the path stand before it in the link as it was given.
  public internal(set) var index: Int
  /// Where it stands in the link, in bytes of UTF-8.
  public internal(set) var offset: Int
  /// What was expected there. Empty when the link is wrong in itself.
  public let expected: [String]
  /// What was probably meant.
  public let nearest: String?

  init(
    _ reason: Reason, leg: String = "", index: Int = 0, offset: Int = 0, expected: [String] = [], nearest: String? = nil
  ) {
    self.reason = reason
    self.leg = leg.utf8.count <= 200 ? leg : String(leg.unicodeScalars.prefix(80)) + "…"
    self.index = index
    self.offset = offset
    self.expected = expected
    self.nearest = nearest
  }

  /// The same error, at another place: of a text that stands within the link, or behind more than the link.
  func moved(to index: Int, offset: Int) -> Self {
    var error = self
    (error.index, error.offset) = (max(index, 0), offset)
    return error
  }
}

extension LinkError: CustomStringConvertible {
  /// All of it, in one sentence without control characters.
  public var description: String {
    var text = "\(subject) \(complaint)"
    if !expected.isEmpty { text += "; expected " + expected.prefix(12).joined(separator: ", ") }
    if expected.count > 12 { text += " and \(expected.count - 12) more" }
    if let nearest { text += "; did you mean “\(nearest)”?" }
    return String(text.unicodeScalars.map { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) ? "�" : Character($0) })
  }

  private var subject: String {
    switch reason {
    case .noLinkForm(let destination, _): "“\(destination)”"
    case .notCodable(let type): "“\(type)”"
    case .unknownScene, .notLinkable: "“\(leg)”"
    case .missingValue, .unknownDestination, .incomplete: leg.isEmpty ? "the end of the link" : place
    default: place
    }
  }

  private var place: String { "“\(leg)” (part \(index + 1) of the link, at \(offset))" }

  private var complaint: String {
    switch reason {
    case .malformedEscape: "has a % without two hexadecimal digits behind it"
    case .invalidUTF8: "has escapes that are not UTF-8"
    case .controlCharacter: "has a control character that is not escaped"
    case .emptySegment: "is empty where a name or a value should be; the empty value is written ="
    case .emptyName: "has a parameter without a name"
    case .tooLong: "starts a link of more than \(LinkText.maximumLength) bytes"
    case .unknownDestination: leg.isEmpty ? "comes where a destination should be" : "is no destination here"
    case .incomplete: leg.isEmpty ? "comes too early" : "does not belong here"
    case .missingValue(let name):
      leg.isEmpty ? "comes before the value \(name)" : "stands where the value \(name) should be"
    case .badValue(let type): "is not a value of type \(type)"
    case .showsNoDetail: "names the detail of a split view, but shows none"
    case .notLinkable: "is a place to which no link leads"
    case .opensNoFlow: "names a root, but opens no flow"
    case .unexpected: leg == "~" ? "closes a flow where none is open" : "stands where the destination should end"
    case .elsewhere: "does not belong to this scene"
    case .unknownScene: "is no scene here"
    case .refused(let error): "was refused: \(error)"
    case .unknownParameter(let name): "has a parameter “\(name)” that the destination does not have"
    case .noLinkForm(_, let value): "has no link: its value \(value) is not a single value; make it a LinkValue"
    case .notCodable: "has no link: make the type Codable, or name the destination in its links"
    }
  }
}
