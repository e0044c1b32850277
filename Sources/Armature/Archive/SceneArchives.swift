import Foundation

/// The archives of several scenes, by name. As data, they are JSON Lines: one archive a line, the current scene last.
struct SceneArchives {
  private var archives: [String: (data: Data, number: Int)] = [:]
  /// The number of archives that have come so far. They are in the order of their numbers.
  private var count = 0
  /// The number of lines that are no archives, and the problem of the first one.
  private(set) var unreadable: (count: Int, problem: String)?

  private struct Named: Decodable { let scene: String }

  /// Reads the lines that are archives.
  init(_ data: Data) {
    for line in data.split(separator: UInt8(ascii: "\n")) {
      do {
        self[try ForeignJSON.decode(Named.self, from: line).scene] = Data(line)
      } catch {
        unreadable = ((unreadable?.count ?? 0) + 1, unreadable?.problem ?? error.problem)
      }
    }
  }

  var names: [String] { list.map(\.key) }

  var data: Data { Data(list.map(\.value.data).joined(separator: Data("\n".utf8))) }

  private var list: [(key: String, value: (data: Data, number: Int))] {
    archives.sorted { $0.value.number < $1.value.number }
  }

  /// The archive of a scene. A new one comes last.
  subscript(name: String) -> Data? {
    get { archives[name]?.data }
    set {
      count += 1
      archives[name] = newValue.map { ($0, count) }
    }
  }
}
