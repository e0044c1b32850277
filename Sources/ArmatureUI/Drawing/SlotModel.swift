#if canImport(SwiftUI)
  import Armature
  import Combine
  import SwiftUI

  /// A slot on display. When its node changes, this slot alone is drawn again.
  @MainActor
  final class SlotModel: ObservableObject {
    let id: SlotID
    @Published private(set) var node: Node?
    /// Whether the user may go back from the slot, as of when it was last on top.
    @Published private(set) var canGoBack: Bool
    /// Whether its screen has appeared and not disappeared since.
    var isOnDisplay = false
    /// Whether it has a screen, which has never appeared.
    var isNew: Bool { node?.content == nil && !hasAppeared }
    private var hasAppeared = false
    private let scene: FlowScene
    /// The last drawing, for use after the slot is removed and until its view is off display.
    private var lastContent: ScreenContent?
    private var lastFlow: FlowReference?

    init(id: SlotID, node: Node?, canGoBack: Bool, scene: FlowScene) {
      self.id = id
      self.node = node
      self.canGoBack = canGoBack
      self.scene = scene
    }

    func update(_ node: Node, isAnimated: Bool) {
      guard node != self.node else { return }
      // Nothing else animates a new root in the same slot.
      let isFaded = isAnimated && self.node.map { $0.generation != node.generation } ?? false
      if isFaded { withAnimation { self.node = node } } else { self.node = node }
    }

    func update(canGoBack: Bool) { if canGoBack != self.canGoBack { self.canGoBack = canGoBack } }

    var content: ScreenContent? {
      if let content = scene.screen(of: id) { lastContent = content }
      return lastContent
    }

    /// The flow that draws the slot, or drew it last. It is the same object for the same flow.
    var flow: FlowReference? {
      if let flow = scene.flow(drawing: id), flow !== lastFlow?.flow { lastFlow = FlowReference(flow) }
      return lastFlow
    }

    /// Whether the wireframe shows a mistake in the app's code. Always `false` in release builds.
    var drawsMistake: Bool { scene.drawsMistake(at: id) }

    /// The text in the field of a dialog.
    var dialogText: String? {
      if case .field(_, let text, _, _)? = content?.dialog?.field?.kind { text } else { nil }
    }

    /// Taps a button of a dialog as it is now. The system may still show it as it was when the dialog appeared.
    func tap(_ button: RowContent) {
      let current = content?.dialog?.buttons.first { $0.id == button.id } ?? button
      if case .button(_, _, _, let tap) = current.kind { tap() }
    }

    func didAppear() {
      (isOnDisplay, hasAppeared) = (true, true)
      scene.didDraw(id)
    }

    func goBack() {
      let presentation = scene.presentation
      // The screen beside an inspector has a back button of its own.
      if presentation.top.style.kind == .inspector, !presentation.top.line.contains(where: { $0.id == id }),
        let below = presentation.slot(below: id)
      {
        scene.pop(to: below)
      } else {
        scene.back()
      }
    }
  }
#endif
