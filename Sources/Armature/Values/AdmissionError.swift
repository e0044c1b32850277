/// The reason why a place is not shown: the guards do not admit it, or there is nothing to show.
public enum AdmissionError: Error, Hashable, Sendable {
  /// A guard's reason, for the user.
  case denied(String)
  /// There is nothing to show, with the flow's reason; see ``ChecksExistence/absence(of:)``.
  case gone(String)
  /// The app's guards contradict each other or themselves, such as two that redirect to each other without end. The
  /// sentence names the guards and the destinations.
  case mistake(String)
}

extension AdmissionError: Refusing {
  var refusal: NavigationError { .denied(self) }
}

extension AdmissionError: CustomStringConvertible {
  /// The reason in words.
  public var description: String {
    switch self {
    case .denied(let reason), .gone(let reason): reason
    case .mistake(let sentence): sentence
    }
  }
}
