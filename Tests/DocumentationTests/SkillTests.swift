import Foundation
import Testing

@Suite("The skill for agents")
struct SkillTests {
  private static let skill = ".agents/skills/armature-app/SKILL.md"

  @Test("is the text for agents of a new app; with ARMATURE_DRAW in the environment, it is written again")
  func text() throws {
    let lines = try Repository.text("Templates/Start/AGENTS.md").lines.dropFirst()
    let expected = """
      ---
      name: armature-app
      description: Changes flows, screens, sheets, links and their tests in a Swift app made with Armature. Use it in a \
      package that has a file .armature.json.
      ---

      # An app made with Armature
      \(lines.joined(separator: "\n"))
      """
      .replacingOccurrences(of: "QuillSample", with: "ReadingList")
      .replacingOccurrences(of: "quill-sample", with: "reading-list")
    if ProcessInfo.processInfo.environment["ARMATURE_DRAW"] != nil {
      try Data(expected.utf8).write(to: Repository.root.appendingPathComponent(Self.skill))
    }
    let isTheSame = try Repository.text(Self.skill) == expected
    #expect(isTheSame, "ARMATURE_DRAW=1 swift test --filter Skill writes it again")
  }
}
