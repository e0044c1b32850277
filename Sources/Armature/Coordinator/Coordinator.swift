/// A flow: a root, the routes above it, and their child flows.
///
/// Subclass it for a flow with dependencies, child flows or rules of its own, and name the subclass as the
/// destination's ``Destination/Flow``. Dependencies are stored properties.
///
/// ```swift
/// final class NotesCoordinator: Coordinator<NotesDestination> {
///   let store: NoteStore
///
///   init(store: NoteStore) {
///     self.store = store
///     super.init(root: .list)
///   }
///
///   override func child(for destination: NotesDestination) -> AnyCoordinator? {
///     switch destination {
///     case .list, .note: nil
///     case .settings: SettingsCoordinator(onReset: { [store] in store.notes = [] })
///     }
///   }
/// }
/// ```
///
/// Five methods go back. They differ in what they remove:
///
/// - ``goBack(_:)``: the flow's last routes, pushed or presented.
/// - ``pop(_:)``: the flow's last routes, only if all of them were pushed in the current layer.
/// - ``dismiss(_:)``: the last sheets, covers and other layers that the flow presents, with everything above them.
/// - ``AnyCoordinator/leave()``: the flow itself, with everything in it.
/// - ``AnyCoordinator/leaveLayer()``: the sheet, cover or other layer that the flow is in, whichever flow presents it.
///
/// These and the other methods that change a flow are its verbs. A verb returns whether its change was made. A refused
/// verb changes nothing and is reported as ``NavigationEvent/Kind/refused(verb:_:)``. ``edit(_:)`` throws the reason
/// instead. Every verb is refused in a flow that was removed from its scene, and when a guard denies a new destination.
@MainActor
open class Coordinator<D: Destination>: AnyCoordinator {
  /// Creates a flow with only a root.
  ///
  /// - Parameter root: The destination at the bottom, until ``setRoot(_:)`` replaces it.
  public init(root: D) {
    var state = FlowState(root: DestinationBox(root))
    state.hidesSteps = Self.hidesSteps
    super.init(state)
  }

  // MARK: Content

  /// The destination at the bottom.
  public final var root: D {
    registerRead()
    return state.root.destination.value(as: D.self)
  }
  /// The routes above the root, the last one on top.
  ///
  /// - Complexity: O(*n*).
  public final var routes: [Route<D>] { routeStack.routes }
  /// The slot of the root, which a child flow shares with its parent.
  public final var rootID: SlotID { state.root.id }
  /// The flow's stack as a value.
  package final var routeStack: RouteStack<D> {
    registerRead()
    guard let core, let path else { return RouteStack(flow: state) }
    return RouteStack(core.current, at: path)
  }

  // MARK: To override

  /// Makes the child flow that a destination opens, if any. Called once for each slot, when the slot enters the
  /// scene; ``routes`` already ends with it. The slot owns the child flow. For a slot without a child flow, called
  /// again when the destination changes in place.
  ///
  /// Return a new coordinator, and put outside effects into its ``AnyCoordinator/didEnter()``: the flow may be dropped
  /// again, for example because a guard does not admit its destination. Within this method, only the new flow can be
  /// changed; the rest of the scene refuses changes.
  ///
  /// - Parameter destination: The destination of a slot of this flow.
  /// - Returns: A new coordinator, or `nil` for a destination with a screen of its own.
  open func child(for destination: D) -> AnyCoordinator? { nil }

  /// Returns whether the user may leave a slot by going back, by closing its layer, or by another choice in a list
  /// bound to its column. Verbs do not call it. A flow that ``AsksToLeave`` can ask the user then.
  ///
  /// - Parameter slot: A slot of this flow, including the root's in a child flow.
  /// - Returns: Whether the user may leave. The default is `true`.
  open func canLeave(_ slot: Slot<D>) -> Bool { true }

  /// Called each time when the user sees one of the flow's own screens again, for example to reload it: after everything
  /// above it was removed, or when its tab is selected again.
  ///
  /// ```swift
  /// override func didReturn(to destination: ShoppingDestination) {
  ///   Task { await list.reload() }
  /// }
  /// ```
  ///
  /// Not called when a screen is visible for the first time, also after a relaunch: use its ``Screen/task(_:)`` or
  /// ``AnyCoordinator/didEnter()``. A root that has replaced another one is a new screen. Not called for the screen
  /// behind an alert, a dialog or an inspector, since it has been visible all the time. Not called when the app or a
  /// window enters the foreground. In columns side by side, each column has a visible screen.
  ///
  /// Called after the change, so the method may navigate.
  ///
  /// - Parameter destination: The destination of the screen.
  open func didReturn(to destination: D) {}

  /// Applies a new destination of a slot, set by ``update(_:_:)``, to the slot's child flow. The default refuses.
  ///
  /// - Parameters:
  ///   - destination: The new destination. The slot gets it if the child flow takes it.
  ///   - child: The child flow that was made for the slot's old destination.
  /// - Returns: Whether the child flow took the destination.
  open func adopt(_ destination: D, in child: AnyCoordinator) -> Bool { false }

  // MARK: Types

  package final override func makeChild(for destination: any BoxedDestination) -> AnyCoordinator? {
    child(for: destination.value(as: D.self))
  }

  final override func adopts(_ destination: any BoxedDestination, in child: AnyCoordinator) -> Bool {
    adopt(destination.value(as: D.self), in: child)
  }

  final override func allowsLeaving(_ slot: SlotState, isRoot: Bool) -> Bool {
    Slot(slot, isRoot: isRoot).map(canLeave) ?? true
  }

  final override func notifyReturn(to slot: SlotID) {
    let state = state
    if let index = state.index(of: slot), let destination = state.slots[index].value(as: D.self) {
      didReturn(to: destination)
    }
  }

  final override func hasScreen(_ slot: SlotState) -> Bool {
    guard let flow = self as? D.Flow, let screen = slot.value(as: D.self)?.screen(in: flow) else { return false }
    return !screen.isChild && !screen.isDefault
  }

  final override var mistakeInLinks: Mistake? {
    D.linkTable.mistake.map { Mistake(flow: self, message: $0) }
  }

  final override func archivedDestination(from decoder: any Decoder) throws -> any BoxedDestination {
    let destination = try D.archived(from: decoder)
    // Asked before the guards here, so that the app makes no child flow for it.
    if let checker = self as? any ChecksExistence,
      let reason = core?.asking({ checker.absence(ofBoxed: destination) }) ?? nil
    {
      throw RestoreReport.Reason.gone(reason)
    }
    return destination
  }

  final override func screen(of slot: SlotState, isRoot: Bool) -> ScreenContent {
    let style = slot.style
    guard let slot = Slot<D>(slot, isRoot: isRoot) else { return super.screen(of: slot, isRoot: isRoot) }
    // The compiler cannot rule out a `Coordinator<D>` that is not the subclass `D.Flow`.
    guard let flow = self as? D.Flow else {
      let message = "\(D.self) is drawn by a \(D.Flow.self), but this flow is a \(type(of: self))."
      return Screen("\(slot.destination)") { TextRow(message) }.bound(to: self, slot: slot, style: style)
    }
    return slot.destination.screen(in: flow).bound(to: flow, slot: slot, style: style)
  }
}

/// The slot of a flow's root or of one of its routes, for ``Coordinator/canLeave(_:)``.
public struct Slot<D: Destination>: Identifiable, Hashable, Sendable {
  /// The identity of the slot.
  public let id: SlotID
  /// The slot's destination.
  public let destination: D
  /// Whether it is the flow's root, which a child flow shares with its parent.
  public let isRoot: Bool

  /// Creates the typed view of a slot; `nil` for a question.
  init?(_ slot: SlotState, isRoot: Bool) {
    guard let destination = slot.value(as: D.self) else { return nil }
    id = slot.id
    self.destination = destination
    self.isRoot = isRoot
  }
}
