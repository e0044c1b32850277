import Armature
import Foundation
import Testing

@Suite("Mistakes in an app's code are told as events, and drawn in debug builds")
@MainActor
struct MistakeTests {
  let heard = Heard()

  @Test("a destination with a screen whose slot also opens a child flow")
  func hiddenScreen() throws {
    let flow = Opener()
    let scene = try FlowScene(root: flow)
    scene.observeTexts { [heard] in heard.events.append($0) }
    flow.push(.both)
    let message = """
      both has a screen of its own, but child(for:) makes a child flow, which is drawn instead: return .child from \
      screen(in:), or nil from child(for:).
      """
    #expect(heard.events == ["shown home", "mistake in Opener: \(message)"])
    let id = try #require(flow.routes.first?.id)
    #expect(scene.screen(of: id)?.rows.first?.title == (Self.isDebug ? message : nil))
  }

  @Test("a destination without a screen of its own opens a child flow unheard")
  func child() throws {
    let flow = StyledFlow()
    let scene = try FlowScene(root: flow)
    scene.observeTexts { [heard] in heard.events.append($0) }
    flow.push(.flow(1))
    flow.push(.twin(2))
    #expect(heard.events.allSatisfy { $0.hasPrefix("shown") })
    #expect(scene.screen(of: flow.routes[0].id)?.title == "page(0)")
  }

  @Test("a screen that navigates when it is drawn: the verb is refused, in a batch too")
  func navigation() throws {
    let flow = Coordinator<Restless>(root: .calm)
    let scene = try FlowScene(root: flow)
    scene.observeTexts { [heard] in heard.events.append($0) }
    flow.push(.restless)
    let before = scene.presentation
    let message = """
      screen(in:) of restless navigates, which is refused there: navigate in the action of a button or in a task.
      """
    #expect(scene.screen(of: flow.routes[0].id)?.rows.first?.title == (Self.isDebug ? message : "Push"))
    #expect(
      heard.events.dropFirst() == [
        "refused Coordinator<Restless>.push(_:) (busy)", "mistake in Coordinator<Restless>: \(message)",
      ])
    #expect(scene.presentation == before)
    try scene.batch {
      _ = scene.screen(of: flow.routes[0].id)
      flow.push(.calm)
    }
    #expect(flow.routes.map(\.destination) == [.restless, .calm])
  }

  @Test("a screen that plans a link or closes its scene when it is drawn is refused, too")
  func planning() throws {
    let directory = SceneDirectory(notificationCenter: NotificationCenter()) { _ in Planner() }
    let scene = try directory.open()
    let planner = try #require(scene.root as? Planner)
    planner.work = { [unowned scene] in
      #expect(throws: LinkError.self) { try scene.plan(for: "/calm") }
      #expect(!directory.close(scene.name))
    }
    #expect(scene.screen(of: scene.presentation.top.topNode.id)?.title == "place")
    planner.work = {}
    #expect(directory.close(scene.name))
  }

  final class Heard { var events: [String] = [] }

  static var isDebug: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }
}

private enum Restless: Destination {
  case calm, restless

  func screen(in flow: Coordinator<Self>) -> Screen<Self> {
    if self == .restless { _ = flow.push(.calm) }
    return Screen("\(self)") { TextRow("Push") }
  }
}

private enum Planning: Destination {
  case place

  func screen(in flow: Planner) -> Screen<Self> {
    let _ = flow.work()
    return Screen("\(self)")
  }
}

private final class Planner: Coordinator<Planning> {
  var work = {}

  init() { super.init(root: .place) }
}

private enum Opening: Destination {
  case start, both

  func screen(in flow: Opener) -> Screen<Self> { Screen("\(self)") }
}

private final class Opener: Coordinator<Opening> {
  init() { super.init(root: .start) }

  override func child(for destination: Opening) -> AnyCoordinator? { destination == .both ? ForeignFlow() : nil }
}
