import ArmatureExplorer
import Foundation

extension TerminalApp {
  /// Explores the app and prints what was found.
  ///
  /// The walks happen in a process of their own, where that is possible: an act that never ends, or that ends the app,
  /// is a finding there, and the next process skips it.
  ///
  /// - Parameters:
  ///   - options: The arguments.
  ///   - terminal: Takes the output.
  /// - Returns: The exit status: 1 for findings, for changes of the list, and if tests walk less than was asked for.
  /// - Throws: A ``CommandError`` for a list that cannot be read or compared, and for walks that cannot be read.
  func explore(_ options: ExploreOptions, in terminal: any Terminal) async throws(CommandError) -> Int32 {
    var earlier = ""
    var before: Storyboard?
    switch options.output {
    case .review(let file, _): before = try storyboard(ofFile: file)
    case .check(let file), .checkBoard(let file):
      earlier = String(decoding: try Data(ofFile: file, "list"), as: UTF8.self)
    default: break
    }
    let walks = try options.walks.map { folder throws(CommandError) in try [TestWalk](inFolder: folder) }
    do {
      guard let explored = try await explored(options, walks, in: terminal) else { return 0 }
      let exploration = explored.exploration
      var (hasChanged, isMissed) = (false, false)
      if options.output.isData { for text in exploration.notes { writeNote(text, in: terminal) } }
      switch options.output {
      case .report: terminal.write(exploration.text)
      case .json: terminal.write(try exploration.json())
      case .text: terminal.write(exploration.coverage)
      case .board: terminal.write(explored.text ?? "")
      case .coverage: break
      case .page(let file):
        // An app that ends before its first screen has no map.
        guard let storyboard = try explored.storyboard.map(Storyboard.init(data:)) else { break }
        let text = file.hasSuffix(".json") ? try storyboard.json() : try storyboard.html(isLive: options.isLive)
        guard terminal.write(text, toFile: file, "write the storyboard") else { return 1 }
      case .review(_, let file):
        guard let before, let now = try explored.storyboard.map(Storyboard.init(data:)) else { break }
        let changes = StoryboardChanges(from: before, to: now)
        if let file, !terminal.write(try changes.html(), toFile: file, "write the storyboard") { return 1 }
        terminal.write(changes.markdown)
        hasChanged = !changes.isEmpty
      case .check(let file):
        let changes = try compared(with: file) { () throws(ExplorerError) in try exploration.changes(since: earlier) }
        terminal.write(changes.map { "\($0)\n" }.joined())
        hasChanged = !changes.isEmpty
      case .checkBoard(let file):
        let changes = try compared(with: file) { () throws(ExplorerError) in
          try StoryboardText(explored.text ?? "").changes(since: try StoryboardText(earlier))
        }
        terminal.write((changes.structure + changes.texts).map { "\($0)\n" }.joined())
        hasChanged = !changes.structure.isEmpty
      }
      if let coverage = explored.coverage {
        terminal.write(coverage.text)
        isMissed = coverage.percent < options.covered ?? 0
      }
      if options.output.isData { for finding in exploration.findings { terminal.writeError("\(finding)\n") } }
      if isMissed, let coverage = explored.coverage, let covered = options.covered {
        terminal.writeError("error: tests walk \(coverage.percent) % of the screens and ways; expected \(covered) %\n")
      }
      return hasChanged || isMissed || !exploration.findings.isEmpty ? 1 : 0
    } catch let error as CommandError {
      throw error
    } catch {
      terminal.writeError("error: cannot explore \(name): \("\(error)".sanitized)\n")
      return 1
    }
  }

  /// Reads an earlier storyboard of the app.
  private func storyboard(ofFile file: String) throws(CommandError) -> Storyboard {
    let data = try Data(ofFile: file, "storyboard")
    let storyboard: Storyboard
    do { storyboard = try Storyboard(data: data) } catch {
      throw CommandError("the storyboard \(file.quoted) cannot be read: \(error)")
    }
    guard storyboard.app == name else {
      throw CommandError(
        "the storyboard \(file.quoted) is one of \(storyboard.app.quoted); expected one of \(name.quoted)")
    }
    return storyboard
  }

  private func compared<Changes>(
    with file: String, _ changes: () throws(ExplorerError) -> Changes
  ) throws(CommandError) -> Changes {
    do { return try changes() } catch {
      throw CommandError("the list \(file.quoted) cannot be compared: \(error)")
    }
  }

  /// Explores the app; returns `nil` in the process that does it for another one.
  private func explored(
    _ options: ExploreOptions, _ walks: [TestWalk]?, in terminal: any Terminal
  ) async throws -> ExploredResult? {
    let explorer = Explorer(
      name: name, bounds: options.bounds, seed: options.seed, texts: options.texts, windows: options.windows,
      app: explored)
    guard terminal is ProcessTerminal else { return try await ExploredResult(of: explorer, options, walks) }
    if let folder = ExplorerFolder.ofThisProcess {
      try await folder.explore(explorer, options, walks)
      return nil
    }
    #if os(macOS) || os(Linux)
      return try await ExplorerFolder.exploreInProcesses(name: name, options)
    #else
      return try await ExploredResult(of: explorer, options, walks)
    #endif
  }
}

extension ExploreOptions.Output {
  /// Whether the output is for a program or a file, so that findings are printed as errors.
  fileprivate var isData: Bool { self != .report && self != .json }
}

/// An exploration, with its storyboard if one was drawn.
struct ExploredResult: Codable {
  let exploration: Exploration
  /// The storyboard as data, and as lines.
  var storyboard: Data?
  var text: String?
  /// The part that tests walk.
  var coverage: CoverageReport?

  init(_ exploration: Exploration) { self.exploration = exploration }

  @MainActor
  init(of explorer: Explorer, _ options: ExploreOptions, _ walks: [TestWalk]?) async throws {
    guard options.output.draws else {
      exploration = try await explorer.run()
      return
    }
    let drawing = try await explorer.draw(walks: walks)
    exploration = drawing.exploration
    storyboard = Data(try drawing.storyboard.json().utf8)
    text = drawing.text.text
    coverage = drawing.coverage
  }
}
