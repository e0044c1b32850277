import Armature

extension Trace.Event {
  init(_ event: NavigationEvent, in scene: String) {
    self.scene = scene
    switch event {
    case .shown(let node): (kind, text, cause) = (.shown, "\(node.destination) as \(node.style)", nil)
    case .removed(let node, let cause): (kind, text, self.cause) = (.removed, "\(node.destination)", "\(cause)")
    case .selected(let flow, let name): (kind, text, cause) = (.selected, "\(name) in \(flow)", nil)
    case .refused(let verb, let flow, let error): (kind, text, cause) = (.refused, "\(flow).\(verb)", "\(error)")
    case .actionFailed(let title, let message): (kind, text, cause) = (.failed, title, message)
    case .mistake(let flow, let message): (kind, text, cause) = (.mistake, flow, message)
    case .linkOpened(let link): (kind, text, cause) = (.opened, link, nil)
    case .linkRefused(let link, let error): (kind, text, cause) = (.refused, link, "\(error)")
    case .denied(let flow, let error): (kind, text, cause) = (.refused, flow, "\(error)")
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
