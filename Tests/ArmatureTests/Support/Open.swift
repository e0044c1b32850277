@testable import Armature

/// A flow whose ways to be asked are closures, so that a test can navigate in them.
final class Open: Coordinator<Place> {
  var make: (Place) -> AnyCoordinator? = { _ in nil }
  var takes: (Place) -> Bool = { _ in false }
  var mayLeave: (Slot<Place>) -> Bool = { _ in true }
  var greet: () -> Void = {}

  init(root: Place = .page(0), make: @escaping (Place) -> AnyCoordinator? = { _ in nil }) {
    self.make = make
    super.init(root: root)
  }

  override func child(for destination: Place) -> AnyCoordinator? { make(destination) }
  override func adopt(_ destination: Place, in child: AnyCoordinator) -> Bool { takes(destination) }
  override func canLeave(_ slot: Slot<Place>) -> Bool { mayLeave(slot) }
  override func didEnter() { greet() }
}
