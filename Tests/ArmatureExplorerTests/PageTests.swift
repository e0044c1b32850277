import Foundation
import TestSupport
import Testing

// @testable: the parts of the pages.
@testable import ArmatureExplorer

#if os(Linux)
  @Suite("A page")
  struct PageTests {
    private static let parts = [
      ("storyboardStyle", StoryboardPage.style), ("storyboardScript", StoryboardPage.script),
      ("traceStyle", TracePage.style), ("traceScript", TracePage.script),
    ]

    /// `ARMATURE_DRAW` in the environment writes the hashes.
    @Test("names its script and its style by their hashes")
    func hashes() async throws {
      var hashes: [String] = []
      for (_, part) in Self.parts { hashes.append("sha256-\(try await hash(of: part.text))") }
      if ProcessInfo.processInfo.environment["ARMATURE_DRAW"] != nil {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
          "../../Sources/ArmatureExplorer/Trace/Page+Hashes.swift")
        let lines = zip(Self.parts, hashes).map { "  static let \($0.0) = \"\($1)\"" }
        let text = """
          /// The hashes of the styles and scripts of pages. A test computes them from the texts, and writes this file.
          enum PageHashes {
          \(lines.joined(separator: "\n"))
          }

          """
        try text.write(to: file, atomically: true, encoding: .utf8)
      } else {
        #expect(Self.parts.map(\.1.hash) == hashes)
      }
    }

    private func hash(of text: String) async throws -> String {
      let folder = TemporaryFolder()
      try text.write(toFile: folder["text"], atomically: true, encoding: .utf8)
      let command = "sha256sum '\(folder["text"])' | cut -c 1-64 | tr a-f A-F | basenc -d --base16 | base64"
      return try await BuiltProgram("sha256sum").shell(command).output.filter { $0 != "\n" }
    }
  }
#endif
