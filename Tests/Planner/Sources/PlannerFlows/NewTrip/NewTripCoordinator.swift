import Armature
import Observation

/// Asks for a new trip step by step, and ends with it. Links lead to its first step only.
@Observable
final class NewTripCoordinator: Coordinator<NewTripDestination>, Finishing, KeepsValues {
  typealias Value = Trip

  /// The trip so far. All steps show it.
  var trip = Trip()

  init() { super.init(root: .name) }

  override func child(for destination: NewTripDestination) -> AnyCoordinator? {
    switch destination {
    case .name, .dates, .photo: nil
    case .photoPicker: PhotoPickerCoordinator(current: trip.photo).onFinish { [weak self] in self?.trip.photo = $0 }
    }
  }

  /// The trip so far comes back when the app is opened again.
  var kept: Trip { trip }

  func bringBack(_ kept: Trip) { trip = kept }
}
