import Armature
import ArmatureExplorer
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
          outcome.record(issue)
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

    func record(_ issue: Issue) {
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
  /// Without the trait, a driver attaches a trace only to a failure that it reports itself, with the walk up to the
  /// failure.
  ///
  /// Swift Testing stores attachments where `swift test --attachments-path <folder>` says. The environment variable
  /// `ARMATURE_TRACES` names a folder for the same files, also under XCTest.
  public static var traced: Self { Self() }
}

/// The trace of a driver, and its file, which is named by the test.
@MainActor
final class TestTrace {
  let recorder: TraceRecorder
  private let test: String
  private lazy var name = Self.name(for: test, "html")

  /// - Parameters:
  ///   - scenes: The scenes of the app.
  ///   - caller: The line of the test that has opened the app.
  ///   - function: The function around it.
  ///   - columns: Returns the width of the display.
  init(
    of scenes: SceneDirectory, at caller: Caller, in function: StaticString, columns: @escaping @MainActor () -> Int
  ) {
    let title = Test.current?.name ?? "\(function)"
    recorder = TraceRecorder(scenes: scenes, title: title, source: caller.place, columns: columns)
    test = "\(caller.fileName.prefix { $0 != "." })-\(title.prefix { $0 != "(" })"
  }

  /// How to look at the trace.
  var advice: String {
    if let folder { return "Each step as a page: \(folder.appendingPathComponent(name).path)" }
    return "To see each step, run the test with ARMATURE_TRACES=traces in the environment, and open traces/\(name)"
  }

  /// Attaches the trace so far to the running test, and writes it to the folder that the environment names.
  func attach() {
    do {
      let html = try recorder.trace.html()
      if Test.current != nil { Attachment.record(html, named: name) }
      guard let folder else { return }
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let file = folder.appendingPathComponent(name)
      try Data(html.utf8).write(to: file)
      print("The trace is at \(file.path)")
    } catch {
      print("The trace could not be written: \(error)")
    }
  }

  private var folder: URL? {
    ProcessInfo.processInfo.environment["ARMATURE_TRACES"].flatMap { path in
      path.isEmpty ? nil : URL(fileURLWithPath: path)
    }
  }

  // MARK: Names

  private static var names: Set<String> = []

  /// Returns a name that no other file of this run has: a test may have several cases and several drivers. The next
  /// run gives the same names again.
  static func name(for test: String, _ ending: String) -> String {
    let plain = test.map { $0.isLetter || $0.isNumber ? $0 : "-" }.prefix(60)
    let numbers = sequence(first: 2) { $0 + 1 }.lazy.map { "-\($0)" }
    let name = ([""] + numbers.prefix(names.count + 1)).lazy.map { "\(String(plain))\($0).\(ending)" }
      .first { !names.contains($0) }
    names.insert(name ?? "")
    return name ?? ""
  }
}
