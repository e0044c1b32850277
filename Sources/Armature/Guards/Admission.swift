/// A flow that decides which destinations may be shown, in it and in all flows within it.
///
/// The guards are asked about every way in: verbs, links, tabs, archives, and the launch of the app. The flows are
/// asked from the scene's root down, and the first answer other than ``Admission/allow`` counts.
///
/// ```swift
/// func admit(_ request: AdmissionRequest) -> Admission {
///   switch request.destination as? BankDestination {
///   case .account where !session.isSignedIn: hold(at: .signIn)
///   case .signIn where session.isSignedIn: .deny("You are signed in already.")
///   default: .allow
///   }
/// }
/// ```
///
/// Where the system has Observation, the guards are asked again when an `@Observable` model that they have read
/// changes. Elsewhere, call ``FlowScene/checkGuards()``.
@MainActor
public protocol Guarding: AnyCoordinator {
  /// Decides whether a destination may be shown. Flows can be read here, but not changed. If a guard changes a model
  /// that it reads, a ``NavigationEvent/Kind/mistake(_:)`` reports it, once.
  ///
  /// - Parameter request: The destination, the flow that shows it, and the cause.
  /// - Returns: The answer, for example ``Admission/allow``.
  func admit(_ request: AdmissionRequest) -> Admission
}

/// A destination that is about to be shown. Guards decide about it in ``Guarding/admit(_:)``.
@MainActor
public struct AdmissionRequest {
  /// The destination. A guard casts it to the type that it knows.
  public let destination: any Destination
  /// The flow that shows it.
  public let flow: AnyCoordinator
  /// Who shows it. ``ChangeCause/guards`` for a place that is shown already.
  public let cause: ChangeCause
}

/// A guard's answer to an ``AdmissionRequest``.
///
/// Another destination is shown by ``Coordinator/redirect(to:as:)`` and ``Coordinator/hold(at:as:for:)``.
public struct Admission: Sendable {
  let kind: Kind

  /// The destination may be shown.
  public static let allow = Self(kind: .allow)

  /// The destination may not be shown.
  ///
  /// A verb or a link is refused and changes nothing. An archive, and a place that is already shown, end below the
  /// destination.
  ///
  /// - Parameter reason: The reason, for the user. A refused change has it in ``NavigationError/denied(_:)``.
  /// - Returns: The answer for ``Guarding/admit(_:)``.
  public static func deny(_ reason: String) -> Self { Self(kind: .deny(reason)) }

  enum Kind: Sendable {
    case allow
    case deny(String)
    case redirect(Detour)
    /// A link waits.
    case hold(Detour, seconds: Double?)
  }

  /// The destination that a guard shows instead of another one.
  struct Detour: Sendable {
    var destination: any Destination { slot.destination.destination }
    let flow: FlowID
    let slot: SlotState

    func isEqual(to other: Self) -> Bool { flow == other.flow && slot.destination.isEqual(to: other.slot.destination) }
  }

  /// The destination that is shown instead, if there is one.
  var detour: Detour? {
    switch kind {
    case .allow, .deny: nil
    case .redirect(let detour), .hold(let detour, _): detour
    }
  }

  /// The answer of a guard that does not allow a destination.
  package struct Verdict: Sendable {
    /// The destination.
    package var destination: any Destination { box.destination }
    let box: any BoxedDestination
    /// The type of the guard.
    package let flow: String
    /// The answer.
    package let answer: Admission
  }
}

extension Admission.Verdict: CustomStringConvertible {
  /// A line such as `but AppCoordinator shows signIn instead of account`.
  package var description: String {
    switch answer.kind {
    case .allow: "and \(flow) allows \(destination)"
    case .deny(let reason): "but \(flow) denies \(destination): \(reason)"
    case .redirect(let detour): "but \(flow) shows \(detour.destination) instead of \(destination)"
    case .hold(let detour, _): "but \(flow) shows \(detour.destination) until it allows \(destination)"
    }
  }
}

extension Coordinator {
  /// Returns the answer of a guard that shows another destination instead, above this flow's last slot.
  ///
  /// The line ends below the destination that the guard was asked about. If that is the root of this flow, it is
  /// replaced. A flow that already shows the other destination does not change. The guard is also asked about the other
  /// destination. If its answer names that destination again, the destination and its flow are admitted.
  ///
  /// - Parameters:
  ///   - destination: The destination to show instead.
  ///   - style: How it appears; `nil` asks the destination.
  /// - Returns: The answer for ``Guarding/admit(_:)``.
  public final func redirect(to destination: D, as style: PresentationStyle? = nil) -> Admission {
    Admission(kind: .redirect(detour(to: destination, as: style)))
  }

  /// Returns the answer of a guard that shows another destination instead, and keeps the place that a link, a row, a
  /// tab or a verb asks for now. The place is shown when the guards admit it. A place that was shown before is not
  /// kept.
  ///
  /// The scene keeps one place, also in its archive if the place has a link. A newer place replaces it. The place is
  /// given up when the user leaves the other destination. Each end is reported as an event. Another guard, or the same
  /// one, may hold the place at a next screen, such as the choice of a plan.
  ///
  /// A verb that waits returns `false`. ``edit(_:)`` and ``FlowScene/batch(_:)`` throw ``NavigationError/held``, and
  /// ``run(_:as:style:)`` continues to wait for the value.
  ///
  /// - Parameters:
  ///   - destination: The destination to show meanwhile, such as a sign-in. It can read ``FlowScene/heldLink``.
  ///   - style: How it appears; `nil` asks the destination.
  ///   - seconds: The time until the link expires; `nil` is without a limit.
  /// - Returns: The answer for ``Guarding/admit(_:)``.
  public final func hold(
    at destination: D, as style: PresentationStyle? = nil, for seconds: Double? = nil
  ) -> Admission {
    Admission(kind: .hold(detour(to: destination, as: style), seconds: seconds))
  }

  private final func detour(to destination: D, as style: PresentationStyle?) -> Admission.Detour {
    Admission.Detour(
      flow: flowID, slot: SlotState(style: style ?? destination.style, destination: DestinationBox(destination)))
  }
}
