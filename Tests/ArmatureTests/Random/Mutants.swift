import Foundation
import TestSupport
import Testing

/// A change of the core that breaks a promise, and that only the oracle of this promise has noticed when it was tried.
struct Mutant: Sendable, CustomTestStringConvertible {
  let promise: String
  /// The file in the sources, the code, and its replacement.
  let file, before, after: String

  var testDescription: String { promise }

  static let all: [Mutant] = [
    Mutant(
      promise: "destinations and styles are drawn as they are in the tree",
      file: "Armature/Presentation/Presentation+State", before: "openers + [flow.slots[index].destination]",
      after: "[flow.slots[index].destination] + openers"),
    Mutant(
      promise: "a layer starts with a modal, has a stack for pushes, and nothing lies above a dialog",
      file: "Armature/Tree/TreeEdit", before: "guard layer.hasStack else { throw .noStack }", after: ""),
    Mutant(
      promise: "drawing anew gives the same", file: "Armature/Presentation/Presentation+State",
      before: "generation == other.generation && revision == other.revision && sharedContainer",
      after: "generation == other.generation && sharedContainer"),
    Mutant(
      promise: "all flows of the tree belong to the scene, and no others live", file: "Armature/Change/SceneCore",
      before: "flows[flow.flowID] = nil", after: ""),
    Mutant(
      promise: "a verb changes the line of its flow, and a gesture no hidden line",
      file: "Armature/Tree/TreeEdit+PopToRoot",
      before: "for (step, _) in everyTab ? flow.children : flow.visibleChildren {",
      after: "for (step, _) in flow.children {"),
    Mutant(
      promise: "the events retell the lines, and the visible screen", file: "Armature/Tree/Difference",
      before: "name != before.visibleName { selections", after: "name == before.visibleName { selections"),
    Mutant(
      promise: "a change is told once", file: "Armature/Tree/Difference", before: "self.kinds.formUnion(kinds)",
      after: "self.kinds = changes.count == 1 ? kinds : []"),
    Mutant(
      promise: "each value is delivered once", file: "Armature/Outcomes/Coordinator+Run",
      before: "for receive in receivers { receive(value) }",
      after: "for receive in receivers.dropFirst() { receive(value) }"),
    Mutant(
      promise: "no place is shown that a guard refuses", file: "Armature/Guards/GuardReview",
      before: "for depth in 0...place.flow.count {", after: "for depth in 0..<place.flow.count {"),
    Mutant(
      promise: "a plan foretells a link", file: "Armature/Scene/FlowScene+Links",
      before: "changesNothing: draft.state.isSame(as: before)", after: "changesNothing: !draft.state.isSame(as: before)"
    ),
    Mutant(
      promise: "a flow foretells the link to what its verb shows", file: "Armature/Coordinator/Coordinator+Links",
      before: "if !(style ?? .own(of: destination)).isModal {", after: "if (style ?? .own(of: destination)).isModal {"),
    Mutant(
      promise: "a link keeps what both places have in common, and hidden flows",
      file: "Armature/Links/Scenes/LinkReader",
      before: "if !isThere {", after: "if isThere || !isThere {"),
    Mutant(
      promise: "a link leads from anywhere to the place where it was printed", file: "Armature/Tree/TreeEdit",
      before: "flow.root.child = nil", after: ""),
    Mutant(
      promise: "a link and an archive ask for the same flows as taps", file: "Armature/State/ArchiveReader",
      before: "try readMembers(of: container, at: path, values)", after: ""),
    Mutant(
      promise: "no event is impossible, and the app makes no mistake", file: "Armature/Events/Events",
      before: "guard visible != slot else { return }", after: ""),
    Mutant(
      promise: "only slots of removed flows end with them, and only slots above a removed modal are cut",
      file: "Armature/Tree/Difference", before: "(slot.isOfMissingFlow ? .flowEnded : .verb)", after: ".verb"),
    Mutant(
      promise: "onDismiss is called once, when its slot has gone", file: "Armature/Change/Delivery",
      before: "where !gained.contains(id)", after: "where gained.contains(id)"),
    Mutant(
      promise: "a host arrives where the scene is", file: "ArmatureUI/Transitions/TransitionRunner",
      before: "guard presentation != shown else", after: "guard presentation.shape != shown.shape else"),
    Mutant(
      promise: "a drawn screen is drawn again when something changes that it has read, and only then",
      file: "Armature/Scene/Tracking", before: "scene?.flow(drawing: slot)?.refresh(slot)", after: "break"),
    Mutant(
      promise: "the layers, and the flows in containers, are those of the tree",
      file: "Armature/Presentation/Presentation+State", before: "others: Array(stacks.dropFirst())",
      after: "others: Array(stacks.dropFirst().reversed())"),
    Mutant(
      promise: "each destination that opens a flow has it", file: "Armature/Tree/TreeEdit",
      before: "return SlotAddress(flow: path, index: 0)", after: "return nil"),
    Mutant(
      promise: "going back takes one slot after another, down to the roots",
      file: "Armature/Presentation/Presentation+Containers", before: "canLeaveRoot: split.isCollapsed && $0 > 0",
      after: "canLeaveRoot: $0 > 0"),
    Mutant(
      promise: "a refused act changes nothing", file: "Armature/Coordinator/AnyCoordinator+Verbs",
      before: "attempt(\"leave()\") { try leave(cause: .left) }",
      after: "attempt(\"leave()\") { try leave(cause: .left) } && false"),
    Mutant(
      promise: "slots keep their order and their layer", file: "Armature/Tree/TreeEdit",
      before: "remove(address.index + 1..<end, of: address.flow, cause: .cut)", after: ""),
    Mutant(
      promise: "a verb removes slots of other flows only above a modal that goes, and then all of them",
      file: "Armature/Tree/TreeEdit",
      before: "if state.shared(path)?.value.slots[count...].contains(where: \\.holdsModal) == true {",
      after: "if true {"),
    Mutant(
      promise: "a route removed from the middle takes along its flow only, or what it presents, too",
      file: "Armature/Tree/TreeEdit", before: "for index in indices.reversed() {",
      after: "for index in indices.prefix(1) { truncate(path, to: index, cause: cause) }; for index in [Int]() {"),
    Mutant(
      promise: "the user removes no slot that a flow does not let go", file: "Armature/Leaving/Leaving",
      before: "guard flow.allowsLeaving(flow.state.slots[index], isRoot: index == 0) else", after: "guard true else"),
    Mutant(
      promise: "a gesture can be done as the scene has said, and reaches its goal",
      file: "Armature/Leaving/Leaving", before: "end.map(canRemove) ?? false",
      after: "end.map(canRemove) ?? true"),
    Mutant(
      promise: "a broadcast leads to the root", file: "Armature/Tree/TreeEdit+PopToRoot",
      before: "popToRoot(tabs, everyTab: everyTab, cause: cause)", after: ""),
    Mutant(
      promise: "a flow says whether it was revealed, and changes nothing if a guard does not, or lets it wait",
      file: "Armature/Coordinator/AnyCoordinator+Verbs", before: "} && isInFront", after: "}"),
    Mutant(
      promise: "revealing a flow removes what lies above it, and keeps its screens and all other lines",
      file: "Armature/Coordinator/AnyCoordinator+Verbs",
      before: "if state[container]?.container?.isCollapsed == true {", after: "if true {"),
    Mutant(
      promise: "a flow that is opened in a tab is not drawn", file: "Armature/Containers/TabCoordinator",
      before: "try core.change { draft in try draft.openMembers(of: self, and: name) }", after: "try makeVisible(name)"),
    Mutant(
      promise: "a broadcast selects a tab, and leads all tabs to their roots", file: "Armature/Scene/PopToRoot",
      before: "case .everyTab, .tab: popToTabs(everyTab: true", after: "case .everyTab, .tab: popToTabs(everyTab: false"
    ),
    Mutant(
      promise: "a link says whether its place is in sight", file: "Armature/Scene/FlowScene+Links",
      before: "return goal.map(core.current.shows) ?? false", after: "return goal != nil"),
    Mutant(
      promise: "didReturn(to:) is called once for each screen that is in sight again", file: "Armature/Scene/Returns",
      before: "where shown[node.id] != node.generation && ", after: "where "),
    Mutant(
      promise: "a locked scene shows its lock alone, links wait, and nothing else changes", file: "Armature/Scene/Lock",
      before: "Bool { draft.state.isLocked && link.isFromArchive }", after: "Bool { false }"),
    Mutant(
      promise: "what waits is shown when the guards admit it", file: "Armature/HeldLinks/HeldLinks",
      before: "try read(held.path?.text ?? held.place ?? held.link,", after: "try read(\"/\","),
    Mutant(
      promise: "a link that waits has an end", file: "Armature/Events/Events",
      before: "if let link = draft.notes.link.text { add(.linkOpened(link)) }", after: ""),
    Mutant(
      promise: "each wait ends once, with an answer of its own", file: "Armature/Outcomes/Outcomes",
      before: "for (continuation, _) in waiting.values { continuation.resume() }", after: ""),
    Mutant(
      promise: "a question is shown and removed, or has waited", file: "Armature/Outcomes/Outcomes",
      before: "questions.removeAll { $0.slot == slot }", after: ""),
    Mutant(
      promise: "all is released with the scene", file: "Armature/HeldLinks/HeldLinks",
      before: "[clock = scene.clock, weak scene]", after: "[clock = scene.clock, scene = Optional(scene)]"),
  ]
}

@Suite("Mutants that were tried against the oracles")
struct MutantTests {
  @Test("name each promise")
  func promises() { #expect(Set(Mutant.all.map(\.promise)) == Set(Oracle.all.map(\.promise))) }

  @Test("change code that is still there", arguments: Mutant.all)
  func isCurrent(mutant: Mutant) throws {
    // In Tests/ArmatureTests/Random, or in a copy of it.
    let tests = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
    let sources = tests.appendingPathComponent("../../../Sources/\(mutant.file).swift").standardized
    #expect(try String(contentsOf: sources, encoding: .utf8).contains(mutant.before))
  }
}
