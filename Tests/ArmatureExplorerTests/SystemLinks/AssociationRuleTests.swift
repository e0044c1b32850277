import Foundation
import Testing

// @testable: the rules of the system are internal.
@testable import ArmatureExplorer

/// What the system does with a URL, for one list of components. Each row names its source:
///
/// - components: https://developer.apple.com/documentation/bundleresources/applinks/details-swift.dictionary/components-swift.dictionary
/// - query: https://developer.apple.com/documentation/bundleresources/applinks/details-swift.dictionary/components-swift.dictionary/query
/// - details: https://developer.apple.com/documentation/bundleresources/applinks/details-swift.dictionary
/// - defaults: https://developer.apple.com/documentation/bundleresources/applinks/defaults-swift.dictionary
/// - 717: https://developer.apple.com/videos/play/wwdc2019/717, the session that introduced components
/// - undocumented: no page says it. The choice is the one that reads a pattern as it is written.
@Suite("An association file decides about a URL as the system does")
struct AssociationRuleTests {
  typealias Row = (source: String, components: String, path: String, claims: Bool?)

  /// Whether the components claim a path; `nil` if none matches.
  static let rows: [Row] = [
    ("components: a path without wildcards", #"{"/": "/help"}"#, "/helps", nil),
    ("components: * is any characters", #"{"/": "/help/*"}"#, "/help/a", true),
    ("components: * is also none", #"{"/": "/help/*"}"#, "/help/", true),
    ("components: * in the middle", #"{"/": "/a*z"}"#, "/abcz", true),
    ("components: * is greedy, and the rest still has to match", #"{"/": "/*/end"}"#, "/end/end/end", true),
    ("undocumented: * matches a slash", #"{"/": "/help/*"}"#, "/help/a/b", true),
    ("components: ? is one character", #"{"/": "/v?"}"#, "/v1", true),
    ("components: ? is one character", #"{"/": "/v?"}"#, "/v12", nil),
    ("components: ?* is one or more", #"{"/": "/note/?*"}"#, "/note/7", true),
    ("components: ?* is one or more", #"{"/": "/note/?*"}"#, "/note/", nil),
    ("undocumented: a slash at the end counts", #"{"/": "/help"}"#, "/help/", nil),
    ("undocumented: a URL without a path has the path /", #"{"/": "/"}"#, "", true),
    ("components: the default of a path is *", ##"{"#": "x"}"##, "/any/where#x", true),
    ("components: no component at all matches everything", "{}", "/any?x=1#y", true),
    ("components: the first match decides", #"{"/": "/a/*", "exclude": true}, {"/": "/a/b"}"#, "/a/b", false),
    ("components: the first match decides", #"{"/": "/a/b"}, {"/": "/a/*", "exclude": true}"#, "/a/b", true),
    ("components: all parts have to match", ##"{"/": "/a", "#": "x"}"##, "/a#x", true),
    ("components: all parts have to match", ##"{"/": "/a", "#": "x"}"##, "/a#y", nil),
    ("components: a fragment has wildcards", ##"{"#": "no_*"}"##, "/#no_links", true),
    ("undocumented: a missing fragment is empty", ##"{"#": "?*"}"##, "/a", nil),
    ("components: a query as one text", #"{"?": "a=1&b=*"}"#, "/?a=1&b=2", true),
    ("components: a query as one text", #"{"?": "a=1&b=*"}"#, "/?b=2&a=1", nil),
    ("query: items by name", #"{"?": {"id": "12345"}}"#, "/?x=1&id=12345", true),
    ("717: each named item has to match", #"{"?": {"a": "1", "b": "2"}}"#, "/?a=1", nil),
    ("717: all items of a name have to match", #"{"?": {"a": "1*"}}"#, "/?a=1&a=12", true),
    ("717: all items of a name have to match", #"{"?": {"a": "1*"}}"#, "/?a=1&a=2", nil),
    ("717: a missing item is empty", #"{"?": {"a": "?*"}}"#, "/", nil),
    ("717: an item without a value is empty", #"{"?": {"a": ""}}"#, "/?a", true),
    ("components: letters count by default", #"{"/": "/Help"}"#, "/help", nil),
    ("components: caseSensitive", #"{"/": "/Help", "caseSensitive": false}"#, "/HELP", true),
    ("components: URLs are percent-encoded by default", #"{"/": "/a b"}"#, "/a%20b", nil),
    ("components: percentEncoded", #"{"/": "/ä b", "percentEncoded": false}"#, "/%C3%A4%20b", true),
    ("undocumented: escapes are compared as they are written", #"{"/": "/%c3%a4"}"#, "/%C3%A4", nil),
    ("undocumented: an unknown key is ignored", #"{"/": "/a", "color": "red"}"#, "/a", true),
  ]

  @Test("row by row", arguments: rows)
  func table(source: String, components: String, path: String, claims: Bool?) throws {
    #expect(try decides(Self.text(components), path) == claims)
  }

  private func decides(_ text: String, _ path: String) throws -> Bool? {
    let url = try #require(WebURL("https://example.com\(path)"))
    return try AssociationFile(Data(text.utf8)).decision(on: url).map { !$0.rule.excludes }
  }

  private static func text(_ components: String, more: String = "") -> String {
    #"{"applinks": {"details": [{"appIDs": ["ABCDE12345.com.example"]\#(more), "components": [\#(components)]}]}}"#
  }

  @Test("defaults of a list hold for its components, and those of the file for all lists")
  func defaults() throws {
    // details, defaults
    for (text, path, claims) in [
      (Self.text(#"{"/": "/A"}"#, more: #", "defaults": {"caseSensitive": false}"#), "/a", true),
      (Self.text(#"{"/": "/A", "caseSensitive": true}"#, more: #", "defaults": {"caseSensitive": false}"#), "/a", nil),
      (
        #"{"applinks": {"defaults": {"percentEncoded": false}, "details": [{"appID": "A", "components": [{"/": "/ä"}]}]}}"#,
        "/%C3%A4", true
      ),
    ] as [(String, String, Bool?)] {
      #expect(try decides(text, path) == claims)
    }
  }

  @Test("the first app that claims a URL gets it")
  func apps() throws {
    let text = """
      {"applinks": {"details": [
        {"appID": "ABCDE12345.com.a", "components": [{"/": "/a/*"}]},
        {"appIDs": ["ABCDE12345.com.b"], "components": [{"/": "*"}]}
      ]}}
      """
    let file = try AssociationFile(Data(text.utf8))
    let url = try #require(WebURL("https://example.com/a/1"))
    #expect(file.decision(on: url)?.apps == ["ABCDE12345.com.a"])
    #expect(file.claims(url, for: "ABCDE12345.com.b"))
    #expect(file.problems == [])
  }

  @Test("what the system would ignore is a problem")
  func problems() throws {
    let text = """
      {"applinks": {"details": [
        {"paths": ["/a"]}, {"appIDs": ["x"], "components": {}},
        {"appIDs": ["ABCDE12345.com.a"], "components": [{"/": 1, "?": 2, "exclude": "yes", "path": "/"}, {"/": "/$(lang)/a"}]}
      ]}}
      """
    #expect(
      try AssociationFile(Data(text.utf8)).problems == [
        "entry 1 of “details” names no app: it needs “appIDs”",
        "entry 1 of “details” has “paths”, which were replaced by “components”",
        "“x” is not an app identifier such as ABCDE12345.com.example.notes",
        "“components” of entry 2 is not a list of objects",
        "“?” of component 1 of entry 3 is neither a text nor an "
          + "object of texts", "“/” of component 1 of entry 3 is not a text",
        "“exclude” of component 1 of entry 3 is neither true nor false",
        "the system does not know “path” of component 1 of entry 3",
        "component 2 of entry 3 has a substitution variable, “$(…)”, which Armature does not replace",
      ])
  }

  @Test("any text is a file or an error, and never a trap")
  func hostile() {
    let whole = Array(Self.text(#"{"/": "/a*", "?": {"b": "?*"}, "exclude": true}"#).utf8)
    for end in whole.indices { _ = try? AssociationFile(Data(whole[..<end])) }
    for text in ["", "://", "https://", "https:///a", "a", "https://h?x#y", "https://h#?/", "://h/a"] {
      _ = WebURL(text)
    }
    #expect(Wildcards.match(String(repeating: "*a", count: 200), String(repeating: "a", count: 4_000)))
    #expect(!Wildcards.match(String(repeating: "*a", count: 200) + "b", String(repeating: "a", count: 4_000)))
  }
}
