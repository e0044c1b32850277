/// Something that a user does in an app.
package enum UserAct: Sendable {
  /// Opens a link, taps a button or switches a toggle.
  case tap(RowID, in: SlotID)
  /// Gives an input row a value, here as the text to type.
  case enter(String, RowID, in: SlotID)
  case back
  case pop(to: SlotID)
  case dismiss(SlotID)
  case select(String, in: SlotID)
  case open(link: String)
  case popToRoot
  /// Turns to a scene, or opens it.
  case turn(scene: String)
  case close(scene: String)

  /// Whether this code runs because of an act: within it, or in a task that the act has started.
  @TaskLocal package static var isRunning = false
}

/// The acts of users, for recorders. A recorder receives an act before it is done.
@MainActor
package final class UserActs {
  private let observers = Observers<Moment>()
  /// The slots about which the user is asked because of an act.
  var askedSlots: Set<SlotID> = []

  enum Moment {
    case begins(UserAct)
    /// An act that was refused and has changed nothing does not count, unless the user is asked about it.
    case ends(counts: Bool)
  }

  /// Whether an act is reported now.
  var isHeard: Bool { !observers.isEmpty && !UserAct.isRunning }

  /// Does what a user has asked for. An act within another one is its consequence, and observers do not receive it.
  ///
  /// - Parameters:
  ///   - act: The act for observers. Evaluated only if it is reported.
  ///   - counts: Whether the act counts, by the result of the work.
  ///   - work: Does what the user has asked for.
  /// - Returns: The result of the work.
  /// - Throws: The error of the work. The act does not count then.
  func perform<Value, Failure: Error>(
    _ act: @autoclosure () -> UserAct, counts: (Value) -> Bool = { _ in true }, _ work: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    guard isHeard else { return try work() }
    observers.notify(.begins(act()))
    let result = UserAct.$isRunning.withValue(true) { Result(catching: work) }
    observers.notify(.ends(counts: (try? result.get()).map(counts) ?? false))
    return try result.get()
  }

  /// Calls back before each act, and after it with whether it counts.
  @discardableResult
  package func observe(
    begins: @escaping (UserAct) -> Void, ends: @escaping (_ counts: Bool) -> Void
  ) -> ObservationToken {
    observers.add { moment in
      switch moment {
      case .begins(let act): begins(act)
      case .ends(let counts): ends(counts)
      }
    }
  }
}

extension FlowScene {
  /// The acts of the user in the scene.
  package var acts: UserActs { core.delivery.acts }

  /// Whether the user is asked about an act.
  package var isAskingUser: Bool { !acts.askedSlots.isEmpty }

  /// Does what the user has asked for.
  ///
  /// - Returns: Whether it was done.
  func asUser(_ act: @autoclosure () -> UserAct, _ work: () -> Bool) -> Bool {
    guard acts.isHeard else { return work() }
    let before = core.current
    return acts.perform(act(), counts: { $0 || isAskingUser || !core.current.isSame(as: before) }, work)
  }
}
