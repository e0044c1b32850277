import Armature

/// The screens of one trip.
enum TripDestination: Destination, Codable {
  case overview
  case day(Int)
  case activity(day: Int, id: Trip.Activity.ID)

  static let examples: [Self] = [
    .overview,
    .day(1),
    .activity(day: 1, id: 1),
  ]

  func screen(in flow: TripCoordinator) -> Screen<Self> {
    // A link can be old, and name something that is gone.
    guard let trip = flow.trip else { return Screen("Deleted") { TextRow("This trip is not there any more.") } }
    switch self {
    case .overview:
      return Screen(trip.name) {
        TextRow("Starts", detail: trip.firstDay)
        if let photo = trip.photo { TextRow("Photo", detail: photo) }
        SectionRow("Days") {
          for day in 1...trip.dayCount { LinkRow("Day \(day)", detail: trip.summary(of: day), to: .day(day)) }
        }
        ButtonRow("Delete trip", role: .destructive) { await flow.delete(trip) }
      }

    case .day(let day):
      return Screen("Day \(day)") {
        let activities = trip.activities(on: day)
        for activity in activities { LinkRow(activity.title, to: .activity(day: day, id: activity.id)) }
        if activities.isEmpty { TextRow("Nothing is planned.") }
      }

    case .activity(let day, let id):
      guard let activity = trip.activities(on: day).first(where: { $0.id == id }) else {
        return Screen("Deleted") { TextRow("This activity is not there any more.") }
      }
      return Screen(activity.title) {
        TextRow("Place", detail: activity.place)
        TextRow("Day", detail: "\(day)")
      }
    }
  }
}
