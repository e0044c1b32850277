import TestSupport

// @testable: reads the state of a scene, which is internal.
@testable import Armature

/// A promise of the core, checked after each act of a script.
struct Oracle: Sendable {
  enum Time: Sendable {
    /// Right after the act.
    case act
    /// When nothing happens any more.
    case rest
    /// At the end of the script.
    case end
    /// When the scene is gone.
    case gone
  }

  let promise: String
  let time: Time
  let problem: @MainActor @Sendable (Moment) async throws -> String?

  init(
    _ promise: String, _ time: Time = .act,
    _ problem: @escaping @MainActor @Sendable (Moment) async throws -> String?
  ) {
    (self.promise, self.time, self.problem) = (promise, time, problem)
  }

  static let all = links + waits + told + verbs + reveals + tree
}

/// Plays scripts under the eyes of all oracles.
@MainActor
struct Trial {
  var oracles = Oracle.all
  var tampering: ((Player) -> Void)?
  var reached: (AppLog) -> Void = { _ in }

  /// Returns the first broken promise; `nil` when all are kept.
  func failure(of script: Script) async throws -> String? {
    try await MainOrder.keep { try await play(script) }
  }

  private func play(_ script: Script) async throws -> String? {
    let player = try Player(script.app)
    guard let audience = Audience(player) else { return "there is no scene" }
    if let problem = try await play(script, player, audience) { return problem }
    guard let moment = Moment(player, audience) else { return "there is no scene" }
    if let problem = try await problem(.end, moment) { return "at the end: \(problem)" }
    reached(player.log)
    await player.end(closes: script.app % 2 == 0)
    return try await problem(.gone, moment).map { "when the scene is gone: \($0)" }
  }

  private func play(_ script: Script, _ player: Player, _ audience: Audience) async throws -> String? {
    guard var scene = player.scene else { return "there is no scene" }
    var picture = Picture(scene)
    for (index, act) in script.acts.enumerated() {
      audience.forget()
      let outcome = await player.perform(act)
      guard let next = player.scene else { return "there is no scene" }
      tampering?(player)
      if next !== scene {
        scene = next
        audience.listen(to: scene)
        picture = Picture(scene)
      }
      var moment = Moment(
        player: player, scene: scene, audience: audience, kind: act.kind, outcome: outcome, before: picture,
        after: picture.next(of: scene))
      if let problem = try await problem(.act, moment) { return "after act \(index) (\(act)): \(problem)" }
      let isDrawn = script.app % 3 == 0
      if isDrawn { player.draw() }
      // Nothing happens later in a plain app in which nobody waits and nobody looks, but the work of a closed scene ends.
      if isDrawn || !moment.isPlain || player.waits > 0 || act.kind == .relaunch { await player.settle() }
      moment.before = moment.after
      moment.after = moment.after.next(of: scene)
      if let problem = try await problem(.rest, moment) { return "at rest after act \(index) (\(act)): \(problem)" }
      picture = moment.after
    }
    return nil
  }

  /// All promises that are broken.
  private func problem(_ time: Oracle.Time, _ moment: Moment) async throws -> String? {
    var problems: [String] = []
    for oracle in oracles where oracle.time == time {
      if let problem = try await oracle.problem(moment) { problems.append("[\(oracle.promise)] \(problem)") }
    }
    return problems.isEmpty ? nil : problems.joined(separator: "; ")
  }
}
