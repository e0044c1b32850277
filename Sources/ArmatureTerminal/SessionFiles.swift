import Armature
import ArmatureExplorer
import Foundation

/// The file of `--state`, in which the app keeps the user's place. Its problems are lines on standard error; they
/// do not end the app.
@MainActor
final class StateFile {
  private let path: String
  private let terminal: any Terminal
  /// The last failure to save; `nil` if all is saved.
  private var failure: String?
  /// Whether the last attempt to save has failed.
  var isUnsaved: Bool { failure != nil }
  /// Reads the file when it is first used. An app that is built again often starts signed out, so the place waits for
  /// the sign-in.
  private(set) lazy var keeper = StateKeeper(
    StateStore(file: URL(fileURLWithPath: path)), waitsForRoots: true,
    onProblem: { [weak self] problem in
      if case .notSaved(let error) = problem.kind { self?.report(error) } else { self?.writeError("\(problem)") }
    })

  init(_ path: String, terminal: any Terminal) {
    self.path = path
    self.terminal = terminal
  }

  private func writeError(_ problem: String) { terminal.writeError("error: \(problem.sanitized)\n") }

  /// Opens the other saved scenes, the current one last. Scenes that the app does not have any more are forgotten.
  func open(in scenes: SceneDirectory) {
    for name in keeper.names where scenes[name] == nil {
      do throws(SceneError) { try scenes.open(name) } catch {
        writeError("cannot open \(name.quoted) again: \(error)")
        if case .unknown = error { keeper.forget(name) }
      }
    }
  }

  /// Keeps the scenes of an app that has started without the file, in place of those in it.
  func keep(_ scenes: SceneDirectory) {
    for name in keeper.names where scenes[name] == nil { keeper.forget(name) }
    scenes.keeper = keeper
    // The current one last.
    for scene in scenes.scenes where scene !== scenes.current { keeper.keep(scene) }
    if let current = scenes.current { keeper.keep(current) }
  }

  /// Saves the scenes, as the user has asked.
  ///
  /// - Returns: A sentence for the user.
  func save() throws(CommandError) -> String {
    do throws(StateStoreError) { try keeper.writeNow() } catch {
      failure = "\(error)"
      throw CommandError(Self.message(error))
    }
    failure = nil
    return "saved to \(path.sanitized)\n"
  }

  /// Saves the scenes after a command. The user reads a failure once, not after each command.
  func saveUnasked() {
    do throws(StateStoreError) {
      try keeper.writeNow()
      failure = nil
    } catch {
      report(error)
    }
  }

  private func report(_ error: StateStoreError) {
    if failure != "\(error)" { writeError(Self.message(error)) }
    failure = "\(error)"
  }

  private static func message(_ error: StateStoreError) -> String { "cannot save where you are: \(error)" }
}

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

  /// Writes the script of a recorder from now on.
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
