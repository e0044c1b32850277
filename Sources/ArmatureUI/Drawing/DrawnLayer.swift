#if canImport(SwiftUI)
  import Armature

  /// A layer as a host stack draws it: the slots alone.
  struct DrawnLayer: Equatable, Identifiable {
    let stack: DrawnStack
    let style: PresentationStyle
    /// Whether its slots are pushed over a container.
    let isPage: Bool
    /// Whether the user may not close it now.
    let isHeld: Bool
    /// Whether an inspector may be beside it. It is decided when the layer appears.
    let takesInspector: Bool
    /// The question before the user closes the held sheet; `nil` if its flow asks none, or none that it knows yet.
    let question: LeavingQuestion?
    /// The revision of a dialog's screen, which the layer itself draws; 0 for other layers.
    private let revision: Int

    var root: SlotID { stack.root }
    nonisolated var id: SlotID { stack.root }

    /// The kind of presentation that shows it.
    var kind: PresentationStyle.Kind { isPage ? .cover : style.kind }

    /// Whether it has a stack, or containers with stacks.
    var hasStack: Bool { !style.isModal || style.hasStack || stack.isContainer }

    init(_ layer: Presentation, isPage: Bool, isHeld: Bool, question: LeavingQuestion?, takesInspector: Bool) {
      let nodes = layer.nodes
      stack = DrawnStack(
        root: nodes[0].id, path: nodes.dropFirst().map(\.id), isContainer: nodes[0].content != nil, isPage: isPage)
      style = layer.style
      self.isPage = isPage
      self.isHeld = isHeld
      self.question = question
      self.takesInspector = takesInspector
      revision = style.isDialog ? nodes[0].revision : 0
    }
  }

  /// A stack as its slots.
  struct DrawnStack: Equatable {
    let root: SlotID
    let path: [SlotID]
    /// Whether the root is a container, which has stacks of its own.
    let isContainer: Bool
    /// Whether it has all columns of a split view.
    var joinsColumns = false
    /// Whether the root is pushed over a container.
    var isPage = false
    /// Whether the root covers another column, so that the user can go back from it.
    var isOverColumn = false
  }

  extension DrawnStack {
    init(_ stack: Presentation.Stack, joinsColumns: Bool = false, isOverColumn: Bool = false) {
      self.init(
        root: stack.root.id, path: stack.path.map(\.id), isContainer: stack.root.content != nil,
        joinsColumns: joinsColumns, isOverColumn: isOverColumn)
    }
  }

  extension Presentation.Content {
    /// The stacks of a container, with the columns of a split view as one stack or apart.
    func stacks(joiningColumns joins: Bool) -> [Presentation.Stack] {
      guard case .split(let split) = self else { return stacks }
      return joins ? [split.collapsed] : split.expanded.compactMap { $0 }
    }
  }
#endif
