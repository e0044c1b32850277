import Armature
import Testing

@Suite("A flow whose question is known before the user wants to leave")
@MainActor
struct LeavingQuestionTests {
  enum Place: Destination {
    case start, letter, stamp

    typealias Flow = Writer

    var style: PresentationStyle { self == .letter ? .sheet : .push }

    func screen(in flow: Writer) -> Screen<Self> { self == .letter ? .child : Screen("\(self)") }
  }

  final class Writer: Coordinator<Place>, AsksToLeave {
    var kept: Set<Place> = []
    var answers: [Answer<Bool>]? = [Answer("Leave", true)]

    override func canLeave(_ slot: Slot<Place>) -> Bool { !kept.contains(slot.destination) }
    override func child(for destination: Place) -> AnyCoordinator? {
      destination == .letter ? Writer(root: .start) : nil
    }
    func leavingQuestion(about slot: Slot<Place>) -> Question<Bool>? {
      answers.map { answers in Question("Leave \(slot.destination)?") { for answer in answers { answer } } }
    }
  }

  private let outer = Writer(root: .start)

  @Test("a host reads the question of the last flow that keeps a slot, and its answer is about this slot alone")
  func confirmed() async throws {
    let scene = try FlowScene(root: outer)
    outer.show(.letter)
    let (inner, sheet) = (try #require(outer.children.first as? Writer), outer.routes[0].id)
    inner.push(.stamp)
    #expect(scene.question(beforeDismissing: sheet) == nil)
    (outer.kept, inner.kept) = ([.letter], [.stamp])
    #expect(scene.question(beforeDismissing: sheet)?.title == "Leave stamp?")
    #expect(!scene.dismissConfirmed(sheet) && outer.routes.count == 1)
    outer.kept = []
    #expect(scene.dismissConfirmed(sheet) && outer.routes.isEmpty)
    #expect(!scene.dismissConfirmed(sheet) && scene.question(beforeDismissing: sheet) == nil)
  }

  @Test(
    "a dialog of the system has one answer that leaves, and one button that keeps the slot",
    arguments: [
      ([("Leave", .normal, true)], "Leave Cancel"), ([("Leave", .destructive, true)], "Leave Cancel"),
      ([("Leave", .normal, true), ("Stay", .cancel, false)], "Leave Stay"), ([], nil),
      ([("Stay", .normal, false)], nil),
      ([("Leave", .cancel, true)], nil), ([("Leave", .normal, true), ("Go", .cancel, true)], nil),
      ([("Save", .normal, true), ("Discard", .destructive, true)], nil),
      ([("Leave", .normal, true), ("Wait", .normal, false)], nil),
    ] as [([(String, ButtonRow.Role, Bool)], String?)])
  func buttons(answers: [(String, ButtonRow.Role, Bool)], titles: String?) throws {
    let scene = try FlowScene(root: outer)
    outer.show(.letter)
    outer.kept = [.letter]
    outer.answers = answers.map { Answer($0, role: $1, $2) }
    let leaving = scene.question(beforeDismissing: outer.routes[0].id)?.leaving
    #expect(leaving.map { "\($0.action.title) \($0.cancel)" } == titles)
  }

  @Test(
    "the flow asks the same question when the user goes back, and keeps the slot without one", arguments: [true, false])
  func asked(knowsQuestion: Bool) async throws {
    let scene = try FlowScene(root: outer)
    outer.push(.stamp)
    outer.kept = [.stamp]
    if !knowsQuestion { outer.answers = nil }
    #expect(!scene.back())
    for _ in 0..<9 { await Task.yield() }
    #expect(scene.presentation.top.topNode.isQuestion == knowsQuestion)
    scene.tap("Leave")
    for _ in 0..<9 { await Task.yield() }
    #expect(outer.routes.isEmpty == knowsQuestion)
  }
}
