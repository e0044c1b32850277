import Testing

// @testable: builds presentations of containers without a scene.
@testable import Armature

@Suite("Stacks in containers change in the same steps as those of layers")
struct TransitionContainerTests {
  @Test(
    "by these rules",
    arguments: [
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
    let plan = TransitionPlan(
      from: Presentation(nested: row.from), to: Presentation(nested: row.to), within: row.limits)
    #expect(plan.steps.indices.map { plan.presentation(afterStep: $0).nested } == row.steps)
    if plan.steps.isEmpty { #expect(plan.start.nested == row.to) }
  }

  @Test("a tab that was hidden comes back as it was, and goes on from there")
  @MainActor func hidden() {
    var drawn: [String] = []
    let runner = TransitionRunner(
      shown: Presentation(nested: "t(a b)"), limits: .swiftUI14, pacing: .callbacks
    ) { drawn.append($0.nested) }
    runner.show(Presentation(nested: "t(z)"))
    runner.show(Presentation(nested: "t(a b)"))
    #expect(drawn == ["t(z)", "t(a b)"] && runner.isSettled)
    runner.show(Presentation(nested: "t(z)"))
    runner.show(Presentation(nested: "t(a b c d)"))
    runner.didAppear(SlotID(name: "c"))
    runner.didAppear(SlotID(name: "d"))
    #expect(drawn.suffix(3) == ["t(z)", "t(a b c)", "t(a b c d)"] && runner.isSettled)
  }

  @Test("a tab that was hidden below a page comes back as it was")
  @MainActor func hiddenBelow() {
    var drawn: [String] = []
    let runner = TransitionRunner(
      shown: Presentation(nested: "t(a b c)"), limits: .swiftUI14, pacing: .callbacks
    ) { drawn.append($0.nested) }
    runner.show(Presentation(nested: "t(z)"))
    runner.show(Presentation(nested: "t(z) x"))
    runner.didAppear(SlotID(name: "x"))
    runner.show(Presentation(nested: "t(z)"))
    runner.didDisappear(SlotID(name: "x"))
    runner.show(Presentation(nested: "t(a b c)"))
    #expect(drawn.suffix(3) == ["t(z) x", "t(z)", "t(a b c)"] && runner.isSettled, "\(drawn)")
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
    let whole = Presentation(nested: line)
    #expect(whole.pagesAsLayers.nested == layers)
    #expect(whole.slot(below: SlotID(name: "x"))?.name == below)
  }

  @Test("a tab that has left the bar, or a flow that another container hides, comes back with its root alone")
  @MainActor func gone() {
    for hidden in [["t(a b c)", "t(y)", "t(a b c)"], ["u(a b c)", "u(z)", "u(a b c)"]] {
      var drawn: [String] = []
      let runner = TransitionRunner(
        shown: Presentation(nested: hidden[0]), limits: .swiftUI14, pacing: .callbacks
      ) { drawn.append($0.nested) }
      for text in hidden[1...] { runner.show(Presentation(nested: text)) }
      runner.didAppear(SlotID(name: "c"))
      let name = hidden[0].prefix(1)
      #expect(drawn.suffix(2) == ["\(name)(a b)", "\(name)(a b c)"] && runner.isSettled)
    }
  }

  @Test("the host tells by the slots in a container that a step is done")
  @MainActor func signs() {
    var drawn: [String] = []
    let runner = TransitionRunner(
      shown: Presentation(nested: "t(a b)"), limits: .swiftUI14, pacing: .callbacks
    ) { drawn.append($0.nested) }
    runner.show(Presentation(nested: "t(a c) | s"))
    #expect(drawn == ["t(a)"])
    runner.didDisappear(SlotID(name: "b"))
    #expect(drawn == ["t(a)", "t(a c)"])
    runner.didAppear(SlotID(name: "c"))
    runner.didAppear(SlotID(name: "s"))
    #expect(drawn == ["t(a)", "t(a c)", "t(a c) | s"] && runner.isSettled)
  }

  @Test("the window begins with a bare layer, or with the whole stack where stacks are data")
  func beginning() {
    let goal = Presentation(nested: "t(u(a b) c) x | s")
    #expect(goal.bottom.nested == "t(u(a))")
    #expect(TransitionLimits.swiftUI14.firstDrawing(of: goal).nested == "t(u(a))")
    for limits in [TransitionLimits.swiftUI16, .swiftUI17, .unlimited] {
      #expect(limits.firstDrawing(of: goal).nested == "t(u(a b) c) x")
    }
  }

  @Test("columns that become one stack have new views")
  func collapsing() {
    var collapsed = Presentation(nested: "w(a b)")
    let expanded = Presentation(nested: "v(a b)")
    // The same slot in both.
    collapsed = Presentation(
      root: Node(id: expanded.nodes[0].id, destination: Styled.page(0), style: .push, content: collapsed.content))
    for (from, to) in [(collapsed, expanded), (expanded, collapsed)] {
      let plan = TransitionPlan(from: from, to: to, within: .swiftUI14)
      #expect(plan.start.line.map(\.id.name) == ["v", "a"] && plan.steps.count == 1)
      #expect(TransitionPlan(from: from, to: to, within: .swiftUI16).steps.isEmpty)
    }
  }

  @Test("a step of a collapsed split view has the slots of all columns in their order")
  func collapsed() {
    let plan = TransitionPlan(
      from: Presentation(nested: "w(a)"), to: Presentation(nested: "w(a b;c d)"), within: .swiftUI14)
    let texts = plan.steps.indices.map { plan.presentation(afterStep: $0).line.map(\.id.name).joined(separator: " ") }
    #expect(texts == ["w a b", "w a b c", "w a b c d"])
  }
}

/// Slots as in ``Presentation/chain``. A container has the stack of its visible flow in brackets: `t(a b)`.
///
/// The first letter says what it is: `t` tabs, which have the names of the slots in them (`y` is alone in its bar); `v` a split
/// view with a column after each semicolon; `w` a collapsed one.
extension Presentation {
  init(nested text: String) {
    var layers: [[Node]] = []
    for layer in text.components(at: "|") {
      layers.append(
        layer.components(at: " ").enumerated().map { position, slot in
          Node(nested: slot, style: layers.isEmpty || position > 0 ? .push : .sheet)
        })
    }
    self.init(root: layers[0][0], line: Array(layers.joined().dropFirst()))
  }

  var nested: String {
    layers.map { layer in layer.nodes.map(\.nested).joined(separator: " ") }.joined(separator: " | ")
  }
}

extension TabItem {
  fileprivate init(named name: String) {
    self.init(name)
    self.name = name
  }
}

extension Node {
  fileprivate init(nested text: String, style: PresentationStyle) {
    let name = String(text.prefix { $0 != "(" })
    let id = SlotID(name: name)
    let stacks = text.dropFirst(name.count + 1).dropLast().components(at: ";").map { text in
      let nodes = text.components(at: " ").map { Node(nested: $0, style: .push) }
      return Presentation.Stack(root: nodes[0], path: Array(nodes[1...]))
    }
    var content: Presentation.Content?
    if let first = stacks.first {
      content =
        if name.first == "v" || name.first == "w" {
          .split(
            .init(
              id: id, sidebar: first, others: [stacks.count > 1 ? stacks[1] : nil],
              isCollapsed: name.first == "w", placeholder: ""))
        } else if name.first == "t" {
          .tabs(
            .init(
              id: id, items: (first.root.id.name == "y" ? ["y"] : ["a", "z"]).map { TabItem(named: $0) },
              selected: first.root.id.name, stack: first,
              scrolls: 0))
        } else {
          .custom(.init(id: id, container: "", names: [], visible: "", stack: first))
        }
    }
    self.init(id: id, destination: Styled.page(0), style: style, content: content)
  }

  fileprivate var nested: String {
    guard let content else { return id.name }
    let stacks = content.stacks.map { ([$0.root] + $0.path).map(\.nested).joined(separator: " ") }
    return "\(id.name)(\(stacks.joined(separator: ";")))"
  }
}

extension StringProtocol {
  /// The parts between separators that stand outside all brackets.
  fileprivate func components(at separator: Character) -> [String] {
    var parts: [String] = []
    var part = ""
    var depth = 0
    for character in self {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if character == separator, depth == 0 {
        parts.append(part)
        part = ""
      } else {
        part.append(character)
      }
    }
    return (parts + [part]).map { $0.filter { $0 != " " }.isEmpty ? "" : String($0) }
      .map { $0.hasPrefix(" ") ? String($0.dropFirst()) : $0 }.map { $0.hasSuffix(" ") ? String($0.dropLast()) : $0 }
      .filter { !$0.isEmpty }
  }
}
