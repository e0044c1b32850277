import Armature
import Foundation
import Testing

@testable import QuillSampleFlows

/// The app without a host. A test acts as the user would: it reads the topmost screen and taps its rows.
@MainActor
struct TestApp {
  let store: Store
  let scene: FlowScene

  init(store: Store = Store()) throws {
    self.store = store
    scene = try FlowScene(root: AppCoordinator(store: store), notificationCenter: NotificationCenter())
  }

  /// The titles of the screens above the list, the topmost one last.
  var path: [String] { scene.presentation.line.dropFirst().compactMap { scene.screen(of: $0.id)?.title } }

  /// The toolbar and the rows of the topmost screen. The rows of a section follow its heading.
  var rows: [RowContent] {
    guard let screen = scene.screen(of: scene.presentation.top.topNode.id) else { return [] }
    return screen.toolbar.map(\.item) + screen.rows.flatMap(flat)
  }

  var titles: [String] { rows.map(\.title) }

  func row(_ title: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> RowContent {
    try #require(rows.first { $0.title == title }, "only \(titles) at \(path)", sourceLocation: sourceLocation)
  }

  /// Taps a link, a button or a toggle.
  func tap(_ titles: String..., sourceLocation: SourceLocation = #_sourceLocation) throws {
    for title in titles {
      switch try row(title, sourceLocation: sourceLocation).kind {
      case .link(let open): open()
      case .button(_, _, isEnabled: true, let tap): tap()
      case .toggle(let isOn, let set): set(!isOn)
      default: Issue.record("'\(title)' cannot be tapped", sourceLocation: sourceLocation)
      }
    }
  }

  func type(_ text: String, into title: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try row(title, sourceLocation: sourceLocation).enter(text)
  }

  private func flat(_ row: RowContent) -> [RowContent] {
    guard case .section(let rows) = row.kind else { return [row] }
    return [row] + rows.flatMap(flat)
  }
}
