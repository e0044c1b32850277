import Armature

/// The places of all trips.
enum MapDestination: Destination, Codable {
  case start
  case place(id: Trip.Activity.ID)

  static let examples: [Self] = [
    .start,
    .place(id: 1),
  ]

  func screen(in flow: MapCoordinator) -> Screen<Self> {
    switch self {
    case .start:
      Screen("Map") {
        for activity in flow.session.activities { LinkRow(activity.place, to: .place(id: activity.id)) }
        if flow.session.activities.isEmpty { TextRow("No places yet.") }
      }

    case .place(let id):
      if let activity = flow.session.activities.first(where: { $0.id == id }) {
        Screen(activity.place) { TextRow(activity.title) }
      } else {
        Screen("Deleted") { TextRow("This place is not there any more.") }
      }
    }
  }
}
