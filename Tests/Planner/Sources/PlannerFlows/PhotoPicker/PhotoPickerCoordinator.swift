import Armature

/// Chooses a photo, and ends with its name. It does not know what the photo is for.
final class PhotoPickerCoordinator: Coordinator<PhotoPickerDestination>, Finishing {
  typealias Value = String

  /// The photo at the start.
  let current: String?

  init(current: String?) {
    self.current = current
    super.init(root: .photos)
  }
}
