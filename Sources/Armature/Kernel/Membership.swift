/// Whether a flow is in a scene.
@MainActor
enum Membership {
  case outside
  /// The root of a scene, which keeps the scene's core and with it all flows. So they can be changed while their root
  /// lives, even without a scene object.
  case root(SceneCore)
  case member(WeakCore)
  /// Removed for good. A flow comes into a scene once.
  case removed(WeakCore)

  /// The core of the scene that the flow is or was in; `nil` outside of a scene.
  var core: SceneCore? {
    switch self {
    case .outside: nil
    case .root(let core): core
    case .member(let reference), .removed(let reference): reference.core ?? .ended
    }
  }
}

/// A reference to a core that does not keep it.
struct WeakCore {
  weak var core: SceneCore?
}
