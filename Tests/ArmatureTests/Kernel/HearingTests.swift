import Armature
import Foundation
import Testing

@Suite("Who hears of changes")
@MainActor
struct HearingTests {
  let root = StyledFlow()
  let scene: FlowScene

  init() throws { scene = try FlowScene(root: root) }

  @Test("slots that a new root takes away say so")
  func newRoot() throws {
    root.push(.flow(1))
    (root.children.first as? StyledFlow)?.push(.page(2))
    root.push(.page(3))
    var events: [String] = []
    scene.observeTexts { events.append($0) }
    root.setRoot(.page(4))
    #expect(
      events == [
        "removed page(3) (newRoot)", "removed page(2) (flowEnded)", "removed page(0) (newRoot)", "shown page(4)",
      ])
  }

  @Test("a flow that gets another root before it has been welcomed shows it")
  func earlyNewRoot() throws {
    var events: [String] = []
    var isFirst = true
    scene.observeTexts { [root] event in
      events.append(event)
      guard isFirst else { return }
      isFirst = false
      (root.children.first as? StyledFlow)?.setRoot(.page(2))
    }
    root.push(.flow(1))
    // Nodes are told as they were when it happened.
    #expect(events == ["shown page(0)", "shown page(2)"])
  }

  @Test("an observation that another observer cancels hears nothing more")
  func cancelledByAnother() {
    var second: ObservationToken?
    var calls = 0
    root.observe { _ in second?.cancel() }
    second = root.observe { _ in calls += 1 }
    root.push(.page(1))
    #expect(calls == 0)
  }

  @Test("an observation may be cancelled by what another one releases")
  func cancelledByRelease() {
    var calls = 0
    var observations: [ObservationToken] = []
    let box = Box { observations }
    for number in 0..<3 {
      let holder = ReleaseProbe { [box] in
        if number < 2 { box.get()[number + 1].cancel() }
      }
      observations.append(
        root.observe { _ in
          _ = holder
          calls += 1
        })
    }
    observations[0].cancel()
    root.push(.page(1))
    #expect(calls == 0)
  }

  @Test("a removed flow is released before observers hear of it", arguments: [false, true])
  func releasedBeforeTold(isBatch: Bool) throws {
    root.push(.flow(1))
    let child = Weak(root.children.first)
    var isGone = false
    scene.observe { _ in isGone = child.value == nil }
    if isBatch { try scene.batch { root.goBack() } } else { root.goBack() }
    #expect(isGone)
  }
}

@MainActor
private final class Box {
  let get: () -> [ObservationToken]
  init(_ get: @escaping () -> [ObservationToken]) { self.get = get }
}
