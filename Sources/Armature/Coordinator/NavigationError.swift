import Foundation

/// The reason why a verb was refused. A refused verb has changed nothing, unless the reason is ``held``.
public enum NavigationError: Error, Hashable, Sendable {
  /// A push onto a layer that has no stack of its own.
  case noStack
  /// A dismissal of more layers than the flow presents, or of a layer around a flow that is in no sheet or cover.
  case nothingPresented
  /// More steps back than the flow has routes.
  case pastRoot
  /// A pop beneath the layer on top. ``RouteStack/goBack(_:)`` and ``RouteStack/goBackTo(_:)`` cross layers.
  case belowLayer
  /// A modal route from a flow below other flows' slots, or beside a column that presents something.
  case buried
  /// A route above an alert or a dialog, which has to be answered first. Also a route above tabs that show one.
  case underDialog
  /// A child flow for a slot that is shown as an alert or a dialog.
  case flowInDialog
  /// A search that no slot of the flow matches, or a tab that is not in the bar.
  case notFound
  /// A removal of a scene's or a tab's root, or a replacement of a flow's root. Only ``RouteStack/setRoot(_:)``
  /// replaces a root.
  case rootSlot
  /// A change of a flow while it is being edited, or of any flow of the scene while a child flow or a screen is being
  /// made.
  case busy
  /// A change or another use of a flow that was removed from its scene.
  case detached
  /// More than 64 nested flows.
  case tooDeep
  /// A step back or a swipe that ``Coordinator/canLeave(_:)`` does not allow.
  case cannotLeave
  /// A change that waits until the guards admit it, because one of them has answered
  /// ``Coordinator/hold(at:as:for:)``. The guard's destination is shown now; this is the only refusal that has changed
  /// something.
  case held
  /// A new payload for a slot whose child flow did not adopt it.
  case notAdopted
  /// A coordinator that already belongs to a scene or to another slot.
  case alreadyInUse
  /// A container without a flow to show.
  case lastChild
  /// A place that a guard does not admit, or where there is nothing to show, with the reason.
  case denied(AdmissionError)
  /// An error that code of the app has thrown, for example in a batch, with the error's message.
  case failed(String)

  /// The number of flows that can nest.
  package static let maximumDepth = 64
}

extension NavigationError: CustomStringConvertible {
  /// One sentence about the problem and the way out.
  public var description: String {
    switch self {
    case .noStack:
      "cannot push here: the layer was presented without a stack of its own; present it with a stack, or show the "
        + "destination as a sheet or a cover"
    case .nothingPresented: "cannot dismiss: the flow presents fewer layers than that, or is not in a sheet or cover"
    case .pastRoot: "cannot go back that far: the flow has fewer screens above its root"
    case .belowLayer:
      "cannot pop that far: the layer on top begins above that screen; use goBack or goBackTo, which cross layers"
    case .buried:
      "cannot present here: other flows' screens are above this flow, or a column beside it presents something; "
        + "present from the topmost flow"
    case .underDialog:
      "cannot show anything above an alert or a dialog: answer or dismiss it first, or ask with ask(_:) or confirm, which "
        + "waits for its turn"
    case .flowInDialog:
      "an alert or a dialog cannot open a child flow: return nil from child(for:) for this destination"
    case .notFound: "no screen of this flow matches"
    case .rootSlot: "a root cannot be removed or replaced; set a new root instead"
    case .busy: "the flow cannot be changed during another edit of it, or while a child flow or a screen is being made"
    case .detached: "the flow was removed from its scene and cannot be used any more; make a new one"
    case .tooDeep: "more than \(Self.maximumDepth) flows would nest; does a flow open itself?"
    case .cannotLeave: "this screen cannot be left now"
    case .held: "a guard shows another screen first; the change follows when the guards admit it"
    case .notAdopted: "the child flow in this slot did not adopt the new value"
    case .lastChild: "a container needs a flow to show: keep at least one of its tabs or pages"
    case .denied(.gone(let reason)): "there is nothing to show: \(reason)"
    case .denied(let error): "a guard does not admit it: \(error)"
    case .failed(let message): "the app's code failed: \(message)"
    case .alreadyInUse: "the coordinator is in use elsewhere; make a new one for each slot, tab and column"
    }
  }
}

/// An error that refuses a change for a reason of its own.
protocol Refusing: Error {
  /// The refusal that the error stands for.
  var refusal: NavigationError { get }
}

extension Error {
  /// The refusal that the error stands for.
  var refusal: NavigationError { (self as? any Refusing)?.refusal ?? self as? NavigationError ?? .failed(userMessage) }
}

/// The reason why a place is not shown: the guards do not admit it, or there is nothing to show.
public enum AdmissionError: Error, Hashable, Sendable {
  /// A guard's reason, for the user.
  case denied(String)
  /// There is nothing to show, with the flow's reason; see ``ChecksExistence/absence(of:)``.
  case gone(String)
  /// The app's guards contradict each other or themselves, such as two that redirect to each other without end. The
  /// sentence names the guards and the destinations.
  case mistake(String)
}

extension AdmissionError: Refusing {
  var refusal: NavigationError { .denied(self) }
}

extension AdmissionError: CustomStringConvertible {
  /// The reason in words.
  public var description: String {
    switch self {
    case .denied(let reason), .gone(let reason): reason
    case .mistake(let sentence): sentence
    }
  }
}

extension Error {
  /// The message for the user.
  var userMessage: String { (self as? any LocalizedError)?.errorDescription ?? "\(self)" }
}
