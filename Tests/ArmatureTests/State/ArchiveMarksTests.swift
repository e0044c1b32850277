import Armature
import ArmatureUI
import Foundation
import TestSupport
import Testing

@Suite("An archive with very many combining marks in a row is refused before it is decoded")
@MainActor
struct ArchiveMarksTests {
  private static let marks = "e" + String(repeating: "\u{301}\u{327}", count: 500)
  private static let problem = "it has a text with more than 30 combining marks in a row"

  /// An archive of a scene with tabs, and one with a sheet that has kept values.
  private static let archives = [
    #"""
    {"format":1,"scene":"main","root":{"visible":"first","order":["first","second"],"hidden":["second"],
    "members":{"first":{"root":{"page":{"_0":0}}},"second":{"root":{"page":{"_0":1}}}}}}
    """#,
    #"""
    {"format":1,"scene":"main","version":0,"root":{"root":{"home":{}},"routes":[{"page":{"_0":1}}],
    "styles":{"1":"sheet"}}}
    """#,
  ]

  private func scene(_ archive: String) throws -> FlowScene {
    try FlowScene(of: archive.contains("members") ? MixedTabs([.first, .second]) : ForeignFlow())
  }

  @Test(
    "wherever they are, as they are or escaped",
    arguments: [
      "visible", "order", "members", "\"first\"", "\"second\"", "root", "format", "home", "_0", "routes", "styles",
      "\"sheet\"", "\"1\"", "scene", "version",
    ])
  func places(name: String) throws {
    let bare = name.replacingOccurrences(of: "\"", with: "")
    let escaped = Self.marks.unicodeScalars.map { "\\u" + String($0.value + 0x10000, radix: 16).dropFirst() }.joined()
    for archive in Self.archives where archive.contains(name) {
      for marks in [Self.marks, escaped] {
        let hostile = archive.replacingOccurrences(of: "\"\(bare)\"", with: "\"\(bare)\(marks)\"")
        #expect(hostile != archive)
        let scene = try scene(archive)
        #expect(scene.restore(Data(hostile.utf8)).losses.map(\.reason) == [.damaged(Self.problem)])
        #expect(scene.line.last == (archive.contains("members") ? "page(0)" : "home"))
        #expect(scene.restore(Data(archive.utf8)).losses == [])
      }
    }
  }

  @Test(
    "texts with as many as a language has are read, and so are other escapes",
    arguments: ["e" + String(repeating: "\u{301}", count: 30), #"\\u0301\n\t\"\/"#, #"\ud83e\udd89"#, "é🦉"])
  func harmless(text: String) throws {
    let scene = try FlowScene(of: StyledFlow())
    #expect(scene.restore(tree: #"{"root":{"note":{"_0":"\#(text)"}}}"#) == [])
    #expect(scene.line != ["page(0)"])
  }

  // To compare such a name with another one takes minutes.
  @Test("however many they are, and not in another encoding")
  func many() throws {
    let scene = try scene(Self.archives[1])
    let marks = String(repeating: "\u{301}\u{327}", count: 100_000)
    let hostile = Self.archives[1].replacingOccurrences(of: "\"page\"", with: "\"page\(marks)\"")
    #expect(scene.restore(Data(hostile.utf8)).losses.map(\.reason) == [.damaged(Self.problem)])
    for encoding: String.Encoding in [.utf16, .utf16LittleEndian, .utf32BigEndian] {
      let data = try #require(Self.archives[1].replacingOccurrences(of: "page", with: Self.marks).data(using: encoding))
      #expect(scene.restore(data).losses.map(\.reason) == [.damaged("it is not JSON in UTF-8")])
    }
  }

  @Test("the other scenes of a file come back, also behind a first line that is hostile")
  func file() throws {
    let folder = TemporaryFolder()
    var problems: [String] = []
    let lines = [Self.archives[1].replacingOccurrences(of: "\n", with: ""), "{\"\(Self.marks)\":1,\"scene\":\"a\"}"]
    try StateStore(file: folder.file).write(Data(lines.joined(separator: "\n").utf8))
    #expect(StateKeeper(StateStore(file: folder.file)) { problems.append("\($0)") }.names == ["main"])
    #expect(problems == ["a saved scene cannot be read: \(Self.problem)"])
    try Data("{\"\(Self.marks)\":1}\n{}".utf8).write(to: folder.file)
    #expect(StateStore(file: folder.file).told.hasSuffix("it does not begin with the line that a store writes"))
    let path = try JSONDecoder().decode(CodablePath<PageName>.self, from: Data("[[\"page\",1,\"\(Self.marks)\"]]".utf8))
    #expect(path.path.count == 1)
  }

  private enum PageName: String, PathName {
    case page
    var type: any (Codable & Hashable & Sendable).Type { Int.self }
  }

  @Test("so a value that has them is not written, which is reported, and the rest comes back")
  func written() throws {
    let flow = StyledFlow()
    let scene = try FlowScene(of: flow)
    var events: [String] = []
    scene.observeTexts { events.append($0) }
    flow.push(.page(1))
    flow.push(.note("e" + String(repeating: "\u{301}", count: 31), day: nil))
    let next = try FlowScene(of: StyledFlow())
    #expect(try next.restore(scene) == [] && next.line == ["page(0)", "page(1)"])
    #expect(events.contains { $0.hasPrefix("mistake") && $0.hasSuffix(Self.problem) })
  }
}
