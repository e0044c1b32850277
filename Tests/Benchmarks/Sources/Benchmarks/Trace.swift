import Armature
import ArmatureTesting

/// Measures the walk of a user in a test, recorded and not recorded.
@MainActor
func measureTrace(_ report: Report) throws {
  report.title("trace: a walk of 1000 actions with a trace / without")
  for depth in [0, 5] {
    let times = best(ofRounds: 8, try walk(above: depth, tracing: true), try walk(above: depth, tracing: false))
    report.line("\(depth) screens below", times[0], against: times[1], limit: 3)
  }
}

@MainActor
private func walk(above depth: Int, tracing: Bool) throws -> Side {
  func opened() throws -> AppDriver { try AppDriver(root: PagesCoordinator(depth), tracing: tracing) }
  var app = try opened()
  try walk(app, times: 1)
  return Side(
    prepare: { if let new = try? opened() { app = new } },
    work: { _ in try? walk(app, times: 100) })
}

/// Ten actions, each number of times.
@MainActor
private func walk(_ app: AppDriver, times: Int) throws {
  for _ in 0..<times {
    app.tap("Page 7")
    app.tap("Rename")
    app.fill("Title", with: "Milk")
    app.toggle("Pinned")
    app.tap("Save")
    app.tap("Next")
    app.back()
    app.tap("Rename")
    app.swipeDown()
    app.back()
  }
  // A driver that could not do an action does nothing more.
  app.tap("Page 7")
  guard app.scene.presentation.topNode.destination as? PagesDestination == .page(7) else { throw UnfinishedWalk() }
  app.back()
}

private enum PagesDestination: Destination, Codable {
  case list
  case page(Int)
  case editor(Int)

  var style: PresentationStyle { if case .editor = self { .sheet } else { .push } }

  func screen(in flow: PagesCoordinator) -> Screen<Self> {
    switch self {
    case .list:
      Screen("Pages") {
        for number in 0..<20 { LinkRow("Page \(number)", detail: "\(number) words", to: .page(number)) }
      }
    case .page(let number):
      Screen("Page \(number)") {
        TextRow(flow.title)
        LinkRow("Next", to: .page(number + 1))
      }
      .toolbar(.primary) { LinkRow("Rename", to: .editor(number)) }
    case .editor:
      Screen("Rename") {
        FieldRow("Title", text: flow.title) { flow.title = $0 }
        ToggleRow("Pinned", isOn: flow.isPinned) { flow.isPinned = $0 }
      }
      .toolbar(.primary) { ButtonRow("Save") { flow.goBack() } }
    }
  }
}

private final class PagesCoordinator: Coordinator<PagesDestination> {
  var title = ""
  var isPinned = false

  /// Makes a flow with a number of lists above its list.
  init(_ depth: Int) {
    super.init(root: .list)
    for _ in 0..<depth { push(.list) }
  }
}

private struct UnfinishedWalk: Error {}
