import Foundation

/// Keeps the places of an app's scenes in a file, and brings them back when the app starts again.
///
/// ```swift
/// let keeper = StateKeeper(StateStore(file: file))
/// let report = keeper.launch(scene, link: link)
/// ```
///
/// A change is saved within a second, or another delay, together with all others until then. The file is written away
/// from the main actor. Call ``flush()`` when the app enters the background, and before a scene is released.
///
/// The app must keep the keeper.
///
/// The name of a scene identifies it. For the scenes of a ``SceneDirectory``, see ``openScenes(of:)``.
@MainActor
public final class StateKeeper {
  /// The file.
  package nonisolated var store: StateStore { writer.store }
  /// The time between a change of a scene and its saving, in seconds. No more than this is lost when the app is killed.
  package nonisolated let delay: Double

  private let scenes: SavedScenes
  private let writer: StateWriter
  private let onProblem: @MainActor (StateProblem) -> Void

  /// Reads the file. It need not exist yet. A file that cannot be opened is not replaced while the keeper lives.
  ///
  /// - Parameters:
  ///   - store: The file in which the scenes are saved.
  ///   - delay: The time between a change and its saving, in seconds.
  ///   - onProblem: Called with each problem, from this initializer on. The keeper continues in any case.
  public convenience init(
    _ store: StateStore, delay: Double = 1, onProblem: @escaping @MainActor (StateProblem) -> Void = { _ in }
  ) {
    self.init(store, delay: delay, waitsForRoots: false, onProblem: onProblem)
  }

  /// A keeper that may wait for guards: a place is restored later if a guard shows another root at the launch.
  package init(
    _ store: StateStore, delay: Double = 1, waitsForRoots: Bool = false,
    onProblem: @escaping @MainActor (StateProblem) -> Void,
    sleep: @escaping @Sendable (_ seconds: Double) async -> Void = FlowClock.sleep
  ) {
    let (data, writer) = store.open(onProblem)
    self.writer = writer
    self.delay = delay
    self.onProblem = onProblem
    let pause: @MainActor () async -> Void = { await sleep(delay) }
    scenes = SavedScenes(data ?? Data(), waitsForRoots: waitsForRoots, onProblem: onProblem, pause: pause) { data in
      writer.write(data) { onProblem(StateProblem(.notSaved($0))) }
    }
  }

  /// The names of the scenes in the file, the current one last.
  package var names: [String] { scenes.names }

  // MARK: Scenes

  /// Brings back the place of a scene and opens a link, in one change. Keeps the scene from now on, but not
  /// alive.
  ///
  /// - Parameters:
  ///   - scene: The scene, before a host shows it.
  ///   - link: The link that starts the app, if any.
  /// - Returns: The losses, and the error of a link that cannot be opened.
  @discardableResult
  public func launch(_ scene: FlowScene, link: String? = nil) -> RestoreReport {
    let report = scenes.launch(scene, link: link)
    keep(scene)
    return report
  }

  /// Opens the scenes of the last run in a directory, each where the user was, the current one last. From now on, keeps
  /// them and all scenes that the directory opens later.
  ///
  /// - Parameter directory: The directory, before it opens a scene. It keeps the keeper alive.
  /// - Throws: The ``SceneError`` of the first scene that cannot be opened. The others are open then.
  public func openScenes(of directory: SceneDirectory) throws(SceneError) {
    directory.keeper = self
    var problem: SceneError?
    for name in names {
      do throws(SceneError) { try directory.open(name) } catch { problem = problem ?? error }
    }
    if let problem { throw problem }
  }

  /// Gives up the place that a scene has not reached at its launch, for a link that is newer.
  package func dropUnreached(_ name: String) { scenes.dropUnreached(name) }

  // MARK: Saving

  /// Saves after the delay.
  public func save() { scenes.saveLater() }

  /// Saves at once. The file is written when this returns.
  ///
  /// - Throws: The error of the file, which is not changed.
  public func flush() throws { try writeNow() }

  package func writeNow() throws(StateStoreError) { try writer.writeNow(scenes.data()) }

  /// Saves at once, and reports an error as a problem.
  package func flushOrReport() {
    do throws(StateStoreError) { try writeNow() } catch { onProblem(StateProblem(.notSaved(error))) }
  }
}

extension StateKeeper: SceneKeeper {
  package var current: String? { names.last }
  package func bringBack(_ scene: FlowScene) { scenes.launch(scene) }
  package func keep(_ scene: FlowScene) { scenes.keep(scene) }
  package func forget(_ name: String) { scenes.forget(name) }
}

/// Keeps the places of a directory's scenes while the app does not run. ``StateKeeper`` keeps them in a file.
@MainActor
package protocol SceneKeeper: AnyObject {
  /// The name of the scene that the user was last in, if it is known. While no scene is open, links without a name lead
  /// there. The default is `nil`.
  var current: String? { get }

  /// Brings back the place of a scene that is being opened. No host and no observer has seen it yet.
  func bringBack(_ scene: FlowScene)

  /// Keeps the place of a scene from now on. Called when the scene is opened and each time it becomes the current one.
  func keep(_ scene: FlowScene)

  /// Forgets the place of a scene that the user or the app has closed.
  func forget(_ name: String)
}

extension SceneKeeper {
  package var current: String? { nil }
}
