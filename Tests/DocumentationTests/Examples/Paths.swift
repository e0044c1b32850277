import Armature
import ArmatureUI
import Foundation
import Testing

@Suite("Paths, routes and styles, as the articles and the comments tell of them")
struct PathExamples {
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

  @Test("a path takes values of any type")
  func path() throws {
    var path = FlowPath()
    try path.append(7)
    try path.append("seven", as: .sheet)
    try path.routes.goBackTo(AnyDestination(7))
    #expect(path == FlowPath([7]))
    try path.append(8)
    try path.remove { $0 as? Int == 7 }
    #expect(path == FlowPath([8]))
  }

  @Test("a destination is changed in place, and the route stays")
  func inPlace() {
    var routes = [Route(7), Route(8, as: .sheet)]
    routes[0].destination = 9
    #expect(routes.map(\.destination) == [9, 8] && routes.map(\.style) == [.push, .sheet])
  }

  @Test("the verbs change an array")
  func verbs() throws {
    var routes = [Route(7), Route(9)]
    let seven = routes[0]
    try routes.edit { stack in
      try stack.goBackTo(7)
      try stack.push(8)
    }
    #expect(routes.map(\.destination) == [7, 8] && routes[0] == seven)
  }

  enum PaintDestination: Destination {
    case canvas, settings, colorPicker

    var style: PresentationStyle {
      switch self {
      case .settings: .sheet
      case .colorPicker: .sheet(stack: false, detents: [.medium, .large])
      default: .push
      }
    }

    func screen(in flow: Coordinator<Self>) -> Screen<Self> { Screen("\(self)") }
  }

  @Test("styles say how a destination appears, and detents how high a sheet rests")
  func styles() {
    let style = PresentationStyle.sheet(detents: [.medium, .fraction(0.3), .height(120)])
    #expect(style.detents.list == [.medium, .fraction(0.3), .height(120)])
    #expect(PaintDestination.canvas.style == .push)
    #expect(!PaintDestination.colorPicker.style.hasStack)
    #expect(PaintDestination.settings.style.hasStack)
  }
}
