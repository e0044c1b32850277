import ArmatureExplorer

/// The file of `--record`. It is written before each command is carried out, so that a crash keeps the command. A
/// problem is a line on standard error; it does not end the app.
@MainActor
final class RecordFile {
  private let path: String
  private let terminal: any Terminal
  /// Whether the last attempt to write has failed. The user reads that once.
  private(set) var hasFailed = false

  init(_ path: String, terminal: any Terminal) {
    self.path = path
    self.terminal = terminal
  }

  /// Writes what a recorder has from now on.
  ///
  /// - Parameters:
  ///   - recorder: The recorder.
  ///   - steps: The acts before.
  func record(_ recorder: Recorder, after steps: [UserStep] = []) {
    recorder.didRecord = { [weak self] in _ = self?.write($0) }
    recorder.add(steps)
  }

  /// Writes a script in place of the one before.
  ///
  /// - Returns: Whether it was written.
  func write(_ script: String) -> Bool {
    hasFailed = !terminal.write(script, toFile: path, "record", isKnown: hasFailed)
    return !hasFailed
  }
}
