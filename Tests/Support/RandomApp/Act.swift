/// One act of a random script, such as `show 3 12 1`. Its numbers are taken modulo the number of choices, so any part of a
/// script can run.
package struct Act: Equatable, Sendable, CustomStringConvertible {
  package enum Kind: String, CaseIterable, Sendable {
    // Code changes flows, containers, and several at once.
    case show, verb, shelf, finish, leave, leaveLayer, edit, batch, broadcast, refresh, checkGuards
    case select, members, columns
    // Code waits for the user.
    case ask, run, cancel
    // The user.
    case back, popTo, dismiss, tap, choose, fold
    // Links and archives.
    case keep, link, linkThatAsks, wrongLink, restore, launch, relaunch
    // The model changes, time passes, and another scene changes.
    case close, keepPlaces, hide, model, tick, other, lock
  }

  package var kind: Kind
  package var flow: Int
  package var choice: Int
  package var number: Int
  /// The acts within a batch or an edit.
  package var acts: [Act] = []

  fileprivate init(among kinds: [Kind], using random: inout RandomSource) {
    // Scripts that only remove slots find little.
    let kinds = Int.random(in: 0..<3, using: &random) == 0 ? Self.growing : kinds
    kind = kinds[Int.random(in: 0..<kinds.count, using: &random)]
    flow = Int.random(in: 0..<24, using: &random)
    choice = Int.random(in: 0..<48, using: &random)
    number = Int.random(in: 0..<7, using: &random)
    if [.batch, .edit].contains(kind) { acts = random.list(1...3) { Self(among: Self.inBatches, using: &$0) } }
  }

  private static let growing: [Kind] = [.show, .show, .show, .show, .verb, .select, .columns, .shelf]
  fileprivate static let all = list([
    (.verb, 14), (.shelf, 2), (.finish, 3), (.leave, 2), (.leaveLayer, 1), (.edit, 3), (.batch, 4), (.broadcast, 4),
    (.refresh, 1), (.checkGuards, 1), (.select, 2), (.members, 4), (.columns, 3), (.ask, 3), (.run, 3), (.cancel, 1),
    (.back, 5), (.popTo, 3), (.dismiss, 4), (.tap, 5), (.choose, 4), (.fold, 2), (.keep, 4), (.link, 8),
    (.linkThatAsks, 3), (.wrongLink, 2), (.restore, 3), (.launch, 2), (.relaunch, 2), (.close, 8), (.keepPlaces, 4),
    (.hide, 1), (.model, 6), (.tick, 2), (.other, 2), (.lock, 4),
  ])
  /// Acts that matter where flows guard.
  fileprivate static let guarded = list([
    (.close, 8), (.link, 4), (.linkThatAsks, 3), (.show, 3), (.verb, 2), (.keep, 2), (.tick, 1), (.select, 2),
    (.choose, 1),
    (.columns, 1), (.back, 1), (.relaunch, 1), (.launch, 1), (.restore, 1), (.keepPlaces, 2), (.tap, 2), (.other, 1),
    (.lock, 2),
  ])
  /// Acts that matter where code waits for the user.
  fileprivate static let waiting = list([
    (.ask, 6), (.run, 4), (.cancel, 1), (.tap, 4), (.finish, 3), (.back, 2), (.dismiss, 2), (.select, 3),
    (.broadcast, 1),
    (.show, 2), (.verb, 1), (.relaunch, 1),
  ])
  private static let inBatches = list([
    (.show, 6), (.verb, 6), (.shelf, 1), (.finish, 1), (.leave, 1), (.edit, 1), (.broadcast, 1), (.refresh, 1),
    (.checkGuards, 1), (.select, 1), (.members, 1), (.columns, 1), (.back, 1), (.popTo, 1), (.dismiss, 1), (.choose, 1),
    (.link, 1), (.restore, 1), (.close, 1),
  ])

  private static func list(_ weights: [(Kind, Int)]) -> [Kind] {
    weights.flatMap { Array(repeating: $0.0, count: $0.1) }
  }

  mutating func simplify() {
    if number > 0 { number -= 1 } else if choice > 0 { choice -= 1 } else if flow > 0 { flow -= 1 }
  }

  package var description: String {
    "\(kind.rawValue) \(flow) \(choice) \(number)" + (acts.isEmpty ? "" : " ( \(Self.text(acts)) )")
  }

  fileprivate static func text(_ acts: [Act]) -> String { acts.map(\.description).joined(separator: ", ") }

  /// Reads acts up to the end of a batch; returns `nil` for other words.
  fileprivate static func read(_ words: inout ArraySlice<Substring>) -> [Act]? {
    var acts: [Act] = []
    while let word = words.first, word != ")" {
      let numbers = words.dropFirst().prefix(3).compactMap { Int($0) }
      guard let kind = Kind(rawValue: String(word)), numbers.count == 3 else { return nil }
      var act = Act(kind: kind, flow: numbers[0], choice: numbers[1], number: numbers[2])
      words = words.dropFirst(4)
      if words.first == "(" {
        words.removeFirst()
        guard let inner = read(&words), words.popFirst() != nil else { return nil }
        act.acts = inner
      }
      acts.append(act)
    }
    return acts
  }

  private init(kind: Kind, flow: Int, choice: Int, number: Int) {
    (self.kind, self.flow, self.choice, self.number) = (kind, flow, choice, number)
  }
}

/// The number of a random app, and what happens in it, such as `13: show 3 12 1, back 0 0 0`.
package struct Script: Equatable, Sendable, LosslessStringConvertible {
  package var app: Int
  package var acts: [Act]

  package static func make(_ length: ClosedRange<Int>) -> (inout RandomSource) -> Self {
    { random in
      let app = Int.random(in: 0..<32, using: &random)
      let isGuarded = app / 8 % 4 > 1
      let kinds = [Act.all, Act.all, isGuarded ? Act.guarded : Act.waiting, isGuarded ? Act.guarded : Act.all]
      let chosen = kinds[Int.random(in: 0..<kinds.count, using: &random)]
      return Self(app: app, acts: random.list(length) { Act(among: chosen, using: &$0) })
    }
  }

  package init(app: Int, acts: [Act]) { (self.app, self.acts) = (app, acts) }

  package init?(_ text: String) {
    var words = text.filter { !",:".contains($0) }.split(separator: " ")[...]
    guard let app = words.popFirst().flatMap({ Int($0) }), let acts = Act.read(&words), words.isEmpty else {
      return nil
    }
    self.init(app: app, acts: acts)
  }

  package var description: String { "\(app): \(Act.text(acts))" }

  /// The script with fewer or simpler acts.
  package var smaller: [Self] {
    let unwrapped = acts.indices.filter { !acts[$0].acts.isEmpty }.map {
      Array(acts[..<$0] + acts[$0].acts + acts[($0 + 1)...])
    }
    return (unwrapped + acts.smaller { $0.simplify() }).map { Self(app: app, acts: $0) }
  }
}
