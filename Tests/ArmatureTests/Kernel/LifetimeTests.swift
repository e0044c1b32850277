import Armature
import Foundation
import Testing

@Suite("A flow lives exactly as long as its slot")
@MainActor
struct LifetimeTests {
  /// A way to remove the slot of a flow that is two levels deep, and all that was opened there.
  struct Removal: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let perform: @MainActor @Sendable (_ scene: FlowScene, _ root: StyledFlow) throws -> Void
    init(_ name: String, _ perform: @escaping @MainActor @Sendable (FlowScene, StyledFlow) throws -> Void) {
      testDescription = name
      self.perform = perform
    }
  }

  nonisolated static let removals: [Removal] = [
    Removal("going back in the owner") { _, root in root.goBack() },
    Removal("going back to the owner's root") { _, root in root.goBackToRoot() },
    Removal("going back to a destination") { _, root in root.goBackTo(.page(1)) },
    Removal("dismissing the layer") { _, root in root.dismiss() },
    Removal("dismissing all layers") { _, root in root.dismissAll() },
    Removal("replacing the route") { _, root in root.replace(with: .page(9)) },
    Removal("a new root") { _, root in root.setRoot(.page(9)) },
    Removal("an edit") { _, root in try root.edit { stack in stack.goBackToRoot() } },
    Removal("a batch") { scene, root in try scene.batch { root.goBack() } },
    Removal("leaving") { _, root in root.children.last?.leave() },
    Removal("the broadcast") { _, root in root.popToRoot() },
    Removal("going back as the user") { scene, _ in while scene.back() {} },
    Removal("a pop gesture") { scene, _ in scene.pop(to: scene.presentation.nodes[1].id) },
    Removal("a swipe") { scene, _ in scene.dismiss(scene.presentation.modal?.nodes[0].id ?? scene.root.slots[0].id)
    },
  ]

  @Test("whatever removes it, it is released with everything in it", arguments: removals, [false, true])
  func released(_ removal: Removal, isObserved: Bool) throws {
    let census = Census()
    let root = StyledFlow(census: census)
    let scene = try FlowScene(root: root, notificationCenter: NotificationCenter())
    if isObserved { scene.observeEvents { _ in } }
    root.push(.page(1))
    root.show(.sheetFlow(2))
    (root.children.last as? ForeignFlow)?.push(.page(3))
    (root.children.last as? ForeignFlow)?.push(.flow(4))
    #expect(census.living.count == 3)
    try removal.perform(scene, root)
    #expect(census.living.count == 1)
    #expect(root.push(.page(5)))
  }

  @Test("a flow in use is not released early, and a removed one refuses every verb", arguments: [false, true])
  func removed(isObserved: Bool) throws {
    let root = StyledFlow()
    let scene = try FlowScene(root: root)
    if isObserved { scene.observeEvents { _ in } }
    root.push(.flow(1))
    let child = try #require(root.children.first as? StyledFlow)
    child.push(.page(2))
    root.push(.page(3))
    root.goBack()
    #expect(root.children.first === child)
    root.goBack()
    let stack = child.routeStack
    let answers = [
      child.push(.page(1)), child.show(.page(1)), child.presentSheet(.page(1)), child.presentCover(.page(1)),
      child.goBack(), child.goBackToRoot(), child.goBackTo(.page(0)), child.goBackTo { _ in true },
      child.goBackTo(id: child.rootID), child.pop(), child.popTo(.page(0)), child.popTo { _ in true },
      child.popTo(id: child.rootID), child.popToCurrentStackRoot(), child.dismiss(), child.dismissAll(),
      child.replace(with: .page(1)), child.setRoot(.page(1)), child.update(child.rootID) { $0 = .page(1) },
      child.leave(), child.popToRoot(),
    ]
    #expect(answers.allSatisfy { !$0 })
    #expect(throws: NavigationError.detached) {
      try child.edit { stack in stack.goBackToRoot() }
    }
    #expect(child.routeStack == stack)
    #expect(child.scene == nil && child.parent == nil)
    #expect(scene.layers == [["page(0)"]])
  }

  @Test("a scene that goes takes its flows along; one that somebody holds refuses verbs")
  func sceneGone() throws {
    let census = Census()
    var root: StyledFlow? = StyledFlow(census: census)
    var scene: FlowScene? = try FlowScene(root: try #require(root))
    root?.push(.flow(1))
    root?.children.first.map { _ = ($0 as? StyledFlow)?.push(.page(2)) }
    let held = root?.children.first as? StyledFlow
    root = nil
    #expect(scene?.layers.count == 1)
    scene = nil
    #expect(census.living.count == 1)
    #expect(held?.push(.page(3)) == false)
    #expect(held?.leave() == false)
  }

  @Test("a flow hears when it has entered and when it has left, once each, parents first")
  func welcome() throws {
    let diary = Diary()
    let root = DiaryFlow("a", diary)
    let scene = try FlowScene(root: root)
    root.push(.twin(1))
    #expect(diary.lines == ["a entered", "a.1 entered", "a.1.0 entered"])
    diary.lines = []
    // The flows of a refused batch never enter.
    #expect(throws: NavigationError.pastRoot) {
      try scene.batch {
        root.goBack()
        root.push(.flow(2))
        root.goBack(5)
      }
    }
    #expect(diary.lines == [])
    root.goBack()
    #expect(diary.lines == ["a.1.0 left", "a.1 left"])
  }

  @Test("a coordinator whose scene could not be opened is as it was")
  func failedScene() throws {
    final class Fussy: Coordinator<Styled> {
      var isEndless = true
      override func child(for destination: Styled) -> AnyCoordinator? {
        guard case .flow(let number) = destination else { return nil }
        return isEndless || number > 0 ? Fussy(root: .flow(number + 1)) : nil
      }
    }
    let flow = Fussy(root: .flow(0))
    #expect(throws: NavigationError.tooDeep) { try FlowScene(root: flow) }
    #expect(flow.children.isEmpty)
    flow.isEndless = false
    let scene = try FlowScene(root: flow)
    #expect(flow.push(.page(1)))
    #expect(scene.layers == [["flow(0)", "page(1)"]])
  }
}
