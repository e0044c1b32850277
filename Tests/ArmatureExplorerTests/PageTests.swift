import Foundation
import TestSupport
import Testing

// @testable: the parts of the page.
@testable import ArmatureExplorer

#if os(Linux)
  @Suite("The page of storyboards and traces")
  struct PageTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/ArmatureExplorer/Page")

    @Test("has the style and the script of its files; with ARMATURE_DRAW in the environment, they are taken again")
    func parts() async throws {
      let parts = [
        ("style", "page.css", Page.style, Page.styleHash), ("script", "page.js", Page.script, Page.scriptHash),
      ]
      var lines = [
        "// The texts of page.css and page.js, and the hashes by which the page's policy admits them. A test writes it.",
        "extension Page {",
      ]
      for (name, file, _, _) in parts {
        let path = Self.folder.appendingPathComponent(file).path
        let text = try String(contentsOfFile: path, encoding: .utf8)
        let command = "sha256sum '\(path)' | cut -c 1-64 | tr a-f A-F | basenc -d --base16 | base64"
        let hash = try await BuiltProgram("sha256sum").shell(command).output.filter { $0 != "\n" }
        let literal = text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\\##n")
        lines += ["  static let \(name) =", "    ##\"\(literal)\"##"]
        lines.append("  static let \(name)Hash = \"sha256-\(hash)\"")
      }
      let code = (lines + ["}", ""]).joined(separator: "\n")
      let file = Self.folder.appendingPathComponent("Page+Parts.swift")
      if ProcessInfo.processInfo.environment["ARMATURE_DRAW"] != nil {
        try code.write(to: file, atomically: true, encoding: .utf8)
      }
      let isCurrent = try String(contentsOf: file, encoding: .utf8) == code
      #expect(isCurrent, "ARMATURE_DRAW=1 swift test --filter PageTests writes Page+Parts.swift again")
    }
  }
#endif
