import Armature
import Foundation
import Testing

// @testable: traces are for hosts and drivers of this package.
@testable import ArmatureExplorer
@testable import ArmatureTerminal

@Suite("A trace is one page that holds no foreign HTML")
@MainActor
struct TracePageTests {
  /// Texts that would leave their element, run a script or change how a page reads, with their form in the page.
  nonisolated static let hostile: [(text: String, shown: String)] = [
    ("</script><img src=x onerror=alert(1)>", "</script><img src=x onerror=alert(1)>"),
    ("<!-- <script>", "<!-- <script>"),
    ("</title></noscript></style><svg onload=alert(1)>", "</title></noscript></style><svg onload=alert(1)>"),
    ("\" onfocus=\"alert(1)\" autofocus='", "\" onfocus=\"alert(1)\" autofocus='"),
    ("<\u{338}/script>", "<\u{338}/script>"),
    ("&lt;b&gt; &amp;", "&lt;b&gt; &amp;"),
    ("a\u{2028}b\u{2029}c", "a\nb\nc"),
    ("a\u{202E}b\u{2066}c", "a\u{FFFD}b\u{FFFD}c"),
    ("a\u{0}b\u{1B}[31m\u{9B}c", "a␀b␛[31m\u{FFFD}c"),
    ("${alert(1)} `x` \\u003cb\\u003e \\", "${alert(1)} `x` \\u003cb\\u003e \\"),
    (String(repeating: "x", count: 10_000), String(repeating: "x", count: 1000) + "…"),
    (String(repeating: "e\u{301}", count: 5000), String(repeating: "e\u{301}", count: 500) + "…"),
  ]

  private func page(_ text: String) throws -> (html: String, texts: Set<String>) {
    let board = Board {
      Screen(text) {
        SectionRow(text) { TextRow(text, detail: text) }
        FieldRow(text, text: text, prompt: text) { _ in }
        PickerRow(text, selection: text, options: [text, "b"]) { _ in }
        ButtonRow(text) { throw Trouble(description: text) }
      }
      .toolbar(.primary) { ButtonRow(text) {} }
    }
    let scenes = SceneDirectory { _ in board }
    try scenes.open()
    let recorder = TraceRecorder(scenes: scenes, title: text)
    recorder.willAct(text, command: text)
    recorder.didAct(failure: text)
    let html = try recorder.trace.html()
    let json = try #require(html.part(from: "<script type=\"application/json\" id=\"data\">", to: "</script>"))
    return (html, Set(texts(in: try JSONSerialization.jsonObject(with: Data(json.utf8)))))
  }

  private func texts(in json: Any) -> [String] {
    switch json {
    case let text as String: [text]
    case let list as [Any]: list.flatMap(texts)
    case let object as [String: Any]: object.values.flatMap(texts)
    default: []
    }
  }

  @Test("every text of the app is only text", arguments: hostile.indices)
  func escaping(index: Int) throws {
    let (text, shown) = Self.hostile[index]
    let (plain, _) = try page("plain")
    let (html, texts) = try page(text)
    #expect(texts.contains(shown))
    #expect(shown == text || !texts.contains(text))
    // The page has as many tags as one without hostile texts. HTML has no other beginnings of tags and comments.
    #expect(html.utf8.count { $0 == UInt8(ascii: "<") } == plain.utf8.count { $0 == UInt8(ascii: "<") })
    #expect(!html.unicodeScalars.contains { $0.isControl && $0 != "\n" })
    let list = try #require(html.part(from: "<noscript>", to: "</noscript>"))
    #expect(
      list.utf8.count { $0 == UInt8(ascii: "\"") } == 2 + 2 * list.components(separatedBy: "<li id=").dropFirst().count)
  }

  @Test("the page forbids the network and foreign scripts")
  func policy() throws {
    let (html, _) = try page("plain")
    let policy = "default-src 'none'; style-src '\(Page.styleHash)'; script-src '\(Page.scriptHash)'; base-uri 'none'"
    #expect(html.contains(policy))
    #expect(html.contains("<script>\(Page.script)</script>"))
    #expect(html.contains("<style>\(Page.style)</style>"))
    #expect(!html.contains("innerHTML") && !html.contains("src=") && !html.contains("@import"))
  }

  @Test("without scripts, the page is a list of the actions")
  func list() async throws {
    let recording = try Recording { _ in DiaryCoordinator() }
    try await recording.play(["back", "monday"])
    let list = try #require(try recording.trace.html().part(from: "<noscript>", to: "</noscript>"))
    #expect(
      list == """

        <h1>Walk</h1>
        <ol start="0">
        <li id="item0"><b>Start</b><br>/<br>[window] Diary</li>
        <li id="item1"><b>back</b><br>at line 1<br>failed: cannot go back: this is the root<br>/<br>[window] Diary</li>
        <li id="item2"><b>Tap “Monday”</b><br><code>Monday</code><br>at line 2<br>/entry/0<br>[window] Diary › Monday</li>
        </ol>

        """)
  }

  @Test("a row and a place stand in the page once")
  func tables() throws {
    let diary = DiaryCoordinator()
    let recording = try Recording { _ in diary }
    for _ in 0..<50 {
      recording.act("Show it") { diary.push(.entry(0)) }
      recording.act("Hide it") { diary.goBack() }
    }
    let html = try recording.trace.html()
    #expect(html.components(separatedBy: "\"Nothing written yet.\"").count == 2)
    #expect(html.components(separatedBy: "\"layers\":").count == 3)
    // Without the list for readers without scripts, a step that repeats others costs few bytes.
    let json = try #require(html.part(from: "id=\"data\">", to: "</script>"))
    #expect(json.utf8.count < 30_000)
  }
}

extension String {
  /// The text between two others.
  fileprivate func part(from start: String, to end: String) -> String? {
    guard let start = range(of: start), let end = self[start.upperBound...].range(of: end) else { return nil }
    return String(self[start.upperBound..<end.lowerBound])
  }
}
