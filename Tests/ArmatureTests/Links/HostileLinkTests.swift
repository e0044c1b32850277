import Foundation
import Testing

@testable import Armature

@Suite("Hostile links end in an error or somewhere, never in a trap")
struct HostileLinkTests {
  @Test("random strings of what has a meaning")
  func fuzz() throws {
    let environment = ProcessInfo.processInfo.environment
    let seed = environment["ARMATURE_SEED"].flatMap(UInt64.init) ?? 20_260_302
    var random = RandomSource(seed: seed)
    let parts = [
      "%", "%2", "%2F", "%00", "%C0%AF", "%FF", "%ED%A0%80", "%F0%9F", "\0", "//", ";;", ";", "..", "../../", ".", "~",
      "/~",
      "=", "==", "?", "#", "&", ":", "://", "notes", "note/", "list", "42", "search", "text/", "\u{301}", "🦉", "\u{7F}",
      "-9223372036854775809", "1e400", ";as=", "sheet", ";root=", "page=", "a/", "a/find", "parts", " ", "%25",
      String(repeating: "a", count: 300),
    ]
    for number in 0..<10_000 {
      let text = (0..<Int.random(in: 0...12, using: &random)).compactMap { _ in parts.randomElement(using: &random) }
        .joined()
      guard let link = try? LinkText(text) else { continue }
      guard try LinkText("\(link)") == link else {
        Issue.record("seed \(seed), number \(number): \(text) is printed as \(link)")
        return
      }
      for read in [{ _ = try destinations(Spot.self, text) }, { _ = try destinations(Halt.self, text) }] {
        do { try read() } catch let error as LinkError {
          let isClean = "\(error)".unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
          guard error.offset <= text.utf8.count, error.index <= link.segments.count, isClean else {
            Issue.record("seed \(seed), number \(number): \(text) gives \(error)")
            return
          }
        }
      }
    }
  }

  @Test("one part of 64 KiB is refused in a short sentence")
  func longPart() throws {
    for text in ["a", "%41", "🦉", "a;", "-"].map({ String(repeating: $0, count: 65_536 / $0.utf8.count) }) {
      let error = try #require(throws: LinkError.self) { try destinations(Spot.self, text) }
      #expect("\(error)".utf8.count < 1_000)
    }
  }
}
