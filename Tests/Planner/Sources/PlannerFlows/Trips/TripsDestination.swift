import Armature

/// The list of trips, and the child flows that it opens.
enum TripsDestination: Destination, Codable {
  case start
  case tripPage(id: Trip.ID)
  case newTrip

  static let examples: [Self] = [
    .start,
    .tripPage(id: 1),
    .newTrip,
  ]

  var style: PresentationStyle {
    switch self {
    case .newTrip: .sheet
    default: .push
    }
  }

  func screen(in flow: TripsCoordinator) -> Screen<Self> {
    switch self {
    case .start:
      Screen("Trips") {
        for trip in flow.session.trips { LinkRow(trip.name, detail: trip.firstDay, to: .tripPage(id: trip.id)) }
        if flow.session.trips.isEmpty { TextRow("No trips yet. Add the first one.") }
      }
      .toolbar(.trailing) { LinkRow("New trip", to: .newTrip) }

    case .tripPage, .newTrip: .child
    }
  }
}
