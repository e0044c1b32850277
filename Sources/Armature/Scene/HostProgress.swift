/// A host that shows a scene step by step: how far it is.
@MainActor
package protocol HostProgress: AnyObject {
  /// Whether the host shows the current presentation and its last step is done.
  var isSettled: Bool { get }
  /// Whether the host has stopped drawing, because nobody sees its window.
  var isPaused: Bool { get }
  /// Waits until the current presentation is shown. Returns early when the waiting task is cancelled.
  func settled() async
}

/// The progress of a host, which keeps it.
struct WeakHost {
  weak var progress: (any HostProgress)?
}
