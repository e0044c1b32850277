import ArmatureExplorer
import Foundation

/// The folder in which a process that explores records its acts and its result for the process that has started it.
@MainActor
struct ExplorerFolder {
  let url: URL

  /// The variable with the path of the folder.
  private static let variable = "ARMATURE_EXPLORER_FOLDER"
  /// The number of processes after which an exploration is given up.
  private static let processes = 20

  /// The folder of a process that explores for another one.
  static var ofThisProcess: Self? {
    ProcessInfo.processInfo.environment[variable].map { Self(url: URL(fileURLWithPath: $0)) }
  }

  private var journal: URL { url.appendingPathComponent("journal.json") }
  private var ends: URL { url.appendingPathComponent("ends.json") }
  private var result: URL { url.appendingPathComponent("result.json") }
  /// The reason for which the watchdog has ended the process.
  private var verdict: URL { url.appendingPathComponent("verdict.txt") }
  /// The error of an exploration that cannot begin.
  private var problem: URL { url.appendingPathComponent("problem.txt") }
  private var errors: URL { url.appendingPathComponent("errors.txt") }

  /// The act that a process was doing.
  private struct Entry: Codable {
    let way: [String]
    let act: String
  }

  // MARK: The process that explores

  /// Explores, and writes the result into the folder.
  ///
  /// - Parameters:
  ///   - explorer: The explorer.
  ///   - options: The arguments.
  ///   - walks: The walks of tests, if the storyboard is compared with them.
  /// - Throws: The error of a file.
  func explore(_ explorer: Explorer, _ options: ExploreOptions, _ walks: [TestWalk]?) async throws {
    var explorer = explorer
    explorer.ends = try JSONDecoder().decode([ExplorerEnd].self, from: Data(contentsOf: ends))
    let watchdog = ExplorerWatchdog(verdict: verdict, patience: Double(options.patience))
    try Data().write(to: journal)
    let file = try FileHandle(forWritingTo: journal)
    explorer.willAct = { way, act in
      watchdog.restart()
      Self.record(Entry(way: way, act: act), in: file)
    }
    watchdog.start()
    do {
      try JSONEncoder().encode(try await ExploredResult(of: explorer, options, walks)).write(
        to: result, options: .atomic)
    } catch { try Data("\(error)".utf8).write(to: problem) }
  }

  /// Writes an act to the journal, in place of the one before.
  private static func record(_ entry: Entry, in file: FileHandle) {
    // A failure here matters only if this act ends the process, so it does not end the exploration.
    guard let data = try? JSONEncoder().encode(entry) else { return }
    try? file.truncate(atOffset: 0)
    try? file.seek(toOffset: 0)
    try? file.write(contentsOf: data)
  }

  #if os(macOS) || os(Linux)
    // MARK: The process that asks

    /// Explores in a process, and starts another one when it ends early. Each skips the acts that ended those before.
    static func exploreInProcesses(name: String, _ options: ExploreOptions) async throws -> ExploredResult {
      let folder = Self(
        url: FileManager.default.temporaryDirectory.appendingPathComponent("armature-explorer-\(UUID().uuidString)"))
      try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder.url) }
      var ends: [ExplorerEnd] = []
      while ends.count < processes {
        try JSONEncoder().encode(ends).write(to: folder.ends)
        let signal = try await folder.run(options)
        if let data = try? Data(contentsOf: folder.result) {
          return try JSONDecoder().decode(ExploredResult.self, from: data)
        }
        let end = try folder.end(signal)
        guard end.act != Explorer.startAct || !end.way.isEmpty else {
          return ExploredResult(Exploration(name: name, seed: options.seed, endAtStart: end))
        }
        ends.append(end)
      }
      throw ExplorerError(
        "\(processes) acts end the app or never end; the last one is \(ends.last?.act ?? "") after "
          + "\(ends.last?.way.joined(separator: ", ") ?? "")")
    }

    /// Runs this executable once more.
    ///
    /// - Returns: The number of the signal that has ended it; `nil` if none has.
    private func run(_ options: ExploreOptions) async throws -> Int32? {
      try Data().write(to: errors)
      let process = Process()
      process.executableURL = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
      process.arguments = options.arguments
      process.environment = ProcessInfo.processInfo.environment.merging(
        // A backtrace takes seconds, and only its first line is read.
        [Self.variable: url.path, "SWIFT_BACKTRACE": "enable=no"]
      ) { $1 }
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = FileHandle.nullDevice
      let log = try FileHandle(forWritingTo: errors)
      process.standardError = log
      defer { try? log.close() }
      return try await withCheckedThrowingContinuation { continuation in
        process.terminationHandler = { process in
          continuation.resume(returning: process.terminationReason == .uncaughtSignal ? process.terminationStatus : nil)
        }
        do { try process.run() } catch { continuation.resume(throwing: error) }
      }
    }

    /// Returns the text of a file; `nil` if the process has written none.
    private func text(of file: URL) -> String? {
      (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns the act that has ended the process, and the reason.
    private func end(_ signal: Int32?) throws -> ExplorerEnd {
      if let problem = text(of: problem) { throw ExplorerError(problem) }
      let verdict = text(of: verdict)
      try? FileManager.default.removeItem(at: self.verdict)
      guard let data = try? Data(contentsOf: journal), let entry = try? JSONDecoder().decode(Entry.self, from: data)
      else { throw ExplorerError("the process that explores has ended before its first act") }
      let log = text(of: errors) ?? ""
      let fatal = log.split(whereSeparator: \.isNewline).first { $0.contains("Fatal error") }.map(String.init)
      let trap =
        "the app ends" + (signal.map { " with signal \($0)" } ?? "") + (fatal.map { ": \($0.sanitized)" } ?? "")
      return ExplorerEnd(
        way: entry.way, act: entry.act, kind: verdict == nil ? .trap : .hang, reason: verdict ?? trap)
    }
  #endif
}
