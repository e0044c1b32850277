import Foundation

/// Lets other code run until a condition holds, on this machine and on one that is a thousand times busier. A condition
/// that never holds ends the wait too, so that a test fails and does not hang.
package func wait(isolation: isolated (any Actor)? = #isolation, until isDone: () -> Bool) async {
  var turns = 0
  while turns < 1_000_000, !isDone() {
    await Task.yield()
    // Code on other threads may need the processor that this loop uses.
    if turns > 1_000 { sched_yield() }
    turns += 1
  }
}
