import Foundation

/// A place that a link, a row, a tab or a verb has asked for. It waits until the guards of the scene admit it, or until
/// the user has left unsaved work.
package struct HeldLink: Sendable {
  /// The link as it was opened, or the link to the place that was to be shown; for a place without a link, its name.
  package let link: String
  /// The time after which the link is not opened any more; `nil` without a limit.
  package internal(set) var expires: Date?
  /// The whole link to the place, from the scene's root on; `nil` if it has none.
  let place: String?
  /// The path to the place, if no link was opened; `nil` after a relaunch, when the link leads there.
  var path: AskedPath?
  /// The slot that the guard shows meanwhile, or that its flow keeps.
  var waiting: SlotID?
  /// The destinations at which it has waited before: the steps of one user, who has taken them.
  private(set) var passed: [any BoxedDestination] = []
  /// Their names, also of those before a relaunch.
  private(set) var passedNames: [String]?
  /// Whether the slot's flow keeps it, and asks the user.
  package var asksToLeave = false
  /// Whether the guards admitted the place when it was asked for in a locked scene: its user was signed in.
  var wasReachable: Bool?

  /// Whether an archive has brought the link back, which has not been opened since.
  var isFromArchive: Bool { waiting == nil }

  /// Returns whether the link waits at a slot that is there, and not for the user's answer.
  func isWaiting(in state: SceneState) -> Bool { !asksToLeave && waiting.flatMap(state.locate) != nil }

  /// Returns whether the link can still be opened at a time.
  func isValid(at time: Date) -> Bool { expires.map { time < $0 } ?? true }
}

/// The path to a place that was asked for, with the slots to show.
struct AskedPath: Equatable, Sendable {
  let text: String
  let slots: AskedSlots
}

extension SceneState {
  /// The slot that a guard shows while something waits.
  var gate: SlotID? { held.flatMap { $0.asksToLeave ? nil : $0.waiting } }

  /// The slots that were asked for, and wait.
  var askedSlots: AskedSlots? { held?.path?.slots }
}

extension TreeEdit {
  /// Changes the link that waits. The screens where it waits can show it, so they are drawn again.
  mutating func hold(_ link: HeldLink?) {
    for slot in Set([state.held, link].compactMap { $0?.waiting }) {
      guard let address = state.locate(slot).map(state.drawer) else { continue }
      edit(address.flow) { $0.slots[address.index].revision += 1 }
    }
    state.held = link
  }
}

extension Draft {
  /// Ends the waiting for a place for which nobody waits any more.
  func giveUp(asked slot: SlotID) {
    guard let held = state.held, held.path?.slots.contains(slot) == true else { return }
    tree.hold(nil)
    report(.linkRefused(held.link, LinkError(.abandoned, leg: held.link)))
  }
}

extension HeldLink: Equatable {
  package static func == (one: Self, other: Self) -> Bool {
    (one.link, one.place, one.path) == (other.link, other.place, other.path)
      && (one.expires, one.waiting, one.asksToLeave) == (other.expires, other.waiting, other.asksToLeave)
  }
}

extension HeldLink: Codable {
  // The slot is another one in each run of the app.
  private enum CodingKeys: String, CodingKey {
    case link, expires, place, asksToLeave, passedNames, wasReachable
  }
}

// The destinations at which it has waited.
extension HeldLink {
  /// Records that the user has passed the place where a link has waited, and those before it.
  mutating func recordGates(of old: HeldLink, in state: SceneState?) {
    let gates = state?.destination(of: old.waiting).map { [$0] } ?? []
    passed = old.passed + gates
    passedNames = (old.passedNames ?? []) + gates.map { screenName(of: $0.destination) }
  }

  /// Returns whether the link would wait at a destination that its user has passed.
  func hasPassed(in state: SceneState) -> Bool {
    guard let gate = state.destination(of: waiting), let last = passed.last else { return false }
    if gate.isEqual(to: last) { return false }
    // An archive has only the names.
    let earlier = passedNames?.dropLast(passed.count) ?? []
    return passed.contains { gate.isEqual(to: $0) } || earlier.contains(screenName(of: gate.destination))
  }
}

extension SceneState {
  func destination(of slot: SlotID?) -> (any BoxedDestination)? {
    slot.flatMap(locate).flatMap { self[$0]?.destination }
  }
}
