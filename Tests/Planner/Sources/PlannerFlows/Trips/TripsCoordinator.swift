import Armature

/// The tab of the trips.
final class TripsCoordinator: Coordinator<TripsDestination>, ChecksExistence {
  let session: Planner

  init(session: Planner) {
    self.session = session
    super.init(root: .start)
  }

  override func child(for destination: TripsDestination) -> AnyCoordinator? {
    switch destination {
    case .start: nil
    case .tripPage(let id): TripCoordinator(id: id, session: session)
    case .newTrip: NewTripCoordinator().onFinish { [session] in session.add($0) }
    }
  }

  /// Says that a trip is gone: a link to it is refused, and its screens are removed.
  func absence(of destination: TripsDestination) -> String? {
    guard case .tripPage(let id) = destination, session[id] == nil else { return nil }
    return "the trip is gone"
  }
}
