import Armature
import TestSupport

/// One step of a script. Its numbers are taken modulo the number of choices.
struct RecordedStep: Sendable, CustomStringConvertible {
  enum Act: String, Sendable {
    // The app.
    case show, verb, shelf, finish, leave, leaveLayer, tabs, pager, columns, broadcast, refresh, checkGuards, batch
    case ask, run, cancel
    // The user.
    case back, popTo, dismiss, answer, tap, select, collapse
    // Links and archives.
    case link, linkThatAsks, wrongLink, plan, keep, restore, launch, relaunch
    // What the app reads.
    case close, keepPlaces, hide, model, tick
  }

  let act: Act
  let flow: Int
  let kind: Int
  let number: Int
  let steps: [RecordedStep]

  init(using random: inout RandomSource) { self.init(Self.acts, using: &random) }

  private init(_ acts: [Act], using random: inout RandomSource) {
    act = acts[Int.random(in: 0..<acts.count, using: &random)]
    flow = Int.random(in: 0..<24, using: &random)
    kind = Int.random(in: 0..<48, using: &random)
    number = Int.random(in: 1...6, using: &random)
    steps = act == .batch ? random.list(1...4) { Self(Self.actsInBatches, using: &$0) } : []
  }

  var description: String {
    "\(act.rawValue) \(flow) \(kind) \(number)" + (steps.isEmpty ? "" : " \(steps)")
  }

  private static let acts = list([
    (.show, 14), (.verb, 12), (.shelf, 2), (.finish, 3), (.leave, 2), (.leaveLayer, 1), (.tabs, 2), (.pager, 2),
    (.columns, 3), (.broadcast, 2), (.refresh, 1), (.checkGuards, 1), (.batch, 5), (.ask, 3), (.run, 3), (.cancel, 1),
    (.back, 5), (.popTo, 1), (.dismiss, 4), (.answer, 3), (.tap, 3), (.select, 3), (.collapse, 1), (.link, 6),
    (.linkThatAsks, 6), (.wrongLink, 2), (.plan, 1), (.keep, 2), (.restore, 3), (.launch, 2), (.relaunch, 2),
    (.close, 7), (.keepPlaces, 6), (.hide, 1), (.model, 2), (.tick, 4),
  ])

  private static let actsInBatches = list([
    (.show, 8), (.verb, 5), (.shelf, 1), (.finish, 1), (.leave, 1), (.tabs, 1), (.pager, 1), (.columns, 1),
    (.broadcast, 1), (.refresh, 1), (.checkGuards, 1), (.batch, 1), (.back, 1), (.select, 1), (.link, 1),
    (.linkThatAsks, 1), (.restore, 1), (.close, 1),
  ])

  private static func list(_ weights: [(Act, Int)]) -> [Act] {
    weights.flatMap { Array(repeating: $0.0, count: $0.1) }
  }
}
