/// A guard to add to a flow: the user signs in before anything of the flow is shown.
public struct GuardAddition: Hashable, Sendable {
  /// The flow.
  public let flow: FlowName
  /// The flow of the sign-in.
  public let signIn: FlowName
  /// The case that opens the sign-in; `nil` for a flow that has the case.
  private(set) var opening: FlowAddition?
  /// The property with the user, such as `session: Session`; `nil` if the project is not known.
  private(set) var session: FlowAddition.Dependency?
  /// The changes of existing files.
  var changes: [TextChange] = []
  /// The code that made the first flow before, if the type of the property and the property are made, too.
  private(set) var oldRoot: String?

  /// Describes a guard.
  ///
  /// - Parameters:
  ///   - flow: The flow.
  ///   - signIn: The flow of the sign-in, which is made if it is not there.
  /// - Throws: An error if both are the same.
  public init(of flow: FlowName, signIn: FlowName) throws {
    if flow == signIn {
      throw ScaffoldingError(
        .usage, "the flow “\(flow)” cannot be its own sign-in; expected another one, such as --sign-in SignIn")
    }
    (self.flow, self.signIn) = (flow, signIn)
  }

  /// Returns the addition with all that it needs of a project.
  func with(
    _ session: FlowAddition.Dependency, oldRoot: String?, _ opening: FlowAddition?, _ changes: [TextChange]
  ) -> Self {
    var addition = self
    (addition.session, addition.oldRoot, addition.opening, addition.changes) = (session, oldRoot, opening, changes)
    return addition
  }

  /// The code that makes the first flow for a user who is signed in, if it is another one than before.
  var newRoot: String? { oldRoot.map(signedIn) }

  /// Returns code that makes the first flow, for a user who is signed in.
  func signedIn(_ call: String) -> String {
    guard let session else { return call }
    let argument = "\(session.name): \(session.type)(user: \"Ada\"))"
    return call.dropLast() + (call.hasSuffix("()") ? argument : ", \(argument)")
  }
}

extension GuardAddition: Codable {
  private enum Key: String, CodingKey { case flow = "guard", signIn, opening, session, oldRoot, changes }

  public init(from decoder: any Decoder) throws {
    let record = try decoder.container(keyedBy: Key.self)
    try self.init(
      of: FlowName(record.decode(String.self, forKey: .flow)),
      signIn: FlowName(record.decode(String.self, forKey: .signIn)))
    opening = try record.decodeIfPresent(FlowAddition.self, forKey: .opening)
    session = try FlowAddition.Dependency(record.decode(String.self, forKey: .session))
    oldRoot = try record.decodeIfPresent(String.self, forKey: .oldRoot)
    changes = try record.decode([TextChange].self, forKey: .changes)
    try changes.check()
  }

  public func encode(to encoder: any Encoder) throws {
    var record = encoder.container(keyedBy: Key.self)
    try record.encode("\(flow)", forKey: .flow)
    try record.encode("\(signIn)", forKey: .signIn)
    try record.encodeIfPresent(opening, forKey: .opening)
    try record.encodeIfPresent(session?.description, forKey: .session)
    try record.encodeIfPresent(oldRoot, forKey: .oldRoot)
    try record.encode(changes, forKey: .changes)
  }
}
