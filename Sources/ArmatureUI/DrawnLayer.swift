#if canImport(SwiftUI)
  import Armature

  /// A layer as a host stack draws it, by its slots.
  struct DrawnLayer: Equatable, Identifiable {
    let stack: DrawnStack
    let style: PresentationStyle
    /// Whether the user may not close it now.
    let isHeld: Bool
    /// Whether a container stands alone in it, which has stacks of its own.
    let isContainer: Bool
    /// What a dialog's screen was drawn as last: its layer draws it.
    private let revision: Int

    var root: SlotID { stack.root }
    nonisolated var id: SlotID { stack.root }

    init(_ layer: Presentation, isHeld: Bool) {
      let nodes = layer.nodes
      stack = DrawnStack(root: nodes[0].id, path: nodes.dropFirst().map(\.id))
      style = layer.style
      self.isHeld = isHeld
      isContainer = nodes.count == 1 && nodes[0].content != nil
      revision = style.isDialog ? nodes[0].revision : 0
    }
  }

  /// A stack by its slots.
  struct DrawnStack: Equatable {
    let root: SlotID
    let path: [SlotID]

    init(root: SlotID, path: [SlotID]) {
      self.root = root
      self.path = path
    }

    init(_ stack: Presentation.Stack) { self.init(root: stack.root.id, path: stack.path.map(\.id)) }
  }
#endif
