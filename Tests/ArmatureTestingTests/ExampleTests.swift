import Armature
import ArmatureTesting
import Testing

@Suite("The driver checks the examples of destinations")
@MainActor
struct ExampleTests {
  @Test("each has a screen or a child flow, or fails the test by its name")
  func screens() throws {
    try AppDriver.expectScreens(ofExamplesIn: Coordinator(root: Whole.first))
    try withKnownIssue {
      try AppDriver.expectScreens(ofExamplesIn: OddFlow(wrong: .empty))
    } matching: { issue in
      issue.comments.map(\.rawValue) == ["Odd.empty has neither a screen nor a child flow"]
    }
    withKnownIssue { try AppDriver.expectScreens(ofExamplesIn: Coordinator(root: AccountDestination.overview)) }
    #if DEBUG
      withKnownIssue { try AppDriver.expectScreens(ofExamplesIn: Coordinator(root: Wrong.first)) }
    #endif
  }

  @Test("the links of all flows are listed, and their problems have the name of the flow")
  func links() throws {
    let app = try AppDriver(root: Coordinator(root: Whole.first))
    #expect(app.linksToFlows == ["/"] && app.linkProblems == [])
    let other = try AppDriver(root: Coordinator(root: Wrong.first))
    let problem = "the pattern “first/{id}” of Wrong has 1 place for 0 values"
    #expect(other.linkProblems == ["Coordinator<Wrong>: \(problem)"])
  }

  @Test("each is reached by its link, drawn, and brought back; else a failure names the link, the flow and the problem")
  func reached() async throws {
    try AppDriver.expectExamples { Coordinator(root: Whole.first) }
    // A place that opens tabs prints the one that is open.
    try AppDriver.expectExamples { Opener(root: .home) }
    try AppDriver.expectExamples { Opener(root: .tabs) }
    for (place, problem) in [
      (Odd.lost, "/lost in OddFlow is not restored: "),
      (.empty, "/empty in OddFlow has neither a screen nor a child flow"),
    ] {
      let message = await failure { try AppDriver.expectExamples { OddFlow(wrong: place) } }.message
      #expect(message.hasPrefix(problem), "\(message)")
    }
    // The flow has two examples, which it leaves too.
    try withKnownIssue {
      try AppDriver.expectExamples { OddFlow(wrong: .left) }
    } matching: { issue in
      issue.comments.allSatisfy { $0.rawValue.hasSuffix(" leads to /") }
    }
  }

  @Test("a snapshot is equal to the next one until something changes")
  func snapshots() throws {
    let flow = Coordinator(root: Whole.first)
    let app = try AppDriver(root: flow)
    let before = app.snapshot
    #expect(app.snapshot == before && before.scrolls == 0 && app.snapshot.redrawn(since: before) == [])
    flow.refresh()
    #expect(app.snapshot != before && app.snapshot.hasSameShape(as: before))
    #expect(app.snapshot.redrawn(since: before) == ["first"])
    flow.push(.second)
    #expect(!app.snapshot.hasSameShape(as: before))
  }
}

private enum Whole: Destination, Codable {
  case first, second

  static let examples: [Self] = [.first, .second]

  func screen(in flow: Coordinator<Self>) -> Screen<Self> { Screen("Whole") }
}

private enum Opening: Destination, Codable {
  case home, tabs

  typealias Flow = Opener

  static let examples: [Self] = [.home, .tabs]

  func screen(in flow: Opener) -> Screen<Self> { if self == .home { Screen("Home") } else { .child } }
}

private final class Opener: Coordinator<Opening> {
  override func child(for destination: Opening) -> AnyCoordinator? {
    destination == .tabs ? TabCoordinator<OnlyTab>([.one, .two]) : nil
  }
}

private enum OnlyTab: Tab {
  case one, two

  func flow(in tabs: TabCoordinator<Self>) -> AnyCoordinator { Coordinator(root: Whole.first) }
  func item(in tabs: TabCoordinator<Self>) -> TabItem { TabItem("One", image: "circle") }
}

/// Its link does not fit.
private enum Wrong: Destination, Codable {
  case first

  static let examples: [Self] = [.first]
  static var links: [LinkPattern<Self>] { [LinkPattern("first/{id}", .first)] }

  func screen(in flow: Coordinator<Self>) -> Screen<Self> { Screen("Wrong") }
}

/// Its flow is told which example is wrong.
private enum Odd: Destination, Codable {
  case start, lost, empty, left

  typealias Flow = OddFlow

  static let examples: [Self] = [.start, .lost, .empty, .left]

  func screen(in flow: OddFlow) -> Screen<Self> {
    if self != .lost, self != .start, flow.wrong == self { .child } else { Screen("Odd") }
  }
}

private final class OddFlow: Coordinator<Odd>, Guarding {
  let wrong: Odd

  init(wrong: Odd) {
    self.wrong = wrong
    super.init(root: .start)
  }

  override func child(for destination: Odd) -> AnyCoordinator? {
    destination == .left && wrong == .left ? Leaver(root: Whole.first) : nil
  }

  func admit(_ request: AdmissionRequest) -> Admission {
    let isLost = request.destination as? Odd == .lost && wrong == .lost && request.cause == .restored
    return isLost ? .deny("it is lost") : .allow
  }
}

/// A flow that leaves as soon as it is shown.
private final class Leaver: Coordinator<Whole> {
  override func didEnter() { leave() }
}
