/// The parts of an archive that could not be restored. A place that a guard replaces is one of them, also when it waits
/// as a link.
public struct RestoreReport: Hashable, Sendable {
  /// The losses, in the order of the archive. Empty if everything is as it was.
  public internal(set) var losses: [Loss]

  init(losses: [Loss] = []) { self.losses = losses }

  /// The error of the link that starts the app, if it could not be opened.
  public internal(set) var linkError: LinkError?
}

extension RestoreReport: CustomStringConvertible {
  /// The losses in one line, such as `without AppCoordinator, at screen 2: the item is gone`.
  public var description: String {
    "without " + (losses.isEmpty ? "losses" : losses.map { "\($0)" }.joined(separator: "; "))
  }
}

extension RestoreReport {
  /// The loss of a whole archive.
  init(whole error: any Error) {
    let reason = error is DecodingError ? Reason.damaged(error.problem) : Reason(error)
    losses = [Loss(flow: "", position: nil, reason: reason)]
  }

  /// Whether the whole archive is lost.
  var isWhole: Bool { losses.first?.flow.isEmpty == true }
}
