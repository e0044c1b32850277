import Armature
import Foundation
import Testing

@Suite("Gestures name slots and only remove")
@MainActor
struct GestureTests {
  let root = StyledFlow()
  let scene: FlowScene
  let child: StyledFlow

  /// page(0), a flow with page(2) and the sheet 3, and page(4) that the root pushed onto the sheet.
  init() throws {
    scene = try FlowScene(root: root)
    root.push(.flow(1))
    child = try #require(root.children.first as? StyledFlow)
    child.push(.page(2))
    child.show(.sheet(3))
    root.push(.page(4))
  }

  @Test("back takes the last slot of the line, whoever owns it")
  func back() {
    var layers: [[[String]]] = []
    while scene.back() { layers.append(scene.layers) }
    #expect(
      layers == [
        [["page(0)", "page(0)", "page(2)"], ["sheet(3)"]],
        [["page(0)", "page(0)", "page(2)"]],
        [["page(0)", "page(0)"]],
        [["page(0)"]],
      ])
    #expect(!scene.canGoBack)
  }

  @Test("steps back to a slot are counted")
  func stepsBack() throws {
    let gone = try #require(scene.slot(Styled.page(4)))
    #expect(scene.stepsBack(to: gone) == 0)
    #expect(scene.stepsBack(to: try #require(scene.slot(Styled.sheet(3)))) == 1)
    #expect(scene.stepsBack(to: try #require(scene.slot(Styled.page(2)))) == 2)
    #expect(scene.stepsBack(to: root.rootID) == 4)
    scene.back()
    #expect(scene.stepsBack(to: gone) == nil)
  }

  @Test("a swipe dismisses a layer with what lies above")
  func swipe() throws {
    #expect(!scene.dismiss(try #require(scene.slot(Styled.page(2)))))
    #expect(scene.dismiss(try #require(scene.slot(Styled.sheet(3)))))
    #expect(scene.layers == [["page(0)", "page(0)", "page(2)"]])
    #expect(root.routes.count == 1)
  }

  @Test("a late report about a slot that is gone is ignored")
  func late() throws {
    let sheet = try #require(scene.slot(Styled.sheet(3)))
    let page = try #require(scene.slot(Styled.page(4)))
    #expect(scene.dismiss(sheet))
    child.show(.sheet(5))
    let before = scene.presentation
    var events: [String] = []
    scene.observeTexts { events.append($0) }
    #expect(!scene.canDismiss(sheet))
    #expect(!scene.dismiss(sheet))
    #expect(!scene.pop(to: page))
    #expect(scene.presentation == before)
    #expect(events.isEmpty)
    #expect(scene.canDismiss(child.routes[1].id))
    #expect(scene.screen(of: page) == nil)
  }

  @Test("a flow that does not let a slot go keeps the user there, and verbs are not asked")
  func canLeave() throws {
    child.mayLeave = { $0.destination != .page(2) }
    var refusals: [String] = []
    scene.observeEvents { if case .refused = $0.kind { refusals.append($0.text) } }
    #expect(scene.back())
    #expect(scene.back())
    #expect(!scene.canGoBack)
    #expect(!scene.back())
    #expect(!scene.pop(to: root.rootID))
    #expect(refusals == ["refused StyledFlow.back() (cannotLeave)", "refused StyledFlow.pop(to:) (cannotLeave)"])
    #expect(scene.layers == [["page(0)", "page(0)", "page(2)"]])
    #expect(child.goBack())
    #expect(scene.back())
  }

  @Test("a child flow is asked for its root, also when its owner's slot is swiped away")
  func canLeaveRoot() throws {
    root.goBackToRoot()
    root.show(.sheet(1))
    root.push(.flow(2))
    let inner = try #require(root.children.first as? StyledFlow)
    var asked: [String] = []
    inner.mayLeave = {
      asked.append("\($0.destination) \($0.isRoot)")
      return !$0.isRoot
    }
    inner.push(.page(3))
    #expect(!scene.canDismiss(root.routes[0].id))
    asked = []
    #expect(!scene.dismiss(root.routes[0].id))
    #expect(asked == ["page(3) false", "page(0) true"])
    #expect(scene.back())
    #expect(!scene.back())
    #expect(inner.leave())
  }

  @Test("a flow that navigates while it is asked is served, and only what was meant goes")
  func navigatingWhenAsked() throws {
    root.goBackToRoot()
    root.push(.page(1))
    root.mayLeave = { [root] slot in
      if slot.destination == .page(1) { root.replace(with: .page(2)) }
      return true
    }
    _ = scene.back()
    #expect(scene.layers == [["page(0)", "page(2)"]])
  }
}

@Suite("A broadcast pops a scene to its root")
@MainActor
struct BroadcastTests {
  let center = NotificationCenter()

  private func scene(_ name: String) throws -> (FlowScene, StyledFlow) {
    let root = StyledFlow(root: .flow(0))
    let scene = try FlowScene(root: root, name: name, notificationCenter: center)
    (root.children.first as? StyledFlow)?.push(.page(1))
    root.show(.sheetFlow(2))
    (root.children.last as? ForeignFlow)?.push(.page(3))
    return (scene, root)
  }

  @Test("from the deepest flow, with all sheets")
  func whole() throws {
    let (scene, root) = try scene("main")
    var removed: [String] = []
    scene.observeTexts { removed.append($0) }
    #expect(root.children.last?.popToRoot() == true)
    #expect(scene.layers == [["page(0)"]])
    #expect(
      removed == ["removed page(3) (flowEnded)", "removed home (broadcast)", "removed page(1) (broadcast)"])
  }

  @Test("one of two scenes, by its object; or all of them, without one")
  func scenes() throws {
    let (first, root) = try scene("first")
    let (second, _) = try scene("second")
    root.popToRoot()
    #expect(first.layers == [["page(0)"]])
    #expect(second.layers.count == 2)
    center.post(name: .popToRoot, object: second)
    #expect(second.layers == [["page(0)"]])
    let (third, _) = try scene("third")
    let (fourth, _) = try scene("fourth")
    center.post(name: .popToRoot, object: NSObject())
    #expect(third.layers.count == 2)
    root.popToRoot(inEveryScene: true)
    #expect(third.layers.count == 1 && fourth.layers.count == 1)
  }

  @Test("only one flow, by its scope")
  func scoped() throws {
    let (scene, root) = try scene("main")
    let side = try #require(root.children.last as? ForeignFlow)
    #expect(side.popToRoot(.flow(side)))
    #expect(scene.layers == [["page(0)", "page(1)"], ["home"]])
    #expect(root.popToRoot(.subtree(StyledFlow().flowID)))
    #expect(scene.layers == [["page(0)", "page(1)"], ["home"]])
  }

  @Test("from a background thread, taken on the main actor")
  func background() async throws {
    let (scene, _) = try scene("main")
    let done = AsyncStream<Void>.makeStream()
    scene.observe { _ in done.continuation.yield() }
    let center = center
    await Task.detached { center.post(name: .popToRoot, object: nil) }.value
    for await _ in done.stream { break }
    #expect(scene.layers == [["page(0)"]])
  }

  @Test("during a batch it takes part in the batch", arguments: [false, true])
  func duringBatch(isRefused: Bool) throws {
    let (scene, root) = try scene("main")
    let before = scene.presentation
    var changes = 0
    scene.observe { _ in changes += 1 }
    try? scene.batch {
      root.popToRoot()
      #expect(root.routes.isEmpty)
      #expect(scene.presentation == before)
      root.push(.page(7))
      if isRefused { root.goBack(5) }
    }
    #expect(scene.layers == (isRefused ? [["page(0)", "page(1)"], ["home", "page(3)"]] : [["page(0)", "page(7)"]]))
    #expect(changes == (isRefused ? 0 : 1))
  }

  @Test("is handled once, and not at all at the root or after the scene went")
  func once() throws {
    let root = StyledFlow()
    var scene: FlowScene? = try FlowScene(root: root, notificationCenter: center)
    root.push(.page(1))
    var changes = 0
    root.observe { _ in changes += 1 }
    root.popToRoot()
    #expect(changes == 1)
    root.popToRoot()
    #expect(changes == 1)
    root.push(.page(1))
    scene = nil
    center.post(name: .popToRoot, object: nil)
    #expect(root.routes.count == 1)
    #expect(scene == nil && !root.popToRoot())
  }
}
