import Armature
import ArmatureExplorer

extension TerminalApp {
  /// The world in which a session begins.
  @MainActor
  final class Beginning {
    /// The position of the world.
    fileprivate(set) var world = 0

    /// Whether it is another one than the usual world.
    var isChosen: Bool { world > 0 }
  }

  /// Takes the name of a world off the arguments, and begins in it.
  func takeWorld(from arguments: inout [String]) throws(CommandError) {
    guard let index = arguments.firstIndex(of: "--world") else { return }
    let names = explored.worlds.compactMap { $0 }
    let name = arguments[index...].dropFirst().first
    guard let name, let position = explored.worlds.firstIndex(of: name) else {
      let given = name.map { ", not \($0.excerpt.quoted)" } ?? ""
      let known = names.isEmpty ? "; \(self.name) has only one" : (name ?? "").expectation(among: names)
      throw CommandError("--world expects the name of a world\(given)\(known)")
    }
    beginning.world = position
    arguments.removeSubrange(index...index + 1)
  }
}
