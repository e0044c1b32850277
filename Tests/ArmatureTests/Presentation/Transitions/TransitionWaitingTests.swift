import Testing

// @testable: chooses times.
@testable import Armature
@testable import ArmatureUI

@Suite("The time that transitions take")
@MainActor
struct TransitionWaitingTests {
  let sleeper = Sleeper()

  @Test("each kind of step has its delay where the host tells nothing")
  func delays() async {
    let pacing = TransitionPacing(push: 1, present: 2, dismiss: 3)
    let host = TransitionHost("a | s", .swiftUI14, pacing, sleeper: sleeper)
    host.show("a b | t")
    #expect(host.takeDrawn() == ["a"])
    await sleeper.wake()
    #expect(host.takeDrawn() == ["a b"])
    await sleeper.wake()
    #expect(host.takeDrawn() == ["a b | t"])
    #expect(!host.runner.isSettled)
    await sleeper.wake()
    #expect(host.runner.isSettled)
    #expect(sleeper.seconds == [3, 1, 2])
  }

  @Test("a callback may come first, and the delay that it overtook ends no other step")
  func overtaken() async {
    let host = TransitionHost("a", .swiftUI16, .standard, sleeper: sleeper)
    host.show("a | s | t")
    await Task.yield(until: { sleeper.seconds.count == 1 })
    host.appears("s")
    await Task.yield(until: { sleeper.seconds.count == 2 })
    await sleeper.wake()
    #expect(host.takeDrawn() == ["a | s", "a | s | t"])
    #expect(!host.runner.isSettled)
    await sleeper.wake()
    #expect(host.runner.isSettled)
    #expect(sleeper.seconds == [TransitionPacing.standardSeconds, TransitionPacing.standardSeconds])
  }

  @Test("a step without animation takes less time, whatever the host tells")
  func unanimated() async {
    for (pacing, expected) in [
      (.standard, TransitionPacing.unanimatedSeconds), (.callbacks, TransitionPacing.unanimatedSeconds),
      (TransitionPacing(push: 0, present: 0, dismiss: 0), 0),
    ] as [(TransitionPacing, Double)] {
      let sleeper = Sleeper()
      let host = TransitionHost("a", .swiftUI16, pacing, sleeper: sleeper)
      host.runner.show(Presentation("a | s | t"), isAnimated: false)
      await sleeper.wake(2)
      await Task.yield(until: { host.runner.isSettled })
      #expect(host.takeDrawn() == ["a | s", "a | s | t"] && host.runner.isSettled && !host.runner.isAnimated)
      #expect(sleeper.seconds == [expected, expected])
    }
  }

  @Test("who waits while a runner pauses, waits until it goes on")
  func settledWhilePaused() async {
    let host = TransitionHost("a", .swiftUI17)
    host.runner.pause()
    #expect(host.runner.isSettled)
    host.runner.show(Presentation("a", destination: .page(7)))
    #expect(!host.runner.isSettled && host.takeDrawn() == [])
    let waiter = Task { await host.runner.settled() }
    for _ in 0..<20 { await Task.yield() }
    host.runner.resume()
    await waiter.value
    #expect(host.takeDrawn() == ["a"] && host.runner.isSettled)
  }

  @Test("settled() returns when the goal is shown, or the one that took its place")
  func settled() async {
    let host = TransitionHost("a", .swiftUI16)
    await host.runner.settled()
    host.show("a | s | t")
    var log: [String] = []
    let waiters = (0..<3).map { _ in
      Task {
        await host.runner.settled()
        log.append("settled")
      }
    }
    for _ in 0..<20 { await Task.yield() }
    host.show("a | u")
    for (isThere, name) in [(true, "s"), (false, "s"), (true, "u")] {
      for _ in 0..<20 { await Task.yield() }
      log.append(name)
      if isThere { host.appears(name) } else { host.disappears(name) }
    }
    for waiter in waiters { await waiter.value }
    #expect(log == ["s", "s", "u", "settled", "settled", "settled"])
  }

  @Test("settled() returns when its task is cancelled, before or while it waits")
  func cancelled() async {
    let host = TransitionHost("a", .swiftUI16)
    host.show("a | s")
    let waiter = Task { await host.runner.settled() }
    let other = Task { await host.runner.settled() }
    for _ in 0..<20 { await Task.yield() }
    waiter.cancel()
    await waiter.value
    let early = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      await host.runner.settled()
    }
    await early.value
    #expect(!host.runner.isSettled)
    host.appears("s")
    await other.value
  }

  @Test("a runner goes with its host, whatever sleeps")
  func release() async {
    weak var gone: TransitionRunner?
    do {
      let host = TransitionHost("a", .swiftUI16, .standard, sleeper: sleeper)
      gone = host.runner
      host.show("a | s | t")
      await Task.yield(until: { !sleeper.seconds.isEmpty })
    }
    #expect(gone == nil)
    await sleeper.wake()
  }

  @Test("no delay sleeps for a time that cannot be", arguments: [0.0, -1, -Double.infinity, .nan])
  func impossible(seconds: Double) async {
    await FlowClock.sleep(seconds)
  }
}
