import Foundation
import TestSupport
import Testing

// @testable: the grammar of a link is internal.
@testable import Armature

@Suite("Hostile links end in an error or somewhere, never in a trap")
struct HostileLinkTests {
  @Test("random strings of what has a meaning")
  func fuzz() async throws {
    let parts = [
      "%", "%2", "%2F", "%00", "%C0%AF", "%FF", "%ED%A0%80", "%F0%9F", "\0", "//", ";;", ";", "..", "../../", ".", "~",
      "/~",
      "=", "==", "?", "#", "&", ":", "://", "notes", "note/", "list", "42", "search", "text/", "\u{301}", "🦉", "\u{7F}",
      "-9223372036854775809", "1e400", ";as=", "sheet", ";root=", "page=", "a/", "a/find", "parts", " ", "%25",
      String(repeating: "a", count: 300),
    ]
    try await tryCases(
      5_000, seed: 20_260_302, make: { $0.list(0...12) { parts.randomElement(using: &$0) ?? "" } },
      smaller: { $0.smaller() }
    ) { _, parts in
      let text = parts.joined()
      guard let link = try? LinkText(text) else { return nil }
      guard try LinkText("\(link)") == link else { return "\(text) is printed as \(link)" }
      for read in [{ _ = try destinations(EveryPayload.self, text) }, { _ = try destinations(Ambiguous.self, text) }] {
        do { try read() } catch let error as LinkError {
          let isClean = "\(error)".unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
          guard error.offset <= text.utf8.count, error.index <= link.segments.count, isClean else {
            return "\(text) gives \(error)"
          }
        }
      }
      return nil
    }
  }

  @Test("one part of 64 KiB is refused in a short sentence")
  func longPart() throws {
    for text in ["a", "%41", "🦉", "a;", "-"].map({ String(repeating: $0, count: 65_536 / $0.utf8.count) }) {
      let error = try #require(throws: LinkError.self) { try destinations(EveryPayload.self, text) }
      #expect("\(error)".utf8.count < 1_000)
    }
  }
}
