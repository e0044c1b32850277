import Armature
import ArmatureUI
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
    return try encoder.encode(CodablePath<Name>(path)).text
  }

  private func read(_ text: String) throws -> CodablePath<Name> { try read(text, as: Name.self) }

  private func read<N: PathName>(_ text: String, as name: N.Type) throws -> CodablePath<N> {
    try JSONDecoder().decode(CodablePath<N>.self, from: Data(text.utf8))
  }

  @Test("is a list of names and values, with the style if it is not the value's own, and comes back equal")
  func json() throws {
    var path = FlowPath([7, "\u{0}\"\\🦉e\u{301}", Note(id: 7, tags: ["a"]), Int?.none, Int?.some(1), Foreign.home])
    let sheet = PresentationStyle.sheet(stack: false, detents: [.medium, .fraction(0.3)])
    for style in [nil, .push, .cover(stack: false), sheet] { try path.append(Foreign.sheet(1), as: style) }
    try path.append("", as: .alert)
    #expect(
      try text(path) == #"""
        [["count",7],["text","\u0000\"\\🦉é"],["note",{"id":7,"tags":["a"]}],["maybe",null],["maybe",1],\#
        ["styled",{"home":{}}],["styled",{"sheet":{"_0":1}}],["styled",{"sheet":{"_0":1}},"push"],\#
        ["styled",{"sheet":{"_0":1}},"cover.nostack"],["styled",{"sheet":{"_0":1}},"sheet.nostack.medium.fraction30"],\#
        ["text","","alert"]]
        """#)
    for path in [path, FlowPath()] {
      let saved = try read(text(path))
      #expect(saved.path == path && saved.problems == [])
    }
    #expect(try text(FlowPath()) == "[]")
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
    for (value, type, advice) in [
      (1.5, "Swift.Double", "add a case for it"),
      (Int??.none, "Swift.Optional<Swift.Optional<Swift.Int>>", "add a case for it"),
      (Plain(), String(reflecting: Plain.self), "make it Codable and add a case for it"),
    ] as [(any Hashable & Sendable, String, String)] {
      let error = #expect(throws: PathError.self) { try CodablePath<Name>(FlowPath([1, value, 2])) }
      #expect(error?.description == "value 2 of the path is of type \(type), which Name does not name; \(advice)")
      #expect(error?.position == 2)
    }
    #expect((try? CodablePath<Name>(FlowPath([Plain()]))) == nil)
  }

  private static let names =
    "which is neither a case of Name nor in its formerNames; "
    + "expected count, text, note, memo, card, maybe, styled"

  @Test(
    "comes back up to the first value that does not, and says why",
    arguments: [
      (#"["nte",1]"#, "is named “nte”, \(names); did you mean “note”?"),
      (#"["Swift.Int",1]"#, "is named “Swift.Int”, \(names)"),
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
    let last = saved.problems.last
    #expect(last?.description.hasPrefix("value \(position) of the path \(problem)") == true, "\(saved.problems)")
    #expect(last?.position == position && saved.path.count == position - 1 && saved.path.values.first as? Int == 1)
  }

  @Test("in a style that is not known any more comes back in the value's own, and says so, as an archive does")
  func unknownStyle() throws {
    let saved = try read(#"[["styled",{"sheet":{"_0":1}},"balloon"],["count",1,""],["count",2,"sheet"]]"#)
    #expect(saved.path.routes.routes.map(\.style) == [.sheet, .push, .sheet])
    #expect(
      saved.problems.map(\.description) == [
        "value 1 of the path is a “styled” that is restored in its own style: there is no style “balloon”",
        "value 2 of the path is a “count” that is restored in its own style: there is no style “”",
      ])
    let cut = try read(#"[["count",1,"balloon"],["nte",1]]"#)
    #expect(cut.path.values.first as? Int == 1)
    for path in [saved, cut] { #expect(path.problems.map(\.position) == [1, 2]) }
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
    #expect(throws: PathError.self) { try CodablePath<TwoTypes>(FlowPath()) }
    let saved = try read(#"[["count",1]]"#, as: TwoTypes.self)
    #expect(saved.path.isEmpty && saved.problems.last?.position == nil)
    #expect(
      saved.problems.last?.description == "TwoTypes has the name “count” twice; a name can stand for one type only")
    let error = #expect(throws: PathError.self) { try CodablePath<TwoNames>(FlowPath()) }
    #expect(
      error?.description == """
        TwoNames has two names for Swift.Int: “count” and “number”; remove a case, and add its name to the formerNames \
        of the other
        """)
  }

  // Comparing such a text with one name takes seconds.
  @Test("with a name of very many marks is not compared with the names of the app")
  func marks() throws {
    let name = "e" + String(repeating: "\u{301}\u{327}", count: 1 << 15)
    #expect(try read("[[\"\(name)\",1]]").problems.last?.position == 1)
  }
}
