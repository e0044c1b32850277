/// An event in a scene, for logging and analytics.
public struct NavigationEvent: Sendable {
  /// The kinds of events.
  public enum Kind: Sendable {
    /// A new slot was shown, or a slot that was there before got another root or was moved down in its flow. `index` is
    /// its position in the flow; the root's is 0.
    case shown(Node, index: Int)
    /// A slot was removed, with the cause for this slot.
    case removed(Node, RemovalCause)
    /// A flow of a container became visible, such as a tab.
    case selected(String)
    /// The user looks at another screen: the topmost one; in columns side by side, the one in the last column that is
    /// not empty. ``Node/screenName`` is its name for screen tracking, and ``NavigationEvent/link`` leads to it. The
    /// first event is reported when a host first draws the scene, or with the first change.
    case visible(Node)
    /// A link was opened. The text also has the query items and the fragment that no destination has read.
    case linkOpened(String)
    /// A link could not be opened.
    case linkRefused(String, LinkError)
    /// A link waits until the guards admit it, or until the user has left unsaved work; see ``FlowScene/heldLink``.
    case linkHeld(String)
    /// A newer link has replaced a link that waited.
    case linkReplaced(String, by: String)
    /// A link has waited too long, and is not opened any more.
    case linkExpired(String)
    /// A guard does not admit a destination: a verb or a link was refused, or a line has ended below the destination.
    case denied(AdmissionError)
    /// A saved place was brought back, without the losses in the report.
    case restored(RestoreReport)
    /// A verb was refused and changed nothing. `verb` is its name with labels, such as `push(_:)`.
    case refused(verb: String, NavigationError)
    /// The action of a dialog's button failed, with a message for the user. The dialog is already removed.
    case actionFailed(title: String, message: String)
    /// A question with this text waits until the alert or the dialog on display is removed. If the question is shown
    /// later, `shown` and `removed` are reported for it. If it is refused, `refused` is reported.
    case questionWaits(String)
    /// A question that waited was not shown: its task was cancelled, or else its flow was removed, alone or with its
    /// scene.
    case questionEnded(String, isCancelled: Bool)
    /// The app's code breaks a rule: a destination has a screen and a child flow, `screen(in:)` navigates, a destination
    /// cannot be saved, too many questions wait, or, in debug builds, a pattern of ``Destination/links`` is wrong or a
    /// tab in SwiftUI has no title or no image. Debug builds also draw the message in place of the screen.
    case mistake(String)
  }

  /// A flow, with the flows around it.
  public struct Flow: Sendable {
    /// The state in which the flow is, and where it is there. Most events are read in part, or not at all.
    let state: SceneState
    let position: Position

    enum Position {
      case flow(FlowID)
      /// The flow that draws a slot.
      case drawing(SlotID)
    }

    /// The identity of the flow.
    public var id: FlowID { value.id }
    /// The slot that the flow takes: the one of its root.
    public var slot: SlotID { value.root.id }
    /// The types of the coordinators from the scene's root to the flow, such as
    /// `["AppCoordinator", "NotesCoordinator"]`. A flow that has left its scene has only its own.
    public var path: [String] {
      let path = treePath
      return (0...path.count).compactMap { state[Array(path.prefix($0))].map { "\($0.type)" } }
    }
    /// The type of the flow's coordinator.
    public var type: String { "\(value.type)" }

    private var value: FlowState { state[treePath] ?? state.root.value }
    private var treePath: TreePath {
      switch position {
      case .flow(let flow): state.path(to: flow) ?? []
      case .drawing(let slot): state.locate(slot).map(state.drawer)?.flow ?? []
      }
    }
  }

  /// The kind of the event, with its values.
  public let kind: Kind
  /// The cause of the event. All events of one change have the same.
  public let cause: ChangeCause
  /// The flow that the event belongs to: the one that owns the slot, the container, the guard, or the scene's root for
  /// links and saved places.
  public let flow: Flow
  /// The scene's name and its address, for the link of a `visible` event.
  var scene = ""
  var address: LinkAddress?

  /// The link to the screen of a `visible` event; `nil` when the screen has none, and for other events.
  ///
  /// - Complexity: O(*n*) in the number of slots. The link is made when it is read.
  public var link: String? {
    guard case .visible(let node) = kind, let slot = flow.state.locate(node.id) else { return nil }
    return try? LinkPath(of: flow.state, upTo: slot).text().written(at: address, scene: scene)
  }
}

extension Node {
  /// A name for screen tracking: the type and the case of the destination, such as `NotesDestination.note`. It has no
  /// payload, and is the same in every build and language.
  ///
  /// Only the type for a destination that is no enum, and for a case that describes itself and is not `Codable`.
  public var screenName: String { Armature.screenName(of: destination) }
}

extension NavigationEvent: CustomStringConvertible {
  /// One line for a log, such as `shown #4 note(id: 7) as .push`.
  public var description: String {
    switch kind {
    case .shown(let node, _): "shown \(node.id) \(node.destination) as \(node.style)"
    case .removed(let node, let cause): "removed \(node.id) \(node.destination) (\(cause))"
    case .selected(let name): "selected \(name) in \(flow.type)"
    case .visible(let node): "visible \(node.id) \(node.screenName)"
    case .linkOpened(let link): "opened \(link)"
    case .denied(let error): "denied by \(flow.type): \(error)"
    case .linkHeld(let link): "\(link) waits"
    case .linkReplaced(let link, let newer): "\(link) was replaced by \(newer)"
    case .linkExpired(let link): "\(link) has waited too long"
    case .linkRefused(let link, let error): "could not open \(link): \(error)"
    case .restored(let report): "restored \(report)"
    case .refused(let verb, let error): "refused \(flow.type).\(verb): \(error)"
    case .actionFailed(let title, let message): "\(title) failed: \(message)"
    case .questionWaits(let text): "question “\(text)” waits for its turn"
    case .questionEnded(let text, let isCancelled):
      "question “\(text)” was not shown: its \(isCancelled ? "task was cancelled" : "flow was removed")"
    case .mistake(let message): "mistake in \(flow.type): \(message)"
    }
  }
}
