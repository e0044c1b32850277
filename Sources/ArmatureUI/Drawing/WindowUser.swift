#if canImport(SwiftUI)
  import Armature
  import Combine
  import Foundation

  /// Performs the user's actions in a window, as SwiftUI reports them, in the scene.
  @MainActor
  struct WindowUser {
    let window: WindowModel
    private var scene: FlowScene { window.scene }
    private var layers: DrawnLayers { window.layers }

    /// A layer has appeared. Its animation may still run.
    func didAppear(_ id: SlotID) {
      layers.didAppear(id)
      if window.isLocked { window.objectWillChange.send() }
      if layers.losesInspector(id), let node = window.slots.nodes[id] { window.mistakes.report(lostInspector: node) }
    }

    /// A layer is off display.
    func didDisappear(layer id: SlotID) {
      layers.didDisappear(id)
      if window.isLocked { window.objectWillChange.send() }
      didDisappear(id)
    }

    /// The view of a slot is off display. Another page of its layer may hide it.
    func didDisappear(_ id: SlotID) {
      didLoseSource(of: id)
      window.slots.drawn(id)?.isOnDisplay = false
      window.runner?.didDisappear(id)
    }

    /// The view at which a layer was presented may be removed. If so, the layer below presents the layer once more.
    func didLoseSource(of id: SlotID) { if layers.losesSource(of: id) { window.objectWillChange.send() } }

    /// The user closes a held sheet, and has answered the question before.
    func leave(_ id: SlotID) { if layers.contains(id), scene.dismissConfirmed(id) { didRemove(id) } }

    /// The user closed a layer.
    func dismiss(_ id: SlotID) {
      guard layers.contains(id), let layer = layers[id] else { return }
      if window.isLocked { return presentAgain(id) }
      // A page's own view may close it.
      let isGone =
        layer.isPage ? scene.presentation.slot(below: id).map { scene.pop(to: $0) } ?? true : scene.dismiss(id)
      guard !isGone else { return didRemove(id) }
      // The system cannot hold a sheet, as on iOS 14, and has closed one that the flow keeps.
      presentAgain(id)
    }

    /// The window has another width.
    func turnInspector(above id: SlotID) {
      if window.isSeen, let inspector = layers.turningInspector(above: id) { presentAgain(inspector) }
    }

    /// Draws the window without a layer, and presents the layer again.
    private func presentAgain(_ id: SlotID) {
      window.hold()
      didRemove(id)
    }

    /// The system closes a dialog. It calls the tapped button's action before or after this, also in another turn of
    /// the run loop, so the dialog counts as cancelled only if it is still open some frames later. An alert that is
    /// still open although only its buttons can close it was dropped by the system. It is presented again.
    func close(dialog id: SlotID) {
      guard window.closing != id, layers.contains(id) else { return }
      window.closing = id
      Task { [weak window, pace = window.pace] in
        await pace.sleep(TransitionPacing.unanimatedSeconds)
        if window?.user.isClosedByButtons(id) == true {
          await pace.sleep(TransitionPacing.standardSeconds)
        } else {
          window?.user.dismiss(id)
        }
        if window?.closing == id { window?.closing = nil }
      }
    }

    /// Whether each way to close an alert is a tap on one of its buttons. To an alert whose buttons are all destructive
    /// the system adds one of its own.
    private func isClosedByButtons(_ id: SlotID) -> Bool {
      guard layers[id]?.style.kind == .alert, let buttons = scene.screen(of: id)?.dialog?.buttons else { return false }
      return buttons.contains {
        if case .button(let role, _, _, _) = $0.kind { role != .destructive } else { false }
      }
    }

    /// The user has removed a slot, and all above it.
    func didRemove(_ id: SlotID) {
      guard let runner = window.runner else { return }
      runner.didRemove(id)
      window.draw(runner.shown)
    }

    /// The user opened a link. The scene reports one that leads nowhere.
    func open(_ link: String) {
      if let directory = scene.directory {
        _ = try? directory.open(link: link, asksToLeave: true)
      } else {
        _ = try? scene.open(link, asksToLeave: true)
      }
    }
  }
#endif
