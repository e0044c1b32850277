import Foundation
import LibFuzzer

/// Runs libFuzzer with the arguments of the process.
///
/// - Parameter callback: Tries one input.
package func fuzz(_ callback: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt) {
  // Swift's own handlers would keep libFuzzer from writing down the input that crashes.
  for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT] { signal(number, SIG_DFL) }
  var (count, arguments) = (CommandLine.argc, Optional(CommandLine.unsafeArgv))
  exit(LLVMFuzzerRunDriver(&count, &arguments, callback))
}

/// Tries one input, and crashes when it has a problem.
///
/// - Parameters:
///   - start: The first byte.
///   - count: The number of bytes.
///   - problem: Returns what is wrong; `nil` if nothing is.
/// - Returns: The answer to libFuzzer.
package func crash(
  at start: UnsafePointer<UInt8>?, _ count: Int, if problem: @MainActor ([UInt8]) -> String?
) -> CInt {
  let input = Array(UnsafeBufferPointer(start: start, count: count))
  MainActor.assumeIsolated {
    if let found = problem(input) { fatalError(found) }
    drain()
  }
  return 0
}

/// Does what an input has left for the main actor. libFuzzer never yields, so it would wait for ever, and fill the
/// memory.
@MainActor
private func drain() {
  let rest = Rest()
  Task { @MainActor in rest.isDone = true }
  while !rest.isDone { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
}

@MainActor
private final class Rest { var isDone = false }
