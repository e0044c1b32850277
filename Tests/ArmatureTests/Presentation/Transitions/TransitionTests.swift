import Testing

// @testable: builds presentations of containers without a scene.
@testable import Armature
@testable import ArmatureUI

@Suite("Transitions lead from what is shown to what should be, in updates that the platform takes")
struct TransitionTests {
  private static let onTop = TransitionLimits(
    pushes: 1, dismissals: nil, presentations: 1, joinsStacks: false, presentsFromTop: true)

  @Test(
    "by these rules",
    arguments: [
      TransitionRow("nothing to do is no step", .swiftUI14, "a b | s", "a b | s"),
      TransitionRow("pushes come one at a time", .swiftUI14, "a", "a b c", "a b", "a b c"),
      TransitionRow("slots go together", .swiftUI14, "a b c d", "a", "a"),
      TransitionRow("slots that both stacks begin with stay", .swiftUI14, "a b c", "a b d", "a b", "a b d"),
      TransitionRow("the same slots in another order are others", .swiftUI14, "a b c", "a c b", "a", "a c", "a c b"),
      TransitionRow(
        "a slot gone from the middle takes those above along", .swiftUI14, "a b c d", "a c d", "a", "a c", "a c d"),
      TransitionRow("not where stacks are data", .swiftUI16, "a b c d", "a c d", "a c d"),
      TransitionRow(
        "a slot gone beneath a sheet leaves it alone", .swiftUI14, "a b c | s d", "a c | s d", "a | s d", "a c | s d"),
      TransitionRow("also where stacks are data", .swiftUI16, "a b c | s d", "a c | s d", "a c | s d"),
      TransitionRow("a stack that is data changes at once", .swiftUI16, "a b c", "a d e f", "a d e f"),
      TransitionRow("so do those of all layers", .swiftUI16, "a b | s c", "a d | s e f", "a d | s e f"),
      TransitionRow("layers come up one at a time", .swiftUI16, "a", "a | s | t", "a | s", "a | s | t"),
      TransitionRow("with all their slots where stacks are data", .swiftUI16, "a", "a | s b c", "a | s b c"),
      TransitionRow("and else with their root", .swiftUI14, "a", "a | s b c", "a | s", "a | s b", "a | s b c"),
      TransitionRow("layers go one at a time", .swiftUI16, "a | s | t", "a", "a | s", "a"),
      TransitionRow("or all at once", .swiftUI17, "a | s | t", "a", "a"),
      TransitionRow("nothing comes up while something goes", .swiftUI17, "a | s", "a | t", "a", "a | t"),
      TransitionRow(
        "a sheet beneath another brings that down", .swiftUI17, "a | t", "a | s | t", "a", "a | s", "a | s | t"),
      TransitionRow("a sheet above another does not", .swiftUI17, "a | s", "a | s | t", "a | s | t"),
      TransitionRow("a sheet gone from the middle does", .swiftUI16, "a | s | t", "a | t", "a | s", "a", "a | t"),
      TransitionRow("a push beneath a sheet leaves it alone", .swiftUI16, "a | s", "a b | s", "a b | s"),
      TransitionRow(
        "also where pushes are counted", .swiftUI14, "a | s", "a b c | s d", "a b | s", "a b c | s", "a b c | s d"),
      TransitionRow("stacks do not change while a layer goes", .swiftUI16, "a b | s", "a", "a b", "a"),
      TransitionRow("unless the platform can do that", .swiftUI17, "a b | s", "a", "a"),
      TransitionRow("stacks do not change while a layer comes", .swiftUI16, "a", "a b | s", "a b", "a b | s"),
      TransitionRow("unless the platform can do that, too", .swiftUI17, "a", "a b | s | t", "a b | s", "a b | s | t"),
      TransitionRow("another kind of layer is another layer", .swiftUI17, "a | s", "a | !s", "a", "a | !s"),
      TransitionRow("another window has nothing in common", .swiftUI17, "a b | s c", "z b | s c", "z b", "z b | s c"),
      TransitionRow("also where its slots go first", .swiftUI14, "a b", "z b", "z", "z b"),
      TransitionRow("no limits need one step", .unlimited, "a b | s c | t", "a | c d | e", "a | c d | e"),
      TransitionRow("and none without a difference", .unlimited, "a b | s", "a b | s"),
      TransitionRow(
        "several layers come up together where they may",
        TransitionLimits(pushes: 2, dismissals: nil, presentations: 2, joinsStacks: false), "a",
        "a | s b c d | t e | u f", "a | s | t", "a | s b c | t", "a | s b c d | t", "a | s b c d | t e",
        "a | s b c d | t e | u", "a | s b c d | t e | u f"),
      TransitionRow(
        "the screen on top presents, so a push beneath has the layers go", onTop, "a | s c", "a b | s c", "a", "a b",
        "a b | s", "a b | s c"),
      TransitionRow("and so has a pop", onTop, "a b | s | t", "a | s", "a b", "a", "a | s"),
      TransitionRow("a push in another layer does not", onTop, "a b | s", "a b | s c", "a b | s c"),
      TransitionRow("pushes come one at a time", .swiftUI14, "t(a)", "t(a b c)", "t(a b)", "t(a b c)"),
      TransitionRow("slots go together", .swiftUI14, "t(a b c)", "t(a)", "t(a)"),
      TransitionRow("slots that both begin with stay", .swiftUI14, "t(a b c)", "t(a b d)", "t(a b)", "t(a b d)"),
      TransitionRow("where stacks are data, at once", .swiftUI16, "t(a b)", "t(a c d)", "t(a c d)"),
      TransitionRow("or with what else changes, without a step", .swiftUI17, "t(a b)", "t(a c d)"),
      TransitionRow("before a layer comes up", .swiftUI16, "t(a)", "t(a b) | s", "t(a b)", "t(a b) | s"),
      TransitionRow("after one has gone", .swiftUI16, "t(a b) | s", "t(a)", "t(a b)", "t(a)"),
      TransitionRow("columns one after the other", .swiftUI14, "v(a;b)", "v(a c;b d)", "v(a c;b)", "v(a c;b d)"),
      TransitionRow("columns at once", .swiftUI16, "v(a;b)", "v(a c;b d)", "v(a c;b d)"),
      TransitionRow(
        "a container comes with its roots", .swiftUI14, "r", "r t(a b c)", "r t(a)", "r t(a b)", "r t(a b c)"),
      TransitionRow("or with all where stacks are data", .swiftUI16, "r", "r t(a b c)", "r t(a b c)"),
      TransitionRow("in a sheet, too", .swiftUI14, "r", "r | t(a b)", "r | t(a)", "r | t(a b)"),
      TransitionRow("one that nobody has seen has its root", .swiftUI14, "t(a b)", "t(z y)", "t(z y)"),
      TransitionRow("slots above go first", .swiftUI14, "t(a) x", "t(a b c)", "t(a)", "t(a b)", "t(a b c)"),
      TransitionRow("slots above come last", .swiftUI14, "t(a)", "t(a b c) x", "t(a b)", "t(a b c)", "t(a b c) x"),
      TransitionRow("containers in containers", .swiftUI14, "t(u(a))", "t(u(a b) c)", "t(u(a b))", "t(u(a b) c)"),
      TransitionRow(
        "in a page that is pushed over", .swiftUI14, "r t(a) x", "r t(a b c) x", "r t(a b) x", "r t(a b c) x"),
      TransitionRow("no limits need one step", .unlimited, "t(a) | s", "t(a b c)", "t(a b c)"),
    ])
  func rules(row: TransitionRow) {
    let (from, to) = (Presentation(row.from), Presentation(row.to))
    let updates = Transition.all(from: from, to: to, within: row.limits)
    #expect(updates.map(\.presentation.chain) == row.steps)
    let last = Transition(from: updates.last?.presentation ?? from, to: to, within: row.limits)
    #expect(last == Transition(from: to, to: to, within: row.limits) && last.presentation == to)
  }

  @Test("steps are operations")
  func operations() {
    let from = Presentation("a b | s | t")
    let to = Presentation("a c d | u e")
    func steps(_ limits: TransitionLimits) -> [TransitionStep] {
      Transition.all(from: from, to: to, within: limits).compactMap(\.step)
    }
    #expect(
      steps(.swiftUI14) == [
        .dismiss(toLayers: 2, stacks: false), .dismiss(toLayers: 1, stacks: false),
        .pop(stack: SlotID(name: "a"), to: 0),
        .push(stack: SlotID(name: "a"), to: 1), .push(stack: SlotID(name: "a"), to: 2),
        .present(toLayers: 2, stacks: false), .push(stack: SlotID(name: "u"), to: 1),
      ])
    #expect(
      steps(.swiftUI16) == [
        .dismiss(toLayers: 2, stacks: false), .dismiss(toLayers: 1, stacks: false), .stacks,
        .present(toLayers: 2, stacks: false),
      ])
    #expect(steps(.swiftUI17) == [.dismiss(toLayers: 1, stacks: true), .present(toLayers: 2, stacks: false)])
    #expect(steps(.unlimited) == [.everything])
    let both = Transition.all(from: Presentation("a"), to: Presentation("a b | s | t"), within: .swiftUI17)
    #expect(both.map(\.step) == [.present(toLayers: 2, stacks: true), .present(toLayers: 3, stacks: false)])
  }

  @Test("a change within a slot needs no step and is drawn before the first one")
  func inPlace() {
    let from = Presentation("a b | s | t")
    let other = Presentation("a b | s | t", destination: .page(1))
    let same = Transition(from: from, to: other, within: .swiftUI14)
    #expect(same.step == nil && same.presentation == other)
    let less = Presentation("a b c | s", destination: .page(1))
    let start = Transition(from: from, to: less, within: .swiftUI14, takesStep: false)
    #expect(start.step == nil && start.presentation.chain == from.chain)
    #expect(start.presentation.line.map { $0.destination as? Styled } == [.page(1), .page(1), .page(1), .page(0)])
  }

  @Test("limits below 1 count as 1, and limits of any size are taken")
  func extremes() {
    let (from, to) = (Presentation("a b | s | t"), Presentation("a c | u d"))
    let low = TransitionLimits(pushes: 0, dismissals: -7, presentations: .min, joinsStacks: true)
    #expect(low == .swiftUI14)
    let high = TransitionLimits(pushes: .max, dismissals: .max, presentations: .max, joinsStacks: false)
    let updates = Transition.all(from: from, to: to, within: high)
    #expect(updates.map(\.presentation.chain) == ["a b", "a", "a c", "a c | u", "a c | u d"])
  }

  @Test("of a deep scene begins where the two differ")
  @MainActor func scene() throws {
    let flow = StyledFlow()
    for number in 0..<1000 { flow.push(.page(number)) }
    let scene = try FlowScene(root: flow)
    let before = scene.presentation
    flow.push(.page(1000))
    flow.show(.sheet(1))
    let updates = Transition.all(from: before, to: scene.presentation, within: .swiftUI14)
    #expect(updates.map(\.step) == [.push(stack: flow.rootID, to: 1001), .present(toLayers: 2, stacks: false)])
  }

  @Test(
    "what is pushed over a container can be a layer of its own, right above the container",
    arguments: [
      ("a b | s x", "a b | s x", "s"), ("t(a b)", "t(a b)", nil), ("t(a b) x y", "t(a b) | x y", "t"),
      ("r t(a) x", "r t(a) x", "t"), ("t(u(a) b) x", "t(u(a)) | b | x", "t"), ("t(a x b)", "t(a x b)", "a"),
      ("t(a) y | s t(b) | u(c) x", "t(a) | y | s t(b) | u(c) | x", "u"),
      ("v(a;u(b) c) x", "v(a;u(b)) | c | x", "v"), ("t(a) u(b) x", "t(a) | u(b) | x", "u"),
    ] as [(String, String, String?)])
  func pages(line: String, layers: String, below: String?) {
    let whole = Presentation(line)
    #expect(whole.pagesAsLayers.chain == layers)
    #expect(whole.slot(below: SlotID(name: "x"))?.name == below)
  }

  @Test("the window begins with a bare layer, or with the whole stack where stacks are data")
  func beginning() {
    let goal = Presentation("t(u(a b) c) x | s")
    #expect(goal.bottom.chain == "t(u(a))")
    #expect(TransitionLimits.swiftUI14.firstDrawing(of: goal).chain == "t(u(a))")
    for limits in [TransitionLimits.swiftUI16, .swiftUI17, .unlimited] {
      #expect(limits.firstDrawing(of: goal).chain == "t(u(a b) c) x")
    }
  }

  @Test("columns that become one stack have new views")
  func collapsing() {
    var collapsed = Presentation("w(a b)")
    let expanded = Presentation("v(a b)")
    // The same slot in both.
    collapsed = Presentation(
      root: Node(id: expanded.nodes[0].id, destination: Styled.page(0), style: .push, content: collapsed.content))
    for (from, to) in [(collapsed, expanded), (expanded, collapsed)] {
      let start = Transition(from: from, to: to, within: .swiftUI14, takesStep: false)
      #expect(start.presentation.line.map(\.id.name) == ["v", "a"])
      #expect(Transition.all(from: from, to: to, within: .swiftUI14).count == 1)
      #expect(Transition(from: from, to: to, within: .swiftUI16).step == nil)
    }
  }

  @Test("a step of a collapsed split view has the slots of all columns in their order")
  func collapsed() {
    let updates = Transition.all(from: Presentation("w(a)"), to: Presentation("w(a b;c d)"), within: .swiftUI14)
    let texts = updates.map { $0.presentation.line.map(\.id.name).joined(separator: " ") }
    #expect(texts == ["w a b", "w a b c", "w a b c d"])
  }
}

/// The updates between two presentations, each written as a chain.
struct TransitionRow: CustomTestStringConvertible, Sendable {
  let rule: String
  let limits: TransitionLimits
  let from: String
  let to: String
  let steps: [String]

  init(_ rule: String, _ limits: TransitionLimits, _ from: String, _ to: String, _ steps: String...) {
    (self.rule, self.limits, self.from, self.to, self.steps) = (rule, limits, from, to, steps)
  }

  var testDescription: String { rule }
}
