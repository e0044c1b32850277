#if canImport(SwiftUI)
  import Armature
  import SwiftUI

  /// A model for as long as somebody else holds it.
  struct WeakSlot {
    weak var model: SlotModel?
  }

  /// A slot on display: it alone is drawn again when its node has changed.
  @MainActor
  final class SlotModel: ObservableObject {
    let id: SlotID
    @Published private(set) var node: Node?
    /// Whether the user may leave the slot now by going back, as of when it was on top.
    @Published private(set) var letsGo: Bool
    private let scene: FlowScene
    /// What was drawn last, for the time in which the slot is gone and still on its way out.
    private var lastContent: ScreenContent?
    private var lastFlow: FlowReference?

    init(id: SlotID, node: Node?, letsGo: Bool, scene: FlowScene) {
      self.id = id
      self.node = node
      self.letsGo = letsGo
      self.scene = scene
    }

    func update(_ node: Node, isAnimated: Bool) {
      guard node != self.node else { return }
      // Nothing else animates that there is another root in the slot.
      let isFaded = isAnimated && self.node.map { $0.generation != node.generation } ?? false
      if isFaded { withAnimation { self.node = node } } else { self.node = node }
    }

    func update(letsGo: Bool) { if letsGo != self.letsGo { self.letsGo = letsGo } }

    var content: ScreenContent? {
      if let content = scene.screen(of: id) { lastContent = content }
      return lastContent
    }

    /// The flow that draws the slot, or drew it last; the same object for the same flow.
    var flow: FlowReference? {
      if let flow = scene.flow(drawing: id), flow !== lastFlow?.flow { lastFlow = FlowReference(flow) }
      return lastFlow
    }

    func didAppear() { scene.didDraw(id) }
    func goBack() { scene.back() }
  }
#endif
