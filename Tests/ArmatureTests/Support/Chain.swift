// @testable: builds presentations of slots with chosen identities.
@testable import Armature
@testable import ArmatureUI

/// A chain of layers by the names of its slots: `a b | sheet c | !ask`. The first of a layer is its root; the first letter
/// of the root says how a layer comes up: `c` is a cover, `n` a sheet without a stack, `!` an alert, anything else a sheet.
///
/// A container has the stack of its visible flow in brackets: `t(a b)`. The first letter says what it is: `t` tabs, which
/// have the names of the slots in them (`y` is alone in its bar); `v` a split view with a column after each semicolon; `w`
/// a collapsed one.
extension Presentation {
  init(_ chain: String, destination: Styled = .page(0)) {
    let layers = chain.parts("|").map { $0.parts(" ") }
    let nodes = layers.enumerated().flatMap { index, slots in
      slots.enumerated().map { position, slot in
        let style: PresentationStyle =
          switch slot.first {
          case _ where index == 0 || position > 0: .push
          case "c": .cover
          case "n": .sheet(stack: false)
          case "!": .alert
          default: .sheet
          }
        return Node(slot, style: style, destination: destination)
      }
    }
    self.init(root: nodes[0], line: Array(nodes.dropFirst()))
  }

  /// - Parameters:
  ///   - root: The slot at the bottom of the window.
  ///   - line: The slots above it. Each modal slot starts a layer.
  init(root: Node, line: [Node] = []) {
    var layers = [Stack(root: root)]
    for node in line {
      if node.style.isModal { layers.append(Stack(root: node)) } else { layers[layers.count - 1].above.append(node) }
    }
    self.init(layers: layers[...])
  }

  /// The chain that the presentation shows.
  var chain: String {
    layers.map { layer in layer.nodes.map(\.text).joined(separator: " ") }.joined(separator: " | ")
  }
}

extension Node {
  fileprivate init(_ text: String, style: PresentationStyle, destination: Styled) {
    let name = String(text.prefix { $0 != "(" })
    let id = SlotID(name: name)
    let stacks = text.dropFirst(name.count + 1).dropLast().parts(";").map { text in
      let nodes = text.parts(" ").map { Node($0, style: .push, destination: destination) }
      return Presentation.Stack(root: nodes[0], path: Array(nodes[1...]))
    }
    let content = stacks.first.map { Self.content(of: id, name: name, stacks: stacks, first: $0) }
    self.init(id: id, destination: destination, style: style, content: content)
  }

  private static func content(
    of id: SlotID, name: String, stacks: [Presentation.Stack], first: Presentation.Stack
  ) -> Presentation.Content {
    switch name.first {
    case "v", "w":
      let others = [stacks.count > 1 ? stacks[1] : nil]
      return .split(
        .init(id: id, sidebar: first, others: others, layout: name.first == "w" ? .joined : .apart, placeholder: ""))
    case "t":
      let selected = first.root.id.name
      let items = (selected == "y" ? ["y"] : ["a", "z"]).map { name in
        var item = TabItem(name)
        item.name = name
        return item
      }
      return .tabs(.init(id: id, items: items, selected: selected, stack: first, scrolls: 0))
    default: return .custom(.init(id: id, container: "", names: [], visible: "", stack: first))
    }
  }

  fileprivate var text: String {
    guard let content else { return id.name }
    let stacks = content.stacks.map { ([$0.root] + $0.path).map(\.text).joined(separator: " ") }
    return "\(id.name)(\(stacks.joined(separator: ";")))"
  }
}

extension SlotID {
  /// A slot with a name of at most eight letters.
  init(name: String) { self.init(number: name.utf8.reduce(0) { $0 << 8 | UInt64($1) }) }

  var name: String {
    let bytes = (0..<8).map { UInt8(truncatingIfNeeded: number >> (56 - 8 * $0)) }
    return String(decoding: bytes.drop { $0 == 0 }, as: UTF8.self)
  }
}

extension TransitionLimits {
  static let presets: [Self] = [.swiftUI14, .swiftUI16, .swiftUI17, .unlimited]

  /// Returns why a host cannot draw one presentation after another in one update; `nil` when it can.
  func problem(from old: Presentation, to new: Presentation) -> String? {
    guard self != .unlimited else { return nil }
    let (shown, next) = (old.layers, new.layers)
    let kept = zip(shown, next).prefix { $0.root.id == $1.root.id && $0.root.style == $1.root.style }.count
    let (gone, come) = (shown.count - kept, next.count - kept)
    if gone > 0, come > 0, kept > 0 { return "an update takes a layer and presents one" }
    if let dismissals, gone > dismissals, kept > 0 { return "an update takes \(gone) layers" }
    if let presentations, come > presentations { return "an update presents \(come) layers" }
    let pushes = zip(shown, next).prefix(kept).map { Set($1.ids).subtracting($0.ids).count }.reduce(0, +)
    if let limit = self.pushes, pushes > limit { return "an update pushes \(pushes)" }
    return !joinsStacks && gone + come > 0 && pushes > 0 ? "a stack changes with a layer" : nil
  }
}

extension Presentation.Stack {
  fileprivate var ids: [SlotID] { ([root] + path).map(\.id) }
}
