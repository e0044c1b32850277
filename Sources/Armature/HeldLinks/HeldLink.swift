import Foundation

/// A link that waits until the guards of its scene admit it, or until the user has left what is not saved.
package struct HeldLink: Hashable, Sendable {
  /// The link as it was opened, or the link to the place that was to be shown.
  package let link: String
  /// The time after which the link is not opened any more; `nil` without a limit.
  package internal(set) var expires: Date?
  /// The whole link to the place, from the scene's root on.
  let place: String
  /// The slot that the guard shows meanwhile, or that its flow keeps.
  var waiting: SlotID?
  /// Whether the slot's flow keeps it, and asks the user.
  package var asksToLeave = false

  /// Whether an archive has brought the link back, which has not been opened since.
  var isFromArchive: Bool { waiting == nil }

  /// Returns whether the link waits at a slot that is there, and not for the user's answer.
  func isWaiting(in state: SceneState) -> Bool { !asksToLeave && waiting.flatMap(state.locate) != nil }

  /// Returns whether the link can still be opened at a time.
  func isValid(at time: Date) -> Bool { expires.map { time < $0 } ?? true }
}

extension HeldLink: Codable {
  // The slot is another one in each run of the app.
  private enum CodingKeys: String, CodingKey {
    case link, expires, place, asksToLeave
  }
}
