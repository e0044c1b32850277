import Foundation
import Testing

@Suite("Each rule is in a room of its own")
struct RuleRoomTests {
  /// The words of each feature in code, with the files outside of its room that use them, and why.
  private static let words: [String: (pattern: String, files: [String: String])] = [
    "Rules/Guards": (
      "Guarding|guardian|Guards?\\b|[aA]dmi(t|ssion)|notAdmitted|denied|\\bguards\\b",
      [
        "Values/AdmissionError.swift": "a public error", "Values/NavigationError.swift": "a case of an error",
        "LinkText/LinkError.swift": "a case of an error", "Coordinator/RestoreReport.swift": "a case of a loss",
        "Links/FlowScene+Links.swift": "makes the link's error of the error, and a plan of a denied link",
        "Coordinator/NavigationEvent.swift": "a case of an event",
        "Coordinator/Reports.swift": "makes the event of the error",
        "Tree/ChangeCause.swift": "a case of a cause",
        "Coordinator/Tracking.swift": "the cause of changes by models",
        "Kernel/DraftNotes.swift": "a field of an open draft",
      ]
    ),
    "Rules/Leaving": (
      "canLeave\\b|cannotLeave|AsksToLeave|wantsToLeave|\\bKeeper\\b",
      [
        "Coordinator/Coordinator.swift": "a method for apps to override",
        "Values/NavigationError.swift": "a case of an error",
      ]
    ),
    "Rules/HeldLinks": (
      "[hH]eldLink|linkHeld|\\.held\\b",
      [
        "Coordinator/NavigationEvent.swift": "a case of an event",
        "Kernel/DraftNotes.swift": "a field of an open draft",
        "Links/HeldLink.swift": "a public value", "Tree/SceneState.swift": "keeps the value, which is archived",
        "Links/LinkRequest.swift": "the interface of rules to links that wait",
        "Archive/ArchiveWriter.swift": "writes the value",
        "Archive/SceneArchive.swift": "reads the value",
      ]
    ),
    "Rules/Outcomes": (
      "Finishing|onFinish|Outcome|QuestionFlow",
      ["Coordinator/Finishing.swift": "a public protocol, which links ask"]
    ),
    "Rules/Events": ("observeEvents|EventMaker|EventStreams", [:]),
  ]

  @Test("every folder of a rule is in this table")
  func folders() throws {
    let files = try Repository.files(in: "Sources/Armature/Rules", ending: ".swift")
    let folders = Set(files.map { $0.split(separator: "/").dropFirst(2).dropLast().joined(separator: "/") })
    #expect(folders.subtracting(["Rules"]) == Set(Self.words.keys))
  }

  @Test("nobody else uses its words, except public values, drafts and archives", arguments: words.keys.sorted())
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
}
