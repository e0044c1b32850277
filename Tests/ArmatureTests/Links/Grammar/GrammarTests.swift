import ArmatureExplorer
import Foundation
import TestSupport
import Testing

// @testable: the grammar of a link is internal.
@testable import Armature

@Suite("The grammar of links")
struct GrammarTests {
  @Test(
    "a link is read into these parts",
    arguments: [
      ("", "relative"), ("/", "absolute"), ("a", "relative a"), ("/a/b/", "absolute a b"), ("./a", "relative HERE a"),
      ("../../a", "relative UP UP a"), ("a/~/b", "relative a CLOSE b"), ("%2E%2e/%7e/%2E", "relative UP CLOSE HERE"),
      ("=../=~/=./=/==x/=x", "relative =.. =~ =. = ==x =x"), ("%3D..", "relative =.."), ("a;/b", "relative a; b"),
      ("a;k=v;;l;m==/b", "relative a;{k:v}{l:}{m:=} b"), (".;root=x%2Fy", "relative HERE;{root:x/y}"),
      ("a?k=v&l&&m=%26+", "relative a ?{k:v}{l:}{m:&+}"), ("?k=/;?", "relative ?{k:/;?}"),
      ("a#b/c?d#e", "relative a #b/c?d#e"), ("a#b:~:text=c:~:d", "relative a #b"), ("a#:~:text=c", "relative a"),
      ("a#", "relative a #"), ("https://example.org//a///b//", "https: //example.org absolute  a   b"),
      ("HTTP:a//b", "HTTP: absolute a  b"), ("notes:", "notes: absolute"), ("notes:a", "notes: absolute a"),
      ("notes:/a", "notes: absolute a"), ("notes:///a", "notes: absolute a"),
      ("notes://main", "notes: //main absolute"), ("notes://main/a?b=c#d", "notes: //main absolute a ?{b:c} #d"),
      ("//my%20window/a", "//my window absolute a"), ("https://example.org:80/a", "https: //example.org:80 absolute a"),
      ("a/b:c", "relative a b:c"), ("7:c", "relative 7:c"), ("a%3Ab", "relative a:b"),
      ("a b/é🦉/%F0%9F%A6%89", "relative a b é🦉 🦉"), ("a%00b", "relative a\0b"),
    ])
  func read(text: String, parts: String) throws {
    let link = try LinkText(text)
    #expect(Self.parts(link) == parts)
    #expect(try LinkText("\(link)") == link)
  }

  @Test(
    "a text that is no link is refused, with the place",
    arguments: [
      ("a%", "malformedEscape 0@1"), ("a/b%4", "malformedEscape 1@3"), ("a/%zz/c", "malformedEscape 1@2"),
      ("a?k=%", "malformedEscape 1@4"), ("//%", "malformedEscape 0@2"), ("a;%=1", "malformedEscape 0@2"),
      ("%C0%AF", "invalidUTF8 0@0"), ("a/%FF", "invalidUTF8 1@2"), ("%ED%A0%80", "invalidUTF8 0@0"),
      ("a\0b", "controlCharacter 0@1"), ("a/b/\u{1B}[2J/c", "controlCharacter 2@4"),
      ("a?k=\u{7F}", "controlCharacter 1@4"), ("a#\n", "controlCharacter 1@2"),
      ("a//b", "emptySegment 1@2"), ("a/;k=v", "emptySegment 1@2"), ("notes://a//b", "emptySegment 0@10"),
      ("https://example.org/a/;k=v", "emptySegment 1@22"), ("////", "emptySegment 0@3"),
      ("a;=v", "emptyName 0@2"), ("a?=v", "emptyName 1@2"),
    ])
  func refused(text: String, problem: String) throws {
    #expect(try #require(throws: LinkError.self) { try LinkText(text) }.brief == problem)
  }

  @Test(
    "an error shows the part of the link where it is, as it was written",
    arguments: [("%FFa", "%FFa"), ("a/b%FFc/d", "b%FFc"), ("a?k=%zz#f", "k=%zz"), ("/a/b%4", "b%4")])
  func part(text: String, part: String) throws {
    #expect(try #require(throws: LinkError.self) { try LinkText(text) }.leg == part)
  }

  @Test("a link longer than the limit is refused without being read")
  func tooLong() throws {
    #expect(try LinkText(String(repeating: "a/", count: LinkText.maximumLength / 2)).segments.count == 524_288)
    #expect(throws: LinkError.self) { try LinkText(String(repeating: "a", count: LinkText.maximumLength + 1)) }
  }

  @Test("printed is what reads back, whatever the parts hold")
  func printed() throws {
    var link = LinkText()
    link.segments = [.text("a:b"), .text("c:d")]
    #expect("\(link)" == "a%3Ab/c:d")
    link.scheme = "notes"
    #expect("\(link)" == "notes:///a:b/c:d")
    link.host = "the main"
    #expect("\(link)" == "notes://the%20main/a:b/c:d")
  }

  @Test("errors are sentences for people, without control characters")
  func sentences() {
    let error = LinkError(
      .badValue(type: "Int"), leg: "4\u{1B}x", index: 1, offset: 6, expected: ["id: Int"], nearest: "4")
    let sentence = "“4�x” (part 2 of the link) is not a value of type Int; expected id: Int; did you mean “4”?"
    #expect("\(error)" == sentence)
    // An error lists twelve expectations and counts the others.
    let many = LinkError(.unknownDestination, leg: "x", expected: (1...14).map { "a\($0)" })
    #expect("\(many)".hasSuffix("; expected a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12 and 2 more"))
    // It repeats the first 200 characters of a text.
    let name = String(repeating: "a", count: 200)
    #expect("\(SceneError.inUse(name))".contains("“\(name)”"))
    #expect("\(SceneError.inUse(name + "a"))".contains("“\(name)…”"))
  }

  @Test("no text of an error changes the direction of what is around it, or is long")
  func harmless() throws {
    let long = String(repeating: "x", count: 1 << 16)
    let hostile = "\u{202E}\u{2066}\u{200F}\u{61C}\u{2028}\u{2029}\u{85}\u{1B}\u{0}" + long
    let escaped = "%E2%80%AE%E2%80%8F%1B%00" + long
    var errors: [LinkError] = [
      LinkError(.badValue(type: "Int"), leg: hostile, expected: ["\u{202E}"], nearest: "\u{202E}"),
      LinkError(.noLinkForm(destination: hostile, value: "_0")), LinkError(.unknownParameter(hostile), leg: hostile),
    ]
    let parts = ["a", "%41", "🦉", "a;", "-"].map { String(repeating: $0, count: 65_536 / $0.utf8.count) }
    let links = [escaped, "note/\(escaped)", "home;\(escaped)=1", "home;as=\(escaped)", "card/\(escaped)/7"]
    for link in links + parts {
      errors.append(try #require(throws: LinkError.self) { try destinations(EveryPayload.self, link) })
    }
    let controls = CharacterSet.controlCharacters.union(.newlines)
    for error in errors {
      #expect(!"\(error)".unicodeScalars.contains { $0.properties.isBidiControl || controls.contains($0) })
      #expect("\(error)".utf8.count < 1_500, "\(error)")
    }
  }

  private static func parts(_ link: LinkText) -> String {
    var parts: [String] = []
    if let scheme = link.scheme { parts.append("\(scheme):") }
    if let host = link.host { parts.append("//\(host)") }
    parts.append(link.isAbsolute ? "absolute" : "relative")
    for segment in link.segments {
      let text =
        switch segment.kind {
        case .up: "UP"
        case .here: "HERE"
        case .close: "CLOSE"
        case .text(let text): (segment.isQuoted ? "=" : "") + text
        }
      parts.append(text + (segment.endsLeg ? ";" : "") + items(segment.parameters))
    }
    if !link.query.isEmpty { parts.append("?" + items(link.query)) }
    if let fragment = link.fragment { parts.append("#\(fragment)") }
    return parts.joined(separator: " ")
  }

  private static func items(_ items: [LinkParameter]) -> String {
    items.map { "{\($0.name):\($0.value)}" }.joined()
  }
}

@Suite("A long or hostile link ends in an error or somewhere, never in a trap")
@MainActor
struct LongLinkTests {
  @Test("it is read for a type, planned and opened", .timeLimit(.minutes(5)))
  func answered() throws {
    let scenes = try [
      Coordinator<EveryPayload>(root: .home), MixedTabs([.first, .second, .library]), PartlyLinkedColumns(),
    ].map { try FlowScene(of: $0, at: LinkAddress("app://{scene}")) }
    for hostile in HostileText.links {
      let link = hostile.text()
      _ = try? EveryPayload.destinations(in: link)
      for scene in scenes {
        let isPlanned = (try? scene.plan(for: link)) != nil
        #expect((try? scene.open(link)) != nil || !isPlanned, "\(hostile)")
      }
    }
  }

  @Test("a text with many marks in a row is refused, and a place with such a text has no link")
  func marks() throws {
    let flow = Coordinator<EveryPayload>(root: .home)
    let scene = try FlowScene(of: flow)
    let most = "e" + String(repeating: "\u{301}", count: 30)
    for text in [most, most + most, "\u{301}" + most, most + "a\u{301}"] {
      flow.push(.text(text))
      try scene.open(scene.link)
      #expect(flow.routes.last?.destination == .text(text))
    }
    for text in [most + "\u{301}", "x" + most + "\u{20DD}x"] {
      flow.push(.text(text))
      let unreadable = try #require(throws: LinkError.self) { try scene.link }
      #expect(unreadable.reason == .unreadableValue(destination: "text", value: "_0"))
      flow.goBack()
      for link in ["/text/\(text)", "/\(text)", "/home;\(text)", "/home?\(text)=1", "/home?x=\(text)"] {
        let error = try #require(throws: LinkError.self) { try scene.open(link) }
        #expect(error.reason == .tooManyMarks)
      }
    }
  }
}
