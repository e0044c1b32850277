import Armature
import Testing

/// Returns a flow by its type, or fails the test.
@MainActor
func found<F: AnyCoordinator>(_ flow: AnyCoordinator?, as type: F.Type = F.self) throws -> F {
  try #require(flow as? F)
}
