import Armature
import ArmatureUI
import TestSupport
import Testing

/// A host that only records the presentations to draw.
@MainActor
final class TransitionHost {
  private(set) var drawn: [String] = []
  private(set) var runner: TransitionRunner
  /// Whether the layers are on display when their time is over.
  var isOnDisplay = true
  /// Called for each drawn presentation.
  var onDraw: (Presentation) -> Void = { _ in }

  init(_ chain: String, _ limits: TransitionLimits, _ pacing: TransitionPacing = .callbacks, sleeper: Sleeper? = nil) {
    let shown = Presentation(chain)
    runner = TransitionRunner(shown: shown, limits: limits, draw: { _ in })
    runner = TransitionRunner(
      shown: shown, limits: limits, pacing: pacing, sleep: { await sleeper?.sleep($0) },
      isOnDisplay: { [weak self] _ in self?.isOnDisplay ?? true },
      draw: { [weak self] presentation in
        self?.drawn.append(presentation.chain)
        self?.onDraw(presentation)
      })
  }

  func show(_ chain: String) { runner.show(Presentation(chain)) }
  func appears(_ name: String) { runner.didAppear(SlotID(name: name)) }
  func disappears(_ name: String) { runner.didDisappear(SlotID(name: name)) }
  func removes(_ name: String) { runner.didRemove(SlotID(name: name)) }

  /// Does steps with semicolons between them, and checks each.
  ///
  /// In a step, `a | s` is a new goal, `+s` and `-s` say that a slot has appeared or disappeared, `~s` that the user has
  /// removed it; `pause` and `resume` are what they say. The presentations after a colon, with commas between them, are drawn
  /// in this step. The runner is settled after a step that ends with a period, and after no other.
  func play(_ script: String, _ location: SourceLocation = #_sourceLocation) {
    for step in script.parts(";") {
      let isSettled = step.last == "."
      let ends = (isSettled ? String(step.dropLast()) : step).split(separator: ":", maxSplits: 1)
      let name = String(ends[0].dropFirst())
      switch ends[0].first {
      case "+": appears(name)
      case "-": disappears(name)
      case "~": removes(name)
      case _ where ends[0] == "pause": runner.pause()
      case _ where ends[0] == "resume": runner.resume()
      default: show(String(ends[0]))
      }
      #expect(takeDrawn() == (ends.count > 1 ? ends[1].parts(",") : []), "\(step)", sourceLocation: location)
      #expect(runner.isSettled == isSettled, "\(step)", sourceLocation: location)
    }
  }

  /// Returns the presentations drawn since the last call.
  func takeDrawn() -> [String] {
    defer { drawn = [] }
    return drawn
  }
}

/// Sleeps until a test wakes it.
@MainActor
final class Sleeper {
  private(set) var seconds: [Double] = []
  private var sleeping: [CheckedContinuation<Void, Never>] = []

  func sleep(_ seconds: Double) async {
    self.seconds.append(seconds)
    await withCheckedContinuation { sleeping.append($0) }
  }

  /// Wakes those who have slept longest, and lets them go on.
  func wake(_ count: Int = 1) async {
    for _ in 0..<count {
      await Task.yield(until: { !self.sleeping.isEmpty })
      guard !sleeping.isEmpty else { return }
      sleeping.removeFirst().resume()
    }
    for _ in 0..<100 { await Task.yield() }
  }
}

extension Task where Success == Never, Failure == Never {
  /// Lets others go on until something holds, but not for ever.
  @MainActor
  static func yield(until isDone: () -> Bool) async {
    await wait(until: isDone)
  }
}
