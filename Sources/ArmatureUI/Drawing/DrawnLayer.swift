#if canImport(SwiftUI)
  import Armature

  /// A layer as the views around its stack draw it.
  struct DrawnLayer: Equatable, Identifiable {
    let root: SlotID
    let style: PresentationStyle
    /// Whether the root is a container, which has stacks of its own.
    let isContainer: Bool
    /// Whether its slots are pushed over a container.
    let isPage: Bool
    /// Whether the user may not close it now.
    let isHeld: Bool
    /// Whether an inspector may be beside it. It is decided when the layer appears.
    let takesInspector: Bool
    /// The question before the user closes the held sheet; `nil` if its flow asks none, or none that it knows yet.
    let question: LeavingQuestion?
    /// The revision of a dialog's screen, which the layer itself draws; 0 for other layers.
    let revision: Int

    nonisolated var id: SlotID { root }

    /// The kind of presentation that shows it.
    var kind: PresentationStyle.Kind { isPage ? .cover : style.kind }

    /// Whether it has a stack, or containers with stacks.
    var hasStack: Bool { !style.isModal || style.hasStack || isContainer }

    /// Whether the root is drawn without a stack around it.
    var isAlone: Bool { style.isModal && !style.hasStack || isContainer && !isPage }
  }
#endif
