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

  nonisolated private static let unreadable = "the saved value cannot be read:"

  @Test(
    "renamed cases come back under their new names; a name that is in use is not a former one",
    arguments: [
      (#"{"memo":{"id":7}}"#, Place.note(id: 7), nil), (#"{"note":{"id":7}}"#, .note(id: 7), nil),
      (#"{"book":{"_0":"a"}}"#, .book("a"), nil),
      (#"{"memo":{"id":"x"}}"#, nil, "\(unreadable) Expected to decode Int but found a string instead."),
      (#"{"page":{}}"#, nil, "there is no destination “gone” any more"),
      (#"{"other":{}}"#, nil, "there is no destination “other” any more"),
      ("{}", nil, "\(unreadable) Invalid number of keys found, expected one."),
      ("7", nil, "\(unreadable) Expected to decode Dictionary<String, Any> but found number instead."),
    ] as [(String, Place?, String?)])
  private func cases(json: String, place: Place?, problem: String?) throws {
    let flow = Coordinator<Place>(root: .done)
    let losses = try FlowScene(of: flow).restore(tree: #"{"root":{"start":{}},"routes":[\#(json)]}"#)
    #expect(flow.root == .home && flow.routes.map(\.destination) == [place].compactMap(\.self))
    #expect(losses == [problem].compactMap { $0.map { "Coordinator<Place>, at screen 1: \($0)" } })
  }

  @Test("links with former names lead to the same place, and are printed with the new ones")
  private func links() throws {
    let scene = try FlowScene(of: Coordinator<Place>(root: .home))
    #expect(scene.outcome(of: "/memo/7") == "/note/7" && scene.line.last == "note(id: 7)")
    #expect(throws: LinkError.self) { try scene.open("/page") }
  }

  private enum Color: String, Screenless, Codable {
    case red, green, list, overview

    typealias Flow = Coordinator<Self>

    static let formerNames = ["blue": "green", "list": "overview"]
  }

  @Test("renamed raw values come back too, from archives and links, but not those in use; unknown ones are named")
  private func rawValues() throws {
    let flow = Coordinator<Color>(root: .red)
    let scene = try FlowScene(of: flow)
    #expect(scene.restore(tree: #"{"root":"blue","routes":["red","blue"]}"#) == [])
    #expect(flow.root == .green && flow.routes.map(\.destination) == [.red, .green])
    try scene.open("/red/blue")
    #expect(flow.routes.map(\.destination) == [.red, .green])
    flow.show(.list)
    try scene.open(scene.link)
    #expect(flow.routes.last?.destination == .list)
    let problem = "Cannot initialize Color from invalid String value pink"
    #expect(
      scene.restore(tree: #"{"root":"pink"}"#) == ["Coordinator<Color>, at its root: \(Self.unreadable) \(problem)"])
  }

  private enum MainTab: Tab {
    case notes, books

    static let formerNames = ["library": "books", "notes": "books"]

    func flow(in tabs: TabCoordinator<Self>) -> AnyCoordinator { Coordinator<Place>(root: .home) }
    func item(in tabs: TabCoordinator<Self>) -> TabItem { TabItem(name) }
  }

  @Test("renamed tabs come back, also as links; if an archive has both names, the one in use counts")
  private func tabs() throws {
    let old = #""library":{"root":{"home":{}},"routes":[{"note":{"id":1}}]}"#
    let new = #""books":{"root":{"home":{}},"routes":[{"note":{"id":2}}]}"#
    for (members, order, note) in [
      (old, #"["library","notes"]"#, "note(id: 1)"), (old + "," + new, #"["library","books"]"#, "note(id: 2)"),
    ] {
      let tabs = TabCoordinator<MainTab>([.notes, .books])
      let scene = try FlowScene(of: tabs)
      #expect(scene.restore(tree: #"{"visible":"library","order":\#(order),"members":{\#(members)}}"#) == [])
      #expect(tabs.tabs == [.books, .notes] && tabs.selected == .books && Array(scene.line.dropFirst(2)) == [note])
      tabs.select(.notes)
      try scene.open("/library/note/3")
      #expect(tabs.selected == .books)
    }
  }

  // MARK: Versions

  private final class Versioned: Coordinator<Place>, MigratesArchives {
    static let archiveVersion = 2

    static func migrate(_ archive: Data, from version: Int) throws -> Data {
      if archive.text.contains("hopeless") { throw RestoreReport.Reason.opensNoFlow }
      if archive.text.contains("worse") { return Data("{".utf8) }
      return Data(archive.text.replacingOccurrences(of: "version-\(version)", with: "note").utf8)
    }
  }

  @Test(
    "is migrated as a whole, unless it is newer, or of no use any more",
    arguments: [
      (nil, "version-0", nil), (1, "version-1", nil), (2, "note", nil),
      (2, "version-2", "Versioned, at screen 1: there is no destination “version-2” any more"),
      (3, "note", "a newer app has written the saved state, in version 3"),
      (1, "hopeless", "the saved state of version 1 cannot be migrated: its destination opens no flow now"),
      (1, "worse", "the saved state of version 1 cannot be migrated: The given data was not valid JSON."),
    ] as [(Int?, String, String?)])
  private func versions(version: Int?, name: String, problem: String?) throws {
    let flow = Versioned(root: .home)
    let scene = try FlowScene(of: flow)
    let losses = scene.restore(
      tree: #"{"root":{"home":{}},"routes":[{"\#(name)":{"id":1}}]}"#, version.map { #""version":\#($0),"# } ?? "")
    #expect(flow.routes.map(\.destination) == (problem == nil ? [.note(id: 1)] : []))
    #expect(losses == [problem].compactMap(\.self))
    #expect(try scene.archive().text.contains(#""version":2"#))
  }

  private struct Draft: Codable, Equatable { var title = "", isUrgent = false }

  private final class Editor: Coordinator<Place>, KeepsValues {
    static let keptVersion = 3
    var kept = Draft()

    func bringBack(_ kept: Draft) { self.kept = kept }
    func bringBack(from decoder: any Decoder, version: Int) throws {
      guard version == 1 else { throw RestoreReport.Reason.otherKeptVersion(version) }
      kept = Draft(title: try String(from: decoder))
    }
  }

  @Test(
    "has values of a flow in an older form, which the flow reads or does without",
    arguments: [
      (#"{"isUrgent":true,"title":"Milk"},"keptVersion":3"#, Draft(title: "Milk", isUrgent: true), nil),
      (#""Milk""#, Draft(title: "Milk"), nil),
      (#""Milk","keptVersion":2"#, Draft(), "the flow cannot read its values of version 2"),
      (#""Milk","keptVersion":4"#, Draft(), "the flow cannot read its values of version 4"),
      (
        #""Milk","keptVersion":3"#, Draft(),
        "\(unreadable) Expected to decode Dictionary<String, Any> but found a string instead."
      ),
    ] as [(String, Draft, String?)])
  private func keptVersions(kept: String, draft: Draft, problem: String?) throws {
    let (flow, again) = (Editor(root: .home), Editor(root: .home))
    let scene = try FlowScene(of: flow)
    let losses = scene.restore(tree: #"{"root":{"home":{}},"routes":[{"done":{}}],"kept":\#(kept)}"#)
    #expect(flow.kept == draft && flow.routes.map(\.destination) == [.done])
    #expect(losses == [problem].compactMap { $0.map { "Editor: \($0)" } })
    #expect(try scene.archive().text.contains(#""keptVersion":3"#))
    #expect(try !FlowScene(of: KeepingFlow(root: .start)).archive().text.contains("keptVersion"))
    #expect(try FlowScene(of: again).restore(scene) == [] && again.kept == draft)
  }
}
