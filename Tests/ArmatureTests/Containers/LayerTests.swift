import Armature
import Foundation
import Testing

@Suite("Layers that containers present, and who hears of their slots")
@MainActor
struct LayerTests {
  private func scene(_ root: AnyCoordinator) throws -> FlowScene {
    try FlowScene(root: root, notificationCenter: NotificationCenter())
  }

  @Test("a sheet of a container in the root's slot goes with another root")
  func newRoot() throws {
    let hub = NestingFlow(root: .tabs)
    let scene = try scene(hub)
    (hub.children.first as? MixedTabs)?.places(.first)?.show(.sheet(1))
    #expect(scene.layers == [["MixedTabs"], ["sheet(1)"]])
    hub.setRoot(.start)
    #expect(scene.layers == [["start"]])
    hub.show(.tabs)
    (hub.children.first as? MixedTabs)?.places(.first)?.show(.sheet(1))
    hub.replace(with: .page(2))
    #expect(scene.layers == [["start", "page(2)"]])
  }

  @Test("the user cannot reach slots that are not drawn")
  func notDrawn() throws {
    let tabs = MixedTabs()
    let scene = try scene(tabs)
    let first = try #require(tabs.places(.first))
    first.push(.page(1))
    first.show(.sheet(2))
    let sheet = try #require(first.routes.last?.id)
    tabs.select(.second)
    #expect(!scene.dismiss(sheet) && !scene.canDismiss(sheet) && !scene.pop(to: first.rootID))
    #expect(first.routes.count == 2)
    tabs.select(.first)
    #expect(scene.canDismiss(sheet) && scene.dismiss(sheet) && scene.pop(to: first.rootID))
  }

  @Test("events tell of the roots of a container's flows, the last one first")
  func events() throws {
    let hub = NestingFlow()
    let scene = try scene(hub)
    var log: [String] = []
    scene.observeTexts { log.append($0) }
    hub.show(.split)
    (hub.children.first as? TwoColumns)?.showDetail(.page(7))
    #expect(log == ["shown TwoColumns", "shown home", "shown page(7)"])
    log = []
    hub.goBack()
    #expect(log == ["removed page(7) (flowEnded)", "removed home (flowEnded)", "removed TwoColumns (verb)"])
  }

  @Test("tabs that go are reported in the order of the bar, the last one first")
  func order() throws {
    let names = (0..<9).map { "\($0)" }
    let shelf = ClosureContainer(names) { StyledFlow(root: .page(Int($0) ?? 0)) }
    let scene = try scene(shelf)
    for name in names { shelf.show(name) }
    var log: [String] = []
    scene.observeTexts { log.append($0) }
    shelf.setNames(["8"])
    #expect(log == (0..<8).reversed().map { "removed page(\($0)) (left)" })
  }
}
