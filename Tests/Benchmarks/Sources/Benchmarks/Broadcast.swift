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
  report.line("to all \(count) scenes, nothing to pop", none[2], against: none[3], limit: 2)

  let popping = BarePosts(count, popping: true)
  let show = { for flow in flows where flow.routes.isEmpty { flow.push(.note(id: 1)) } }
  let some = best(
    Side(prepare: show) { _ in flows[count / 2].popToRoot() }, Side { _ in bare.post(to: count / 2) },
    Side(prepare: show) { _ in flows[0].popToRoot(inEveryScene: true) },
    Side(prepare: popping.show) { _ in popping.post(to: nil) })
  guard flows.allSatisfy({ $0.routes.isEmpty }) else { throw NotPopped() }
  report.line("to one of \(count) scenes, a route to pop", some[0], against: some[1], limit: 2)
  report.line("to all, a route to pop; and a path in the observers", some[2], against: some[3], limit: 2)
  blackHole((scenes, bare.counter.value, popping.counter.value))
}

/// The baseline.
@MainActor
private final class BarePosts {
  let counter = Counter()
  private let center = NotificationCenter()
  private let objects: [NSObject]
  private let flows: [HandWrittenFlow]
  private let name = Notification.Name("BenchmarksBarePost")

  /// Makes a number of observers.
  ///
  /// - Parameters:
  ///   - count: The number of observers.
  ///   - popping: Whether each observer also clears a hand-written flow.
  init(_ count: Int, popping: Bool = false) {
    objects = (0..<count).map { _ in NSObject() }
    flows = popping ? (0..<count).map { _ in HandWrittenFlow([]) } : []
    for (index, object) in objects.enumerated() {
      let identity = ObjectIdentifier(object)
      let flow = popping ? flows[index] : nil
      flow?.onChange = { [counter] in counter.value += 1 }
      _ = center.addObserver(forName: name, object: nil, queue: nil) { [counter] note in
        if let object = note.object, ObjectIdentifier(object as AnyObject) != identity { return }
        MainActor.assumeIsolated {
          counter.value += 1
          flow?.path.removeAll()
        }
      }
    }
  }

  func show() { for flow in flows { flow.path.append(.note(id: 1)) } }

  func post(to index: Int?) { center.post(name: name, object: index.map { objects[$0] }) }
}

/// A broadcast did not reach a scene.
private struct NotPopped: Error {}
