// The file of a probe that makes the first flow.
extension Probe {
  /// The files to try, one after the other: the value of the record, and the code of the app in a terminal, which makes
  /// the flow over its world.
  var rootSources: [String] {
    [source(of: "  \(project.record.root)", "")] + (project.terminalApp.map { [source(of: $0)] } ?? [])
  }

  private func source(of app: Project.TerminalApp) -> String {
    let imports = app.imports.filter { !["Armature", "Foundation", "ArmatureTerminal", module].contains($0) }.sorted()
    // The module of the views is not built here.
    let others = imports.map { "#if canImport(\($0))\n  import \($0)\n#endif\n" }.joined()
    return source(
      of: """
          let app = \(app.call)
          guard let root = app.made else { throw SceneError.unknown(SceneDirectory.defaultName, open: []) }
          return root
        """, others) + Self.standIn
  }

  private func source(of lines: String, _ imports: String) -> String {
    """
    import Armature
    import Foundation

    @testable import \(module)
    \(imports)
    @MainActor
    func makeRoot() throws -> AnyCoordinator {
    \(lines)
    }

    """
  }

  /// The app in a terminal, with a first flow and without a terminal.
  private static let standIn = """

    @MainActor
    private struct TerminalApp {
      let made: AnyCoordinator?

      init(name: String, root: @MainActor () -> AnyCoordinator) { made = root() }

      init(name: String, linkAddress: LinkAddress? = nil, root: @MainActor (String) -> AnyCoordinator?) {
        made = root(SceneDirectory.defaultName)
      }

      init<World>(
        name: String, linkAddress: LinkAddress? = nil, world: @MainActor (FlowClock) -> World,
        root: @MainActor (World, String) -> AnyCoordinator?
      ) {
        made = root(world(.system), SceneDirectory.defaultName)
      }
    }

    """
}

extension Project {
  /// The code that makes the app in a terminal.
  fileprivate struct TerminalApp {
    /// The call of the initializer.
    let call: Substring
    /// The modules that its file imports.
    let imports: Set<String>
  }

  /// The app in a terminal; `nil` if no source makes one.
  ///
  /// - Complexity: Reads all sources.
  fileprivate var terminalApp: TerminalApp? {
    for (_, text) in texts(of: paths(in: "Sources").sorted(), with: "TerminalApp") {
      let source = SwiftSource(text)
      let tokens = source.tokens
      guard let start = tokens.indices.first(where: { tokens[$0...].starts(with: ["TerminalApp", "("]) }),
        var end = source.partners[start + 1]
      else { continue }
      if tokens[(end + 1)...].first == "{" { end = source.partners[end + 1] ?? end }
      let range = source.ranges[start].lowerBound..<source.ranges[end].upperBound
      return TerminalApp(call: text[range], imports: source.imports)
    }
    return nil
  }
}
