import Foundation
import Testing

@Suite("Each rule is in a room of its own")
struct RuleRoomTests {
  /// The folders of rules, with the files outside that name their types.
  private static let rooms: [String: [String: Set<String>]] = [
    "Rules/Guards": [
      "Rules/FlowScene+Rules.swift": ["Guards"],
      // A link waits for guards.
      "Rules/HeldLinks/HeldLinks.swift": ["Guards", "GuardNote"],
    ],
    "Rules/Leaving": [
      "Rules/FlowScene+Rules.swift": ["Leaving"],
      // A link waits for flows that keep slots.
      "Rules/HeldLinks/HeldLinks.swift": ["Leaving", "LeavingNote", "Keeper"],
      "Rules/HeldLinks/HeldLinks+Leaving.swift": ["Keeper"],
    ],
    "Rules/HeldLinks": ["Rules/FlowScene+Rules.swift": ["HeldLinks"]],
    "Rules/Outcomes": ["Rules/FlowScene+Rules.swift": ["Outcomes"]],
    "Rules/Events": ["Rules/FlowScene+Rules.swift": ["Events"]],
  ]

  /// The words of each feature in code, with the files outside of its room that use them, and why.
  private static let words: [String: (pattern: String, files: [String: String])] = [
    "Rules/Guards": (
      "Guarding|guardian|Guards?\\b|[aA]dmi(t|ssion)|notAdmitted|denied|\\bguards\\b",
      [
        "Values/AdmissionError.swift": "a public error", "Values/NavigationError.swift": "a case of an error",
        "LinkText/LinkError.swift": "a case of an error", "Coordinator/RestoreReport.swift": "a case of a loss",
        "Archive/SceneArchive.swift": "makes the loss of the error",
        "Links/FlowScene+Links.swift": "makes the link's error of the error, and a plan of a denied link",
        "Coordinator/NavigationEvent.swift": "a case of an event",
        "Coordinator/Told.swift": "makes the event of the error",
        "Tree/ChangeCause.swift": "a case of a cause", "Tree/RemovalCause.swift": "a case of a cause",
        "Coordinator/Tracking.swift": "the cause of changes by models",
      ]
    ),
    "Rules/Leaving": (
      "canLeave\\b|cannotLeave|AsksToLeave|wantsToLeave|\\bKeeper\\b",
      [
        "Coordinator/Coordinator.swift": "a method for apps to override",
        "Values/NavigationError.swift": "a case of an error",
      ]
    ),
    "Rules/HeldLinks": ("[hH]eldLink|linkHeld|\\.held\\b", ["Coordinator/NavigationEvent.swift": "a case of an event"]),
    "Rules/Outcomes": (
      "Finishing|onFinish|Outcome|AwaitedSlots|QuestionFlow",
      ["Coordinator/Finishing.swift": "a public protocol, which links ask"]
    ),
    "Rules/Events": ("observeEvents|EventMaker|EventStreams", [:]),
  ]

  @Test("every folder of a rule is in these tables")
  func folders() throws {
    let files = try Repository.files(in: "Sources/Armature/Rules", ending: ".swift")
    let folders = Set(files.map { $0.split(separator: "/").dropFirst(2).dropLast().joined(separator: "/") })
    #expect(folders.subtracting(["Rules"]) == Set(Self.rooms.keys))
    #expect(Set(Self.words.keys) == Set(Self.rooms.keys))
  }

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

  @Test("nobody else uses its words, except for public declarations", arguments: words.keys.sorted())
  func usesWords(folder: String) throws {
    let (pattern, allowed) = try #require(Self.words[folder])
    let core = "Sources/Armature/"
    let files = try Repository.files(in: "Sources/Armature", ending: ".swift").filter { file in
      try Self.code(of: file).range(of: pattern, options: .regularExpression) != nil
    }.map { String($0.dropFirst(core.count)) }
    #expect(files.contains { $0.hasPrefix("\(folder)/") }, "The search finds nothing")
    #expect(Set(files.filter { !$0.hasPrefix("Rules/") }) == Set(allowed.keys))
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
