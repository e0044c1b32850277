import Armature
import Foundation
import TestSupport
import Testing

@Suite("A path as data")
struct CodablePathTests {
  private struct Note: Hashable, Codable {
    var id = 1
    var tags: [String] = []
  }

  private enum Name: String, PathName {
    case count, text, note, maybe, place = "styled"

    var type: any PathValue.Type {
      switch self {
      case .count: Int.self
      case .text: String.self
      case .note: Note.self
      case .maybe: Int?.self
      case .place: Foreign.self
      }
    }

    var formerNames: [String] { self == .note ? ["memo", "card"] : [] }
  }

  private func text(_ path: FlowPath) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(CodablePath<Name>(path)), as: UTF8.self)
  }

  private func read(_ text: String) throws -> CodablePath<Name> {
    try JSONDecoder().decode(CodablePath<Name>.self, from: Data(text.utf8))
  }

  @Test("is a list of names and values, with the style if it is not the value's own")
  func json() throws {
    var path = FlowPath([7, "seven", Note(id: 7, tags: ["a"]), Int?.none, Int?.some(1)])
    for style: PresentationStyle? in [nil, .push, .cover(stack: false)] { try path.append(Foreign.sheet(1), as: style) }
    #expect(
      try text(path) == """
        [["count",7],["text","seven"],["note",{"id":7,"tags":["a"]}],["maybe",null],["maybe",1],\
        ["styled",{"sheet":{"_0":1}}],["styled",{"sheet":{"_0":1}},"push"],\
        ["styled",{"sheet":{"_0":1}},"cover.nostack"]]
        """)
    #expect(try text(FlowPath()) == "[]")
  }

  private struct Item: Equatable, CustomStringConvertible {
    var kind: Int
    var number: Int
    let style: Int

    init(using random: inout RandomSource) {
      kind = Int.random(in: 0..<7, using: &random)
      number = Int.random(in: -2...2, using: &random)
      style = Int.random(in: 0..<12, using: &random)
    }

    var description: String { "(\(kind), \(number), \(style))" }

    func add(to path: inout FlowPath) {
      let value: any Hashable & Sendable =
        switch kind {
        case 0: number
        case 1: ["", "a", "\u{0}\"\\", "🦉e\u{301}"][abs(number)]
        case 2: Note(id: number, tags: ["\(number)"])
        case 3: Int?.none
        case 4: Int?.some(number)
        case 5: Foreign.sheet(number)
        default: Foreign.home
        }
      let styles: [PresentationStyle] = [
        .push, .sheet, .cover, .cover(stack: false), .sheet(stack: false, detents: [.medium, .fraction(0.3)]), .alert,
      ]
      try? path.append(value, as: styles.indices.contains(style) ? styles[style] : nil)
    }
  }

  @Test("comes back with equal values in equal styles")
  func roundTrip() async throws {
    try await tryCases(
      2_000, seed: 20_261_124, make: { $0.list(0...8, of: Item.init) }, smaller: { $0.smaller { $0.number = 0 } }
    ) { _, items in
      var path = FlowPath()
      for item in items { item.add(to: &path) }
      let data = try JSONEncoder().encode(["path": CodablePath<Name>(path)])
      let saved = try JSONDecoder().decode([String: CodablePath<Name>].self, from: data)["path"]
      guard saved?.path == path, saved?.problems == [] else { return "\(String(decoding: data, as: UTF8.self))" }
      return nil
    }
  }

  @Test("comes back under a former name, and is saved under the one of now")
  func formerNames() throws {
    let saved = try read(#"[["memo",{"id":1,"tags":[]}],["card",{"id":2,"tags":[]},"sheet"]]"#)
    #expect(saved.problems == [])
    #expect(try text(saved.path) == #"[["note",{"id":1,"tags":[]}],["note",{"id":2,"tags":[]},"sheet"]]"#)
  }

  // MARK: Problems

  private struct Plain: Hashable {}

  @Test("is refused for a value without a name, with what to add")
  func unnamed() throws {
    let rows: [(any Hashable & Sendable, String)] = [
      (1.5, "value 2 of the path is of type Swift.Double, which Name does not name; add a case for it"),
      (
        Int??.none,
        "value 2 of the path is of type Swift.Optional<Swift.Optional<Swift.Int>>, which Name does not name; add a case "
          + "for it"
      ),
      (
        Plain(),
        "value 2 of the path is of type \(String(reflecting: Plain.self)), which Name does not name; make it Codable "
          + "and add a case for it"
      ),
    ]
    for (value, text) in rows {
      let error = #expect(throws: PathError.self) { try CodablePath<Name>(FlowPath([1, value, 2])) }
      #expect(error?.description == text && error?.position == 2)
    }
    #expect((try? CodablePath<Name>(FlowPath([Plain()]))) == nil)
  }

  @Test(
    "comes back up to the first value that does not, and says why",
    arguments: [
      (
        #"["nte",1]"#,
        "is named “nte”, but Name has only count, text, note, memo, card, maybe, styled; if this is a name that was "
          + "changed, add it to formerNames; did you mean “note”?"
      ),
      (
        #"["Swift.Int",1]"#,
        "is named “Swift.Int”, but Name has only count, text, note, memo, card, maybe, styled; if this is a name that "
          + "was changed, add it to formerNames"
      ),
      (#"["count","x"]"#, "is a “count” that cannot be read: Expected to decode Int but found a string instead."),
      (#"["memo",{"id":1}]"#, "is a “note” that cannot be read: “tags” is missing"),
      (#"["styled",{"home":{}},1]"#, "is a “styled” that cannot be read: Expected to decode String but found number"),
      (#"["count"]"#, "is a “count” that cannot be read: Unkeyed container is at end."),
      (#"[]"#, "cannot be read: Unkeyed container is at end."),
      (#"7"#, "cannot be read: Expected to decode Array<Any> but found number instead."),
      (#"null"#, "cannot be read: Cannot get unkeyed decoding container -- found null value instead"),
      (#"["text","a","alert"],["count",1]"#, "was refused: \(NavigationError.underDialog)"),
    ])
  func damaged(items: String, problem: String) throws {
    let saved = try read("[[\"count\",1],\(items),[\"count\",2]]")
    let position = items.contains("alert") ? 3 : 2
    let text = "value \(position) of the path \(problem)"
    #expect(saved.problems.last?.description.hasPrefix(text) == true, "\(saved.problems.last?.description ?? "")")
    #expect(saved.problems.last?.position == position)
    #expect(saved.path.count == position - 1 && saved.path.values.first as? Int == 1)
  }

  @Test("in a style that is not known any more comes back in the value's own, and says so, as an archive does")
  func unknownStyle() throws {
    let saved = try read(#"[["styled",{"sheet":{"_0":1}},"balloon"],["count",1,""],["count",2,"sheet"]]"#)
    #expect(saved.path.routes.routes.map(\.style) == [.sheet, .push, .sheet])
    #expect(
      saved.problems.map(\.description) == [
        "value 1 of the path is a “styled” that comes back in its own style: there is no style “balloon”",
        "value 2 of the path is a “count” that comes back in its own style: there is no style “”",
      ])
    #expect(saved.problems.map(\.position) == [1, 2])
    let cut = try read(#"[["count",1,"balloon"],["nte",1]]"#)
    #expect(cut.path.values.first as? Int == 1 && cut.problems.map(\.position) == [1, 2])
  }

  private enum TwoTypes: String, PathName {
    case count, text

    var type: any PathValue.Type { self == .count ? Int.self : String.self }
    var formerNames: [String] { self == .text ? ["count"] : [] }
  }

  private enum TwoNames: String, PathName {
    case count, text, number

    var type: any PathValue.Type { self == .text ? String.self : Int.self }
  }

  @Test("has one name for each type, and one type for each name")
  func doubled() throws {
    let two = "TwoTypes has the name “count” twice; a name can stand for one type only"
    #expect(throws: PathError.self) { try CodablePath<TwoTypes>(FlowPath()) }
    let saved = try JSONDecoder().decode(CodablePath<TwoTypes>.self, from: Data(#"[["count",1]]"#.utf8))
    #expect(saved.path.isEmpty && saved.problems.last?.description == two && saved.problems.last?.position == nil)
    let error = #expect(throws: PathError.self) { try CodablePath<TwoNames>(FlowPath()) }
    #expect(
      error?.description
        == "TwoNames has two names for Swift.Int: “count” and “number”; remove a case, and add its name to the formerNames "
        + "of the other")
  }

  @Test("may be any bytes")
  func hostile() throws {
    var random = RandomSource(seed: 20_261_125)
    let whole = Data(
      try text(FlowPath([7, "seven", Note(id: 7, tags: ["a"]), Int?.none, Foreign.sheet(1), Foreign.home])).utf8)
    let pieces = ["null", "[]", "{}", "\"", "-1", "1e999", "[", "]", ",", "\"alert\"", "\"e\u{301}\u{301}\"", "\u{0}"]
    var count = 0
    let tried = Effort.count(usually: 3_000)
    for _ in 0..<tried {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let start = Int.random(in: 0..<bytes.count, using: &random)
        let end = min(bytes.count, start + Int.random(in: 0...8, using: &random))
        bytes.replaceSubrange(start..<end, with: Data((pieces.randomElement(using: &random) ?? "").utf8))
      }
      guard let saved = try? JSONDecoder().decode(CodablePath<Name>.self, from: bytes) else { continue }
      count += 1
      let again = try read(text(saved.path))
      #expect(again.problems == [] && again.path == saved.path)
    }
    #expect(count >= tried / 20)
  }

  // Comparing such a text with one name takes seconds.
  @Test("with a name of very many marks is not compared with the names of the app")
  func marks() throws {
    let name = "e" + String(repeating: "\u{301}\u{327}", count: 1 << 15)
    #expect(try read("[[\"\(name)\",1]]").problems.last?.position == 1)
  }
}
