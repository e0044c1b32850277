import Foundation

/// The archives of several scenes, by name. As data, they are JSON Lines: one archive a line, the current scene last.
struct SceneArchives {
  private var list: [(scene: String, archive: Data)] = []

  private struct Named: Decodable { let scene: String }

  /// Reads the lines that are archives.
  ///
  /// - Parameters:
  ///   - data: The lines.
  ///   - onLoss: Called for each other line.
  init(_ data: Data, onLoss: (RestoreReport.Loss) -> Void) {
    for line in data.split(separator: UInt8(ascii: "\n")) {
      do {
        self[try JSONDecoder().decode(Named.self, from: line).scene] = Data(line)
      } catch {
        RestoreReport(whole: error).losses.forEach(onLoss)
      }
    }
  }

  var names: [String] { list.map(\.scene) }

  var data: Data { Data(list.map(\.archive).joined(separator: Data("\n".utf8))) }

  /// The archive of a scene. A new one comes last.
  subscript(name: String) -> Data? {
    get { list.first { $0.scene == name }?.archive }
    set {
      list.removeAll { $0.scene == name }
      if let newValue { list.append((name, newValue)) }
    }
  }
}
