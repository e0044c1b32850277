import Armature
import Foundation
import Testing

@Suite("Mistakes in an app's code are told as events, and drawn in debug builds")
@MainActor
struct MistakeTests {
  private let flow = Clumsy(root: .calm)
  private let scene: FlowScene
  private let diary = Diary()

  init() throws {
    scene = try FlowScene(root: flow)
    scene.observeTexts { [diary] in diary.lines.append($0) }
  }

  /// The first row of the last slot's screen: in debug builds, the mistake.
  private func expectFirstRow(_ mistake: String, else row: String?) {
    let drawn = scene.screen(of: flow.routeStack.topID)?.rows.first?.title
    #if DEBUG
      #expect(drawn == mistake)
    #else
      #expect(drawn == row)
    #endif
  }

  @Test("a destination with a screen whose slot also opens a child flow")
  func hiddenScreen() throws {
    flow.push(.both)
    let message = """
      both has a screen of its own, but child(for:) makes a child flow, which is drawn instead: return .child from \
      screen(in:), or nil from child(for:).
      """
    #expect(diary.lines == ["shown home", "mistake in Clumsy: \(message)"])
    expectFirstRow(message, else: nil)
  }

  @Test("a destination without a screen of its own opens a child flow unheard")
  func child() throws {
    let flow = StyledFlow()
    let scene = try FlowScene(root: flow)
    var heard: [String] = []
    scene.observeTexts { heard.append($0) }
    flow.push(.flow(1))
    flow.push(.twin(2))
    #expect(heard.allSatisfy { $0.hasPrefix("shown") })
    #expect(scene.screen(of: flow.routes[0].id)?.title == "page(0)")
  }

  @Test("a screen that navigates when it is drawn: the verb is refused, in a batch too")
  func navigation() throws {
    flow.push(.restless)
    let before = scene.presentation
    let message = """
      screen(in:) of restless navigates, which is refused there: navigate in the action of a button or in a task.
      """
    expectFirstRow(message, else: "Push")
    #expect(diary.lines.dropFirst() == ["refused Clumsy.push(_:) (busy)", "mistake in Clumsy: \(message)"])
    #expect(scene.presentation == before)
    try scene.batch {
      _ = scene.screen(of: flow.routes[0].id)
      flow.push(.calm)
    }
    #expect(scene.text == "calm restless calm")
  }

  @Test("a screen that plans a link or closes its scene when it is drawn is refused, too")
  func planning() throws {
    let directory = SceneDirectory(notificationCenter: NotificationCenter()) { _ in Clumsy(root: .planning) }
    let scene = try directory.open()
    let clumsy = try found(scene.root, as: Clumsy.self)
    clumsy.work = { [unowned scene] in
      #expect(throws: LinkError.self) { try scene.plan(for: "/calm") }
      #expect(!directory.close(scene.name))
    }
    #expect(scene.screen(of: scene.presentation.top.topNode.id)?.title == "planning")
    clumsy.work = {}
    #expect(directory.close(scene.name))
  }
}

private enum Clumsiness: Destination {
  case calm, both, restless, planning

  func screen(in flow: Clumsy) -> Screen<Self> {
    if self == .restless { _ = flow.push(.calm) }
    if self == .planning { _ = flow.work() }
    return Screen("\(self)") { if self == .restless { TextRow("Push") } }
  }
}

private final class Clumsy: Coordinator<Clumsiness> {
  var work = {}

  override func child(for destination: Clumsiness) -> AnyCoordinator? { destination == .both ? ForeignFlow() : nil }
}
