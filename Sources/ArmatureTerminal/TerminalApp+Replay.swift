import Armature
import ArmatureExplorer

extension TerminalApp {
  /// The app after a session was repeated.
  struct Replay {
    let scenes: SceneDirectory
    /// The steps that lead there; `nil` if no steps do.
    let steps: [UserStep]?
  }

  /// Does what the user did in an earlier session, without drawing it. After that, the world is like the one of that
  /// session: the same user is signed in, for example.
  ///
  /// If a command fails, the scenes are those of the state, in the same world. A link leads there, unless the place waits
  /// until a guard shows its flow.
  ///
  /// - Parameters:
  ///   - script: The commands of the session.
  ///   - state: The file of the app's state, if any.
  ///   - terminal: Takes the error of a command that fails.
  /// - Returns: The scenes, with the steps.
  /// - Throws: A ``SceneError`` if the app cannot start.
  func replay(_ script: [String], state: StateFile?, in terminal: any Terminal) async throws(SceneError) -> Replay {
    if script.allSatisfy(Command.isIgnored) { return Replay(scenes: scenes(of: state), steps: []) }
    let scenes = scenes(of: nil)
    let host = TerminalHost(
      scenes: scenes, scene: try scenes.currentOrFirst(),
      terminal: ScriptTerminal(script, output: terminal, writesOnlyErrors: true), stopsOnError: true)
    let hasFailed = await host.run() != 0
    let steps = host.session.steps
    if !hasFailed, scenes.current != nil {
      state?.keep(scenes)
      return Replay(scenes: scenes, steps: steps)
    }
    let saved = self.scenes(of: state)
    let scene = try saved.currentOrFirst()
    let link = scene.heldLink ?? (scene.substituteRoots.isEmpty ? try? scene.link : nil)
    return Replay(scenes: saved, steps: link.map { steps + [UserStep(.open(link: $0))] })
  }
}
