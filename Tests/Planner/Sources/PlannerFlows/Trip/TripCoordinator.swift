import Armature

/// One trip.
final class TripCoordinator: Coordinator<TripDestination>, ChecksExistence {
  private let id: Trip.ID
  private let session: Planner

  init(id: Trip.ID, session: Planner) {
    self.id = id
    self.session = session
    super.init(root: .overview)
  }

  /// The trip in the store; `nil` after it has been deleted.
  var trip: Trip? { session[id] }

  func absence(of destination: TripDestination) -> String? {
    switch destination {
    case .overview: return nil
    case .day(let day): return trip.map { 1...$0.dayCount ~= day } == false ? "the trip has no day \(day)" : nil
    case .activity(let day, let id):
      return trip?.activities(on: day).contains { $0.id == id } == false ? "the activity is gone" : nil
    }
  }

  /// Asks the user, deletes the trip, and goes back to the list.
  func delete(_ trip: Trip) async {
    guard await confirm("Delete “\(trip.name)”?", action: "Delete", role: .destructive) else { return }
    session[id] = nil
    leave()
  }
}
