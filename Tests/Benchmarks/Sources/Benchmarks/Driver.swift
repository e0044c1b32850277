import Armature
import ArmatureTesting

/// Compares a walk with the driver of tests to the same walk with verbs and a drawing of the screen after each.
@MainActor
func measureDriver(_ report: Report) throws {
  report.title("driver: a walk of 6 actions / the same with verbs, and each screen drawn as text")
  for rows in [10, 100] {
    let times = best(ofRounds: 200, try .verbs(rows: rows), try .actions(rows: rows))
    report.line("a list of \(rows) rows", times[1], against: times[0], limit: 3)
  }

  report.title("driver: a walk of 1000 actions with a trace / without")
  for rows in [10, 100] {
    let times = best(ofRounds: 8, try .longWalk(rows: rows, tracing: true), try .longWalk(rows: rows, tracing: false))
    report.line("a list of \(rows) rows", times[0], against: times[1], limit: 3)
  }
}

extension Side {
  /// Ours.
  fileprivate static func actions(rows: Int) throws -> Side {
    let app = try AppDriver(root: ShelfCoordinator(rows: rows), tracing: false)
    return Side { _ in walk(app) }
  }

  /// Each round begins with a new app, because a trace grows.
  fileprivate static func longWalk(rows: Int, tracing: Bool) throws -> Side {
    func open() throws -> AppDriver { try AppDriver(root: ShelfCoordinator(rows: rows), tracing: tracing) }
    var app = try open()
    return Side(
      prepare: { if let new = try? open() { app = new } },
      work: { _ in for _ in 0..<167 { walk(app) } })
  }

  /// The baseline.
  fileprivate static func verbs(rows: Int) throws -> Side {
    let flow = ShelfCoordinator(rows: rows)
    let scene = try FlowScene(root: flow)
    return Side { _ in
      @MainActor func draw() { blackHole(scene.text) }
      flow.push(.book(7))
      draw()
      flow.show(.editor)
      draw()
      flow.title = "Emma"
      draw()
      flow.isFinished.toggle()
      draw()
      flow.dismiss()
      draw()
      flow.goBack()
      draw()
    }
  }
}

/// Six actions that end where they begin.
@MainActor
private func walk(_ app: AppDriver) {
  app.tap("Book 7")
  app.tap("Edit")
  app.fill("Title", with: "Emma")
  app.tap("Finished")
  app.tap("Done")
  app.back()
}

extension FlowScene {
  /// The topmost screen as lines of text.
  fileprivate var text: String {
    guard let screen = screen(of: presentation.top.topNode.id) else { return "" }
    let rows = (screen.rows + screen.toolbar.map(\.item)).enumerated().map { index, row in
      "\(index + 1)  \(row.title): \(row.input?.text ?? row.detail ?? "")"
    }
    return ([screen.title] + rows).joined(separator: "\n")
  }
}

private enum ShelfDestination: Destination, Codable {
  case list
  case book(Int)
  case editor

  var style: PresentationStyle { self == .editor ? .sheet : .push }

  func screen(in flow: ShelfCoordinator) -> Screen<Self> {
    switch self {
    case .list:
      Screen("Books") {
        for index in 0..<flow.rows { LinkRow("Book \(index)", detail: "on the shelf", to: .book(index)) }
      }
    case .book(let index):
      Screen("Book \(index)") {
        TextRow("Title", detail: flow.title)
        LinkRow("Edit", to: .editor)
      }
    case .editor:
      Screen("Edit") {
        FieldRow("Title", text: flow.title) { flow.title = $0 }
        ToggleRow("Finished", isOn: flow.isFinished) { flow.isFinished = $0 }
      }
      .toolbar(.primary) { ButtonRow("Done") { flow.dismiss() } }
    }
  }
}

private final class ShelfCoordinator: Coordinator<ShelfDestination> {
  let rows: Int
  var title = "" { didSet { refresh() } }
  var isFinished = false { didSet { refresh() } }

  init(rows: Int) {
    self.rows = rows
    super.init(root: .list)
  }
}
