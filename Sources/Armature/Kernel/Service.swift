/// A part of a scene that hears how changes have ended.
@MainActor
protocol Listener: AnyObject {
  /// Called when a change has ended. The scene has the state of the draft, if it was committed.
  ///
  /// - Parameters:
  ///   - ending: How it has ended.
  ///   - outbox: The callbacks to make now.
  func ended(_ ending: Ending, _ outbox: inout Outbox)
}

extension Listener {
  func ended(_ ending: Ending, _ outbox: inout Outbox) {}
}

/// A feature of a scene, with all its state, that does not decide about changes. If it makes some, it submits them as
/// everybody does.
@MainActor
protocol Service: Listener {
  /// - Parameter core: The scene, which the service must not keep.
  init(_ core: SceneCore)
}

/// How a change has ended.
enum Ending {
  case committed(Draft, Comparison)
  /// Nothing has changed.
  case dropped(Draft)
  /// The scene has ended, and all its flows were removed.
  case closed(SceneCore, Comparison)
}
