import Foundation
import Testing

@Suite("Each rule is in a room of its own")
struct RuleRoomTests {
  /// The folders of rules, with the files outside that name their types.
  private static let rooms: [String: [String: Set<String>]] = [
    "Rules/Guards": [
      "Rules/FlowScene+Rules.swift": ["Guards"],
      // A link keeps no root that is shown only until a guard admits the first one.
      "Links/Tree/LinkReader.swift": ["Guards"],
      // A link waits for guards.
      "Rules/HeldLinks/HeldLinks.swift": ["GuardNote"],
    ],
    "Rules/Leaving": [
      "Rules/FlowScene+Rules.swift": ["Leaving"],
      // A link waits for flows that keep slots.
      "Rules/HeldLinks/HeldLinks.swift": ["Leaving", "Keeper"], "Rules/HeldLinks/HeldLinks+Leaving.swift": ["Keeper"],
      "Rules/HeldLinks/LaunchLinks.swift": ["Keeper"],
    ],
    "Rules/HeldLinks": [
      "Rules/FlowScene+Rules.swift": ["HeldLinks"],
      // A launch opens the link that waited in the archive.
      "Archive/SceneArchive.swift": ["LaunchLinks"],
    ],
    "Rules/Outcomes": ["Rules/FlowScene+Rules.swift": ["Outcomes"]],
    "Rules/Events": ["Rules/FlowScene+Rules.swift": ["Events"]],
  ]

  @Test("nobody else names its types, except those that are public", arguments: rooms.keys.sorted())
  func names(folder: String) throws {
    let allowed = Self.rooms[folder] ?? [:]
    let core = "Sources/Armature/"
    let files = try Repository.files(in: "Sources/Armature", ending: ".swift").map { file in
      (path: String(file.dropFirst(core.count)), code: try Self.code(of: file))
    }
    let types = try files.filter { $0.path.hasPrefix("\(folder)/") }.flatMap { try Self.internalTypes(in: $0.code) }
    #expect(!types.isEmpty, "The search finds no types")
    var found: [String: Set<String>] = [:]
    for file in files where !file.path.hasPrefix("\(folder)/") {
      let words = Set(file.code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
      let named = words.intersection(types)
      if !named.isEmpty { found[file.path] = named }
    }
    #expect(found == allowed)
  }

  /// The lines of a file without those that are comments.
  private static func code(of file: String) throws -> String {
    try Repository.text(file).split(separator: "\n").filter { line in
      !line.drop(while: { $0 == " " }).hasPrefix("//")
    }.joined(separator: "\n")
  }

  /// The types at the top level of a file that are not public.
  private static func internalTypes(in code: String) throws -> [String] {
    let words = ["class", "struct", "enum", "protocol"]
    return code.split(separator: "\n").compactMap { line in
      let parts = line.split(whereSeparator: { " :<{".contains($0) }).map(String.init)
      guard line.first != " ", !parts.contains("public"), let index = parts.firstIndex(where: words.contains),
        parts.indices.contains(index + 1)
      else { return nil }
      return parts[index + 1]
    }
  }
}
