/// An event in a scene, for logging and analytics.
public enum NavigationEvent: Sendable {
  /// A new slot was shown, or a slot got another root.
  case shown(Node)
  /// A slot was removed.
  case removed(Node, RemovalCause)
  /// A verb was refused and changed nothing.
  ///
  /// `verb` is its name with labels, such as `push(_:)`. `flow` is the type of the coordinator.
  case refused(verb: String, flow: String, NavigationError)
  /// A flow of a container became visible, such as a tab.
  ///
  /// `flow` is the type of the container.
  case selected(flow: String, name: String)
  /// The action of a dialog's button failed, with a message for the user. The dialog is already gone.
  case actionFailed(title: String, message: String)
  /// The app's code breaks a rule: a destination has a screen and a child flow, `screen(in:)` navigates, or, in debug
  /// builds, a pattern of ``Destination/links`` is wrong. Debug builds also draw the message in place of the screen.
  ///
  /// `flow` is the type of the coordinator.
  case mistake(flow: String, message: String)
  /// A link was opened.
  case linkOpened(String)
  /// A link could not be opened.
  case linkRefused(String, LinkError)
  /// A guard does not admit a destination. A verb or a link was refused, or a line has ended below the destination.
  ///
  /// `flow` is the type of the guard.
  case denied(flow: String, AdmissionError)
  /// A link waits until the guards admit it; see ``FlowScene/heldLink``.
  case linkHeld(String)
  /// A link that waited gave way to a newer one.
  case linkReplaced(String, by: String)
  /// A link has waited too long, and is not opened any more.
  case linkExpired(String)
}

extension NavigationEvent: CustomStringConvertible {
  /// One line for a log, such as `shown #4 note(id: 7) as .push`.
  public var description: String {
    switch self {
    case .shown(let node): "shown \(node.id) \(node.destination) as \(node.style)"
    case .removed(let node, let cause): "removed \(node.id) \(node.destination) (\(cause))"
    case .selected(let flow, let name): "selected \(name) in \(flow)"
    case .actionFailed(let title, let message): "\(title) failed: \(message)"
    case .mistake(let flow, let message): "mistake in \(flow): \(message)"
    case .linkOpened(let link): "opened \(link)"
    case .denied(let flow, let error): "denied by \(flow): \(error)"
    case .linkHeld(let link): "\(link) waits"
    case .linkReplaced(let link, let newer): "\(link) gave way to \(newer)"
    case .linkExpired(let link): "\(link) has waited too long"
    case .linkRefused(let link, let error): "could not open \(link): \(error)"
    case .refused(let verb, let flow, let error): "refused \(flow).\(verb): \(error)"
    }
  }
}
