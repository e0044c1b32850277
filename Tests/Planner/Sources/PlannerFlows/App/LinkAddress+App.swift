import Armature

extension LinkAddress {
  /// The beginning of the app's links, as in `planner://trips/trip-page/1`.
  package static let app = try? LinkAddress("planner://")
}
