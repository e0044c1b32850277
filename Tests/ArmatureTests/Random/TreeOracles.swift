import TestSupport

// @testable: reads the state of a scene, which is internal.
@testable import Armature

extension Oracle {
  /// The presentation and the flows fit the tree, which is walked without the code of the line.
  static let tree = [
    Oracle("the layers, and the flows in containers, are those of the tree") { moment in
      let (tree, drawn) = (moment.after.tree, moment.after.presentation)
      let layers = sequence(first: drawn, next: \.modal).map { $0.nodes.map(\.id) }
      guard layers == tree.chain else { return "\(layers) are drawn, but the tree has \(tree.chain)" }
      guard drawn.line.map(\.id) == tree.visible else { return "the line is not what is visible" }
      guard Set(tree.visible).count == tree.visible.count else { return "a slot stands twice" }
      guard tree.crowded.isEmpty else { return "two visible flows of a container present" }
      for node in drawn.line {
        let stacks: [Presentation.Stack?]? =
          switch node.content {
          case .tabs(let tabs): [tabs.stack]
          case .split(let split): split.expanded
          case .custom(let custom): [custom.stack]
          default: nil
          }
        let columns = stacks?.compactMap { $0.map { ([$0.root] + $0.path).map(\.id) } }
        if columns != tree.contents[node.id] { return "\(node.destination) does not show its flows" }
      }
      return nil
    },
    Oracle("destinations and styles are drawn as they are in the tree") { moment in
      let slots = Dictionary(
        moment.after.tree.lines.values.joined().map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
      let other = moment.after.presentation.line.first { node in
        guard let slot = slots[node.id] else { return true }
        return slot.style != node.style || !(node.openers.first ?? node.destination).isEqual(to: slot.destination)
      }
      return other.map { "\($0.id) is \($0.destination) as \($0.style)" }
    },
    Oracle("a layer starts with a modal, has a stack for pushes, and nothing lies above a dialog") { moment in
      for (number, layer) in sequence(first: moment.after.presentation, next: \.modal).enumerated() {
        if layer.style.isModal == (number == 0) { return "layer \(number) is \(layer.style)" }
        if !layer.hasStack, layer.nodes.count > 1 { return "a layer without a stack has a pushed slot" }
        if layer.nodes.dropFirst().contains(where: \.style.isModal) { return "a modal does not start a layer" }
        if layer.style.isDialog, !layer.topNode.openers.isEmpty { return "a dialog has opened a flow" }
      }
      let buried = moment.after.tree.lines.values.joined().contains { $0.style.isDialog && !moment.isLast($0) }
      return buried ? "something lies above a dialog of its line" : nil
    },
    Oracle("drawing anew gives the same") { moment in
      moment.after.presentation == Presentation(moment.after.state) ? nil : "\(moment.after.presentation.line)"
    },
    Oracle("all flows of the tree belong to the scene, and no others live", .rest) { moment in
      let flows = moment.scene.root.everyFlow
      guard flows.allSatisfy({ $0.scene === moment.scene }) else { return "a flow of the tree is detached" }
      guard flows.allSatisfy({ ($0 as? AnyContainer)?.waiting.isEmpty ?? true }) else { return "one was not taken in" }
      // Code that waits keeps its flow.
      guard moment.player.isIdle else { return nil }
      let (living, count) = (moment.player.app.living.count, flows.count)
      return living == count ? nil : "\(living) flows live, \(count) are in the tree"
    },
    Oracle("each destination that opens a flow has it", .end) { moment in
      let childless = moment.isPlain ? moment.scene.root.everyFlow.flatMap(\.childless) : []
      return childless.isEmpty ? nil : "\(childless)"
    },
    Oracle("going back takes one slot after another, down to the roots", .end) { moment in
      guard moment.isPlain else { return nil }
      moment.player.app.model.kept = []
      var tree = NaiveTree(moment.scene.root)
      while moment.scene.back() {
        let next = NaiveTree(moment.scene.root)
        guard let end = tree.end else { return "it took what cannot be taken" }
        let gone = Set(tree.inside(end))
        guard next.visible == tree.visible.filter({ !gone.contains($0) }) else { return "it took not only \(end)" }
        tree = next
      }
      return tree.end.map { "it ends before \($0)" }
    },
  ]
}

extension Moment {
  fileprivate func isLast(_ slot: NaiveTree.LineSlot) -> Bool { after.tree.lines.values.contains { $0.last == slot } }
}
