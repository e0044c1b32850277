import Armature
import Foundation
import Testing

/// A ``Row`` checks that `onDismiss` is called once, with the cause and in the order of the events, whatever removes the slot.
@Suite("onDismiss is called once when a slot has gone")
@MainActor
struct DismissalTests {
  private let root = StyledFlow()
  private let scene: FlowScene
  private let diary = Diary()

  init() throws { scene = try FlowScene(root: root, notificationCenter: NotificationCenter()) }

  /// Writes down that a slot has gone.
  private func written(_ name: String) -> (RemovalCause) -> Void {
    { [diary] in diary.lines.append("\(name) \($0)") }
  }

  private struct Stop: Error {}

  private final class Held { weak var value: Diary? }

  @Test("also with a scene that its directory closes; not with one that is released, which lets go of the closures")
  func scenes() throws {
    let scenes = SceneDirectory(notificationCenter: NotificationCenter()) { _ in StyledFlow() }
    let flow: StyledFlow = try found(scenes.open("closed").root)
    flow.show(.sheet(1), onDismiss: written("1"))
    flow.show(.page(2), onDismiss: written("2"))
    scenes.close("closed")
    #expect(diary.lines == ["2 flowEnded", "1 flowEnded"])

    let held = Held()
    func open() throws {
      let root = StyledFlow()
      let scene = try FlowScene(root: root, notificationCenter: NotificationCenter())
      show(.page(1), in: root, held)
      withExtendedLifetime(scene) { #expect(held.value != nil) }
    }
    try open()
    #expect(held.value == nil)
  }

  /// Shows a destination with a closure that keeps an object.
  private func show(_ destination: Styled, in flow: StyledFlow, _ held: Held) {
    let diary = Diary()
    held.value = diary
    flow.show(destination) { diary.lines.append("\($0)") }
  }

  @Test("a flow that is not in a scene yet tells of what goes later only")
  func fresh() throws {
    let flow = StyledFlow()
    let held = Held()
    show(.page(0), in: flow, held)
    flow.show(.page(1), onDismiss: written("early"))
    flow.show(.page(2), onDismiss: written("late"))
    #expect(held.value != nil)
    try flow.edit { stack in
      let last = stack.top
      stack.goBackToRoot()
      try stack.push(last)
    }
    #expect(diary.lines == [] && held.value == nil)
    flow.goBack()
    flow.show(.page(3), onDismiss: written("late"))
    flow.show(.page(4), onDismiss: written("gone"))
    flow.goBack()
    let scene = try FlowScene(root: flow, notificationCenter: NotificationCenter())
    #expect(diary.lines == [])
    scene.back()
    #expect(diary.lines == ["late back"])
  }

  @Test("not for verbs that were refused or rolled back", arguments: [false, true])
  func refused(isObserved: Bool) throws {
    if isObserved { scene.observeEvents { _ in } }
    root.push(.flow(1))
    root.show(.card(1), onDismiss: written("kept"))
    #expect(!root.show(.page(2), onDismiss: written("no stack")))
    #expect(!(try found(root.children[0]) as StyledFlow).presentSheet(.page(2), onDismiss: written("buried")))
    #expect(!root.show(.flow(2), as: .alert, onDismiss: written("flow in dialog")))
    #expect(throws: Stop.self) {
      try scene.batch {
        root.goBack()
        root.show(.page(2), onDismiss: written("in batch"))
        root.goBack()
        root.show(.page(3), onDismiss: written("in batch"))
        throw Stop()
      }
    }
    #expect(diary.lines == [])
    root.goBackToRoot()
    #expect(diary.lines == ["kept verb"])
  }

  @Test("for a slot that comes and goes in one batch it is called at the commit")
  func batch() throws {
    try scene.batch {
      root.show(.page(1), onDismiss: written("brief"))
      root.goBack()
      root.show(.page(2), onDismiss: written("kept"))
      #expect(diary.lines == [])
    }
    #expect(diary.lines == ["brief verb"])
    root.goBack()
    #expect(diary.lines == ["brief verb", "kept verb"])
  }

  @Test("it is called after the event of its slot and after the flows have left, and may navigate")
  func order() throws {
    let root = DiaryFlow("a", diary)
    let scene = try FlowScene(root: root, notificationCenter: NotificationCenter())
    root.show(.flow(1), onDismiss: written("flow"))
    let child: DiaryFlow = try found(root.children.first)
    child.show(.page(2)) { [diary] cause in
      diary.lines.append("page \(cause)")
      root.push(.page(3))
      diary.lines.append("now \(scene.line)")
    }
    scene.observeTexts { [diary] in diary.lines.append($0) }
    scene.observe { [diary] _ in diary.lines.append("changed") }
    diary.lines = []
    root.goBack()
    #expect(
      diary.lines == [
        "a.1 left", "removed page(2) (flowEnded)", "page flowEnded", "now [\"page(0)\", \"page(3)\"]",
        "removed page(0) (verb)", "flow verb", "changed", "shown page(3)", "changed",
      ])
  }

  @Test("a dialog tells before the action of its button runs")
  func dialog() throws {
    root.show(.ask(1)) { [diary, root] cause in diary.lines.append("ask \(cause) \(root.routes.count)") }
    let tap = try #require(scene.tapper("Go"))
    tap()
    tap()
    #expect(diary.lines == ["ask dismissed 0"] && scene.layers == [["page(0)", "page(9)"]])
  }

  @Test("a closure is released when it was told, and when there is nothing to tell", arguments: [false, true])
  func released(isObserved: Bool) throws {
    if isObserved { scene.observeEvents { _ in } }
    let held = Held()
    show(.page(1), in: root, held)
    #expect(held.value != nil)
    root.goBack()
    #expect(held.value == nil)
    root.show(.card(1))
    show(.page(2), in: root, held)
    #expect(held.value == nil, "a refused verb keeps it")
    root.goBack()
    try? scene.batch {
      show(.page(1), in: root, held)
      throw Stop()
    }
    #expect(held.value == nil, "a batch that was taken back keeps it")
    root.push(.flow(1))
    show(.page(2), in: try found(root.children.first), held)
    #expect(held.value != nil)
    root.goBack()
    #expect(held.value == nil, "a flow that has gone keeps it")
  }

  @Test("a closure that shows its own slot's destination again goes on for ever only if it wants to")
  func again() {
    var rounds = 0
    func show() {
      root.show(.sheet(rounds)) { [root] _ in
        rounds += 1
        if rounds < 3 { show() } else { root.push(.page(9)) }
      }
    }
    show()
    for _ in 0..<3 { scene.back() }
    #expect(rounds == 3 && scene.layers == [["page(0)", "page(9)"]])
  }
}
