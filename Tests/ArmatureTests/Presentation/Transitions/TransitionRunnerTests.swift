import TestSupport
import Testing

// @testable: looks at the layers of what is drawn.
@testable import Armature
@testable import ArmatureUI

@Suite("A runner leads a host to the goal, a step at a time")
@MainActor
struct TransitionRunnerTests {
  /// What the host shows, its limits, and a script; see ``TransitionHost/play(_:_:)``.
  @Test(
    "by these rules",
    arguments: [
      ("steps follow each other", "a b | s", .swiftUI16, "a | t c | u: a b; -s: a; -b: a | t c; +c: a | t c | u; +u."),
      (
        "late, second and foreign callbacks move nothing", "a", .swiftUI16,
        "a | s | t: a | s; +a; -s; +t; +s: a | s | t; +s; +t.; +t."
      ),
      ("any slot of a layer tells, the first", "a", .swiftUI16, "a | s t u: a | s t u; +s.; a | x: a; -s: a | x"),
      ("the second", "a", .swiftUI16, "a | s t u: a | s t u; +t.; a | x: a; -t: a | x"),
      ("or the third", "a", .swiftUI16, "a | s t u: a | s t u; +u.; a | x: a; -u: a | x"),
      ("a slot that the user pops does not end the step", "a", .swiftUI16, "a | s t: a | s t; a | s; ~t; +t; +s."),
      (
        "a newer goal waits for the step", "a", .swiftUI16,
        "a | s | t | u: a | s; a | v; +s: a; a | s; -s: a | s; a; a | s; +s."
      ),
      ("stacks that are data do not wait", "a", .swiftUI16, "a b: a b; a b c: a b c; a d | s: a d; +c; +d: a d | s"),
      ("others do", "a", .swiftUI14, "a b: a b; a b c"),
      ("a swipe in the middle", "a | s", .swiftUI16, "a | s | t | u: a | s | t; a; ~s.; +t.; a | v: a | v"),
      ("one that the flows do not allow", "a | s b | t", .swiftUI16, "~s: a | s b; +b: a | s b | t; +t."),
      (
        "known or late ones", "a b c d e | s", .swiftUI16,
        "a b c d e: a b c d e; ~s.; a b c: a b c; ~s; ~d.; ~s.; ~a.; ~b: a b c"
      ),
      ("hosts without limits draw every goal at once", "a", .unlimited, "a b | s | t: a b | s | t.; a | u: a | u."),
      (
        "a pause, and then the newest goal", "a", .swiftUI16,
        "a | s | t: a | s; pause; +s; a b | s; a c | s; resume: a c | s; resume; +c."
      ),
      ("the lowest of the layers that go tells", "a | s | t", .swiftUI17, "a | u: a; -t; -s: a | u"),
      (
        "a hidden tab comes back", "t(a b)", .swiftUI14,
        "t(z): t(z).; t(a b): t(a b).; t(z): t(z).; t(a b c d): t(a b c); +c: t(a b c d); +d."
      ),
      (
        "also below a page", "t(a b c)", .swiftUI14,
        "t(z): t(z).; t(z) x: t(z) x; +x.; t(z): t(z); -x.; t(a b c): t(a b c)."
      ),
      ("not one that has left the bar", "t(a b c)", .swiftUI14, "t(y): t(y).; t(a b c): t(a b); +b: t(a b c); +c."),
      ("nor the flow of another container", "u(a b c)", .swiftUI14, "u(z): u(z).; u(a b c): u(a b); +b: u(a b c); +c."),
      ("slots in a container tell", "t(a b)", .swiftUI14, "t(a c) | s: t(a); -b: t(a c); +c: t(a c) | s; +s."),
    ] as [(String, String, TransitionLimits, String)])
  func rules(rule: String, shown: String, limits: TransitionLimits, script: String) {
    TransitionHost(shown, limits).play(script)
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
}
