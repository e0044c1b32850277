import Dispatch

/// One side of a comparison.
@MainActor
struct Side {
  /// The number of repetitions in a round.
  var times = 1
  /// Called before each round. It is not timed.
  var prepare: () -> Void = {}
  /// Repeats the work a number of times.
  let work: (_ times: Int) -> Void

  /// Repeats work that is the same each time.
  static func same(_ times: Int, prepare: @escaping () -> Void = {}, _ work: @escaping () -> Void) -> Side {
    Side(times: times, prepare: prepare) { times in for _ in 0..<times { work() } }
  }
}

/// Returns the best time of each side for one repetition, in nanoseconds. The sides take turns, so that other load on
/// the machine affects them equally. The short form has a quarter of the rounds.
@MainActor
func best(ofRounds rounds: Int = 60, _ sides: Side...) -> [Double] {
  var best = sides.map { _ in Double.infinity }
  for _ in 0..<(options.isShort ? (rounds + 3) / 4 : rounds) {
    for (index, side) in sides.enumerated() {
      side.prepare()
      let start = DispatchTime.now().uptimeNanoseconds
      side.work(side.times)
      let time = Double(DispatchTime.now().uptimeNanoseconds - start) / Double(side.times)
      best[index] = min(best[index], time)
    }
  }
  return best
}

/// Uses a value so that the optimizer cannot remove it.
@MainActor
func blackHole<Value>(_ value: Value) {
  withUnsafePointer(to: value) { hole(UnsafeRawPointer($0)) }
}

/// Chosen at run time, so that the compiler does not know its effect.
@MainActor
private let hole: (UnsafeRawPointer) -> Void = CommandLine.arguments.count > 1_000 ? { print($0) } : { _ in }
