extension RestoreReport {
  /// The loss of a whole archive.
  init(whole error: any Error) {
    let reason = error is DecodingError ? Reason.damaged(error.problem) : Reason(error)
    losses = [Loss(flow: "", position: nil, reason: reason)]
  }

  /// Whether the whole archive is lost.
  var isWhole: Bool { losses.first?.flow.isEmpty == true }
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
  var problem: String {
    switch self as? DecodingError {
    case .dataCorrupted(let context), .typeMismatch(_, let context), .valueNotFound(_, let context):
      context.debugDescription
    case .keyNotFound(let key, _): "“\(key.stringValue.excerpt)” is missing"
    default: userMessage
    }
  }
}
