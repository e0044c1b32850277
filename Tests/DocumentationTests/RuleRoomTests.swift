import Foundation
import Testing

@Suite("Each rule is in a room of its own")
struct RuleRoomTests {
  /// The words of each feature in code, with the files outside of its room that use them, and why.
  private static let words: [String: (pattern: String, files: [String: String])] = [
    "Guards": (
      "Guarding|guardian|Guards?\\b|[aA]dmi(t|ssion)|notAdmitted|denied|\\bguards\\b",
      [
        "Coordinator/NavigationError.swift": "a public error, and a case of one",
        "Links/Grammar/LinkError.swift": "a case of an error", "State/RestoreLoss.swift": "a case of a loss",
        "Scene/FlowScene+Links.swift": "makes the link's error of the error, and a plan of a denied link",
        "Events/NavigationEvent.swift": "a case of an event",
        "Coordinator/AnyCoordinator+Verbs.swift": "makes the event of the error",
        "Change/Delivery.swift": "reports no denial without end",
        "Scene/FlowScene.swift": "a verb of the scene", "Scene/Lock.swift": "is asked when guards are asked",
        "Change/Rule.swift": "the list of rules",
        "Tree/ChangeCause.swift": "a case of a cause", "Change/SceneCore.swift": "the cause of a review of everything",
        "Scene/Tracking.swift": "the cause of changes by models",
        "Change/Draft.swift": "a field of an open draft",
      ]
    ),
    "Leaving": (
      "canLeave\\b|cannotLeave|AsksToLeave|wantsToLeave|\\bKeeper\\b",
      [
        "Coordinator/Coordinator.swift": "a method for apps to override",
        "Coordinator/NavigationError.swift": "a case of an error",
      ]
    ),
    "HeldLinks": (
      "[hH]eldLink|linkHeld|\\.held\\b",
      [
        "Events/NavigationEvent.swift": "a case of an event",
        "Change/Draft.swift": "a field of an open draft",
        "Change/Rule.swift": "the list of rules",
        "HeldLinks/HeldLink.swift": "a public value", "Tree/SceneState.swift": "keeps the value, which is archived",
        "Links/Scenes/LinkRequest.swift": "the interface of rules to links that wait",
        "Scene/Lock.swift": "lets links wait",
        "Scene/Tracking.swift": "a subject of changed models",
        "Coordinator/NavigationError.swift": "a case of an error",
        "Change/SceneCore.swift": "throws that error", "Change/Delivery.swift": "reports it once",
        "State/ArchiveWriter.swift": "writes the value",
        "State/SceneArchive.swift": "reads the value",
      ]
    ),
    "Outcomes": (
      "Finishing|onFinish|Outcome|QuestionFlow",
      [
        "Outcomes/Finishing.swift": "a public protocol, which links ask", "Change/Rule.swift": "the list of rules",
      ]
    ),
    "Events": ("observeEvents|EventMaker|EventStreams", [:]),
  ]

  /// The files in the rooms that the rest of the core needs: what apps adopt, and what is kept in a state.
  private static let shared: Set = [
    "Guards/ChecksExistence.swift", "Guards/SubstituteRoot.swift", "HeldLinks/HeldLink.swift",
    "Outcomes/Finishing.swift", "Outcomes/Question.swift", "Events/NavigationEvent.swift",
  ]

  @Test("the core is checked without each of them")
  func script() throws {
    let script = try Repository.text(".ci/without-rules")
    for file in Self.shared { #expect(script.contains(file.dropLast(".swift".count))) }
  }

  @Test("nobody else uses its words, except public values, drafts and archives", arguments: words.keys.sorted())
  func usesWords(folder: String) throws {
    let (pattern, allowed) = try #require(Self.words[folder])
    let core = "Sources/Armature/"
    let files = try Repository.files(in: "Sources/Armature", ending: ".swift").filter { file in
      try Self.code(of: file).range(of: pattern, options: .regularExpression) != nil
    }.map { String($0.dropFirst(core.count)) }
    #expect(files.contains { $0.hasPrefix("\(folder)/") }, "The search finds nothing")
    let others = files.filter { file in
      Self.shared.contains(file) || !Self.words.keys.contains { file.hasPrefix("\($0)/") }
    }
    #expect(Set(others) == Set(allowed.keys))
  }

  /// The lines of a file without those that are comments.
  private static func code(of file: String) throws -> String {
    try Repository.text(file).split(separator: "\n").filter { line in
      !line.drop(while: { $0 == " " }).hasPrefix("//")
    }.joined(separator: "\n")
  }
}
