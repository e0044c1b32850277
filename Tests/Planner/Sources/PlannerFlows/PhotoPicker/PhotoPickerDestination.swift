import Armature

/// The screen of the photos.
enum PhotoPickerDestination: Destination, Codable {
  case photos

  static let examples: [Self] = [
    .photos
  ]

  func screen(in flow: PhotoPickerCoordinator) -> Screen<Self> {
    Screen("Photos") {
      for photo in ["Beach", "Mountain", "Tram"] {
        ToggleRow(photo, isOn: photo == flow.current) { _ in flow.finish(photo) }
      }
    }
    .toolbar(.leading) { ButtonRow("Close", role: .cancel) { flow.leave() } }
  }
}
