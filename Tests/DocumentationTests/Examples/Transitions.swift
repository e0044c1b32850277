import Armature
import Testing

enum TransitionExample {
  @MainActor
  final class Host {
    var drawn: [Int] = []
    func draw(_ presentation: Presentation) { drawn.append(presentation.nodes.count) }
  }

  @MainActor
  final class Model {
    var routes: [Route<NotesApp.NotesDestination>] = []
  }

  @Test("a plan breaks a change into updates that a platform takes")
  @MainActor static func plan() throws {
    let flow = NotesApp.NotesCoordinator(store: NotesApp.NoteStore())
    let scene = try FlowScene(root: flow)
    let drawn = scene.presentation
    flow.push(.note(id: 7))
    flow.push(.note(id: 8))
    var counts: [Int] = []
    let draw: (Presentation) -> Void = { counts.append($0.nodes.count) }
    let plan = TransitionPlan(from: drawn, to: scene.presentation, within: .swiftUI14)
    for index in plan.steps.indices { draw(plan.presentation(afterStep: index)) }
    #expect(counts == [2, 3])
  }

  @Test("a runner leads a host to what the scene shows")
  @MainActor static func run() async throws {
    let flow = NotesApp.NotesCoordinator(store: NotesApp.NoteStore())
    let scene = try FlowScene(root: flow)
    let host = Host()
    let runner = TransitionRunner(shown: scene.presentation, limits: .swiftUI16) { host.draw($0) }
    scene.observe { [weak scene] change in
      if let scene { runner.show(scene.presentation, isAnimated: change.isAnimated) }
    }
    flow.push(.note(id: 7))
    runner.didAppear(scene.presentation.topNode.id)
    await runner.settled()
    #expect(host.drawn == [2])
  }
}
