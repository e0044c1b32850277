import Armature
import ArmatureExplorer
import Foundation
import Testing

/// A table in which much is wrong.
private enum Muddle: Screenless, Codable {
  case list, item(Int), tag(String), pair(Int, Int), archive, open

  static let examples: [Muddle] = [.list, .item(1), .tag("x"), .archive, .open]

  static var links: [LinkPattern<Self>] {
    [
      .init("list", .list),
      .init("tags/{tag}", Self.tag) { if case .tag(let tag) = $0 { tag } else { nil } },
      .init("tags/{id}", Self.item) { if case .item(let id) = $0 { id } else { nil } },
      .init("list/{id", Self.item) { _ in nil },
      .init("list//{id}", Self.item) { _ in nil },
      .init("list/{id}", Self.pair) { _ in nil },
      .init("list/{id}/{id}", Self.pair) { _ in nil },
      .init("list/../{id}", Self.item) { _ in nil },
      .init("list?id", Self.item) { _ in nil },
      .init("list/{id}", { (id: Int?) in .item(id ?? 0) }, { _ in nil }),
      .alias("archive", .open),
      .alias("list", .archive),
    ]
  }
}

private final class MuddleFlow: Coordinator<Muddle> {
  override func child(for destination: Muddle) -> AnyCoordinator? {
    destination == .open ? MuddleFlow(root: .list) : nil
  }
}

@Suite("Links that cannot be are found by a check")
struct LinkProblemTests {
  @Test("the check names patterns that cannot work, are never read, or lead elsewhere, and so does the list of links")
  @MainActor
  func muddle() throws {
    let flow = try FlowScene(of: MuddleFlow(root: .list)).linkDirectory.flows.first
    #expect(flow?.problem == Muddle.linkProblems.joined(separator: "; "))
    #expect(
      Muddle.linkProblems == [
        "the pattern “list/{id” of Muddle has braces that do not enclose a whole part",
        "the pattern “list//{id}” of Muddle has an empty part",
        "the pattern “list/{id}” of Muddle has 1 place for 2 values",
        "the pattern “list/{id}/{id}” of Muddle uses a name twice",
        "the pattern “list/../{id}” of Muddle has a part without a name: ..",
        "the pattern “list?id” of Muddle has a part after its ? that is not in braces",
        "the pattern “list/{id}” of Muddle has the optional value id before its ?",
        "the pattern “list” of Muddle is never read: “list” is read before it",
        "the pattern “tags/{id}” of Muddle is never read: “tags/{tag}” is read before it",
        "the link “archive” of .archive leads to .open; write another pattern for one of them",
      ])
  }

  #if DEBUG
    @Test("a debug build draws the problems of patterns in place of every screen, and reports them as an event")
    @MainActor
    func loud() throws {
      let root = MuddleFlow(root: .list)
      let scene = try FlowScene(of: root)
      let problems = Muddle.linkProblems.dropLast().joined(separator: "; ")
      var events: [String] = []
      scene.observeEvents { if case .mistake = $0.kind { events.append("\($0)") } }
      root.push(.archive)
      for node in scene.presentation.line {
        #expect(scene.screen(of: node.id)?.rows.map(\.title) == [problems])
      }
      #expect(events == [])
      root.push(.open)
      #expect(events.last == "mistake in MuddleFlow: \(problems)")
    }
  #endif

  @Test("values that are not single values have no link, in either direction, and the list says so")
  func noLinkForm() throws {
    for (place, text, destination, value) in [
      (.at(Pair()), "at/1", "at", "_0"), (.all([]), "all/1/2", "all", "_0"),
      (.path(name: "a", last: Pair()), "path/a?last=1", "path", "last"),
    ] as [(CompoundPayload, String, String, String)] {
      for use in [{ _ = try place.leg() }, { _ = try destinations(CompoundPayload.self, text) }] {
        let error = try #require(throws: LinkError.self) { try use() }
        #expect(error.reason == .noLinkForm(destination: destination, value: value))
      }
    }
    #expect(try link(.path(name: "a", last: nil) as CompoundPayload) == "path/a")
    #expect(
      CompoundPayload.linkTable.forms().map { "\($0.text): \($0.example ?? $0.problem ?? "")" } == [
        "at: “at” has no link: its value _0 is not a single value; make it a LinkValue",
        "all: “all” has no link: its value _0 is not a single value; make it a LinkValue",
        "path/{name}?{last}: path/a", "empty: empty",
      ])
  }

  @Test("a raw-value enum is its raw value, a misspelt value is put right, and other types need a table")
  func values() throws {
    #expect(try link(RawCase.redRoom) == "redRoom" && destinations(RawCase.self, "hall/redRoom") == [.hall, .redRoom])
    let raw = try #require(throws: LinkError.self) { try destinations(RawCase.self, "hall/red") }
    #expect(raw.brief == "unknownDestination 1@5")
    let value = try #require(throws: LinkError.self) { try destinations(EveryPayload.self, "card/heart/7") }
    #expect(value.nearest == "hearts" && value.expected == ["hearts", "spades", "", ".."])
    for use in [{ _ = try link(NotCodable.two(1)) }, { _ = try destinations(NotCodable.self, "one") }] {
      let error = try #require(throws: LinkError.self) { try use() }
      #expect("\(error)" == "“NotCodable” has no link: make the type Codable, or name the destination in its links")
    }
  }

  @Test("of an enum with many values, an error names the first 32")
  func manyValues() throws {
    let error = try #require(throws: LinkError.self) { try destinations(Numbered.self, "at/x") }
    #expect(error.expected.count == 32)
  }

  private enum Numbered: Screenless, Codable {
    case at(Floor)

    struct Floor: Hashable, Codable, CaseIterable, RawRepresentable {
      static let allCases = (0..<40).compactMap(Self.init)
      let rawValue: Int

      init?(rawValue: Int) {
        guard (0..<40).contains(rawValue) else { return nil }
        self.rawValue = rawValue
      }
    }
  }

  @Test(
    "a word is taken for a misspelt one if few letters are added, left out, changed or swapped",
    arguments: [
      ("compan", "company"), ("compaany", "company"), ("conpany", "company"), ("copmany", "company"),
      ("Company", "company"), ("compa", nil), ("com", nil), ("companions", nil), ("compny", "company"),
      ("card", "cards"), ("", nil), ("x", nil),
    ])
  func spelling(word: String, meant: String?) {
    #expect(word.nearestSpelling(among: ["archive", "company", "cards"]) == meant)
  }
}
