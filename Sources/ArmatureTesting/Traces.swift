import Foundation
import Testing

/// The traces of the drivers in a test with the trait ``Testing/Trait/traced``.
@MainActor
final class Traces: Sendable {
  @TaskLocal static var current: Traces?

  private var traces: [TestTrace] = []

  nonisolated init() {}

  func add(_ trace: TestTrace) { traces.append(trace) }

  func attach() {
    for trace in traces { trace.attach() }
  }
}

/// A trait that attaches a trace of each driver to a test that fails.
public struct TracedTrait: SuiteTrait, TestTrait, TestScoping {
  /// Whether the trait of a suite counts for the tests in it.
  public var isRecursive: Bool { true }

  /// Runs a test, and attaches the traces when it has failed.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let traces = Traces()
    let outcome = Outcome()
    try await Traces.$current.withValue(traces) {
      do {
        try await IssueHandlingTrait.compactMapIssues { issue in
          outcome.note(issue)
          return issue
        }.provideScope(for: test, testCase: testCase, performing: function)
      } catch {
        await traces.attach()
        throw error
      }
      if outcome.hasFailed { await traces.attach() }
    }
  }

  /// Whether a test has failed so far. Locked, because tests report issues from any thread.
  private final class Outcome: @unchecked Sendable {
    private let lock = NSLock()
    private var failed = false

    var hasFailed: Bool { lock.withLock { failed } }

    func note(_ issue: Issue) {
      if issue.isFailure { lock.withLock { failed = true } }
    }
  }
}

extension Trait where Self == TracedTrait {
  /// Attaches a trace of the whole walk to each test that fails, also where no driver has noticed the failure.
  ///
  /// ```swift
  /// @Suite(.traced)
  /// struct OrderTests {}
  /// ```
  ///
  /// Without the trait, a failure that a driver reports attaches the walk up to there.
  public static var traced: Self { Self() }
}
