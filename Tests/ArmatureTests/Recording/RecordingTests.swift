import Foundation
import TestSupport
import Testing

@Suite("Random scripts in random apps")
@MainActor
struct RecordingTests {
  @Test("happen as they were recorded, callback by callback")
  func replay() async throws {
    let logs = try await Recording.logs.value
    let environment = Recording.environment
    if let folder = environment["ARMATURE_RECORD"] { return try Recording.write(logs, to: folder) }
    if let folder = environment["ARMATURE_RECORDED"] {
      for (index, log) in logs.enumerated() {
        let url = Recording.url(of: index + 1, in: folder)
        let text = try String(contentsOf: url, encoding: .utf8)
        if let difference = Recording.difference(text, log.text) { Issue.record("script \(index + 1): \(difference)") }
      }
      return
    }
    let recorded = Recording.digests
    #expect(recorded.count == Recording.usualCount)
    for (log, (number, digests)) in zip(logs, recorded) {
      guard let difference = Recording.difference(digests, log) else { continue }
      Issue.record("script \(number) \(difference)\n\(Recording.help)")
    }
  }

  @Test("happen again in the same way")
  func again() async throws {
    for (index, log) in try await Recording.logs.value.prefix(12).enumerated() {
      let again = try await RecordedRun.play(UInt64(index + 1))
      #expect(Recording.difference(log.text, again.text) == nil)
    }
  }

  @Test("reach everything that the recording promises")
  func reach() async throws {
    let logs = try await Recording.logs.value
    guard logs.count >= Recording.usualCount else { return }
    let counts = Recording.counts(of: logs)
    let missing = RecordedKinds.all.filter { counts[$0] == nil }
    #expect(missing == [])
  }

  @Test("have each pair of rules at work in one app")
  func pairs() async throws {
    let logs = try await Recording.logs.value
    guard logs.count >= Recording.usualCount else { return }
    let atWork = logs.map { log in
      let lines = log.steps.joined().map(\.text)
      return RecordedKinds.rules.map { rule in
        lines.contains { line in rule.lines.contains { line.hasPrefix($0) } }
      }
    }
    for (index, rule) in RecordedKinds.rules.enumerated() {
      for other in RecordedKinds.rules.indices.dropFirst(index + 1) {
        let name = "\(rule.name) and \(RecordedKinds.rules[other].name)"
        #expect(atWork.contains { $0[index] && $0[other] }, "\(name) are never at work together")
      }
    }
  }

  @Test("are compared by a test that notices a missing line, and says at which step")
  func noticesGaps() async throws {
    let log = try await RecordedRun.play(1)
    var digests = log.digests
    #expect(Recording.difference(digests, log) == nil)
    digests[3] = RecordedDigest(happened: digests[3].happened ^ 1, asked: digests[3].asked)
    #expect(Recording.difference(digests, log)?.hasPrefix("differs from step 3 on") == true)
    let lines = log.text.split(separator: "\n")
    #expect(Recording.difference(lines.dropLast(4).joined(separator: "\n"), log.text) != nil)
  }
}

/// The recorded scripts, and those that are played.
@MainActor
enum Recording {
  static let usualCount = 100
  static var environment: [String: String] { ProcessInfo.processInfo.environment }

  /// What happens now.
  static let logs = Task { @MainActor in
    var logs: [RecordedLog] = []
    for number in 0..<Effort.count(usually: usualCount) { logs.append(try await RecordedRun.play(UInt64(number + 1))) }
    return logs
  }

  static let help = """
    To see what was otherwise before, run this test with ARMATURE_RECORD=<folder> on the commit before, and with
    ARMATURE_RECORDED=<folder> here. ARMATURE_SEQUENCES=2000 compares more scripts. ARMATURE_RECORD here accepts the new
    order: it writes RecordedScripts.swift anew.
    """

  /// How many lines of each kind the usual scripts have.
  static func counts(of logs: [RecordedLog]) -> [String: Int] {
    logs.prefix(usualCount).reduce(into: [:]) { counts, log in counts.merge(log.counts, uniquingKeysWith: +) }
  }

  static func url(of script: Int, in folder: String) -> URL {
    URL(fileURLWithPath: folder).appendingPathComponent("\(script).log")
  }

  // MARK: Data

  /// The number of each recorded script, with the digests of its steps.
  static var digests: [(number: Int, steps: [RecordedDigest])] {
    RecordedScripts.text.split(separator: ":").dropFirst().enumerated().map { index, part in
      (index + 1, part.split { $0 == " " || $0 == "\n" }.compactMap { RecordedDigest($0) })
    }
  }

  /// Writes all logs into a folder, and the digests into the repository.
  static func write(_ logs: [RecordedLog], to folder: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (index, log) in logs.enumerated() {
      try log.text.write(to: url(of: index + 1, in: folder), atomically: true, encoding: .utf8)
    }
    guard logs.count >= usualCount else { return }
    let kinds = counts(of: logs).sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)\n" }.joined()
    try kinds.write(to: URL(fileURLWithPath: folder).appendingPathComponent("kinds"), atomically: true, encoding: .utf8)
    let lines = logs.prefix(usualCount).enumerated().flatMap { index, log in
      var lines = ["    \(index + 1):"]
      for digest in log.digests {
        if lines[lines.count - 1].count + "\(digest)".count > 118 { lines.append("   ") }
        lines[lines.count - 1] += " \(digest)"
      }
      return lines
    }
    let text = """
      /// What happened in each step of the recorded scripts. `ARMATURE_RECORD` writes this file.
      enum RecordedScripts {
        static let text = \"""
      \(lines.joined(separator: "\n"))
          \"""
      }

      """
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "RecordedScripts.swift")
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  // MARK: Differences

  /// Returns where a log differs from recorded digests.
  static func difference(_ recorded: [RecordedDigest], _ log: RecordedLog) -> String? {
    let now = log.digests
    let steps = 0..<max(recorded.count, now.count)
    func isOther(_ step: Int, _ digest: (RecordedDigest) -> UInt32) -> Bool {
      guard recorded.indices.contains(step), now.indices.contains(step) else { return true }
      return digest(recorded[step]) != digest(now[step])
    }
    // In release builds, the app is asked less often, because mistakes are not drawn.
    var asked: Int?
    #if DEBUG
      asked = steps.first { isOther($0, \.asked) }
    #endif
    guard let step = steps.first(where: { isOther($0, \.happened) }) else {
      return asked.map { "asks the app something else from step \($0) on:\n\(text(of: $0, in: log))" }
    }
    return "differs from step \(step) on:\n\(text(of: step, in: log))"
  }

  private static func text(of step: Int, in log: RecordedLog) -> String {
    guard log.steps.indices.contains(step) else { return "it has ended before" }
    // The step before is the way there.
    return log.steps[max(step - 1, 0)...step].joined().map { "  \($0.text)" }.joined(separator: "\n")
  }

  /// Returns the first line that differs in two logs, with what was before it.
  static func difference(_ recorded: String, _ now: String) -> String? {
    guard recorded != now else { return nil }
    let old = recorded.split(separator: "\n")
    let new = now.split(separator: "\n")
    let index = zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(old.count, new.count)
    let begin = new[..<index].lastIndex { $0.hasPrefix("step") } ?? 0
    func lines(_ mark: String, _ list: [Substring]) -> [String] { list.dropFirst(index).prefix(8).map { mark + $0 } }
    return (new[begin..<index].map { " \($0)" } + lines("-", old) + lines("+", new)).joined(separator: "\n")
  }
}
