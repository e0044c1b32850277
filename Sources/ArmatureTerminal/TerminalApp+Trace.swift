import Armature
import ArmatureExplorer
import Foundation

extension TerminalApp {
  /// Runs a script and writes its trace.
  ///
  /// - Parameters:
  ///   - script: The path of a file with commands, one per line; `-` stands for standard input.
  ///   - file: The path of the trace.
  ///   - state: The file of the app's state, if any.
  ///   - record: The file for the session, if any.
  ///   - stopsOnError: Whether the script ends at its first command that fails.
  ///   - terminal: Takes the output, and has the standard input.
  /// - Returns: The exit status: 1 if a command has failed or the trace cannot be written.
  /// - Throws: A ``CommandError`` without a script, or the error of an app that cannot start.
  func trace(
    _ script: String, to file: String, state: StateFile?, record: RecordFile?, stopsOnError: Bool,
    in terminal: any Terminal
  ) async throws -> Int32 {
    let lines = script == "-" ? nil : try Self.lines(ofFile: script)
    let scenes = scenes(of: state)
    let scene = try scenes.currentOrFirst()
    let title = script == "-" ? name : "\(name): \(URL(fileURLWithPath: script).lastPathComponent)"
    let script = ScriptTerminal(lines, output: terminal)
    let windowWidth = TerminalHost.windowWidth(in: script)
    let recorder = TraceRecorder(scenes: scenes, title: title, columns: { windowWidth.columns })
    let host = TerminalHost(
      scenes: scenes, scene: scene, terminal: script, windowWidth: windowWidth, state: state, record: record,
      recorder: recorder,
      stopsOnError: stopsOnError)
    record?.record(host.session.recorder)
    let status = await host.run()
    return terminal.write(try recorder.trace.html(), toFile: file, "write the trace") ? status : 1
  }

  static func lines(ofFile path: String) throws(CommandError) -> [String] {
    let data = try Data(ofFile: path, "script", deviceHint: "; as a script, - stands for the standard input")
    return String(decoding: data, as: UTF8.self).split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
      .map(String.init)
  }
}
