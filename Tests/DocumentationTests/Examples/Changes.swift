import Armature
import Foundation
import Testing

@Suite("Changes, as the article tells of them")
@MainActor
struct ChangeExamples {
  @Test("observers are told what changed until they cancel")
  func observe() throws {
    let flow = NotesApp.NotesCoordinator(store: NotesApp.NoteStore())
    let scene = try FlowScene(root: flow)
    var saves = 0
    func save() { saves += 1 }
    let observation = scene.observeChanges { save() }
    flow.push(.note(id: 1))
    flow.refresh()
    #expect(saves == 2)
    observation.cancel()
    flow.push(.note(id: 7))
    #expect(saves == 2)
  }

  @Test("a change without animation says so")
  func animation() throws {
    let flow = NotesApp.NotesCoordinator(store: NotesApp.NoteStore())
    let scene = try FlowScene(root: flow)
    var told: [Bool] = []
    scene.observe { told.append($0.isAnimated) }
    flow.withoutAnimation { flow.setRoot(.list) }
    flow.push(.note(id: 1))
    #expect(told == [false, true])
  }

  @Test("observers hear of a commit in the order of the article")
  func order() throws {
    enum FlowDestination: Destination {
      case place, flow(String)
      func screen(in flow: Coordinator<Self>) -> Screen<Self> { .child }
    }
    final class Flow: Coordinator<FlowDestination> {
      let log: (String) -> Void
      init(log: @escaping (String) -> Void) {
        self.log = log
        super.init(root: .place)
      }
      override func child(for destination: FlowDestination) -> AnyCoordinator? {
        destination == .place ? nil : Flow(log: log)
      }
      override func didEnter() { log("didEnter") }
      override func didLeave() { log("didLeave") }
    }
    var log: [String] = []
    let flow = Flow { log.append($0) }
    let scene = try FlowScene(root: flow)
    flow.push(.flow("old"))
    log = []
    flow.observe { _ in log.append("flow") }
    scene.observe { _ in log.append("scene") }
    scene.observeEvents { event in
      switch event.kind {
      case .shown: log.append("shown")
      case .removed: log.append("removed")
      case .visible: log.append("visible")
      default: log.append("other")
      }
    }
    flow.replace(with: .flow("new"))
    #expect(log == ["didLeave", "removed", "shown", "visible", "didEnter", "flow", "scene"])
  }
}
