import Armature
import Foundation
import Testing

@testable import QuillSampleFlows

/// A window of the app without a host. A test acts as the user would, in either column.
@MainActor
struct TestWindow {
  enum Column {
    case sidebar, detail
  }

  let store: Store
  let scene: FlowScene

  init(store: Store = Store()) throws {
    self.store = store
    scene = try FlowScene(root: AppSplit(store: store), notificationCenter: NotificationCenter())
  }

  private var split: Presentation.Split? {
    if case .split(let split) = scene.presentation.content { split } else { nil }
  }

  /// The titles of the screens in a column, the topmost one last; empty for the placeholder.
  func titles(_ column: Column) -> [String] {
    let stack = column == .sidebar ? split?.sidebar : split?.detail
    return (stack.map { [$0.root] + $0.path } ?? []).compactMap { scene.screen(of: $0.id)?.title }
  }

  /// The titles of the screens in the one stack of a narrow window.
  var stack: [String] {
    (split.map { [$0.collapsed.root] + $0.collapsed.path } ?? []).compactMap { scene.screen(of: $0.id)?.title }
  }

  /// Makes the window narrow, or wide again.
  func collapse(_ isCollapsed: Bool) {
    if let split { scene.setCollapsed(isCollapsed, split.id) }
  }

  /// The rows and the toolbar of a column, or of the sheet or dialog above both.
  func rows(_ column: Column) -> [RowContent] {
    let stack = column == .sidebar ? split?.sidebar : split?.detail
    let below = stack.map { $0.path.last ?? $0.root }
    guard let node = scene.presentation.modal == nil ? below : scene.presentation.top.topNode,
      let screen = scene.screen(of: node.id)
    else { return [] }
    if let dialog = screen.dialog { return [dialog.field].compactMap { $0 } + dialog.buttons }
    return screen.rows + screen.toolbar.map(\.item)
  }

  func row(
    _ title: String, _ column: Column, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> RowContent {
    let rows = rows(column)
    return try #require(rows.first { $0.title == title }, "only \(rows.map(\.title))", sourceLocation: sourceLocation)
  }

  func tap(_ titles: String..., in column: Column, sourceLocation: SourceLocation = #_sourceLocation) throws {
    for title in titles {
      switch try row(title, column, sourceLocation: sourceLocation).kind {
      case .link(let open): open()
      case .button(_, _, isEnabled: true, let tap): tap()
      case .toggle(let isOn, let set): set(!isOn)
      default: Issue.record("'\(title)' cannot be tapped", sourceLocation: sourceLocation)
      }
    }
  }

  func type(
    _ text: String, into title: String, in column: Column, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try row(title, column, sourceLocation: sourceLocation).enter(text)
  }
}
