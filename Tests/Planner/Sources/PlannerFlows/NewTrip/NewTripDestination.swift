import Armature

/// The steps of the wizard: a name, the dates, and a photo.
enum NewTripDestination: Destination, Codable {
  case name, dates, photo
  case photoPicker

  static let examples: [Self] = [
    .name,
    .dates,
    .photo,
    .photoPicker,
  ]

  var style: PresentationStyle {
    switch self {
    case .photoPicker: .sheet
    default: .push
    }
  }

  func screen(in flow: NewTripCoordinator) -> Screen<Self> {
    switch self {
    case .name:
      Screen("New Trip") {
        FieldRow("Name", text: flow.trip.name, prompt: "Where to?") { flow.trip.name = $0 }
      }
      .toolbar(.leading) { ButtonRow("Cancel", role: .cancel) { flow.leave() } }
      .toolbar(.primary) { ButtonRow("Next", isEnabled: flow.trip.hasName) { flow.push(.dates) } }

    case .dates:
      Screen("Dates") {
        DateRow("Starts", date: flow.trip.start, showing: .date) { flow.trip.start = $0 }
        StepperRow("Days", value: flow.trip.dayCount, in: 1...14) { flow.trip.dayCount = $0 }
      }
      .toolbar(.primary) { LinkRow("Next", to: .photo) }

    case .photo:
      Screen("Photo") { LinkRow("Photo", detail: flow.trip.photo ?? "None", to: .photoPicker) }
        .toolbar(.primary) { ButtonRow("Create") { flow.finish(flow.trip) } }

    case .photoPicker: .child
    }
  }
}
