import Armature

/// An event in a scene, in words, for traces and for the comments in a script.
package struct EventDescription: Hashable, Sendable, Codable {
  package enum Kind: String, Hashable, Sendable, Codable {
    case shown, removed, selected, refused, failed, mistake, opened, held, scene
  }

  package let kind: Kind
  /// The name of the scene.
  package let scene: String
  package let text: String
  /// The cause of a removal, or the reason of a refusal.
  package let cause: String?
}

extension EventDescription {
  /// Creates an event; `nil` for the visible screen, which the display shows.
  init?(_ event: NavigationEvent, in scene: String) {
    self.scene = scene
    switch event.kind {
    case .visible: return nil
    case .shown(let node, _): (kind, text, cause) = (.shown, "\(node.destination) as \(node.style)", nil)
    case .removed(let node, let cause): (kind, text, self.cause) = (.removed, "\(node.destination)", "\(cause)")
    case .selected(let name): (kind, text, cause) = (.selected, "\(name) in \(event.flow.type)", nil)
    case .refused(let verb, let error): (kind, text, cause) = (.refused, "\(event.flow.type).\(verb)", "\(error)")
    case .actionFailed(let title, let message): (kind, text, cause) = (.failed, title, message)
    case .mistake(let message): (kind, text, cause) = (.mistake, event.flow.type, message)
    case .questionWaits(let text): (kind, self.text, cause) = (.held, text, nil)
    case .questionEnded(let text, let isCancelled):
      (kind, self.text) = (.refused, text)
      cause = "it was not shown: its \(isCancelled ? "task was cancelled" : "flow was removed")"
    case .linkOpened(let link): (kind, text, cause) = (.opened, link, nil)
    case .restored(let report):
      (kind, text, cause) = (.opened, "the saved place", report.losses.first.map { "without \($0)" })
    case .linkRefused(let link, let error): (kind, text, cause) = (.refused, link, "\(error)")
    case .denied(let error): (kind, text, cause) = (.refused, event.flow.type, "\(error)")
    case .linkHeld(let link): (kind, text, cause) = (.held, link, nil)
    case .linkReplaced(let link, let newer): (kind, text, cause) = (.refused, link, "\(newer) is newer")
    case .linkExpired(let link): (kind, text, cause) = (.refused, link, "it has waited too long")
    }
  }

  /// Creates the event of a change in the directory of scenes.
  init(_ change: SceneChange) {
    let (name, text) =
      switch change {
      case .opened(let name): (name, "opened")
      case .closed(let name): (name, "closed")
      case .current(let name): (name ?? "", name == nil ? "none is open" : "on display")
      }
    self.init(kind: .scene, scene: name, text: text, cause: nil)
  }
}
