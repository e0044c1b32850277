import Armature
import Observation

/// Compares drawing a screen of observable models with one of others.
@MainActor
func measureTracking(_ report: Report) throws {
  report.title("tracking: screens of observable models / screens of other models")
  let (model, plain) = (ObservableModel(), PlainModel())
  let flow = TrackedCoordinator(model, plain)
  let scene = try FlowScene(root: flow)
  // Ten screens of a hundred read the model.
  for number in 0..<100 { flow.push(number % 10 == 0 ? .observable : .plain) }
  let (tracked, other) = (flow.routes[90].id, flow.routes[91].id)
  let times = best(
    Side(times: 100) { for _ in 0..<$0 { blackHole(scene.screen(of: other)) } },
    Side(times: 100) { for _ in 0..<$0 { blackHole(scene.screen(of: tracked)) } })
  report.line("a screen drawn again", times[1], against: times[0], limit: 1.5)
  let first = best(
    Side(prepare: { flow.refresh(other) }) { _ in blackHole(scene.screen(of: other)) },
    Side(prepare: { flow.refresh(tracked) }) { _ in blackHole(scene.screen(of: tracked)) })
  report.line("a screen drawn after a change, which tracks it", first[1], against: first[0], limit: 2)
}

@Observable
private final class ObservableModel {
  var titles = (0..<20).map { "Title \($0)" }
}

private final class PlainModel {
  var titles = (0..<20).map { "Title \($0)" }
}

private enum TrackedDestination: Destination {
  case observable, plain

  func screen(in flow: TrackedCoordinator) -> Screen<Self> {
    let titles = self == .plain ? flow.plain.titles : flow.model.titles
    return Screen("Titles") { for title in titles { TextRow(title) } }
  }
}

private final class TrackedCoordinator: Coordinator<TrackedDestination> {
  let model: ObservableModel
  let plain: PlainModel

  init(_ model: ObservableModel, _ plain: PlainModel) {
    (self.model, self.plain) = (model, plain)
    super.init(root: .plain)
  }
}
