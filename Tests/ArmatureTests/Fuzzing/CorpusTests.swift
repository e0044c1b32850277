import Foundation
import TestSupport
import Testing

@Suite("The inputs that the fuzzers have found")
@MainActor
struct CorpusTests {
  private static func inputs(_ folder: String) throws -> [(name: String, bytes: [UInt8])] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Fuzzing/Corpus/\(folder)")
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .sorted { $0.path < $1.path }.map { ($0.lastPathComponent, [UInt8](try Data(contentsOf: $0))) }
  }

  @Test("break no rule")
  func corpus() throws {
    for (folder, problem) in [("archives", problem(ofArchive:)), ("links", problem(ofLink:))] {
      let inputs = try Self.inputs(folder)
      #expect(inputs.count > 50)
      for input in inputs { #expect(problem(input.bytes) == nil, "\(input.name)") }
    }
  }

  @Test("break no rule with other pieces in the place of a few bytes")
  func damaged() async throws {
    let (archives, links) = (try Self.inputs("archives").map(\.bytes), try Self.inputs("links").map(\.bytes))
    let paths = archives.filter { $0.first == UInt8(ascii: "p") }
    let json = [
      "null", "[]", "{}", "\"", "-1", "1e999", "true", "{\"root\":{}}", "\0", "[[[[", "[", "]", ",", "\"alert\"",
      "\"e\u{301}\u{301}\"",
    ]
    let parts = [
      "%", "%2", "%2F", "%00", "%C0%AF", "%FF", "%ED%A0%80", "%F0%9F", "\0", "//", ";;", ";", "..", "../../", ".", "/~",
      "~", "=", "==", "?", "#", "&", ":", "://", "notes", "note/", "list", "42", "search", "text/", "\u{301}", "🦉",
      "\u{7F}", "-9223372036854775809", "1e400", ";as=", "sheet", ";root=", "page=", "a/", "a/find", "parts", " ",
      "%25",
      String(repeating: "a", count: 300),
    ]
    for (inputs, pieces, problem) in [
      (archives, json, problem(ofArchive:)), (paths, json, problem(ofArchive:)), (links, parts, problem(ofLink:)),
    ] {
      try await tryCases(
        300, seed: 20_261_123, make: { $0.damaged(inputs, with: pieces) }, smaller: { _ in [] }
      ) { _, bytes in problem(bytes).map { "\($0) in \(String(decoding: bytes, as: UTF8.self))" } }
    }
  }
}

extension RandomSource {
  /// Returns one of some inputs, with other pieces in the place of a few bytes.
  fileprivate mutating func damaged(_ inputs: [[UInt8]], with pieces: [String]) -> [UInt8] {
    var bytes = inputs.randomElement(using: &self) ?? []
    for _ in 0..<Int.random(in: 1...4, using: &self) {
      let start = Int.random(in: 0...bytes.count, using: &self)
      let end = min(bytes.count, start + Int.random(in: 0...8, using: &self))
      bytes.replaceSubrange(start..<end, with: (pieces.randomElement(using: &self) ?? "").utf8)
    }
    return bytes
  }
}
