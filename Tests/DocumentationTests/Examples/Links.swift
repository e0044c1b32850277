import Armature
import ArmatureExplorer
import Foundation
import Testing

/// The app of the article about links: notes with values of many kinds, and settings with a flow of their own.
enum LinkedApp {
  enum NotesDestination: Destination, Codable {
    case list
    case recentNotes
    case note(id: Int)
    case edit
    case move(from: Int, to: Int)
    case tag(String)
    case day(Date)
    case search(text: String?, page: Int?)
    case settings
    case account

    typealias Flow = NotesCoordinator

    static let examples: [Self] = [.recentNotes, .note(id: 7), .search(text: "milk", page: nil), .settings]

    var style: PresentationStyle {
      switch self {
      case .edit: .sheet
      case .account: .cover(stack: false)
      default: .push
      }
    }

    func screen(in flow: NotesCoordinator) -> Screen<Self> { .child }
  }

  final class NotesCoordinator: Coordinator<NotesDestination> {
    init() { super.init(root: .list) }

    override func child(for destination: NotesDestination) -> AnyCoordinator? {
      destination == .settings ? SettingsCoordinator() : nil
    }
  }

  enum SettingsDestination: Destination, Codable {
    case overview, welcome, about, help

    static let examples: [Self] = [.about]

    func screen(in flow: Coordinator<Self>) -> Screen<Self> { Screen("\(self)") }
  }

  final class SettingsCoordinator: Coordinator<SettingsDestination> {
    init() { super.init(root: .overview) }
  }
}

/// The same notes with a table.
private enum TableDestination: Destination, Codable {
  case list
  case note(id: Int)
  case search(text: String?)

  static var links: [LinkPattern<Self>] {
    [
      .init("notes", .list),
      .init("notes/{id}", Self.note) { if case .note(let id) = $0 { id } else { nil } },
      .init("search?{text}", Self.search) { if case .search(let text) = $0 { text } else { nil } },
      .alias("memo/{id}", Self.note),
    ]
  }

  func screen(in flow: Coordinator<Self>) -> Screen<Self> { Screen("\(self)") }
}

// Values of a link.
enum Suit: String, LinkValue { case hearts, spades }

struct Coordinate: Hashable, Codable, LinkValue {
  var x = 0, y = 0
  static func linkValue(from text: String) -> Self? {
    let parts = text.split(separator: ",").compactMap { Int($0) }
    return parts.count == 2 ? Self(x: parts[0], y: parts[1]) : nil
  }
  var linkText: String { "\(x),\(y)" }
}

/// Two destinations with values of such types.
private enum BoardDestination: Destination, Codable {
  case square(Coordinate)
  case suit(Suit)

  static var links: [LinkPattern<Self>] {
    [.init("suits/{suit}", Self.suit) { if case .suit(let suit) = $0 { suit } else { nil } }]
  }

  func screen(in flow: Coordinator<Self>) -> Screen<Self> { Screen("\(self)") }
}

extension Suit: Codable {}

@Suite("Links, as the article and the comments tell of them")
@MainActor
struct LinkExamples {
  private typealias NotesDestination = LinkedApp.NotesDestination

  @Test func links() { #expect(NotesDestination.linkProblems == []) }

  let flow = LinkedApp.NotesCoordinator()
  let scene: FlowScene

  init() throws { scene = try FlowScene(root: flow, notificationCenter: NotificationCenter()) }

  private static let derived: [(source: String?, destination: NotesDestination, link: String)] = [
    (".recentNotes", .recentNotes, "/recent-notes"),
    (".note(id: 42)", .note(id: 42), "/note/42"),
    (".move(from: 1, to: 2)", .move(from: 1, to: 2), "/move/1/2"),
    (#".search(text: "milk", page: 2)"#, .search(text: "milk", page: 2), "/search?text=milk&page=2"),
    (".search(text: nil, page: nil)", .search(text: nil, page: nil), "/search"),
    (#".tag("red/blue")"#, .tag("red/blue"), "/tag/red%2Fblue"),
    (#".tag("")"#, .tag(""), "/tag/="),
    (nil, .tag(".."), "/tag/=.."),
    (nil, .tag("=x"), "/tag/==x"),
    (nil, .tag("né"), "/tag/n%C3%A9"),
  ]

  @Test("the table of derived links says what is printed and read")
  func derived() throws {
    let article = try Repository.text("Sources/Armature/Armature.docc/Links.md")
    for (source, destination, link) in Self.derived {
      if let source { #expect(article.contains("| `\(source)` | `\(link)` |"), "\(source)") }
      flow.goBackToRoot()
      flow.show(destination)
      #expect(try scene.link == link)
      flow.goBackToRoot()
      try scene.open(link)
      #expect(flow.routeStack.top == destination)
    }
  }

  private struct Row {
    let link: String
    let line: String
  }

  /// The rows of a table in the article, by the title of its first column.
  private func rows(under title: String) throws -> [Row] {
    let lines = try Repository.text("Sources/Armature/Armature.docc/Links.md").lines
    let start = try #require(lines.firstIndex { $0.hasPrefix("| \(title) |") }, "there is no table with \(title)")
    return lines[(start + 2)...].prefix { $0.hasPrefix("| ") }.map { line in
      let cells = line.split(separator: "|").map { $0.replacingOccurrences(of: "`", with: "") }
      let texts = cells.map { $0.trimmingCharacters(in: .whitespaces) }
      return Row(link: texts[0], line: texts[1])
    }
  }

  @Test("the table of places says where links lead, and they are printed back")
  func places() throws {
    let rows = try rows(under: "Link")
    #expect(rows.count >= 6)
    for row in rows {
      try scene.open("/.;root=list")
      try scene.open(row.link)
      #expect(scene.places.joined(separator: ", ") == row.line, "\(row.link)")
      #expect(try scene.link == row.link)
    }
  }

  @Test("the table of relative links says where they lead from /settings/about")
  func relative() throws {
    let rows = try rows(under: "Relative link")
    #expect(rows.count >= 5)
    for row in rows {
      try scene.open("/note/7/settings/about")
      try scene.open(row.link)
      #expect(try scene.link == row.line, "\(row.link)")
    }
  }

  @Test("a link is opened, and the place is printed")
  func open() throws {
    try scene.open("/note/7")
    try scene.open("../note/8")
    #expect(scene.places == ["list", "note(id: 8)"])
    try scene.open("/note/7/settings/about")
    let link = try scene.link  // /note/7/settings/about
    #expect(link == "/note/7/settings/about")
    let ids = scene.presentation.line.map(\.id)
    let links = try ids.map { try scene.link(to: $0) }
    #expect(links == ["/", "/note/7", "/note/7/settings", "/note/7/settings/about"])
    flow.goBackToRoot()
    #expect(try scene.link(to: ids[1]) == nil)
  }

  @Test("a plan is printed, and nothing changes")
  func plan() throws {
    try scene.open("/note/7")
    var printed: [String] = []
    func print(_ plan: LinkPlan) { printed.append("\(plan)") }
    print(try scene.plan(for: "/note/7/edit"))
    #expect(printed == ["keep note/7 as .push in NotesCoordinator\nshow edit as .sheet in NotesCoordinator"])
    let plan = try scene.plan(for: "/note/7/settings/about")
    #expect(
      "\(plan)" == """
        keep note/7 as .push in NotesCoordinator
        show settings as .push in NotesCoordinator, opens SettingsCoordinator
        show about as .push in SettingsCoordinator
        """)
    let article = try Repository.text("Sources/Armature/Armature.docc/Links.md")
    let line = "\(plan)".lines[1]
    #expect(article.contains("\n\(line)\n"), "\(line)")
  }

  @Test("an error says what was wrong, and nothing changes but by the fallback")
  func errors() throws {
    flow.push(.note(id: 7))
    var events: [String] = []
    scene.observeEvents { if case .visible = $0.kind {} else { events.append("\($0)") } }
    let error = try #require(throws: LinkError.self) { try scene.open("/note/7/setings/about") }
    #expect(error.nearest == "settings")
    #expect(scene.places == ["list", "note(id: 7)"])
    let article = try Repository.text("Sources/Armature/Armature.docc/Links.md")
    #expect(article.contains("\(error)"), "\(error)")
    #expect(events == ["could not open /note/7/setings/about: \(error)"])

    _ = try? scene.open("/nowhere", orElse: .popToRoot)
    #expect(scene.places == ["list"])
  }

  @Test("a table replaces the derived forms in print, and old links are still read")
  func table() throws {
    let flow = Coordinator(root: TableDestination.list)
    let scene = try FlowScene(root: flow, notificationCenter: NotificationCenter())
    for link in ["/notes/7", "/memo/7", "/note/7"] {
      try scene.open(link)
      #expect(try scene.link == "/notes/7")
    }
    try scene.open("/search?text=milk&utm_source=mail")
    #expect(try scene.link == "/search?text=milk")
    #expect(throws: LinkError.self) { try scene.open("/search;utm_source=mail") }
  }

  @Test("an error is a sentence, and the comment on it quotes one")
  func sentence() throws {
    var printed: [String] = []
    func print(_ error: any Error) { printed.append("\(error)") }
    do { try scene.open("/note/4x") } catch { print(error) }
    // “4x” (part 2 of the link) is not a value of type Int; expected id: Int
    #expect(printed == ["“4x” (part 2 of the link) is not a value of type Int; expected id: Int"])
    #expect(try Repository.text("Sources/Armature/Links/Grammar/LinkError.swift").contains(printed[0]))
  }

  @Test("values of one's own have a form in links")
  func values() throws {
    let flow = Coordinator(root: BoardDestination.suit(.hearts))
    let scene = try FlowScene(root: flow, notificationCenter: NotificationCenter())
    try scene.open("/square/2,3/suits/spades")
    #expect(flow.routes.map(\.destination) == [.square(Coordinate(x: 2, y: 3)), .suit(.spades)])
    #expect(try scene.link == "/square/2,3/suits/spades")
  }

  @Test("an address stands before the links of a scene")
  func address() throws {
    let custom = try LinkAddress("notes://{scene}")  // notes://main/note/7
    let universal = try LinkAddress("https://example.com/app")  // https://example.com/app/note/7
    flow.push(.note(id: 7))
    scene.linkAddress = custom
    #expect(try scene.link == "notes://main/note/7")
    scene.linkAddress = universal
    #expect(try scene.link == "https://example.com/app/note/7")
    let url = try #require(URL(string: "https://example.com/app/note/9"))
    try scene.open(url)
    #expect(scene.places == ["list", "note(id: 9)"])
    let both = try LinkAddress("notes://", "https://example.com/app")  // notes://note/7
    scene.linkAddress = both
    #expect(try scene.link == "notes://note/9")
  }

  @Test("the links of the whole app are listed")
  func directory() throws {
    var rows: [String] = []
    func print(_ first: String, _ second: String) { rows.append("\(first) \(second)") }
    for flow in scene.linkDirectory.flows {
      for form in flow.forms { print(form.text, form.link ?? "") }
    }
    typealias SettingsDestination = LinkedApp.SettingsDestination
    let about = try scene.link(to: SettingsDestination.about)  // /settings/about
    #expect(about == "/settings/about")
    #expect(rows.contains("note/{id} /note/7") && rows.contains("about /settings/about"), "\(rows)")
  }

  @Test(
    "styles have these spellings",
    arguments: [
      ("cover", .cover), ("cover.nostack", .cover(stack: false)), ("sheet.nostack", .sheet(stack: false)),
      ("sheet.medium.large", .sheet(detents: [.medium, .large])),
      ("sheet.fraction30", .sheet(detents: [.fraction(0.3)])),
      ("sheet.height120", .sheet(detents: [.height(120)])),
    ] as [(String, PresentationStyle)])
  func styles(text: String, style: PresentationStyle) throws {
    try scene.open("/note/7;as=\(text)")
    #expect(flow.routes.map(\.style) == [style])
    #expect(try scene.link == "/note/7;as=\(text)")
  }

  @Test("within a change, links are refused as busy")
  func busy() throws {
    var reasons: [LinkError.Reason] = []
    func open() {
      do throws(LinkError) { try scene.open("/note/7") } catch { reasons.append(error.reason) }
    }
    #expect(throws: NavigationError.busy) { try scene.batch { open() } }
    #expect(throws: NavigationError.busy) { try flow.edit { _ in open() } }
    #expect(reasons == [.refused(.busy), .refused(.busy)])
    var count = 0
    scene.observe { _ in
      count += 1
      if count == 1 { open() }
    }
    flow.push(.edit)
    #expect(reasons.count == 2)
    #expect(scene.places == ["list", "note(id: 7)"])
  }
}
