extension RestoreReport {
  /// A part of an archive that could not be restored. Except for a style and for values that a flow keeps, everything
  /// above it in its line is lost too.
  public struct Loss: Hashable, Sendable {
    /// The type of the flow; empty if the whole archive is lost.
    public let flow: String
    /// The position of the slot in its flow, counted from the root, which is 0; `nil` if it is not about a slot.
    public let position: Int?
    /// The reason.
    package let reason: Reason

  }

  /// The reason for a loss.
  package enum Reason: Hashable, Sendable {
    /// The archive is no JSON, or not the JSON of an archive. Nothing was restored.
    case damaged(String)
    /// The archive is of a newer version of Armature. Nothing was restored.
    case newerFormat(Int, known: Int)
    /// The archive is of a newer version of the app; see ``MigratesArchives``. Nothing was restored.
    case newerVersion(Int)
    /// An archive of an older version of the app could not be migrated. Nothing was restored.
    case notMigrated(from: Int, String)
    /// The values that the flow keeps are of another version; see ``KeepsValues``.
    case otherKeptVersion(Int)
    /// The app has no such case any more. See ``Destination/formerNames``.
    case unknownCase(String)
    /// The value cannot be read.
    case unreadable(String)
    /// There is nothing to show for the destination any more, with the flow's reason.
    case gone(String)
    /// A guard does not admit the destination.
    case notAdmitted(AdmissionError)
    /// A guard shows this destination instead.
    case redirected(to: String)
    /// The saved style of the slot is unknown. The destination is restored in its own style, with all above it.
    case unknownStyle(String)
    /// The flow does not keep values any more; see ``KeepsValues``.
    case keepsNoValues
    /// The rules of navigation refuse the slot.
    case refused(NavigationError)
    /// The destination opens no flow any more.
    case opensNoFlow
    /// The destination, or the scene, has tabs or columns now and had none before, or the other way round.
    case opensOtherFlow
    /// The container has no such flow any more.
    case unknownMember(String)
    /// There are more flows that the container does not have any more, after the first ten.
    case unknownMembers(Int)
  }
}

extension RestoreReport.Loss {
  /// A word for the kind of loss, for logs and for code that distinguishes losses: `damaged`, `newerFormat`,
  /// `newerVersion`, `notMigrated`, `otherKeptVersion`, `unknownCase`, `unreadable`, `gone`, `notAdmitted`,
  /// `redirected`, `unknownStyle`, `keepsNoValues`, `refused`, `opensNoFlow`, `opensOtherFlow`, `unknownMember` or
  /// `unknownMembers`.
  public var code: String { reason.code }
}

extension RestoreReport.Loss: CustomStringConvertible {
  /// One sentence about the place and the reason.
  public var description: String {
    let place =
      flow.isEmpty ? "" : flow + (position.map { $0 == 0 ? ", at its root" : ", at screen \($0)" } ?? "") + ": "
    return place + "\(reason)"
  }
}

extension RestoreReport.Reason {
  fileprivate var code: String {
    switch self {
    case .keepsNoValues: "keepsNoValues"
    case .opensNoFlow: "opensNoFlow"
    case .opensOtherFlow: "opensOtherFlow"
    // Only the name of a case with values can be read, as the others are described in words.
    default: caseName(of: self) ?? ""
    }
  }
}

extension RestoreReport.Reason: CustomStringConvertible {
  /// The reason in words.
  package var description: String {
    switch self {
    case .damaged(let problem): "the saved state cannot be read: \(problem)"
    case .newerFormat(let version, let known):
      "the saved state has the format \(version), which is newer than \(known); update the app"
    case .newerVersion(let version): "a newer app has written the saved state, in version \(version)"
    case .notMigrated(let version, let problem): "the saved state of version \(version) cannot be migrated: \(problem)"
    case .otherKeptVersion(let version): "the flow cannot read its values of version \(version)"
    case .unknownCase(let name): "there is no destination “\(name.excerpt)” any more"
    case .unreadable(let problem): "the saved value cannot be read: \(problem)"
    case .gone(let reason): reason
    case .notAdmitted(let error): "it is not admitted: \(error)"
    case .redirected(let name): "a guard shows “\(name.excerpt)” instead"
    case .unknownStyle(let name): "there is no style “\(name.excerpt)”"
    case .keepsNoValues: "the flow no longer saves values"
    case .refused(let error): "it was refused: \(error)"
    case .opensNoFlow: "its destination opens no flow now"
    case .opensOtherFlow: "the saved state is of another kind of flow"
    case .unknownMember(let name): "there is no “\(name.excerpt)” any more"
    case .unknownMembers(let count): "\(count) others are gone, too"
    }
  }
}

extension RestoreReport.Reason {
  /// The reason for an error of the app or of a decoder.
  init(_ error: any Error) {
    self =
      switch error {
      case let reason as Self: reason
      case let error as NavigationError: .refused(error)
      default: .unreadable(error.problem)
      }
  }
}

extension Error {
  /// The problem in a few words, without the path of a decoder, which names no place of the app.
  package var problem: String {
    switch self as? DecodingError {
    case .dataCorrupted(let context), .typeMismatch(_, let context), .valueNotFound(_, let context):
      context.debugDescription
    case .keyNotFound(let key, _): "“\(key.stringValue.excerpt)” is missing"
    default: userMessage
    }
  }
}
