import Armature
import Testing

@Suite("A flow whose question is known before the user wants to leave")
@MainActor
struct ConfirmsLeavingTests {
  enum Place: Destination {
    case start, letter, stamp

    typealias Flow = Writer

    var style: PresentationStyle { self == .letter ? .sheet : .push }

    func screen(in flow: Writer) -> Screen<Self> { self == .letter ? .child : Screen("\(self)") }
  }

  final class Writer: Coordinator<Place>, ConfirmsLeaving {
    var kept: Set<Place> = []

    override func canLeave(_ slot: Slot<Place>) -> Bool { !kept.contains(slot.destination) }
    override func child(for destination: Place) -> AnyCoordinator? {
      destination == .letter ? Writer(root: .start) : nil
    }
    func leavingQuestion(about slot: Slot<Place>) -> LeavingQuestion {
      LeavingQuestion("Leave \(slot.destination)?", action: "Leave")
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
}
