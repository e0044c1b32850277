import Armature
import Foundation
import TestSupport
import Testing

@Suite("An archive of an older version of the app")
@MainActor
struct MigrationTests {
  // MARK: Former names

  private enum Place: Screenless, Codable {
    case home, note(id: Int), book(String), done

    typealias Flow = Coordinator<Self>

    static let formerNames = ["memo": "note", "start": "home", "page": "gone", "book": "note"]
    static let examples: [Self] = [.note(id: 1)]
  }

  @Test(
    "renamed cases come back under their new names; a name that is in use is not a former one",
    arguments: [
      (#"{"memo":{"id":7}}"#, Place.note(id: 7), nil), (#"{"note":{"id":7}}"#, .note(id: 7), nil),
      (#"{"book":{"_0":"a"}}"#, .book("a"), nil),
      (
        #"{"memo":{"id":"x"}}"#, nil,
        "the saved value cannot be read: Expected to decode Int but found a string instead."
      ),
      (#"{"page":{}}"#, nil, "there is no destination “gone” any more"),
      (#"{"other":{}}"#, nil, "there is no destination “other” any more"),
      ("{}", nil, "the saved value cannot be read: Invalid number of keys found, expected one."),
      (
        "7", nil, "the saved value cannot be read: Expected to decode Dictionary<String, Any> but found number instead."
      ),
    ] as [(String, Place?, String?)])
  private func cases(json: String, place: Place?, problem: String?) throws {
    let flow = Coordinator<Place>(root: .done)
    let scene = try FlowScene(root: flow)
    let report = scene.restore(
      Data(#"{"format":1,"scene":"main","root":{"root":{"start":{}},"routes":[\#(json)]}}"#.utf8))
    #expect(flow.root == .home && flow.routes.map(\.destination) == (place.map { [$0] } ?? []))
    #expect(report.losses.map(\.description) == (problem.map { ["Coordinator<Place>, at screen 1: \($0)"] } ?? []))
  }

  @Test("links with former names lead to the same place, and are printed with the new ones")
  private func links() throws {
    let flow = Coordinator<Place>(root: .home)
    let scene = try FlowScene(root: flow)
    try scene.open("/memo/7")
    #expect(flow.routes.map(\.destination) == [.note(id: 7)])
    #expect(try scene.link == "/note/7")
    #expect(throws: LinkError.self) { try scene.open("/page") }
  }

  private enum Color: String, Screenless, Codable {
    case red, green

    typealias Flow = Coordinator<Self>

    static let formerNames = ["blue": "green"]
  }

  @Test("renamed raw values come back too, from archives and from links")
  private func rawValues() throws {
    let flow = Coordinator<Color>(root: .red)
    let scene = try FlowScene(root: flow)
    #expect(
      scene.restore(Data(#"{"format":1,"scene":"main","root":{"root":"blue","routes":["red","blue"]}}"#.utf8)).losses
        .isEmpty)
    #expect(flow.root == .green && flow.routes.map(\.destination) == [.red, .green])
    try scene.open("/red/blue")
    #expect(flow.routes.map(\.destination) == [.red, .green])
  }

  private enum Number: Int, Screenless, Codable {
    case one = 1

    typealias Flow = Coordinator<Self>
  }

  @Test("unknown raw values are named")
  private func unknownRawValues() throws {
    func archive(_ root: String) -> Data {
      Data(#"{"format":1,"scene":"main","root":{"root":\#(root)}}"#.utf8)
    }
    let number = try FlowScene(root: Coordinator<Number>(root: .one)).restore(archive("7")).losses
    #expect(number.map(\.reason) == [.unreadable("Cannot initialize Number from invalid Int value 7")])
    let color = try FlowScene(root: Coordinator<Color>(root: .red)).restore(archive(#""pink""#)).losses
    #expect(color.map(\.reason) == [.unreadable("Cannot initialize Color from invalid String value pink")])
  }

  private enum Raw: String, Screenless, Codable {
    case start, list, overview

    typealias Flow = Coordinator<Self>

    static let formerNames = ["list": "overview"]
  }

  @Test("a raw value that is in use is not a former one, in links too")
  private func rawValueInUse() throws {
    let flow = Coordinator<Raw>(root: .start)
    let scene = try FlowScene(root: flow)
    flow.show(.list)
    try scene.open(scene.link)
    #expect(flow.routes.map(\.destination) == [.list])
  }

  private enum MainTab: Tab {
    case notes, books

    static let formerNames = ["library": "books", "notes": "books"]

    func flow(in tabs: TabCoordinator<Self>) -> AnyCoordinator { Coordinator<Place>(root: .home) }
    func item(in tabs: TabCoordinator<Self>) -> TabItem { TabItem(name) }
  }

  @Test("renamed tabs come back, also as links; if an archive has both names, the one in use counts")
  private func tabs() throws {
    func tabs(_ members: String, order: String) throws -> (
      scene: FlowScene, tabs: TabCoordinator<MainTab>, RestoreReport
    ) {
      let tabs = TabCoordinator<MainTab>([.notes, .books])
      let scene = try FlowScene(root: tabs)
      let archive =
        #"{"format":1,"scene":"main","root":{"visible":"library","order":\#(order),"members":{\#(members)}}}"#
      return (scene, tabs, scene.restore(Data(archive.utf8)))
    }
    let old = #""library":{"root":{"home":{}},"routes":[{"note":{"id":1}}]}"#
    let new = #""books":{"root":{"home":{}},"routes":[{"note":{"id":2}}]}"#
    for (members, order, line) in [
      (old, #"["library","notes"]"#, ["note(id: 1)"]), (old + "," + new, #"["library","books"]"#, ["note(id: 2)"]),
    ] {
      let (scene, tabs, report) = try tabs(members, order: order)
      #expect(report.losses.isEmpty)
      #expect(tabs.tabs == [.books, .notes] && tabs.selected == .books)
      #expect(Array(scene.line.dropFirst(2)) == line)
      tabs.select(.notes)
      try scene.open("/library/note/3")
      #expect(tabs.selected == .books)
    }
  }

  // MARK: Versions

  private final class Versioned: Coordinator<Place>, MigratesArchives {
    static let archiveVersion = 2

    static func migrate(_ archive: Data, from version: Int) throws -> Data {
      let text = String(decoding: archive, as: UTF8.self)
      if text.contains("hopeless") { throw RestoreReport.Reason.opensNoFlow }
      if text.contains("worse") { return Data("{".utf8) }
      return Data(text.replacingOccurrences(of: "version-\(version)", with: "note").utf8)
    }
  }

  @Test(
    "is migrated as a whole, unless it is newer, or of no use any more",
    arguments: [
      (nil, "version-0", true, nil), (1, "version-1", true, nil), (2, "note", true, nil),
      (2, "version-2", false, "Versioned, at screen 1: there is no destination “version-2” any more"),
      (3, "note", false, "a newer app has written the saved state, in version 3"),
      (1, "hopeless", false, "the saved state of version 1 cannot be migrated: its destination opens no flow now"),
      (1, "worse", false, "the saved state of version 1 cannot be migrated: The given data was not valid JSON."),
    ] as [(Int?, String, Bool, String?)])
  private func versions(version: Int?, name: String, isRestored: Bool, problem: String?) throws {
    let flow = Versioned(root: .home)
    let scene = try FlowScene(root: flow)
    let number = version.map { #""version":\#($0),"# } ?? ""
    let report = scene.restore(
      Data(#"{"format":1,\#(number)"scene":"main","root":{"root":{"home":{}},"routes":[{"\#(name)":{"id":1}}]}}"#.utf8))
    #expect(flow.routes.map(\.destination) == (isRestored ? [.note(id: 1)] : []))
    #expect(report.losses.map(\.description) == (problem.map { [$0] } ?? []))
    #expect(String(decoding: try scene.archive(), as: UTF8.self).contains(#""version":2"#))
  }

  @Test("has no version of values in their first form")
  func firstForm() throws {
    let archive = try FlowScene(root: Reader(root: .home)).archive()
    let text = String(decoding: archive, as: UTF8.self)
    #expect(text.contains(#""kept":"Milk""#) && !text.contains("keptVersion"))
  }

  private final class Reader: Coordinator<Place>, KeepsValues {
    var kept: String { "Milk" }
    func bringBack(_ kept: String) {}
  }

  private struct Draft: Codable, Equatable { var title: String, isUrgent: Bool }

  private final class Editor: Coordinator<Place>, KeepsValues {
    static let keptVersion = 3
    var kept = Draft(title: "", isUrgent: false)

    func bringBack(_ kept: Draft) { self.kept = kept }
    func bringBack(from decoder: any Decoder, version: Int) throws {
      guard version == 1 else { throw RestoreReport.Reason.otherKeptVersion(version) }
      kept = Draft(title: try String(from: decoder), isUrgent: false)
    }
  }

  @Test(
    "has values of a flow in an older form, which the flow reads or does without",
    arguments: [
      (#""kept":{"isUrgent":true,"title":"Milk"},"keptVersion":3"#, Draft(title: "Milk", isUrgent: true), nil),
      (#""kept":"Milk""#, Draft(title: "Milk", isUrgent: false), nil),
      (#""kept":"Milk","keptVersion":2"#, nil, "Editor: the flow cannot read its values of version 2"),
      (#""kept":"Milk","keptVersion":4"#, nil, "Editor: the flow cannot read its values of version 4"),
      (
        #""kept":"Milk","keptVersion":3"#, nil,
        "Editor: the saved value cannot be read: Expected to decode Dictionary<String, Any> but found a string instead."
      ),
    ] as [(String, Draft?, String?)])
  private func keptVersions(kept: String, draft: Draft?, problem: String?) throws {
    let flow = Editor(root: .home)
    let scene = try FlowScene(root: flow)
    let report = scene.restore(
      Data(#"{"format":1,"scene":"main","root":{"root":{"home":{}},"routes":[{"done":{}}],\#(kept)}}"#.utf8))
    #expect(flow.kept == draft ?? Draft(title: "", isUrgent: false) && flow.routes.map(\.destination) == [.done])
    #expect(report.losses.map(\.description) == (problem.map { [$0] } ?? []))
    #expect(String(decoding: try scene.archive(), as: UTF8.self).contains(#""keptVersion":3"#))
    let again = Editor(root: .home)
    #expect(try FlowScene(root: again).restore(scene.archive()).losses.isEmpty)
    #expect(again.kept == flow.kept)
  }
}
