import Armature
import Foundation

/// Compares pop to root with bare posts to the same number of observers.
@MainActor
func measureBroadcast(_ report: Report) throws {
  report.title("broadcast: pop to root / a bare post to as many observers, which check the object and count")
  let count = 1_000
  let center = NotificationCenter()
  let scenes = try (0..<count).map {
    try FlowScene(root: NotesCoordinator([]), name: "\($0)", notificationCenter: center)
  }
  let flows = scenes.compactMap { $0.root as? NotesCoordinator }
  let bare = BarePosts(count)

  let none = best(
    Side { _ in flows[count / 2].popToRoot() }, Side { _ in bare.post(to: count / 2) },
    Side { _ in flows[0].popToRoot(inEveryScene: true) }, Side { _ in bare.post(to: nil) })
  report.line("to one of \(count) scenes, nothing to pop", none[0], against: none[1], limit: 2)
  // Each scene is asked, which reads its memory; a bare observer has next to none, so the ratio is that of the machine's
  // caches.
  report.line("to all \(count) scenes, nothing to pop", none[2], against: none[3], limit: 3.5)

  let flow = flows[count / 2]
  let some = best(
    Side(prepare: { flow.push(.note(id: 1)) }) { _ in flow.popToRoot() }, Side { _ in bare.post(to: count / 2) })
  guard flow.routes.isEmpty else { stop("a broadcast did not reach a scene") }
  report.line("to one of \(count) scenes, a route to pop", some[0], against: some[1], limit: 2)
  blackHole((scenes, bare.counter.value))
}

/// The baseline.
@MainActor
private final class BarePosts {
  let counter = Counter()
  private let center = NotificationCenter()
  private let objects: [NSObject]
  private let name = Notification.Name("BenchmarksBarePost")

  /// Makes a number of observers.
  init(_ count: Int) {
    objects = (0..<count).map { _ in NSObject() }
    for object in objects {
      let identity = ObjectIdentifier(object)
      _ = center.addObserver(forName: name, object: nil, queue: nil) { [counter] note in
        if let object = note.object, ObjectIdentifier(object as AnyObject) != identity { return }
        MainActor.assumeIsolated { counter.value += 1 }
      }
    }
  }

  func post(to index: Int?) { center.post(name: name, object: index.map { objects[$0] }) }
}
