#if canImport(SwiftUI)
  import Armature
  import Foundation

  // What the user does in a window, as SwiftUI reports it.
  extension WindowModel {
    /// The user closes a held sheet, and has answered the question before.
    func leave(_ id: SlotID) { if layers.contains(id), scene.dismissConfirmed(id) { didRemove(id) } }

    /// The user closed a layer.
    func dismiss(_ id: SlotID) {
      guard let layer = layers.all.first(where: { $0.root == id }) else { return }
      // A page's own view may close it.
      let isGone =
        layer.isPage ? scene.presentation.slot(below: id).map { scene.pop(to: $0) } ?? true : scene.dismiss(id)
      guard !isGone else { return didRemove(id) }
      // The system cannot hold a sheet, as on iOS 14, and has closed one that the flow keeps.
      presentAgain(id)
    }

    /// Draws the window without a layer, and presents the layer again.
    func presentAgain(_ id: SlotID) {
      hold()
      didRemove(id)
    }

    /// The system closes a dialog. It calls the tapped button's action before or after this, also in another turn of
    /// the run loop, so the dialog counts as cancelled only if it is still open some frames later. An alert that is still
    /// open although only its buttons can close it was dropped by the system. It is presented again.
    func close(dialog id: SlotID) {
      guard closing != id, layers.contains(id) else { return }
      closing = id
      Task { [weak self, pace] in
        await pace.sleep(TransitionPacing.unanimatedSeconds)
        if self?.isClosedByButtons(id) == true {
          await pace.sleep(TransitionPacing.standardSeconds)
        } else {
          self?.dismiss(id)
        }
        if self?.closing == id { self?.closing = nil }
      }
    }

    /// Whether each way to close an alert is a tap on one of its buttons. To an alert whose buttons are all destructive the
    /// system adds one of its own.
    private func isClosedByButtons(_ id: SlotID) -> Bool {
      guard layers[id]?.style.kind == .alert, let buttons = scene.screen(of: id)?.dialog?.buttons else { return false }
      return buttons.contains {
        if case .button(let role, _, _, _) = $0.kind { role != .destructive } else { false }
      }
    }

    /// The user has removed a slot, and all above it.
    func didRemove(_ id: SlotID) {
      guard let runner else { return }
      runner.didRemove(id)
      draw(runner.shown)
    }

    func open(_ url: URL) { open(link: url.absoluteString) }

    /// Opens a link in the directory, or else in the scene. The scene reports a link that leads nowhere.
    func open(link: String) {
      if let directory = scene.directory {
        _ = try? directory.open(link: link, asksToLeave: true)
      } else {
        try? scene.open(link, asksToLeave: true)
      }
    }
  }
#endif
