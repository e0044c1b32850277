import Armature
import Foundation
import Testing

@Suite("Events")
@MainActor
struct EventTests {
  let root = StyledFlow()
  let scene: FlowScene

  init() throws { scene = try FlowScene(root: root, notificationCenter: NotificationCenter()) }

  /// The events of some work, without those for the visible screen.
  private func events(of work: () throws -> Void) rethrows -> [NavigationEvent] {
    var events: [NavigationEvent] = []
    let token = scene.observeEvents { if case .visible = $0.kind {} else { events.append($0) } }
    try work()
    token.cancel()
    return events
  }

  @Test("name the flow and the flows around it, and the position in it")
  func flows() throws {
    root.show(.sheetFlow(1))
    let child = try #require(root.children.first as? ForeignFlow)
    let shown = events { child.push(.page(2)) }
    #expect(shown.map(\.flow.path) == [["StyledFlow", "ForeignFlow"]])
    #expect(shown.map(\.flow.id) == [child.flowID] && shown.map(\.flow.slot) == [child.rootID])
    guard case .shown(_, index: 1)? = shown.first?.kind else { return #expect(Bool(false), "\(shown)") }
    let removed = events { root.goBack() }
    #expect(removed.map(\.flow.path) == [["StyledFlow", "ForeignFlow"], ["StyledFlow"]])
    // The flow has gone, and knows only itself.
    #expect(events { child.push(.home) }.map(\.flow.path) == [["ForeignFlow"]])
  }

  @Test("have the cause of their change")
  func causes() throws {
    root.show(.ask(1))
    let archive = try scene.archive()
    func cause(_ work: () throws -> Void) rethrows -> [ChangeCause] {
      let causes = try events(of: work).map(\.cause)
      return causes.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
    #expect(cause { scene.dismiss(scene.presentation.top.topNode.id) } == [.dismissed])
    #expect(cause { root.push(.flow(1)) } == [.verb])
    #expect(cause { scene.back() } == [.back])
    #expect(cause { scene.back() } == [.back], "a refused step back")
    #expect(try cause { try scene.open("/page/1/page/2") } == [.link])
    #expect(cause { try? scene.open("/nowhere") } == [.link])
    #expect(cause { root.popToRoot() } == [.broadcast])
    #expect(cause { scene.launch(link: "/page/3") } == [.link])
    #expect(cause { scene.restore(archive) } == [.restored])
    #expect(cause { scene.restore(Data()) } == [.restored])
    root.push(.page(1))
    #expect(try cause { try scene.batch { root.popToRoot() } } == [.verb], "the outermost change counts")
  }

  @Test("tell a tap on a tab from the app's choice", arguments: [true, false])
  func selecting(isUser: Bool) throws {
    let tabs = MixedTabs()
    let scene = try FlowScene(root: tabs)
    var causes: [ChangeCause] = []
    scene.observeEvents { causes.append($0.cause) }
    if isUser { scene.select("second", in: tabs.id) } else { tabs.select(.second) }
    #expect(Set(causes) == [isUser ? .selected : .verb])
    causes = []
    tabs.places(.second)?.push(.page(1))
    #expect(Set(causes) == [.verb])
    if isUser { scene.select("nowhere", in: tabs.id) }
    #expect(causes.last == (isUser ? .selected : .verb))
  }

  @Test("tell of a saved place that came back, and of what did not")
  func restored() throws {
    root.push(.page(7))
    let archive = try scene.archive()
    root.goBack()
    #expect(events { scene.restore(archive) }.map(\.text) == ["shown page(7)", "restored without 0"])
    let other = Data(String(decoding: archive, as: UTF8.self).replacingOccurrences(of: "page", with: "pages").utf8)
    let events = events { scene.restore(other) }
    guard case .restored(let report)? = events.last?.kind else { return #expect(Bool(false), "\(events)") }
    #expect(report.losses.count == 1)
    #expect(events.last.map { "\($0)" }?.hasPrefix("restored without StyledFlow") == true)
    #expect(self.events { scene.restore(Data()) }.map(\.text) == ["restored without 1"])
  }

  @Test("end with those of a closed scene")
  func closing() throws {
    let scenes = SceneDirectory { _ in StyledFlow() }
    let scene = try scenes.open()
    (scene.root as? StyledFlow)?.push(.page(1))
    var heard: [String] = []
    scene.observeEvents { heard.append("\($0.cause) \($0.text)") }
    scenes.close(scene.name)
    #expect(heard == ["closed removed page(1) (flowEnded)"])
  }
}
