import Armature
import Foundation

/// Compares reading, planning and printing of links with `URLComponents`.
@MainActor
func measureLinks(_ report: Report) throws {
  report.title("links: a link of five legs / URLComponents, with path and query taken apart or put together")
  let written = "/notes/7/folders/work/notes/12/folders/home/search?text=swift"
  let derived = "/note/7/folder/work/note/12/folder/home/search?text=swift"
  guard try openScene(WrittenCoordinator(), at: written).link == written,
    try openScene(Coordinator<DerivedDestination>(root: .list), at: derived).link == derived
  else { stop("a link opened the wrong destination") }
  let atRoot = try FlowScene(root: WrittenCoordinator(), name: "root")

  let reading = best(
    .takenApart(written), .parsing(written, as: WrittenDestination.self),
    .takenApart(derived), .parsing(derived, as: DerivedDestination.self), .planning(written, in: atRoot))
  report.line("parsing, by a table that is written", reading[1], against: reading[0], limit: 1.5)
  report.line("parsing, derived from Codable", reading[3], against: reading[2], limit: 3.7)
  report.line("planning through three flows, which are made", reading[4], against: reading[0], limit: 12)

  let writing = best(
    .putTogether(), .printingFirst { try openScene(WrittenCoordinator(), at: written) },
    .printingFirst { try openScene(Coordinator<DerivedDestination>(root: .list), at: derived) })
  report.line("printing for the first time, by a table", writing[1], against: writing[0], limit: 7.5)
  report.line("printing for the first time, derived", writing[2], against: writing[0], limit: 8.4)

  let few = "/" + Array(repeating: "notes/7", count: 10).joined(separator: "/")
  let many = "/" + Array(repeating: "notes/7", count: 100).joined(separator: "/")
  let legs = best(
    .parsing(few, as: WrittenDestination.self), .parsing(many, as: WrittenDestination.self, times: 100),
    .planning(few, in: atRoot), .planning(many, in: atRoot, times: 100),
    .printingFirst { try openScene(WrittenCoordinator(), at: few) },
    .printingFirst { try openScene(WrittenCoordinator(), at: many) })
  report.line("parsing, a leg of 100 / a leg of 10", legs[1] / 100, against: legs[0] / 10, limit: 1.2)
  report.line("planning, a leg of 100 / a leg of 10", legs[3] / 100, against: legs[2] / 10, limit: 1.2)
  report.line("printing first, a leg of 100 / a leg of 10", legs[5] / 100, against: legs[4] / 10, limit: 1.2)

  let hostile = HostileText.links.map { text in
    let (short, long) = (text.text(bytes: 1 << 18), text.text(bytes: 1 << 20))
    return best(ofRounds: 5, .trying(short, in: atRoot), .trying(long, in: atRoot))
  }
  let worst = hostile.max { $0[1] / $0[0] < $1[1] / $1[0] } ?? []
  // A cost that grows by the square is four times.
  report.line("opening a hostile link, a KiB of 1024 / of 256", worst[1] / 1_024, against: worst[0] / 256, limit: 2)
}

/// A scene that has opened a link.
@MainActor
private func openScene(_ root: AnyCoordinator, at link: String) throws -> FlowScene {
  let scene = try FlowScene(root: root)
  try scene.open(link)
  return scene
}

extension Side {
  /// Ours: the destinations of a link.
  fileprivate static func parsing<D: Destination>(_ link: String, as type: D.Type, times: Int = 1_000) -> Side {
    same(times) { blackHole(try? D.destinations(in: link)) }
  }

  /// Ours: the plan of a link.
  fileprivate static func planning(_ link: String, in scene: FlowScene, times: Int = 1_000) -> Side {
    same(times) { blackHole(try? scene.plan(for: link)) }
  }

  /// Ours: opening a link that may be refused.
  fileprivate static func trying(_ link: String, in scene: FlowScene) -> Side {
    Side { _ in blackHole(try? scene.open(link)) }
  }

  /// Ours: the link to where the user is, in scenes that have not printed one before.
  fileprivate static func printingFirst(_ open: @escaping () throws -> FlowScene) -> Side {
    var scenes: [FlowScene] = []
    return Side(times: 50, prepare: { scenes = (0..<50).compactMap { _ in try? open() } }) { times in
      for index in 0..<times { blackHole(try? scenes[index].link) }
    }
  }

  /// The baseline of reading.
  fileprivate static func takenApart(_ link: String) -> Side {
    same(1_000) {
      let components = URLComponents(string: link)
      blackHole((components?.path.split(separator: "/"), components?.queryItems))
    }
  }

  /// The baseline of printing.
  fileprivate static func putTogether() -> Side {
    let parts = ["notes", "7", "folders", "work", "notes", "12", "folders", "home", "search"]
    return same(1_000) {
      var components = URLComponents()
      components.path = "/" + parts.joined(separator: "/")
      components.queryItems = [URLQueryItem(name: "text", value: "swift")]
      blackHole(components.string)
    }
  }
}

/// Destinations with a hand-written table of links.
private enum WrittenDestination: Destination {
  case list
  case note(id: Int)
  /// Opens a flow.
  case folder(name: String)
  case search(text: String?)

  static var links: [LinkPattern<Self>] {
    [
      .init("notes", .list),
      .init("notes/{id}", Self.note) { if case .note(let id) = $0 { id } else { nil } },
      .init("folders/{name}", Self.folder) { if case .folder(let name) = $0 { name } else { nil } },
      .init("search?{text}", Self.search) { if case .search(let text) = $0 { .some(text) } else { nil } },
    ]
  }

  func screen(in flow: WrittenCoordinator) -> Screen<Self> { Screen("") }
}

private final class WrittenCoordinator: Coordinator<WrittenDestination> {
  init() { super.init(root: .list) }

  override func child(for destination: WrittenDestination) -> AnyCoordinator? {
    if case .folder = destination { WrittenCoordinator() } else { nil }
  }
}

/// The same destinations with the links from `Codable`.
private enum DerivedDestination: Destination, Codable {
  case list
  case note(id: Int)
  case folder(name: String)
  case search(text: String?)

  func screen(in flow: Coordinator<Self>) -> Screen<Self> { Screen("") }
}
