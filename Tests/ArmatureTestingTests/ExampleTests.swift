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
      try AppDriver.expectScreens(ofExamplesIn: Coordinator(root: Half.first))
    } matching: { issue in
      issue.comments.map(\.rawValue) == ["Half.second has neither a screen nor a child flow"]
    }
    withKnownIssue { try AppDriver.expectScreens(ofExamplesIn: Coordinator(root: Bare.only)) }
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

/// Its link does not fit.
private enum Wrong: Destination, Codable {
  case first

  static let examples: [Self] = [.first]
  static var links: [LinkPattern<Self>] { [LinkPattern("first/{id}", .first)] }

  func screen(in flow: Coordinator<Self>) -> Screen<Self> { Screen("Wrong") }
}

/// Its second case has no screen.
private enum Half: Destination {
  case first, second

  static let examples: [Self] = [.first, .second]

  func screen(in flow: Coordinator<Self>) -> Screen<Self> {
    if self == .first { Screen("Half") } else { .child }
  }
}

private enum Bare: Destination {
  case only

  func screen(in flow: Coordinator<Self>) -> Screen<Self> { Screen("Bare") }
}
