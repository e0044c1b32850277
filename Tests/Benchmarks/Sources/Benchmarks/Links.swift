import Armature
import ArmatureExplorer
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

  let flows = best(ofRounds: 30, .opening(flows: 200), .opening(flows: 2_000))
  report.line("opening, a flow of 2000 in one flow / of 200", flows[1] / 2_000, against: flows[0] / 200, limit: 1.2)

  let columns = best(ofRounds: 30, .openingColumns(legs: 200), .openingColumns(legs: 2_000))
  report.line("opening a detail, a leg of 2000 / of 200", columns[1] / 2_000, against: columns[0] / 200, limit: 2)

  let hostile = HostileText.links.map { text in
    let (short, long) = (text.text(bytes: 1 << 18), text.text(bytes: 1 << 20))
    return best(ofRounds: 5, .trying(short, in: atRoot), .trying(long, in: atRoot))
  }
  let worst = hostile.max { $0[1] / $0[0] < $1[1] / $1[0] } ?? []
  // A cost that grows by the square is four times.
  report.line("opening a hostile link, a KiB of 1024 / of 256", worst[1] / 1_024, against: worst[0] / 256, limit: 2)

  let tables = best(.lookUp(Page<Ten>.self), .lookUp(Page<Thousand>.self))
  report.line("looking up among 1000 patterns / among 10", tables[1], against: tables[0], limit: 1.15)
  try measureAssociation(report)
}

/// Compares making an association file of 1,000 patterns with listing them, and looking for the rule of a URL with
/// comparing its beginning with that of each.
@MainActor
private func measureAssociation(_ report: Report) throws {
  let scene = try FlowScene(root: Coordinator(root: Page<Thousand>(number: 0, id: 1)))
  let app = try LinkAddress("https://example.com")
  scene.linkAddress = app
  guard let address = app.webAddresses.first else { stop("a link opened the wrong destination") }
  let rules = scene.publicLinks().rules(at: address).rules
  let file = AssociationFile(app: "ABCDE12345.com.example", rules: rules)
  let paths = rules.compactMap(\.path)
  let urls = (0..<100).compactMap { WebURL("https://example.com/\(Page<Thousand>.name($0 * 10))/7;as=sheet") }
  guard urls.count == 100, urls.allSatisfy({ file.claims($0, for: "ABCDE12345.com.example") }) else {
    stop("a URL has no rule")
  }
  let sides = best(
    ofRounds: 5,
    Side(times: 1) { _ in blackHole(scene.linkDirectory) },
    Side(times: 1) { _ in blackHole(scene.publicLinks().rules(at: address).rules) },
    Side(times: 100) { times in
      for index in 0..<times { blackHole(paths.count { urls[index % 100].path.hasPrefix($0) }) }
    },
    Side(times: 100) { times in for index in 0..<times { blackHole(file.decision(on: urls[index % 100])) } })
  report.line("an association file of 1000 patterns / their list", sides[1], against: sides[0], limit: 3)
  report.line("the rule of a URL among 2000 / their beginnings", sides[3], against: sides[2], limit: 12)
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

  /// Ours: opening a link below a flow with many child flows.
  fileprivate static func opening(flows count: Int) -> Side {
    let link = "/" + Array(repeating: "folders/a", count: count).joined(separator: "/~/")
    var scene: FlowScene?
    return Side(prepare: { scene = try? FlowScene(root: WrittenCoordinator()) }) { _ in
      blackHole(try? scene?.open(link))
    }
  }

  /// Ours: opening, printing and leaving a long line in a column.
  fileprivate static func openingColumns(legs count: Int) -> Side {
    let link = "/#" + Array(repeating: "notes/7", count: count).joined(separator: "/")
    var scene: FlowScene?
    return Side(
      prepare: {
        let columns = SplitCoordinator<WrittenDestination, WrittenDestination>(sidebar: WrittenCoordinator())
        scene = try? FlowScene(root: columns)
      }
    ) { _ in
      blackHole(try? scene?.open(link))
      blackHole(try? scene?.link)
      blackHole(try? scene?.open("/"))
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

  /// Ours: looking up one leg in a table, at ten rows across it.
  fileprivate static func lookUp<Size: TableSize>(_ type: Page<Size>.Type) -> Side {
    let links = (0..<10).map { "\(Page<Size>.name($0 * Size.count / 10))/7" }
    return Side(times: 1_000) { times in
      for index in 0..<times { blackHole(try? type.destinations(in: links[index % 10])) }
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

/// Destinations with a table of a given size.
private struct Page<Size: TableSize>: Destination {
  let number: Int
  let id: Int

  static func name(_ number: Int) -> String { "page\(1_000 + number)" }

  static var links: [LinkPattern<Self>] {
    (0..<Size.count).map { number in
      LinkPattern("\(name(number))/{id}", { Self(number: number, id: $0) }, { $0.number == number ? $0.id : nil })
    }
  }

  static var examples: [Self] { (0..<Size.count).map { Self(number: $0, id: 1) } }

  var isPublic: Bool { true }

  func screen(in flow: Coordinator<Self>) -> Screen<Self> { Screen("") }
}

private protocol TableSize: Sendable { static var count: Int { get } }
private enum Ten: TableSize { static let count = 10 }
private enum Thousand: TableSize { static let count = 1_000 }
