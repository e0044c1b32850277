import ArmatureExplorer
import Foundation
import Testing

// @testable: the grammar of a link is internal.
@testable import Armature

/// Destinations with a table, and some without a pattern.
private enum Stop: Screenless, Codable {
  case notes, note(id: Int), tag(String), company(person: UUID), search(text: String?, page: Int?)
  case year(Int, month: Int), plain(Int), archive

  static let examples: [Stop] = [
    .notes, .note(id: 42), .search(text: "a b", page: nil), .year(2026, month: 3), .plain(1), .archive,
  ]

  static var links: [LinkPattern<Self>] {
    [
      .init("notes", .notes),
      .init("notes/{id}", Self.note) { if case .note(let id) = $0 { id } else { nil } },
      .init("notes/{tag}", Self.tag) { if case .tag(let tag) = $0 { tag } else { nil } },
      .init("people/{id}/company", Self.company) { if case .company(let id) = $0 { id } else { nil } },
      .init("notes/search?{text}&{page}", Self.search) {
        if case .search(let text, let page) = $0 { (text, page) } else { nil }
      },
      .init("years/{year}/{month}", Self.year) {
        if case .year(let year, let month) = $0 { (year, month) } else { nil }
      },
      .alias("memo/{id}", Self.note),
      .alias("memos", .notes),
    ]
  }
}

@Suite("Links with patterns")
struct PatternTests {
  private static let id = UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))

  @Test(
    "a destination has this link, and the link leads back",
    arguments: [
      (.notes, "notes"), (.note(id: 42), "notes/42"), (.tag("red/blue"), "notes/red%2Fblue"), (.tag(""), "notes/="),
      (.tag("search"), "notes/=search"), (.tag("42"), "tag/42"), (.search(text: nil, page: nil), "notes/search"),
      (.company(person: id), "people/01020304-0506-0708-090A-0B0C0D0E0F10/company"),
      (.search(text: "", page: 2), "notes/search?text=&page=2"), (.year(2026, month: 3), "years/2026/3"),
      (.plain(7), "plain/7"), (.archive, "archive"),
    ] as [(Stop, String)])
  fileprivate func table(stop: Stop, text: String) throws {
    #expect(try link(stop) == text)
    #expect(try destinations(Stop.self, text) == [stop])
  }

  @Test(
    "these links lead there too",
    arguments: [
      ("memo/42", [.note(id: 42)]), ("note/42", [.note(id: 42)]), ("memos", [.notes]), ("tag/42", [.tag("42")]),
      ("notes/007", [.note(id: 7)]), ("notes/search?utm_source=mail", [.search(text: nil, page: nil)]),
      ("notes/notes/1", [.tag("notes")]), ("notes;/notes/1", [.notes, .note(id: 1)]),
      ("notes;/plain/1", [.notes, .plain(1)]),
      ("notes/search;page=2/archive?text=x", [.search(text: nil, page: 2), .archive]),
    ] as [(String, [Stop])])
  fileprivate func read(text: String, stops: [Stop]) throws {
    let link = try LinkText(text)
    var cursor = LinkCursor(link)
    for stop in stops { #expect(try Stop.read(at: &cursor) == stop) }
  }

  @Test(
    "a leg that what follows could belong to is parted from it",
    arguments: [
      ([.notes, .note(id: 1)], "/notes;/notes/1"), ([.notes, .plain(1)], "/notes;/plain/1"),
      ([.plain(1), .archive], "/plain/1/archive"), ([.note(id: 1), .tag("a")], "/notes/1/notes/a"),
      ([.notes, .company(person: id), .notes], "/notes;/people/\(id)/company/notes"),
      ([.search(text: "a/b", page: 2), .archive], "/notes/search;text=a%2Fb;page=2/archive"),
    ] as [([Stop], String)])
  @MainActor
  fileprivate func line(stops: [Stop], link: String) throws {
    let flow = Coordinator<Stop>(root: .archive)
    let scene = try FlowScene(of: flow)
    for stop in stops { flow.push(stop) }
    #expect(try scene.link == link)
    flow.goBackToRoot()
    #expect(scene.outcome(of: link) == link && flow.routes.map(\.destination) == stops)
    flow.show(.notes, as: .sheet)
    #expect(try flow.link(to: .note(id: 1))?.hasSuffix("notes;as=sheet/notes/1") == true)
  }

  private static let all = "is not a destination here; expected notes, people, years, plain, archive"

  @Test(
    "these links lead nowhere, and the error says why",
    arguments: [
      ("nots", "“nots” (1, 0) \(all); did you mean “notes”?"),
      ("memoss", "“memoss” (1, 0) \(all); did you mean “memos”?"),
      ("people/7/company", "“7” (2, 7) is not a value of type UUID; expected id: UUID"),
      ("people/7/compny", "“compny” (3, 9) does not belong here; expected company; did you mean “company”?"),
      ("people/7", "the end of the link comes too early; expected company"),
      ("years/2026;/3", "“3” (3, 12) does not belong here; expected a value"),
      ("memo/x", "“x” (2, 5) is not a value of type Int; expected id: Int"),
      ("plain", "the end of the link comes before the value _0; expected _0: Int"),
      ("plain/x", "“x” (2, 6) is not a value of type Int; expected _0: Int"),
      ("plain;/7", "“7” (2, 7) is where the value _0 should be; expected _0: Int"),
      ("plain/..", "“..” (2, 6) is where the value _0 should be; expected _0: Int"),
      ("notes/1;x=2", "“x=2” (2, 8) has a parameter “x” that the destination does not have"),
      ("search?page=x", "“page=x” (1, 7) is not a value of type Int; expected page: Int"),
      (
        "notes/1;as=shet",
        "“as=shet” (2, 8) is not a value of type PresentationStyle; expected push, sheet, cover, popover, inspector, "
          + "alert, dialog; did you mean “sheet”?"
      ),
      ("~", "“~” (1, 0) is not a destination here; expected"),
    ])
  func errors(text: String, sentence: String) throws {
    let error = try #require(throws: LinkError.self) { try destinations(Stop.self, text) }
    #expect(error.sentence.hasPrefix(sentence), "\(error)")
  }

  @Test("the table lists its forms")
  func forms() {
    let rows = Stop.linkTable.forms().map { form in
      let types = form.parameters.map { "\($0.type)\($0.isOptional ? "?" : "")" }.joined(separator: " ")
      let kind = (form.isAlias ? " alias" : "") + (form.isDerived ? " derived" : "")
      return "\(form.text) [\(types)] \(form.example ?? "-")\(kind)"
    }
    #expect(
      rows == [
        "notes [] notes", "notes/{id} [Int] notes/42", "notes/{tag} [String] -", "people/{id}/company [UUID] -",
        "notes/search?{text}&{page} [String? Int?] notes/search?text=a%20b",
        "years/{year}/{month} [Int Int] years/2026/3", "memo/{id} [Int] - alias", "memos [] - alias",
        "plain/{_0} [Int] plain/1 derived", "archive [] archive derived",
      ])
    #expect(Stop.linkProblems == [])
  }

  @Test("of two patterns that begin like the link, the one that fits further says what is wrong")
  func furthest() throws {
    for text in ["x/y/q", "x/y"] {
      let error = try #require(throws: LinkError.self) { try destinations(Forms.self, text) }
      #expect(error.index == 2 && error.expected == ["z"], "\(error)")
    }
  }

  @Test("a wrong parameter is in the last part of its leg")
  func parameter() throws {
    let error = try #require(throws: LinkError.self) { try destinations(Forms.self, "big/box?size=x") }
    #expect(error.index == 1 && error.leg == "size=x" && error.offset == 8, "\(error)")
  }
}

/// Destinations whose patterns differ in their second part, and a parameter.
private enum Forms: Screenless {
  case long, short, box(Int?)

  static var links: [LinkPattern<Self>] {
    [.init("x/y/z", .long), .init("x/w", .short), .alias("big/box?{size}", Self.box)]
  }
}

@Suite("A parameter of a pattern that has no value of its type")
struct WrongParameterTests {
  private enum Notes: Screenless {
    case all, search(page: Int?), find(text: String), note(String), tag(String, page: Int?)

    typealias Flow = Coordinator<Self>

    static var links: [LinkPattern<Self>] {
      [
        .init("notes", .all),
        .init("notes/search?{page}", Self.search) { if case .search(let page) = $0 { page } else { nil } },
        .alias("notes/search?{page}", Self.find),
        .init("notes/{title}", Self.note) { if case .note(let title) = $0 { title } else { nil } },
        .init("tags/{tag}?{page}", Self.tag) { if case .tag(let tag, let page) = $0 { (tag, page) } else { nil } },
        .alias("tags/{tag}", Self.note), .alias("{any}", Self.note),
      ]
    }
  }

  @Test(
    "is an error, and falls through only to a pattern that takes the parameter as well",
    arguments: [
      ("notes/search?page=2", .search(page: 2)), ("notes/search", .search(page: nil)),
      ("notes/search?page=x", .find(text: "x")), ("notes/search?pge=x", .search(page: nil)),
      ("notes/other?page=x", .note("other")), ("tags/red?page=2", .tag("red", page: 2)), ("tags/red?page=x", nil),
      ("tags/red;page=x/notes", nil), ("tags/red?utm=x", .tag("red", page: nil)),
    ] as [(String, Notes?)])
  private func parameter(link: String, note: Notes?) throws {
    do throws(LinkError) {
      let found = try Notes.destinations(in: link)
      #expect(found == [note].compactMap { $0 })
    } catch {
      #expect(note == nil && error.reason == .badValue(type: "Int?") || error.reason == .badValue(type: "Int"))
      #expect(error.leg == "page=x" && error.expected.first?.hasPrefix("page: Int") == true)
    }
  }
}
