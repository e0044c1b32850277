import TestSupport
import Testing

// @testable: folds a window, and reads the state of a scene.
@testable import Armature

@Suite("Random scripts in random apps")
@MainActor
struct RandomAppTests {
  @Test("keep all promises, and reach all that can happen")
  func promises() async throws {
    var counts: [String: Int] = [:]
    let trial = Trial(reached: { counts.merge($0.counts, uniquingKeysWith: +) })
    let tried = try await tryCases(1_000, seed: 20_270_501, make: Script.make(1...24), smaller: \.smaller) {
      _, script in
      try await trial.failure(of: script)
    }
    if tried >= 1_000 { #expect(Reached.all.filter { counts[$0] == nil } == []) }
  }

  @Test("lead to the same place in a window that is folded during some of their acts")
  func folding() async throws {
    try await tryCases(500, seed: 20_261_126, make: Script.make(1...14), smaller: \.smaller) { _, script in
      try await MainOrder.keep { try await difference(byFoldingDuring: script) }
    }
  }

  /// What a gesture does depends on the width, and links and archives have been compared elsewhere.
  private static let inAnyWidth: Set<Act.Kind> = [.show, .verb, .shelf, .edit, .select, .members, .columns, .finish]

  /// Joined columns lie above each other, so what is revealed in one of them removes others.
  private static func isInAnyWidth(_ act: Act) -> Bool {
    inAnyWidth.contains(act.kind) && !act.reveals && !act.acts.contains(where: \.reveals)
  }

  private func difference(byFoldingDuring script: Script) async throws -> String? {
    let number = script.app % 16
    let (plain, folded) = (try Player(number), try Player(number))
    guard let scene = plain.scene, let other = folded.scene else { return "there is no scene" }
    for (index, act) in script.acts.filter(Self.isInAnyWidth).enumerated() {
      let isDone = await plain.perform(act).isDone
      if index % 2 == 0 { other.fold(true) }
      let isDoneFolded = await folded.perform(act).isDone
      let slots = other.presentation.line.map(\.id)
      other.fold(false)
      if isDone != isDoneFolded { return "\(act) is done in one width only" }
      if other.presentation.line.map(\.id) != slots { return "unfolding changes slots after \(act)" }
      if other.presentation.shape != scene.presentation.shape { return "\(act) leads to another place if folded" }
    }
    return nil
  }

  @Test("are read as they are printed")
  func notation() async throws {
    try await tryCases(300, seed: 7, make: Script.make(0...8), smaller: \.smaller) { _, script in
      Script("\(script)") == script ? nil : "it is read as \(Script("\(script)") as Any)"
    }
    for text in ["", "1: play 0 0 0", "1: show 0 0", "1: show 0 0 x", "1: batch 0 0 0 ( show 0 0 0", "1: )"] {
      #expect(Script(text) == nil)
    }
  }

  @Test("happen again in the same way, so that two commits can be compared")
  func recording() async throws {
    try await tryCases(10, seed: 1, make: Script.make(20...36), smaller: \.smaller) { _, script in
      let (lines, again) = (try await Player.record(script), try await Player.record(script))
      return zip(lines, again).first { $0 != $1 }.map { "\($0) became \($1)" }
    }
  }

  @Test(
    "that once broke a promise keep it",
    arguments: [
      "7: show 0 3 0, back 0 0 0, edit 0 3 3 ( leave 0 0 0 )", "8: show 19 42 0, ask 0 0 0, verb 0 24 6",
      "9: verb 9 19 5, broadcast 22 23 0", "21: link 0 34 6, close 16 33 0, tap 16 18 0, link 9 22 5",
      "13: link 3 12 0, run 3 20 0, show 15 17 0, show 9 2 6",
    ])
  func again(script: String) async throws {
    #expect(try await Trial().failure(of: #require(Script(script))) == nil)
  }

  @Test("are watched by oracles that notice a broken promise")
  func noticesBreaks() async throws {
    // A flow that outlives its slot.
    var kept: [AnyCoordinator] = []
    let outliving = Trial(tampering: { kept += $0.scene?.root.children ?? [] })
    let script = try #require(Script("0: show 0 3 0, back 0 0 0"))
    #expect(try await outliving.failure(of: script)?.contains("no others live") == true)
    // A change that nobody has asked for.
    let meddling = Trial(tampering: { ($0.scene?.root as? RandomFlow)?.push(.home) })
    #expect(try await meddling.failure(of: try #require(Script("0: back 0 0 0")))?.contains("changes nothing") == true)
    // A value that was never due.
    let forging = Trial(tampering: { $0.app.delivered.append(7) })
    #expect(try await forging.failure(of: script)?.contains("delivered once") == true)
  }
}

extension FlowScene {
  fileprivate func fold(_ isFolded: Bool) {
    for split in root.everyFlow where split is RandomColumns || split is RandomThreeColumns {
      setLayout(isFolded ? .joined : .apart, of: split.slots[0].id)
    }
  }
}

/// The situations that the usual scripts promise to reach.
private enum Reached {
  static let all = [
    "cause": "back broadcast dismissed guards link opened restored selected verb",
    "removed by": "back broadcast cut dismissed flowEnded hidden left link newRoot notAdmitted restored verb",
    "event":
      "denied linkHeld linkOpened linkRefused linkReplaced mistake questionEnded questionWaits refused removed restored selected shown visible",
    "remove(_:)": "true false",
    "remove(where:)": "true false",
    "reveal()": "true false",
    "reveal(_:as:)": "true false",
    "openFlow(of:)": "true",
    "locked": "", "locked link": "",
    "opened": "true false",
    "link": "elsewhere malformedEscape notAdmitted refused showsNoDetail unexpected unknownDestination",
    "admit": "0 1 2 3 4 5 6",
    "canLeave": "true false",
    "waiting link": "opened replaced",
  ].flatMap { kind, words in words.isEmpty ? [kind] : words.split(separator: " ").map { "\(kind) \($0)" } }
}
