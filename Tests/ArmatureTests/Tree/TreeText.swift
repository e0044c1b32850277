// @testable: reads and builds the state of a scene, which is internal.
@testable import Armature

/// A tree of flows as text, in which each slot has a name.
///
/// | text | meaning |
/// |---|---|
/// | `list note` | a flow with the root `list`, which has pushed `note` |
/// | `form^` | a sheet; `form_` is a sheet without a stack, `form!` an alert |
/// | `form^[name color]` | a sheet that opens a child flow with the root `name`, which has pushed `color` |
/// | `bar{*home: list note, more:}` | a slot that opens tabs; `*` is before the visible one, `~` before a hidden one |
/// | `mail<sidebar: list, detail: text>` | a slot that opens a split view; in `(…)`, its columns are one stack |
///
/// A flow has the name of its root, a container that of its slot or of its column. A container in the scene's root is `scene`.
enum TreeText {
  static func state(_ text: String) throws(NavigationError) -> SceneState {
    var edit: TreeEdit?
    try add(text[...], at: [], named: "scene", to: &edit) { edit, flow in edit = TreeEdit(SceneState(root: flow)) }
    return edit?.state ?? SceneState(root: FlowState(root: DestinationBox("")))
  }

  static func text(_ state: SceneState) -> String { text(state.root.value) }

  // MARK: Reading

  private typealias Open = (inout TreeEdit?, FlowState) -> Void

  private static func add(
    _ text: Substring, at way: Way, named name: String, to edit: inout TreeEdit?, open: Open
  ) throws(NavigationError) {
    if let first = text.first, "{<(".contains(first) {
      return try addContainer(text, at: way, named: name, to: &edit, open: open)
    }
    for (index, part) in text.parts(" ").enumerated() {
      let slot = slot(part)
      if index == 0 {
        open(&edit, FlowState(root: slot.state.destination))
      } else {
        try edit?.show(slot.state, in: way)
      }
      guard var child = slot.child else { continue }
      if child.first == "[" { child = child.dropFirst().dropLast() }
      try add(child, at: way + [index], named: slot.name, to: &edit) {
        $0?.open($1, at: SlotAddress(flow: way, index: index))
      }
    }
  }

  private static func addContainer(
    _ text: Substring, at way: Way, named name: String, to edit: inout TreeEdit?, open: Open
  ) throws(NavigationError) {
    let members = text.dropFirst().dropLast().parts(",").map { part in
      let ends = part.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      return (name: ends[0].filter(\.isLetter), mark: ends[0].filter("*~".contains), flow: ends[1].drop { $0 == " " })
    }
    let states = members.map { ContainerState.Member(name: $0.name, isHidden: $0.mark == "~") }
    let visible = members.first { $0.mark == "*" }?.name
    var container = ContainerState(one: states, visible: visible, isTabs: true)
    if text.first != "{" {
      container = ContainerState(columns: members.map(\.name))
      container.arrangement = .columns(isCollapsed: text.first == "(")
    }
    open(&edit, FlowState(root: DestinationBox(name), container: container))
    for (index, member) in members.enumerated() where !member.flow.isEmpty {
      try add(member.flow, at: way + [index], named: member.name, to: &edit) {
        $0?.open($1, memberAt: index, of: way)
      }
    }
  }

  /// A slot without its child flow, whose text is returned too.
  static func slot(_ text: Substring) -> (name: String, state: SlotState, child: Substring?) {
    let name = String(text.prefix(while: \.isLetter))
    let rest = text.dropFirst(name.count)
    let style = styles.first { $0.mark == rest.first }
    let child = rest.dropFirst(style == nil ? 0 : 1)
    return (
      name, SlotState(style: style?.style ?? .push, destination: DestinationBox(name)), child.isEmpty ? nil : child
    )
  }

  // MARK: Writing

  private static var styles: [(mark: Character, style: PresentationStyle)] {
    [("^", .sheet), ("_", .sheet(stack: false)), ("!", .alert)]
  }

  private static func text(_ flow: FlowState) -> String {
    guard let container = flow.container else {
      return flow.slots.indices.map { text(of: flow.slots[$0], isRoot: $0 == 0) }.joined(separator: " ")
    }
    let isOne = container.visibleName != nil
    let members = container.members.indices.map { index in
      let member = container.members[index]
      let mark = member.isHidden ? "~" : isOne && container.shows(index) ? "*" : ""
      return mark + member.name + ":" + (container.flows[index].map { " " + text($0.value) } ?? "")
    }
    let (first, last) = isOne ? ("{", "}") : container.isCollapsed ? ("(", ")") : ("<", ">")
    return first + members.joined(separator: ", ") + last
  }

  private static func text(of slot: SlotState, isRoot: Bool) -> String {
    let mark = isRoot ? nil : styles.first { $0.style == slot.style }?.mark
    let child = slot.child.map { child in child.value.container == nil ? "[\(text(child.value))]" : text(child.value) }
    return slot.name + (mark.map { String($0) } ?? "") + (child ?? "")
  }
}

extension SlotState {
  var name: String { destination.value(as: String.self) }
}

extension SceneState {
  /// The way to the flow with a name.
  func way(to name: String) -> Way? { flows.last { $0.flow.root.name == name }?.way }

  /// The slot with a name, in the outermost flow that has one.
  func slot(_ name: String) -> SlotAddress? {
    for (way, flow) in flows where flow.container == nil {
      if let index = flow.slots.firstIndex(where: { $0.name == name }) { return SlotAddress(flow: way, index: index) }
    }
    return nil
  }

  /// All flows, parents before their child flows.
  private var flows: [(way: Way, flow: FlowState)] {
    func visit(_ way: Way, _ flow: FlowState) -> [(way: Way, flow: FlowState)] {
      [(way, flow)] + flow.children.flatMap { visit(way + [$0.step], $0.flow.value) }
    }
    return visit([], root.value)
  }
}

extension Substring {
  /// The parts between separators that stand in no brackets.
  fileprivate func parts(_ separator: Character) -> [Substring] {
    var depth = 0
    return split { character in
      if "[{<(".contains(character) { depth += 1 }
      if "]}>)".contains(character) { depth -= 1 }
      return character == separator && depth == 0
    }
  }
}
