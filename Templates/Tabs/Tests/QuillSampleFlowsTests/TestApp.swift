import Armature
import Foundation
import Testing

@testable import QuillSampleFlows

/// The app without a host. A test acts as the user would: it taps tabs, and rows of the topmost screen.
@MainActor
struct TestApp {
  let store: Store
  let scene: FlowScene

  init(store: Store = Store()) throws {
    self.store = store
    scene = try FlowScene(root: AppCoordinator(store: store), notificationCenter: NotificationCenter())
  }

  /// The bar; `nil` while there are no tabs.
  var bar: Presentation.Tabs? {
    if case .tabs(let tabs) = scene.presentation.content { tabs } else { nil }
  }

  /// The titles of the screens in the selected tab, the topmost one last.
  var path: [String] {
    let nodes = bar.map { tabs in scene.presentation.line.filter { $0.id != tabs.id } } ?? scene.presentation.line
    return nodes.compactMap { scene.screen(of: $0.id)?.title }
  }

  /// The rows and the toolbar of the topmost screen, or the buttons of the dialog above it.
  var rows: [RowContent] {
    guard let screen = scene.screen(of: scene.presentation.top.topNode.id) else { return [] }
    return screen.dialog?.buttons ?? screen.rows + screen.toolbar.map(\.item)
  }

  var titles: [String] { rows.map(\.title) }

  func row(_ title: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> RowContent {
    try #require(rows.first { $0.title == title }, "only \(titles) at \(path)", sourceLocation: sourceLocation)
  }

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

  /// Taps tabs in the bar.
  func tapTab(_ titles: String..., sourceLocation: SourceLocation = #_sourceLocation) throws {
    for title in titles {
      let bar = try #require(bar, sourceLocation: sourceLocation)
      let item = try #require(bar.items.first { $0.title == title }, sourceLocation: sourceLocation)
      #expect(scene.select(item.name, in: bar.id), sourceLocation: sourceLocation)
    }
  }
}
