import Armature
import Foundation
import TestSupport
import Testing

@Suite("Code of an app that runs during a change may read and navigate")
@MainActor
struct UserCodeTests {
  @Test(
    "it finds the scene before or after the change, and its verbs work or are refused", arguments: UserCode.allCases)
  func everyPlace(place: UserCode) throws {
    var intrusions = 0
    // Each change meets a part of the verbs, other ones in each place, and all of them with more effort.
    let first = UserCode.allCases.firstIndex(of: place) ?? 0
    for (row, change) in Act.all.enumerated() {
      let after = try Stage(place).shown(after: change)
      for (column, verb) in Act.all.enumerated() where Effort.includes(first + row + column, oneIn: 16) {
        let stage = try Stage(place)
        let before = stage.shown
        stage.intruder.prepare { [unowned stage] in
          intrusions += 1
          stage.read()
          #expect([before, after].contains(stage.shown), "\(verb.name) in \(change.name): found between two states")
          let found = stage.shown
          if !stage.does(verb) {
            #expect(stage.shown == found, "\(verb.name) in \(change.name): refused, but something has changed")
          }
          stage.read()
        }
        _ = stage.does(change)
        stage.check("\(verb.name) in \(change.name)")
      }
    }
    // Nothing hashes a destination.
    #expect(intrusions > 0 || place == .hash)
  }
}

/// A scene whose flows, payloads and observers tell an intruder when their code runs.
///
/// Two members, `a` and `b`. In `a`: a page, a child flow of two pages, a sheet.
@MainActor
private final class Stage {
  let intruder: Intruder
  let census = Census()
  let tabs: SpiedTabs
  let scene: FlowScene
  var dismissals = 0

  init(_ place: UserCode) throws {
    intruder = Intruder(place)
    tabs = SpiedTabs(intruder, census)
    scene = try FlowScene(root: tabs, notificationCenter: NotificationCenter())
    scene.observe { [intruder] _ in intruder.run(.sceneObserver) }
    scene.observeEvents { [intruder] _ in intruder.run(.event) }
    tabs.show("b")
    tabs.show("a")
    outer?.push(page(1))
    outer?.push(.flow(Spy(2, intruder)))
    outer?.show(.sheet(Spy(3, intruder))) { [unowned self] _ in
      dismissals += 1
      intruder.run(.onDismiss)
    }
  }

  func page(_ number: Int) -> Spied { .page(Spy(number, intruder)) }

  var outer: SpiedFlow? { tabs.flow(ofMember: "a") as? SpiedFlow }
  var inner: SpiedFlow? { outer?.children.first as? SpiedFlow }
  var other: SpiedFlow? { tabs.flow(ofMember: "b") as? SpiedFlow }

  /// The drawn destinations as text.
  var shown: String { scene.presentation.line.map { "\($0.destination)" }.joined(separator: " ") }

  func does(_ step: Act) -> Bool {
    do { return try step.perform(self) } catch { return false }
  }

  func shown(after step: Act) throws -> String {
    _ = does(step)
    return shown
  }

  /// Reads everything that is public.
  func read() {
    for flow in tabs.subtree + census.living {
      _ = (flow.scene, flow.parent, flow.children, flow.outline)
      guard let flow = flow as? SpiedFlow else { continue }
      _ = (flow.root, flow.routes, flow.canPush, flow.canGoBack(), flow.routeStack.count)
    }
    for node in scene.presentation.line { _ = (scene.screen(of: node.id), scene.flow(drawing: node.id)) }
    _ = (scene.canGoBack, try? scene.link, tabs.visibleFlow, tabs.shownNames)
  }

  /// Checks that the scene is whole: all flows in it are alive and drawn, and all others are gone.
  func check(_ what: String) {
    intruder.prepare {}
    let flows = tabs.subtree
    for flow in flows {
      #expect(flow.scene === scene, "\(what): a flow of the tree has no scene")
      for child in flow.children { #expect(child.parent === flow, "\(what): a child flow has another parent") }
    }
    for flow in census.living {
      #expect(flows.contains { $0 === flow }, "\(what): a removed flow is not released")
      #expect((flow as? SpiedFlow)?.entries == 1, "\(what): didEnter was not called once")
    }
    for node in scene.presentation.line {
      #expect(scene.flow(drawing: node.id) != nil, "\(what): nobody draws \(node.destination)")
    }
    #expect(dismissals <= 1, "\(what): onDismiss was called twice")
    let flow = tabs.visibleFlow as? SpiedFlow
    flow?.goBackToRoot()
    #expect(flow?.push(page(9)) == true, "\(what): the scene takes no more changes")
    #expect(scene.back(), "\(what): the user cannot go back")
  }
}

/// A change, or a verb in one.
@MainActor
private struct Act {
  let name: String
  /// Returns whether it succeeded.
  let perform: (Stage) throws -> Bool

  init(_ name: String, _ perform: @escaping (Stage) throws -> Bool) { (self.name, self.perform) = (name, perform) }

  private struct Stop: Error {}

  static let all = [
    Self("push") { $0.inner?.push($0.page(7)) ?? false },
    Self("push of a flow") { $0.inner?.push(.flow(Spy(7, $0.intruder))) ?? false },
    Self("push on the outer flow") { $0.outer?.push($0.page(7)) ?? false },
    Self("sheet") { $0.outer?.show(.sheet(Spy(7, $0.intruder))) ?? false },
    Self("push in the hidden tab") { $0.other?.push($0.page(7)) ?? false },
    Self("goBack") { $0.inner?.goBack() ?? false },
    Self("goBack by all") { $0.outer?.goBack(3) ?? false },
    Self("goBackTo") { $0.outer?.goBackTo($0.page(1)) ?? false },
    Self("popTo a predicate") { stage in
      stage.inner?.popTo {
        stage.intruder.run(.body)
        return $0.spy.number == 20
      } ?? false
    },
    Self("dismiss") { $0.outer?.dismiss() ?? false },
    Self("replace") { $0.inner?.replace(with: $0.page(7)) ?? false },
    Self("setRoot") { $0.inner?.setRoot($0.page(7)) ?? false },
    Self("setRoot of the outer flow") { $0.outer?.setRoot($0.page(7)) ?? false },
    Self("update") { stage in
      guard let flow = stage.inner, let id = flow.routes.last?.id else { return false }
      return flow.update(id) {
        stage.intruder.run(.body)
        $0 = stage.page(7)
      }
    },
    Self("update of a slot with a flow") { stage in
      guard let flow = stage.outer, let id = flow.routes.dropFirst().first?.id else { return false }
      return flow.update(id) { $0 = .flow(Spy(7, stage.intruder)) }
    },
    Self("edit") { stage in
      try stage.inner?.edit { stack in
        stage.intruder.run(.body)
        try stack.push(stage.page(7))
        try stack.goBack(2)
        stage.intruder.run(.body)
      }
      return stage.inner != nil
    },
    Self("refused edit") { stage in
      try stage.inner?.edit { stack in
        try stack.push(.flow(Spy(7, stage.intruder)))
        stage.intruder.run(.body)
        try stack.goBack(9)
      }
      return stage.inner != nil
    },
    Self("batch") { stage in
      try stage.scene.batch {
        stage.inner?.push(.flow(Spy(7, stage.intruder)))
        stage.outer?.dismiss()
        stage.intruder.run(.body)
        stage.inner?.setRoot(stage.page(8))
      }
      return true
    },
    Self("thrown batch") { stage in
      try stage.scene.batch {
        stage.inner?.push(stage.page(7))
        stage.outer?.goBack(2)
        stage.outer?.push(.flow(Spy(7, stage.intruder)))
        stage.intruder.run(.body)
        throw Stop()
      }
      return true
    },
    Self("leave") { $0.inner?.leave() ?? false },
    Self("leaveLayer") { $0.inner?.leaveLayer() ?? false },
    Self("refresh") {
      $0.inner?.refresh()
      return $0.inner != nil
    },
    Self("pop to root") { $0.outer?.popToRoot() ?? false },
    Self("pop to root everywhere") { $0.outer?.popToRoot(.everyTab) ?? false },
    Self("restart") { $0.outer?.popToRoot(.everything) ?? false },
    Self("back by the user") { $0.scene.back() },
    Self("swipe of the sheet") { stage in
      stage.scene.presentation.modal.map { stage.scene.dismiss($0.nodes[0].id) } ?? false
    },
    Self("pop by the user") { $0.scene.pop(to: $0.scene.presentation.nodes[0].id) },
    Self("selection") { $0.tabs.show("b") },
    Self("first selection") { $0.tabs.show("c") },
    Self("drawing") { stage in stage.scene.presentation.line.last.flatMap { stage.scene.screen(of: $0.id) } != nil },
    Self("hiding") { $0.tabs.hide("a") },
    Self("removal of a tab") { $0.tabs.setNames(["b"]) },
    Self("tabs in another order") { $0.tabs.setNames(["b", "a"]) },
    Self("link") {
      try $0.scene.open("/a")
      return true
    },
    Self("plan of a link") {
      _ = try $0.scene.plan(for: "/b")
      return true
    },
  ]
}
