import Armature

/// The tab of the places.
final class MapCoordinator: Coordinator<MapDestination>, ChecksExistence {
  let session: Planner

  init(session: Planner) {
    self.session = session
    super.init(root: .start)
  }

  /// The trip of a place may be deleted in the other tab.
  func absence(of destination: MapDestination) -> String? {
    guard case .place(let id) = destination, !session.activities.contains(where: { $0.id == id }) else { return nil }
    return "the place is gone"
  }
}
