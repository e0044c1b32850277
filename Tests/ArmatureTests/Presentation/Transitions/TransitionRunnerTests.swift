import TestSupport
import Testing

// @testable: looks at the layers of what is drawn.
@testable import Armature

@Suite("A runner leads a host to the goal, a step at a time")
@MainActor
struct TransitionRunnerTests {
  @Test("the next step is drawn when the host tells that the last one is done")
  func callbacks() {
    let host = TransitionHost("a b | s", .swiftUI16)
    host.show("a | t c | u")
    #expect(host.takeDrawn() == ["a b"])
    host.disappears("s")
    #expect(host.takeDrawn() == ["a"])
    host.disappears("b")
    #expect(host.takeDrawn() == ["a | t c"])
    host.appears("c")
    #expect(host.takeDrawn() == ["a | t c | u"])
    #expect(!host.runner.isSettled)
    host.appears("u")
    #expect(host.runner.isSettled && host.drawn.isEmpty)
    #expect(host.runner.shown == host.runner.goal)
  }

  @Test("a callback that comes late, twice, or for another slot moves nothing")
  func late() {
    let host = TransitionHost("a", .swiftUI16)
    host.show("a | s | t")
    host.appears("a")
    host.disappears("s")
    host.appears("t")
    #expect(host.takeDrawn() == ["a | s"])
    host.appears("s")
    host.appears("s")
    #expect(host.takeDrawn() == ["a | s | t"])
    #expect(!host.runner.isSettled)
    host.appears("t")
    host.appears("t")
    #expect(host.runner.isSettled && host.drawn.isEmpty)
  }

  @Test("a layer that has not appeared in its time is taken back and presented again, until it appears")
  func dropped() async {
    let sleeper = Sleeper()
    let host = TransitionHost("a", .swiftUI16, .standard, sleeper: sleeper)
    host.isOnDisplay = false
    host.show("a | s b")
    for _ in 0..<2 {
      #expect(host.takeDrawn() == ["a | s b"])
      // Its time, and three more looks.
      await sleeper.wake(3)
      #expect(host.drawn.isEmpty)
      await sleeper.wake()
      #expect(host.takeDrawn() == ["a"])
      await sleeper.wake()
    }
    #expect(host.takeDrawn() == ["a | s b"] && !host.runner.isSettled)
    host.isOnDisplay = true
    await sleeper.wake()
    #expect(host.runner.isSettled && host.drawn.isEmpty)
  }

  @Test("a layer that has not appeared is left out when the goal has none, and waits while the app is away")
  func droppedAndGone() async {
    let sleeper = Sleeper()
    let host = TransitionHost("a", .swiftUI16, .standard, sleeper: sleeper)
    host.isOnDisplay = false
    host.show("a | s")
    host.runner.pause()
    await sleeper.wake(10)
    #expect(host.takeDrawn() == ["a | s"])
    host.runner.resume()
    host.show("a b")
    await sleeper.wake(4)
    #expect(host.takeDrawn() == ["a"])
    await sleeper.wake()
    #expect(host.takeDrawn() == ["a b"])
    await sleeper.wake()
    #expect(host.runner.isSettled && host.drawn.isEmpty)
  }

  @Test("a layer has appeared or disappeared when any of its slots has", arguments: ["s", "t", "u"])
  func anySlotOfALayer(name: String) {
    let host = TransitionHost("a", .swiftUI16)
    host.show("a | s t u")
    host.appears(name)
    #expect(host.runner.isSettled)
    host.show("a | x")
    #expect(host.takeDrawn().last == "a")
    host.disappears(name)
    #expect(host.takeDrawn() == ["a | x"])
  }

  @Test("a slot that the user pops while its layer appears does not end the step by appearing late")
  func popWhileAppearing() {
    let host = TransitionHost("a", .swiftUI16)
    host.show("a | s t")
    host.show("a | s")
    host.removes("t")
    host.appears("t")
    #expect(!host.runner.isSettled)
    host.appears("s")
    #expect(host.runner.isSettled)
    #expect(host.takeDrawn() == ["a | s t"])
  }

  @Test(
    "a presentation is cut from a slot on",
    arguments: [
      ("a b c | s t | u", "b", "a"), ("a b c | s t | u", "c", "a b"), ("a b c | s t | u", "s", "a b c"),
      ("a b c | s t | u", "t", "a b c | s"), ("a b c | s t | u", "u", "a b c | s t"), ("a b", "a", nil),
      ("a b", "x", nil),
    ] as [(String, String, String?)])
  func cut(chain: String, name: String, rest: String?) {
    #expect(Presentation(chain).cut(from: SlotID(name: name))?.rest.chain == rest)
  }

  @Test("a newer goal is planned from what is shown, when the step that was drawn is done")
  func newerGoal() {
    let host = TransitionHost("a", .swiftUI16)
    host.show("a | s | t | u")
    host.show("a | v")
    #expect(host.takeDrawn() == ["a | s"])
    host.appears("s")
    #expect(host.takeDrawn() == ["a"])
    host.show("a | s")
    host.disappears("s")
    #expect(host.takeDrawn() == ["a | s"])
    host.show("a")
    host.show("a | s")
    host.appears("s")
    #expect(host.runner.isSettled && host.drawn.isEmpty)
  }

  @Test("a change within a slot that stays is drawn at once, also while a step is not done")
  func inPlace() {
    let host = TransitionHost("a | s", .swiftUI16)
    host.show("a | s | t")
    var destinations: [[Styled?]] = []
    host.onDraw = { destinations.append($0.line.map { $0.destination as? Styled }) }
    host.runner.show(Presentation("a | s | t | u", destination: .page(7)))
    #expect(host.takeDrawn() == ["a | s | t", "a | s | t"])
    #expect(destinations == [[.page(7), .page(7), .page(7)]])
    host.show("a | s | t | u")
    #expect(host.takeDrawn() == ["a | s | t"])
    host.appears("t")
    #expect(host.takeDrawn() == ["a | s | t | u"])
  }

  @Test("stacks that are data wait for no other change of stacks")
  func stacks() {
    let host = TransitionHost("a", .swiftUI16)
    host.show("a b")
    host.show("a b c")
    host.show("a d | s")
    #expect(host.takeDrawn() == ["a b", "a b c", "a d"])
    host.appears("c")
    #expect(host.takeDrawn() == [])
    host.appears("d")
    #expect(host.takeDrawn() == ["a d | s"])
    let old = TransitionHost("a", .swiftUI14)
    old.show("a b")
    old.show("a b c")
    #expect(old.takeDrawn() == ["a b"])
  }

  @Test("the user's swipe in the middle takes away what the plan was about to build on")
  func swipe() {
    let host = TransitionHost("a | s", .swiftUI16)
    host.show("a | s | t | u")
    #expect(host.takeDrawn() == ["a | s | t"])
    host.show("a")
    host.removes("s")
    #expect(host.runner.isSettled && host.drawn.isEmpty)
    #expect(host.runner.shown.chain == "a")
    host.appears("t")
    host.show("a | v")
    #expect(host.takeDrawn() == ["a | v"])
  }

  @Test("a swipe that the flows do not allow brings the layer back")
  func refusedSwipe() {
    let host = TransitionHost("a | s b | t", .swiftUI16)
    host.removes("s")
    #expect(host.takeDrawn() == ["a | s b"])
    host.appears("b")
    host.appears("t")
    #expect(host.takeDrawn() == ["a | s b | t"])
    #expect(host.runner.isSettled)
  }

  @Test("a swipe that the scene has reported already, and one of a slot that is gone, change nothing")
  func knownSwipe() {
    let host = TransitionHost("a b c d e | s", .swiftUI16)
    host.show("a b c d e")
    host.removes("s")
    #expect(host.takeDrawn() == ["a b c d e"])
    #expect(host.runner.isSettled)
    host.show("a b c")
    host.removes("s")
    #expect(!host.runner.isSettled)
    host.removes("d")
    #expect(host.takeDrawn() == ["a b c"])
    #expect(host.runner.isSettled)
    host.removes("s")
    host.removes("a")
    #expect(host.runner.isSettled && host.drawn.isEmpty && host.runner.shown.chain == "a b c")
    host.removes("b")
    #expect(host.runner.shown.chain == "a b c" && host.takeDrawn() == ["a b c"])
  }

  @Test("hosts without limits draw every goal at once and tell of nothing")
  func unlimited() {
    let host = TransitionHost("a", .unlimited)
    host.show("a b | s | t")
    host.show("a | u")
    #expect(host.takeDrawn() == ["a b | s | t", "a | u"])
    #expect(host.runner.isSettled)
  }

  @Test("a host may tell of the end, or bring a newer goal, while it draws")
  func whileDrawing() {
    let host = TransitionHost("a", .swiftUI14)
    host.onDraw = { [weak host] in host?.runner.didAppear($0.top.topNode.id) }
    host.show("a " + (0..<1000).map { "n\($0)" }.joined(separator: " "))
    #expect(host.runner.isSettled && host.takeDrawn().count == 1000)
    host.show("a")
    host.disappears("n999")
    host.onDraw = { [weak host] in
      if $0.chain == "a | s" { host?.show("a | t") }
      host?.runner.didAppear($0.top.topNode.id)
      host?.disappears("s")
    }
    _ = host.takeDrawn()
    host.show("a | s")
    #expect(host.takeDrawn() == ["a | s", "a", "a | t"])
    #expect(host.runner.isSettled)
  }

  @Test("random goals, callbacks and swipes end at the last goal, and no update takes a layer and brings one")
  func random() {
    var random = RandomSource(seed: 11)
    let chains = ["a", "a b", "a b c | s", "a c | s d", "a | s | t", "a b | t | s", "a | t e | u", "a d | u | s | t"]
    let names = ["a", "b", "c", "d", "e", "s", "t", "u"]
    for limits in [TransitionLimits.swiftUI14, .swiftUI16, .swiftUI17] {
      for _ in 0..<Effort.count(usually: 80) {
        let host = TransitionHost("a", limits)
        var last = host.runner.shown
        var broken: String?
        host.onDraw = { now in
          let (old, new) = (last.layers.map(\.root.id), now.layers.map(\.root.id))
          if !old.starts(with: new), !new.starts(with: old) { broken = "\(last.chain) to \(now.chain)" }
          last = now
        }
        for _ in 0..<Int.random(in: 1...12, using: &random) {
          let name = names[Int.random(in: 0..<names.count, using: &random)]
          switch Int.random(in: 0..<5, using: &random) {
          case 0: host.show(chains[Int.random(in: 0..<chains.count, using: &random)])
          case 1:
            // The user's removals are not drawn.
            last = last.cut(from: SlotID(name: name))?.rest ?? last
            host.removes(name)
          default:
            host.appears(name)
            host.disappears(name)
          }
        }
        for _ in 0..<30 where !host.runner.isSettled {
          for name in names {
            host.appears(name)
            host.disappears(name)
          }
        }
        #expect(host.runner.isSettled && host.runner.shown == host.runner.goal)
        #expect(broken == nil)
      }
    }
  }
}
