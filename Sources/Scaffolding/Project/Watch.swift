import Foundation

/// Runs an app in the terminal, builds it when a source has changed, and starts it again at the same place.
///
/// The new process has a new world. So it first repeats what the user did, with which the same user is signed in and has
/// the same data.
public struct Watch {
  private let project: Project
  private let product: String
  private let replays: Bool
  private let storyboard: String?
  private let environment: [String: String]
  /// Waits before the next look at the sources.
  var pause: () -> Void = { usleep(100_000) }

  /// Prepares the look at an app.
  ///
  /// - Parameters:
  ///   - project: The app.
  ///   - product: The name of its executable; `nil` for that of the app.
  ///   - replays: Whether the app repeats what the user did. If it keeps its data in a file, that would change them twice.
  ///   - storyboard: The path of a page for the storyboard of each build; `nil` for none.
  ///   - environment: The environment for the compiler and the app.
  /// - Throws: An error if the project has no app, or if there can be no such page.
  public init(
    _ project: Project, product: String?, replays: Bool = true, storyboard: String? = nil, environment: [String: String]
  ) throws {
    self.product = try project.executable(named: product)
    if let storyboard { try WatchedPage.check(storyboard) }
    (self.project, self.replays, self.storyboard, self.environment) = (project, replays, storyboard, environment)
  }

  /// Runs the app until it ends by itself, as with its command `quit`.
  ///
  /// - Parameter show: Shows a line to the user at once.
  /// - Returns: The exit code of the app.
  /// - Throws: An error if there is no compiler, or if the app cannot be started.
  public func run(show: (String) -> Void) throws -> Int32 {
    let end = replays ? ", and repeats what you did" : ""
    show("\(product): the app starts again at the same place when a source changes\(end). Ctrl-C ends it.\n")
    if let storyboard { show("Open \(storyboard) in a browser: it shows the storyboard of each build.\n") }
    let app = "\(try swift("build", "--show-bin-path").firstLine)/\(product)"
    // The app keeps an older state beside its own.
    let own = "\(project.folder)/.build/watch"
    if FileSystem.kind(of: own) != nil { try FileSystem.removeTree(own) }
    try FileSystem.replace(PackageFile("session.txt", ""), in: own)
    // It gets all that is typed, passwords too.
    chmod(own, 0o700)
    defer { try? FileSystem.removeTree(own) }
    let session = replays ? ["--record", "\(own)/session.txt", "--replay", "\(own)/session.txt"] : []
    let arguments = ["terminal", "--state", "\(own)/state.json"] + session
    let start = { try Child(app, arguments, environment: environment) }
    var page = storyboard.map { WatchedPage($0, in: own, environment: environment) }
    defer { page?.stop() }
    var snapshot = snapshot
    var running = build(show, app, &page) ? try start() : nil
    while true {
      pause()
      switch running?.ending() {
      case .exit(let status): return status
      case .signal(let number):
        show("\nThe app was ended by the signal \(number). It starts again when a source changes.\n")
        running = nil
      case nil: break
      }
      do { try page?.update() } catch { report(error, show, page) }
      let changed = settledSnapshot(after: snapshot)
      guard changed != snapshot else { continue }
      snapshot = changed
      let isBuilt = build(show, app, &page)
      guard isBuilt || running != nil else { continue }
      running?.end()
      // A build that fails while it links leaves no app.
      running = isBuilt ? try start() : try? start()
    }
  }

  private func swift(_ arguments: String...) throws -> String {
    try Program(name: "swift", environment: environment).run(arguments + ["--package-path", project.folder])
  }

  /// Builds the app, and begins to draw its storyboard, or shows the first error.
  private func build(_ show: (String) -> Void, _ app: String, _ page: inout WatchedPage?) -> Bool {
    page?.stop()
    show("\nBuilding \(product)…\n")
    do {
      _ = try swift("build", "--product", product)
      try page?.draw(app)
      return true
    } catch {
      report(error, show, page)
      return false
    }
  }

  /// Shows an error in the terminal, and above the last map.
  private func report(_ error: any Error, _ show: (String) -> Void, _ page: WatchedPage?) {
    show("\(error)\n\n")
    do { try page?.show("\(error)") } catch { show("\(error)\n\n") }
  }

  // MARK: Sources

  /// The contents of the sources by path. A change that keeps the size and the second of a file is one, too; a file that
  /// is written again with the same contents is none. Editors keep hidden files beside those that are open.
  private var snapshot: [String: Data] {
    let paths = ["Package.swift"] + project.paths(in: "Sources").filter { !Path.last(of: $0).hasPrefix(".") }
    let contents = paths.map { ($0, FileManager.default.contents(atPath: "\(project.folder)/\($0)")) }
    return Dictionary(uniqueKeysWithValues: contents).compactMapValues(\.self)
  }

  /// Waits until two looks at the sources are the same, since a tool may write many files, and returns the last one.
  private func settledSnapshot(after before: [String: Data]) -> [String: Data] {
    var (old, new) = (before, snapshot)
    while new != old {
      pause()
      (old, new) = (new, snapshot)
    }
    return new
  }
}
