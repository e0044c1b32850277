import Observation

/// The app's data, in memory.
@MainActor
@Observable
package final class Planner {
  /// The name of the user who is signed in; `nil` for none.
  package var user: String?
  package var avatar: String?

  private var tripsByID: [Trip.ID: Trip]
  /// The last id. It is never used again: links and archives may still name a deleted trip.
  private var lastID: Trip.ID

  package init(trips: [Trip] = Trip.samples, user: String? = "Ada") {
    self.user = user
    tripsByID = Dictionary(trips.map { ($0.id, $0) }) { _, last in last }
    lastID = trips.map(\.id).max() ?? 0
  }

  package var isSignedIn: Bool { user != nil }

  package func signOut() {
    user = nil
    avatar = nil
  }

  package var trips: [Trip] { tripsByID.values.sorted { $0.id < $1.id } }

  /// The trip with an id. Setting it to `nil` deletes the trip.
  package subscript(id: Trip.ID) -> Trip? {
    get { tripsByID[id] }
    set { tripsByID[id] = newValue }
  }

  /// Adds a trip, with an id of its own.
  package func add(_ trip: Trip) {
    lastID += 1
    var trip = trip
    trip.id = lastID
    tripsByID[lastID] = trip
  }
}
