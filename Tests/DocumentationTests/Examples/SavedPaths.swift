import Armature
import Foundation
import Testing

@Suite("Saved paths, as the articles and the comments tell of them")
struct SavedPathExamples {
  struct Book: Hashable, Codable { var id: Int }

  enum ShelfName: String, PathName {
    case book, chapter

    var type: any PathValue.Type {
      switch self {
      case .book: Book.self
      case .chapter: Int.self
      }
    }

    var formerNames: [String] { self == .book ? ["volume"] : [] }
  }

  private func encoded(_ path: FlowPath) throws -> Data {
    let data = try JSONEncoder().encode(CodablePath<ShelfName>(path))
    return data
  }

  private func path(from data: Data) throws -> FlowPath {
    let path: FlowPath
    let saved = try JSONDecoder().decode(CodablePath<ShelfName>.self, from: data)
    path = saved.path
    for problem in saved.problems { print(problem) }
    return path
  }

  @Test("a path comes back from data that the app can read too")
  func roundTrip() throws {
    var shown = FlowPath([Book(id: 7)])
    try shown.append(3, as: .sheet)
    let data = try encoded(shown)
    #expect(String(decoding: data, as: UTF8.self) == #"[["book",{"id":7}],["chapter",3,"sheet"]]"#)
    #expect(try path(from: data) == shown)
    #expect(try path(from: Data(#"[["volume",{"id":7}]]"#.utf8)) == FlowPath([Book(id: 7)]))
  }

  enum Reading: Destination, Codable {
    case start

    func screen(in flow: Coordinator<Self>) -> Screen<Self> { Screen("Reading") }
  }

  final class ReadingCoordinator: Coordinator<Reading>, KeepsValues {
    var path = FlowPath()

    var kept: CodablePath<ShelfName>? { try? CodablePath(path) }
    func bringBack(_ kept: CodablePath<ShelfName>?) { path = kept?.path ?? FlowPath() }
  }

  @Test("a flow keeps a path")
  @MainActor
  func kept() throws {
    let flow = ReadingCoordinator(root: .start)
    let next = ReadingCoordinator(root: .start)
    let (scene, nextScene) = (try FlowScene(root: flow), try FlowScene(root: next))
    for path in [FlowPath([Book(id: 7)]), FlowPath()] {
      flow.path = path
      #expect(nextScene.restore(try scene.archive()).losses.isEmpty && next.path == path)
    }
  }
}
