/// Why a verb was refused. Whatever the reason, nothing has changed.
public enum NavigationError: String, Error, Hashable, Sendable, CaseIterable {
  /// A push onto a layer that has no stack of its own.
  case noStack
  /// A dismissal of more layers than the flow presents.
  case nothingPresented
  /// More steps back than the flow has routes.
  case pastRoot
  /// A layer from a flow that has other flows' slots above it, or beside a column that has presented one.
  case buried
  /// A layer above an alert or a dialog, which has to be answered first.
  case underDialog
  /// A child flow for a slot that is shown as an alert or a dialog.
  case flowInDialog
  /// No slot of the flow matches.
  case notFound
  /// The slot is a root: a scene's cannot be removed, and a flow's is replaced by ``RouteStack/setRoot(_:)`` only.
  case rootSlot
  /// The flow is being edited already, or one of the scene's child flows is being made.
  case busy
  /// The flow was removed from its scene.
  case detached
  /// More than ``AnyCoordinator/maximumDepth`` flows would nest.
  case tooDeep
  /// A flow refused to let a slot go, by ``Coordinator/canLeave(_:)``.
  case cannotLeave
  /// A new payload for a slot whose child flow did not adopt it.
  case notAdopted
  /// A coordinator that already belongs to a scene or to another slot.
  case alreadyInUse
  /// A container that would have no flow left to show.
  case lastChild

  /// How many flows can nest.
  static let maximumDepth = 64
}

extension NavigationError: CustomStringConvertible {
  /// What was wrong and what was expected, in one sentence.
  public var description: String {
    switch self {
    case .noStack:
      "cannot push here: the layer was presented without a stack of its own; present it with a stack, or show the "
        + "destination as a sheet or a cover"
    case .nothingPresented: "there is nothing to dismiss: the flow presents fewer layers than that"
    case .pastRoot: "cannot go back that far: the flow has fewer screens above its root"
    case .buried:
      "cannot present here: other flows' screens lie above this flow, or a column beside it presents already; present from "
        + "the topmost flow"
    case .underDialog: "cannot present here: an alert or a dialog is on top; answer or dismiss it first"
    case .flowInDialog:
      "an alert or a dialog cannot hold a flow: child(for:) has to give none for a destination that is shown as one"
    case .notFound: "no screen of this flow matches"
    case .rootSlot: "the root of a scene cannot be removed, nor a flow's root replaced; set a new root instead"
    case .busy: "the flow cannot be changed while it is being edited or while a child flow is being made"
    case .detached: "the flow was removed from its scene and takes no more changes"
    case .tooDeep: "more than \(Self.maximumDepth) flows would nest; does a flow open itself?"
    case .cannotLeave: "the screen does not want to be left now"
    case .notAdopted: "the screen is drawn by a child flow, which did not adopt the new value"
    case .lastChild: "a container needs a flow to show: one of its tabs or pages has to stay"
    case .alreadyInUse: "the coordinator is in use elsewhere; make a new one for each slot, tab and column"
    }
  }
}
