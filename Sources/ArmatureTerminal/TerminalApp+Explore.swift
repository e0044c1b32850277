import ArmatureExplorer
import Foundation

extension TerminalApp {
  /// Explores the app and prints what was found.
  ///
  /// The walks happen in a process of their own, where that is possible: an act that never ends, or that ends the app,
  /// is a finding then, and the exploration goes on without it.
  ///
  /// - Parameters:
  ///   - options: The arguments.
  ///   - terminal: Takes the output.
  /// - Returns: The exit status: 1 for findings and for changes of the list.
  /// - Throws: A ``CommandError`` for a list that cannot be read or compared.
  func explore(_ options: ExploreOptions, in terminal: any Terminal) async throws(CommandError) -> Int32 {
    var list: String?
    if case .check(let file) = options.output {
      do { list = String(decoding: try Data(contentsOf: URL(fileURLWithPath: file)), as: UTF8.self) } catch {
        throw CommandError("cannot read the list \(file.quoted): \(error.reason)")
      }
    }
    do {
      guard let exploration = try await exploration(options, in: terminal) else { return 0 }
      switch options.output {
      case .report: terminal.write(exploration.text)
      case .json: terminal.write(try exploration.json())
      case .text:
        terminal.write(exploration.coverage)
        for finding in exploration.findings { terminal.writeError("\(finding)\n") }
      case .check(let file):
        let changes: [String]
        do { changes = try exploration.changes(since: list ?? "") } catch {
          throw CommandError("the list \(file.quoted) cannot be compared: \(error)")
        }
        terminal.write(changes.map { "\($0)\n" }.joined())
        for finding in exploration.findings { terminal.writeError("\(finding)\n") }
        return changes.isEmpty && exploration.findings.isEmpty ? 0 : 1
      }
      return exploration.findings.isEmpty ? 0 : 1
    } catch let error as CommandError {
      throw error
    } catch {
      terminal.writeError("error: cannot explore \(name): \("\(error)".harmless)\n")
      return 1
    }
  }

  /// Explores the app; returns `nil` in the process that does it for another one.
  private func exploration(_ options: ExploreOptions, in terminal: any Terminal) async throws -> Exploration? {
    let explorer = Explorer(name: name, bounds: options.bounds, seed: options.seed, app: explored)
    guard terminal is ProcessTerminal else { return try await explorer.run() }
    if let folder = ExplorerFolder.ofThisProcess {
      try await folder.explore(explorer, patience: options.patience)
      return nil
    }
    #if os(macOS) || os(Linux)
      return try await ExplorerFolder.exploreInProcesses(name: name, options)
    #else
      return try await explorer.run()
    #endif
  }
}
