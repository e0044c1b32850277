import Foundation
import TestSupport
import Testing

/// A change of the core that breaks a promise, and that only the oracle of this promise has noticed when it was tried.
struct Mutant: Sendable, CustomTestStringConvertible {
  let promise: String
  /// The file in the sources of the core, the code, and its replacement.
  let file, before, after: String

  var testDescription: String { promise }

  static let all: [Mutant] = [
    Mutant(
      promise: "destinations and styles are drawn as they are in the tree",
      file: "Presentation/Presentation+State", before: "openers + [flow.slots[index].destination]",
      after: "[flow.slots[index].destination] + openers"),
    Mutant(
      promise: "a layer starts with a modal, has a stack for pushes, and nothing lies above a dialog",
      file: "Tree/TreeEdit", before: "guard layer.hasStack else { throw .noStack }", after: ""),
    Mutant(
      promise: "drawing anew gives the same", file: "Presentation/Presentation+State",
      before: "generation == other.generation && revision == other.revision && sharedContainer",
      after: "generation == other.generation && sharedContainer"),
    Mutant(
      promise: "all flows of the tree belong to the scene, and no others live", file: "Kernel/SceneCore",
      before: "flows[flow.flowID] = nil", after: ""),
    Mutant(
      promise: "a verb changes the line of its flow, and a gesture no hidden line", file: "Tree/TreeEdit+PopToRoot",
      before: "for (step, _) in everyTab ? flow.children : flow.visibleChildren {",
      after: "for (step, _) in flow.children {"),
    Mutant(
      promise: "the events retell the lines, and the visible screen", file: "Tree/Comparison",
      before: "name != old.container?.visibleName { selections",
      after: "name == old.container?.visibleName { selections"),
    Mutant(
      promise: "a change is told once, and tells which routes are unchanged", file: "Tree/FlowChange",
      before: "return first - 1 + (first..<min", after: "return first + (first..<min"),
    Mutant(
      promise: "each value is delivered once", file: "Rules/Outcomes/Outcomes",
      before: "for receive in receivers { receive(value) }",
      after: "for receive in receivers.dropFirst() { receive(value) }"),
    Mutant(
      promise: "no place is shown that a guard refuses", file: "Rules/Guards/GuardRound",
      before: "for depth in 0...place.flow.count {", after: "for depth in 0..<place.flow.count {"),
    Mutant(
      promise: "a plan foretells a link", file: "Links/FlowScene+Links",
      before: "changesNothing: draft.state.isSame(as: before)", after: "changesNothing: !draft.state.isSame(as: before)"
    ),
    Mutant(
      promise: "a flow foretells the link to what its verb shows", file: "Links/Coordinator+Links",
      before: "if !(style ?? .own(of: destination)).isModal {", after: "if (style ?? .own(of: destination)).isModal {"),
    Mutant(
      promise: "a link keeps what both places have in common, and hidden flows", file: "Links/LinkReader",
      before: "if !isThere {", after: "if isThere || !isThere {"),
  ]
}

@Suite("Mutants that were tried against the oracles")
struct MutantTests {
  @Test("change code that is still there, and break a promise that is still checked", arguments: Mutant.all)
  func isCurrent(mutant: Mutant) throws {
    #expect(Oracle.all.contains { $0.promise == mutant.promise })
    // In Tests/ArmatureTests/Random, or in a copy of the core.
    let tests = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
    let sources = tests.appendingPathComponent("../../../Sources/Armature/\(mutant.file).swift").standardized
    #expect(try String(contentsOf: sources, encoding: .utf8).contains(mutant.before))
  }
}
