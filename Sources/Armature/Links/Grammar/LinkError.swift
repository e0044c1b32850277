/// The reason why a link could not be read or written: the wrong leg, its problem, and the expected text.
///
/// Its description is a sentence for people:
///
/// ```
/// “4x” (part 2 of the link) is not a value of type Int; expected id: Int
/// “nots” is not a destination here; expected notes, settings; did you mean “notes”?
/// ```
public struct LinkError: Error, Hashable, Sendable {
  /// The problem of a link.
  package enum Reason: Hashable, Sendable {
    /// A `%` without two hexadecimal digits after it.
    case malformedEscape
    /// Escapes that are not UTF-8.
    case invalidUTF8
    /// A control character that is not escaped.
    case controlCharacter
    /// No text between two slashes.
    case emptySegment
    /// A parameter without a name.
    case emptyName
    /// More text than a link can have.
    case tooLong
    /// More combining marks in a row than text in a link can have.
    case tooManyMarks
    /// The flow has no destination of this name.
    case unknownDestination
    /// The link begins like a pattern, but does not continue like one.
    case incomplete
    /// The link, or the leg, ends before this value of the destination.
    case missingValue(String)
    /// The text is not a value of this type.
    case badValue(type: String)
    /// The destination has no parameter of this name.
    case unknownParameter(String)
    /// The destination's ``Destination/isLinkable`` is `false`.
    case notLinkable
    /// The destination is a step of this flow, which ends with a value; see ``Finishing/linksToSteps``.
    case stepOfFlow(String)
    /// A root for a child flow, but the destination opens none.
    case opensNoFlow
    /// A detail in a parameter, or in the link of another detail, but no split view is shown.
    case showsNoDetail
    /// More text after the end of a destination, or a `~` without an open child flow.
    case unexpected
    /// A scheme, a host or a first part that belongs to another app or another scene.
    case elsewhere
    /// The host of the app, with a port that belongs to another server.
    case otherPort
    /// The host of the app, with the name of a user before it.
    case userInfo
    /// No scene of this name is open or can be opened.
    case unknownScene
    /// The scene needs a window of its own, and the system has only one; see ``SceneDirectory/sharesWindow``.
    case noWindow
    /// There is nothing to show, with the flow's reason; see ``ChecksExistence/absence(of:)``.
    case gone(String)
    /// A guard does not admit the link, with its reason.
    case notAdmitted(AdmissionError)
    /// The user has left the place where the link waited for a guard.
    case abandoned
    /// A flow refused the change.
    case refused(NavigationError)
    /// A value that does not code as a single value, such as an array or a structure. `destination` is the case and
    /// `value` the payload's label.
    case noLinkForm(destination: String, value: String)
    /// A value whose text would not be read again, such as a number that is not finite. `destination` is the case or
    /// the pattern, and `value` the name of the value.
    case unreadableValue(destination: String, value: String)
    /// A destination without a pattern, whose type is not `Codable`.
    case notCodable(type: String)
  }

  package let reason: Reason
  /// A word for the problem, for logs and for code that distinguishes problems.
  ///
  /// A text that is no link: `malformedEscape`, `invalidUTF8`, `controlCharacter`, `emptySegment`, `emptyName`,
  /// `tooLong`, `tooManyMarks`. A link that leads nowhere: `unknownDestination`, `incomplete`, `missingValue`,
  /// `badValue`, `unknownParameter`, `notLinkable`, `stepOfFlow`, `opensNoFlow`, `showsNoDetail`, `unexpected`,
  /// `elsewhere`, `otherPort`, `userInfo`, `unknownScene`. A link that was not opened: `gone` where there is nothing to
  /// show, `notAdmitted` by a guard, `abandoned` while it waited, `refused` by a flow, `noWindow` where the system has
  /// none for the scene. A destination that has no link: `noLinkForm`, `unreadableValue`, `notCodable`.
  public var code: String { caseName(of: reason) ?? "" }
  /// Whether links do not lead to the destination, so that the link to the user's place ends before it.
  var endsPlace: Bool {
    switch reason {
    case .notLinkable, .stepOfFlow: true
    default: false
    }
  }
  /// The wrong part of the path or the wrong parameter, as in the link; shortened if it is very long. Empty at the end
  /// of the link.
  public let leg: String
  /// The number of parts of the path before it.
  public internal(set) var index: Int
  /// Its position in the link, in bytes of UTF-8.
  public internal(set) var offset: Int
  /// The number of parts from the wrong one on: in the link, in its fragment or parameter that holds the part, and so
  /// on inward.
  var remaining: [Int] = []
  /// The expected texts. Empty if the link is wrong for any destination.
  public let expected: [String]
  /// The text that was probably meant.
  public private(set) var nearest: String?

  init(
    _ reason: Reason, leg: String = "", index: Int = 0, offset: Int = 0, expected: [String] = [], nearest: String? = nil
  ) {
    self.reason = reason
    self.leg = leg.shortened
    self.index = index
    self.offset = offset
    self.expected = expected
    self.nearest = nearest
  }

  /// Returns the error with another text that was probably meant.
  func proposing(_ text: String) -> Self {
    var error = self
    error.nearest = text
    return error
  }

  /// Returns the error at another position, for a link that was put behind another text.
  func moved(to index: Int, offset: Int) -> Self {
    var error = self
    (error.index, error.offset) = (max(index, 0), offset)
    return error
  }

  /// Returns the error at the part of a link whose fragment or parameter holds the wrong part.
  ///
  /// - Parameters:
  ///   - index: The number of parts before that part.
  ///   - offset: Its position in the link.
  ///   - remaining: The number of parts from it on.
  /// - Returns: The error at its new position.
  func moved(outTo index: Int, offset: Int, remaining: Int) -> Self {
    var error = moved(to: index, offset: offset)
    error.remaining.insert(remaining, at: 0)
    return error
  }

  /// Returns the error at its position in a relative link, whose parts were added at the end of a detail.
  ///
  /// - Parameters:
  ///   - link: The relative link.
  ///   - depth: The number of details around its parts.
  /// - Returns: The error at its new position.
  func moved(into link: LinkText, depth: Int) -> Self {
    guard remaining.indices.contains(depth) else { return self }
    let index = max(link.segments.count - remaining[depth], 0)
    return moved(to: index, offset: link.segments.dropFirst(index).first?.offset ?? 0)
  }
}

extension LinkError: CustomStringConvertible {
  /// The whole error, in one sentence without control characters.
  public var description: String {
    let text = "\(subject) \(complaint)\(String.expectation(expected, nearest: nearest))"
    return String(String.UnicodeScalarView(text.unicodeScalars.map { $0.isControl ? "�" : $0 }))
  }

  private var subject: String {
    switch reason {
    case .noLinkForm(let destination, _), .unreadableValue(let destination, _): "“\(destination.shortened)”"
    case .notCodable(let type): "“\(type)”"
    case .unknownScene, .noWindow, .notLinkable, .stepOfFlow: "“\(leg)”"
    case .missingValue, .unknownDestination, .incomplete: leg.isEmpty ? "the end of the link" : place
    default: place
    }
  }

  private var place: String { "“\(leg)”" + (index > 0 ? " (part \(index + 1) of the link)" : "") }

  private var complaint: String {
    switch reason {
    case .malformedEscape: "has a % without two hexadecimal digits after it"
    case .invalidUTF8: "has escapes that are not UTF-8"
    case .controlCharacter: "has a control character that is not escaped"
    case .emptySegment: "is empty; write = for an empty value"
    case .emptyName: "has a parameter without a name"
    case .tooLong: "starts a link longer than \(LinkText.maximumLength) bytes"
    case .tooManyMarks: "has more than \(String.maximumMarks) combining marks in a row"
    case .unknownDestination: leg.isEmpty ? "is where a destination should be" : "is not a destination here"
    case .incomplete: leg.isEmpty ? "comes too early" : "does not belong here"
    case .missingValue(let name):
      leg.isEmpty ? "comes before the value \(name)" : "is where the value \(name) should be"
    case .badValue(let type): "is not a value of type \(type)"
    case .showsNoDetail: "names a detail, but shows no split view"
    case .notLinkable: "cannot be opened by a link"
    case .stepOfFlow(let flow): "is a step of \(flow), and links open that flow only at its start"
    case .opensNoFlow: "names a root, but opens no flow"
    case .unexpected: leg == "~" ? "closes a flow, but none is open" : "is where the destination should end"
    case .elsewhere: "does not belong to this scene"
    case .otherPort: "names a port that the app's address does not have"
    case .userInfo: "names a user before the host, as no link of the app does"
    case .unknownScene: "is not a scene of this app"
    case .noWindow: "needs a window of its own, and the system has only one"
    case .gone(let reason): "leads to nothing: \(reason)"
    case .notAdmitted(let error): "is not admitted: \(error)"
    case .abandoned: "was given up while it waited"
    case .refused(let error): "was refused: \(error)"
    case .unknownParameter(let name): "has a parameter “\(name.shortened)” that the destination does not have"
    case .noLinkForm(_, let value): "has no link: its value \(value) is not a single value; make it a LinkValue"
    case .unreadableValue(_, let value): "has no link: the text of its value \(value) could not be read back"
    case .notCodable: "has no link: make the type Codable, or name the destination in its links"
    }
  }
}

extension String {
  /// The text, or its beginning if it is very long.
  fileprivate var shortened: String { utf8.count <= 200 ? self : String(unicodeScalars.prefix(80)) + "…" }
}
