import Armature
import ArmatureUI
import Testing

@Suite("Verbs, as the articles tell of them")
@MainActor
struct VerbExamples {
  let flow = NotesApp.NotesCoordinator(store: NotesApp.NoteStore())
  let scene: FlowScene

  init() throws { scene = try FlowScene(root: flow) }

  @Test("a refused verb returns false, and an edit throws the reason")
  func refusal() {
    flow.push(.note(id: 1))
    if !flow.goBack(2) {
      flow.goBackToRoot()
    }
    #expect(scene.places == ["list"])

    do {
      try flow.edit { stack in try stack.goBack(2) }
    } catch {
      #expect(error == .pastRoot)
    }
  }

  @Test("an edit is one change of one flow")
  func edit() throws {
    try flow.edit { stack in
      try stack.goBackTo(.list)
      try stack.push(.note(id: 7))
    }
    #expect(scene.places == ["list", "note(id: 7)"])
    flow.push(.note(id: 1))
    try flow.edit { stack in
      stack.goBackToRoot()
      try stack.push(.note(id: 7))
    }
    #expect(scene.places == ["list", "note(id: 7)"])
  }

  @Test("routes are removed from the middle, and listed anew")
  func list() throws {
    for number in [7, 8] { flow.push(.note(id: number)) }
    let last = flow.routeStack.topID
    flow.remove { $0 == .note(id: 7) }
    #expect(scene.places == ["list", "note(id: 8)"])
    flow.push(.note(id: 9))
    try flow.edit { stack in
      try stack.setRoutes([Route(.note(id: 1))] + stack.routes.reversed())
    }
    #expect(scene.places == ["list", "note(id: 1)", "note(id: 9)", "note(id: 8)"] && flow.routeStack.topID == last)
    let note = flow.routes.first { $0.destination == .note(id: 9) }
    try flow.edit { stack in
      if let note { try stack.remove(note.id) }
    }
    #expect(scene.places == ["list", "note(id: 1)", "note(id: 8)"])
    try flow.edit { stack in
      let notes = stack.routes.filter { $0.destination != .note(id: 1) }
      try stack.setRoutes(notes + [Route(.settings)])
    }
    #expect(scene.places.count == 3 && flow.routeStack.routes.first?.id == last)
  }

  @Test("a batch is one change of many flows, or none")
  func batch() throws {
    let notes = flow
    notes.show(.settings)
    let settings = try #require(notes.children.first as? NotesApp.SettingsCoordinator)
    var changes = 0
    scene.observe { _ in changes += 1 }
    try scene.batch {
      settings.leave()
      notes.push(.note(id: 7))
    }
    #expect(scene.places == ["list", "note(id: 7)"])
    #expect(changes == 1)
  }

  @Test("onDismiss is called when the slot has gone, with the cause")
  func dismissal() throws {
    var log: [String] = []
    flow.show(.settings) { cause in log.append("settings gone: \(cause)") }
    flow.dismiss()
    #expect(log == ["settings gone: verb"])
    flow.presentSheet(.settings) { cause in
      if cause == .dismissed { log.append("the user has closed the settings") }
    }
    scene.dismiss(flow.routeStack.topID)
    #expect(log.last == "the user has closed the settings")
  }

  @Test("a payload is changed in place")
  func update() throws {
    flow.push(.note(id: 1))
    let id = flow.routeStack.topID
    flow.update(id) { $0 = .note(id: 7) }
    #expect(flow.routeStack.topID == id)
    #expect(scene.places == ["list", "note(id: 7)"])
  }

  @Test("unsaved edits keep the user, but not a verb")
  func guardOnEdits() throws {
    enum DraftDestination: Destination {
      case draft
      func screen(in flow: Coordinator<Self>) -> Screen<Self> { Screen("Draft") }
    }
    final class DraftCoordinator: Coordinator<DraftDestination> {
      var isEdited = true

      override func canLeave(_ slot: Slot<DraftDestination>) -> Bool { !slot.isRoot || !isEdited }
    }
    enum ListDestination: Destination {
      case list, draft
      func screen(in flow: Coordinator<Self>) -> Screen<Self> { .child }
    }
    final class ListCoordinator: Coordinator<ListDestination> {
      override func child(for destination: ListDestination) -> AnyCoordinator? {
        destination == .draft ? DraftCoordinator(root: .draft) : nil
      }
    }
    let list = ListCoordinator(root: .list)
    let scene = try FlowScene(root: list)
    list.presentSheet(.draft)
    #expect(!scene.canGoBack)
    #expect(!scene.back())
    #expect(list.children.first?.leave() == true)
  }

  @Test("observers are told what changed until they cancel, and whether it is animated")
  func observe() throws {
    var (saves, told) = (0, [Bool]())
    func save() { saves += 1 }
    let observation = scene.observeChanges { save() }
    flow.push(.note(id: 1))
    flow.refresh()
    observation.cancel()
    scene.observe { told.append($0.isAnimated) }
    flow.withoutAnimation { flow.setRoot(.list) }
    flow.push(.note(id: 1))
    #expect(saves == 2 && told == [false, true])
  }

  @Test("a change takes several updates where a platform needs them")
  func updates() {
    let drawn = scene.presentation
    flow.push(.note(id: 7))
    flow.push(.note(id: 8))
    var counts: [Int] = []
    let draw: (Presentation) -> Void = { counts.append($0.nodes.count) }
    let updates = Transition.all(from: drawn, to: scene.presentation, within: .swiftUI14)
    for update in updates { draw(update.presentation) }
    #expect(counts == [2, 3])
  }

  final class Host {
    var drawn: [Int] = []
    func draw(_ presentation: Presentation) { drawn.append(presentation.nodes.count) }
  }

  @Test("a runner leads a host to what the scene shows")
  func run() async {
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
