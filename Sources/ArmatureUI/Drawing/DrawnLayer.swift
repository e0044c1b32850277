#if canImport(SwiftUI)
  import Armature

  /// A layer as a host stack draws it: the slots alone.
  struct DrawnLayer: Equatable, Identifiable {
    let stack: DrawnStack
    let style: PresentationStyle
    /// Whether the user may not close it now.
    let isHeld: Bool
    /// The revision of a dialog's screen, which the layer itself draws; 0 for other layers.
    private let revision: Int

    var root: SlotID { stack.root }
    nonisolated var id: SlotID { stack.root }

    init(_ layer: Presentation, isHeld: Bool) {
      let nodes = layer.nodes
      stack = DrawnStack(
        root: nodes[0].id, path: nodes.dropFirst().map(\.id), isContainer: nodes[0].content != nil)
      style = layer.style
      self.isHeld = isHeld
      revision = style.isDialog ? nodes[0].revision : 0
    }
  }

  /// A stack as its slots.
  struct DrawnStack: Equatable {
    let root: SlotID
    let path: [SlotID]
    /// Whether the root is a container, which has stacks of its own.
    let isContainer: Bool
  }

  extension DrawnStack {
    init(_ stack: Presentation.Stack) {
      self.init(root: stack.root.id, path: stack.path.map(\.id), isContainer: stack.root.content != nil)
    }
  }
#endif
